// The expected result of an expedition: odds over every card that may still come, and the sides that bystanders will take.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, SPECIALS } from '../cards/cards.ts';
import { allyPower, powerAgainst, powerInArena } from '../rules/power.ts';
import type { Side, State } from '../state.ts';
import { arenaAim, spoilsAim } from './aims.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { breakingCost, trustIn } from './trust.ts';
import { itemWorth, WORTH } from './worth.ts';

/** A special card, on the average of the seven. */
const SPECIAL = 30;
/** Of what an ally adds, the part that is left after paying for it. */
const KEPT = 0.5;

/** The gain of a seat from a won fight against this monster, its own quests included. */
const prize = (s: State, seat: Seat, monster: MonsterId): number =>
  WORTH.gem * (MONSTERS[monster].gems + (monster === 'mimic' ? 4 : 0)) +
  WORTH.trophy * MONSTERS[monster].trophies +
  spoilsAim(s, seat, monster);

export function fightAim(s: State, seat: Seat, monster: MonsterId, help: number): number {
  const { wins, wounds } = oddsAt(powerAgainst(s, seat, monster) + help - MONSTERS[monster].power);
  return (wins * prize(s, seat, monster) - WORTH.wound * wounds) / PAIRS;
}

/** The Dungeon for this seat: the mean over every card that may come. */
export function dungeonOutlook(s: State, seat: Seat): number {
  const allies = s.players.flatMap((p, other) => (other === seat || p.petrified ? [] : [allyPower(s, other, 'none')]));
  const help = s.fog ? 0 : Math.max(0, ...allies);
  let sum = 0;
  let cards = 0;
  for (const card of s.adventure) {
    if (!(card in MONSTERS)) {
      if (card in SPECIALS) [sum, cards] = [sum + SPECIAL, cards + 1];
      continue;
    }
    const monster = card as MonsterId;
    const alone = fightAim(s, seat, monster, 0);
    const mayFlee = 2 * MONSTERS[monster].power >= 3 * powerAgainst(s, seat, monster);
    const least = mayFlee ? Math.max(0, alone) : alone;
    sum += least + KEPT * Math.max(0, fightAim(s, seat, monster, help) - least);
    cards++;
  }
  return cards === 0 ? 0 : sum / cards;
}
/** The side that this hand strengthens is worth its odds of a trophy, less those of wounds. */
function leaning(difference: number, help: number): Side {
  const [green, red] = [oddsAt(difference + help), oddsAt(difference - help)];
  const attack = WORTH.trophy * green.wins - WORTH.wound * green.wounds;
  const defend = WORTH.trophy * (PAIRS - red.wins) - WORTH.wound * red.redWounds;
  return Math.max(attack, defend) <= 0 ? 'none' : attack >= defend ? 'attacker' : 'defender';
}

export interface Sides {
  /** The attacker's lead with the hands of all. */
  readonly difference: number;
  readonly hands: readonly Side[];
}

/** Bystanders join the stronger side; trusted promises come first. `me`: a hand that is not counted. */
export function sidesFor(s: State, attacker: Seat, defender: Seat, viewer: Seat, me?: Seat): Sides {
  const bare = powerInArena(s, attacker, false) - powerInArena(s, defender, true);
  const hands = s.players.map((p, seat): Side => {
    if (seat === attacker || seat === defender || seat === me || p.petrified) return 'none';
    return promisedSide(s, seat, attacker, defender, viewer) ?? leaning(bare, allyPower(s, seat, 'none'));
  });
  const difference = hands.reduce((d, hand, seat) => {
    if (hand === 'none') return d;
    return hand === 'attacker' ? d + allyPower(s, seat, 'none') : d - allyPower(s, seat, 'none');
  }, bare);
  return { difference, hands };
}

function promisedSide(s: State, seat: Seat, attacker: Seat, defender: Seat, viewer: Seat): Side | undefined {
  const line = s.ledger.find(
    ({ state, kind, giver, receiver }) =>
      state === 'running' && kind === 'fist' && giver === seat && (receiver === attacker || receiver === defender),
  );
  if (line === undefined || trustIn(s, viewer, seat) < 50) return undefined;
  return line.receiver === attacker ? 'attacker' : 'defender';
}

/** The best item that could be plundered, and its value to its owner. */
function bestPlunder(s: State, seat: Seat, other: Seat): { readonly gain: number; readonly loss: number } {
  const { gems, worn, spoils } = s.players[other]!;
  const half = Math.ceil(gems / 2);
  let best = { gain: WORTH.gem * half, loss: WORTH.gem * half };
  const look = (gain: number, loss: number): void => {
    if (gain + loss / 2 > best.gain + best.loss / 2) best = { gain, loss };
  };
  for (const item of worn) look(itemWorth(s, seat, item), itemWorth(s, other, item));
  for (const card of spoils) look(spoilsAim(s, seat, card), WORTH.spoils + WORTH.advance);
  return best;
}

/** Rivals' gains count against one's own, the strongest rival's twice. */
function againstRivals(s: State, me: Seat, own: number, others: readonly number[]): number {
  const rivals = s.players.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const top = Math.max(...rivals.map((seat) => s.players[seat]!.trophies));
  let [sum, weights] = [0, 0];
  for (const seat of rivals) {
    const weight = s.players[seat]!.trophies === top ? 2 : 1;
    sum += weight * others[seat]!;
    weights += weight;
  }
  return own - sum / weights;
}

/** An Arena of this seat against another, in points above what the rivals gain by it. */
export function arenaOutlook(s: State, seat: Seat, other: Seat): number {
  const { difference, hands } = sidesFor(s, seat, other, seat);
  const { wins, wounds } = oddsAt(difference);
  const won = wins / PAIRS;
  const { gain, loss } = bestPlunder(s, seat, other);
  const own =
    won * (WORTH.trophy + gain + (s.arenaFought ? 0 : WORTH.gem * s.pot) + arenaAim(s, seat, other)) -
    (WORTH.wound * wounds) / PAIRS;
  const others = s.players.map((_, rival) => {
    if (rival === other) return (1 - won) * WORTH.trophy - won * (WORTH.wound + loss);
    if (hands[rival] === 'attacker') return won * WORTH.trophy - (1 - won) * WORTH.wound;
    return hands[rival] === 'defender' ? (1 - won) * WORTH.trophy - won * WORTH.wound : 0;
  });
  let worth = againstRivals(s, seat, own, others);
  for (const line of s.ledger)
    if (line.state === 'running' && line.kind === 'truce' && line.giver === seat && line.receiver === other)
      worth -= Math.min(1e6, breakingCost(s, seat, other)); // QT-TALK-57
  return worth;
}
