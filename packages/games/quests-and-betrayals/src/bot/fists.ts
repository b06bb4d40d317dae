// QT-TALK-58, QT-TALK-59: which hand to play, and what a fist is worth to a principal.
import type { Seat } from '@oubliette/engine';
import { allyPower, powerInArena } from '../rules/power.ts';
import { bystanders } from '../rules/sides.ts';
import type { LedgerLine, Side, State } from '../state.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { breakingCost, figuresOf, trustIn } from './trust.ts';
import { itemWorth, pieceWorth, spoilsWorth, WORTH } from './worth.ts';

/** Attacker's lead as this seat sees it: both principals, and bystanders who promised a fist and are believed. */
function arenaDifference(s: State, me: Seat): number {
  const { attacker, defender } = s.fight;
  let d = powerInArena(s, attacker, false) - powerInArena(s, defender, true);
  for (const seat of bystanders(s)) {
    if (seat === me || s.players[seat]!.petrified) continue;
    for (const line of s.ledger) {
      if (line.state !== 'running' || line.kind !== 'fist' || line.giver !== seat || trustIn(s, me, seat) < 50)
        continue;
      if (line.receiver === attacker) d += allyPower(s, seat, 'none');
      if (line.receiver === defender) d -= allyPower(s, seat, 'none');
    }
  }
  return d;
}

/** Without words: trophies and wounds of this hand, over all pairs. */
export function handWorth(s: State, me: Seat, side: Side): number {
  if (side === 'none') return 0;
  const mine = allyPower(s, me, 'none');
  const odds = oddsAt(arenaDifference(s, me) + (side === 'attacker' ? mine : -mine));
  const won = side === 'attacker' ? odds.wins : PAIRS - odds.wins;
  const wounds = side === 'attacker' ? odds.wounds : odds.redWounds;
  return (WORTH.trophy * won - WORTH.wound * wounds) / PAIRS;
}

const SIDES: readonly Side[] = ['none', 'attacker', 'defender'];
const sideOf = (s: State, seat: Seat): Side =>
  seat === s.fight.attacker ? 'attacker' : seat === s.fight.defender ? 'defender' : 'none';

const keeps = (s: State, line: LedgerLine, hand: Side): boolean => {
  const side = sideOf(s, line.receiver);
  return line.kind === 'fist' ? hand === side : hand === 'none' || hand === side;
};

/** The best hand; ties are played empty. A loyal bot plays what it promised. */
export function bestHand(s: State, me: Seat): Side {
  const own = s.ledger.filter(
    (line) =>
      line.state === 'running' &&
      line.giver === me &&
      (line.kind === 'fist' || line.kind === 'aside') &&
      sideOf(s, line.receiver) !== 'none',
  );
  const loyal = figuresOf(s, me).cost === 'never';
  let best: Side = 'none';
  let most = Number.NEGATIVE_INFINITY;
  for (const hand of SIDES) {
    let worth = handWorth(s, me, hand) + wordsFor(s, me, hand);
    for (const line of own) {
      if (keeps(s, line, hand)) continue;
      worth -= loyal ? 1e6 : breakingCost(s, me, line.receiver);
    }
    if (worth > most + 1e-9) [most, best] = [worth, hand];
  }
  return best;
}

/** Words that principals owe this seat after the Arena, if its hand does not break the deal. */
function wordsFor(s: State, me: Seat, hand: Side): number {
  let sum = 0;
  for (const line of s.ledger) {
    if (line.state !== 'running' || line.receiver !== me || (line.due !== 'after' && line.due !== 'after-win'))
      continue;
    const mine = s.ledger.find(
      (other) => other.offer === line.offer && other.giver === me && other.state === 'running',
    );
    if (mine !== undefined && !keeps(s, mine, hand)) continue;
    const worth = (pieceWorth(s, me, `${line.kind}:${line.subject}`) * trustIn(s, me, line.giver)) / 100;
    sum += line.due === 'after' ? worth : worth * chanceOf(s, me, line.giver, hand);
  }
  return sum;
}

function chanceOf(s: State, me: Seat, principal: Seat, hand: Side): number {
  const mine = allyPower(s, me, 'none');
  const d = arenaDifference(s, me) + (hand === 'attacker' ? mine : hand === 'defender' ? -mine : 0);
  const green = oddsAt(d).wins / PAIRS;
  return principal === s.fight.attacker ? green : 1 - green;
}

/** QT-TALK-59: the stake of a principal: a trophy, the Pot, the plunder, a wound. */
function stake(s: State, principal: Seat): number {
  const { attacker, defender } = s.fight;
  const { gems, worn, spoils } = s.players[defender]!;
  const plunderer = principal === attacker ? attacker : defender;
  const plunder = Math.max(
    WORTH.gem * Math.ceil(gems / 2),
    ...worn.map((item) => itemWorth(s, plunderer, item)),
    ...spoils.map((card) => spoilsWorth(s, plunderer, card)),
  );
  return WORTH.trophy + (s.arenaFought ? 0 : WORTH.gem * s.pot) + plunder + WORTH.wound;
}

/** QT-TALK-59: the most a principal pays for this fist. */
export function fistCeiling(s: State, principal: Seat, helper: Seat): number {
  const help = allyPower(s, helper, 'none');
  const d = arenaDifference(s, principal);
  const attacks = principal === s.fight.attacker;
  const change = attacks ? oddsAt(d + help).wins - oddsAt(d).wins : oddsAt(d).wins - oddsAt(d - help).wins;
  return Math.floor((change * stake(s, principal)) / PAIRS);
}

/** QT-TALK-59: what a bystander wants at least for this hand. */
export const fistPrice = (s: State, me: Seat, side: Side): number =>
  Math.max(0, Math.ceil(Math.max(...SIDES.map((hand) => handWorth(s, me, hand))) - handWorth(s, me, side)));
