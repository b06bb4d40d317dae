// QT-ARENA: a challenge, closed fists, dice, and then the hands open.
import { perSeat, reveal, roll, type Seat } from '@oubliette/engine';
import { DIE } from '../cards/cards.ts';
import { diademGem } from '../powers/diadem-of-eloquence.ts';
import { canAnnounce, spendPowerArmour } from '../powers/power-armour.ts';
import { startFingers } from '../powers/thief.ts';
import { type Frame, NOBODY, noFight, type Side, type State, w } from '../state.ts';
import { isKritik } from './dice.ts';
import { score } from './gems.ts';
import { openTable } from './open-table.ts';
import { startPlunder } from './plunder.ts';
import { bystanders, loser, losers, winner, winners } from './sides.ts';
import { helpOf, sumsOf, totalOf } from './sums.ts';
import { breakTruces, judgeFists } from './talk/ledger.ts';
import { endMoment, startMoment } from './talk/moments.ts';
import { settleArena } from './talk/settle.ts';
import { curse, defeat } from './wounds.ts';

const SIDES: readonly Side[] = ['attacker', 'defender', 'none'];

/** QT-ARENA-1, QT-RULING-27 */
export function challenge(s: State, defender: Seat): Frame {
  const attacker = s.active;
  const [mine, theirs] = [s.players[attacker]!.trophies, s.players[defender]!.trophies];
  s.fight = noFight();
  s.fight.kind = 'arena';
  s.fight.attacker = attacker;
  s.fight.defender = defender;
  s.fight.richer = mine === theirs ? NOBODY : mine > theirs ? attacker : defender;
  w.tell(() => ({ type: 'challenge', rule: 'QT-ARENA-1', seat: attacker, toSeat: defender }));
  breakTruces(s);
  startMoment(s, 'A');
  return { proc: 'arena', at: 0 };
}

/** QT-RULING-50 gives the order after the dice. */
export const arena = w.sequence('arena', [
  (s) => ({ proc: 'arena-talk', drafts: perSeat(s.players.length) }),
  startAnnouncing,
  (s) => {
    s.fight.stage = 'fists';
    s.fight.fists = s.players.map(() => 'none' as const);
    return { proc: 'fist', drafts: perSeat(s.players.length) };
  },
  rollDice,
  (s) => ({ proc: 'reroll', todo: [s.fight.attacker, s.fight.defender], at: 0 }),
  openHands,
  decide,
  startPlunder,
  startFingers,
  countArena,
  settleArena,
  endArena,
]);

const principals = (s: State): Seat[] => [s.fight.attacker, s.fight.defender];

/** QT-TALK-28: both principals say when they have talked enough. */
export const arenaTalk = openTable(
  w.allAtOnce('arena-talk', {
    seats: principals,
    step: (_s, _seat, draft) => (draft.length === 0 ? 'arena-talk' : undefined),
    options: (_s, _seat, _draft, can) => can.add('done'),
    commit: endMoment,
    about: (s) => ({ attacker: s.fight.attacker, defender: s.fight.defender }),
  }),
);

/** QT-ARENA-13, QT-RULING-47 */
function startAnnouncing(s: State): Frame | undefined {
  s.fight.stage = 'announce';
  const todo = principals(s).filter((seat) => canAnnounce(s, seat));
  return todo.length === 0 ? undefined : { proc: 'announce', todo, at: 0 };
}

/** QT-ARENA-4, QT-RULING-49: all at once; a player who may not be an ally has an open, empty hand. */
export const fist = openTable(
  w.allAtOnce('fist', {
    seats: (s) => bystanders(s).filter((seat) => !s.players[seat]!.petrified),
    step: (_s, _seat, draft) => (draft.length === 0 ? 'fist' : undefined),
    options(_s, _seat, _draft, can) {
      for (const side of SIDES) can.add(side);
    },
    commit(s, drafts) {
      drafts.forEach(([side], seat) => {
        if (side !== undefined) s.fight.fists[seat] = side;
      });
      s.fight.stage = 'dice';
    },
    about: (s) => ({ attacker: s.fight.attacker, defender: s.fight.defender }),
    quiet: ['talk', 'deal', 'enough'],
  }),
);

/** QT-ARENA-2 */
function rollDice(s: State): void {
  const { fight: f } = s;
  f.stage = 'dice';
  f.green = roll(s, DIE);
  f.red = roll(s, DIE);
  w.tell(() => ({
    type: 'arena-dice',
    rule: 'QT-ARENA-2',
    seat: f.attacker,
    toSeat: f.defender,
    green: f.green,
    red: f.red,
    sums: sumsOf(s),
  }));
}

/** QT-ARENA-5, QT-ARENA-6 */
function openHands(s: State): void {
  reveal(s);
  const { fight: f } = s;
  f.open = true;
  for (const seat of bystanders(s)) {
    const side = f.fists[seat]!;
    w.tell(() => ({ type: 'hand', rule: 'QT-ARENA-6', side, ...helpOf(s, seat) }));
  }
  judgeFists(s);
}

/** QT-ARENA-9, QT-ARENA-11, QT-ARENA-12; steps 1 to 5 of QT-RULING-50. */
function decide(s: State): void {
  const { fight: f } = s;
  const sums = sumsOf(s);
  const [green, red] = [totalOf(sums.green), totalOf(sums.red)];
  f.won = green >= red;
  w.tell(() => ({
    type: 'arena-totals',
    rule: 'QT-ARENA-9',
    seat: f.won ? f.attacker : f.defender,
    green,
    red,
    won: f.won,
    sums,
  }));
  const kritik = f.won ? isKritik(s, f.attacker, f.green) : isKritik(s, f.defender, f.red);
  spendPowerArmour(s);
  for (const seat of winners(s)) {
    w.tell(() => ({ type: 'arena-trophy', rule: f.won ? 'QT-ARENA-11' : 'QT-ARENA-12', seat }));
    score(s, seat, 1);
  }
  for (const seat of losers(s)) defeat(s, seat, kritik);
  if (kritik) s.players[winner(s)]!.kritikWin = true;
  if (s.cursed === winner(s)) curse(s, loser(s), 'QT-CURSE-1');
  takePot(s);
}

/** QT-POT-4, QT-POT-5, QT-RULING-5 */
function takePot(s: State): void {
  if (s.arenaFought) return;
  s.arenaFought = true;
  const gems = s.pot;
  s.pot = 0;
  const seat = winner(s);
  s.players[seat]!.gems += gems;
  w.tell(() => ({ type: 'pot-won', rule: 'QT-POT-4', seat, gems }));
}

/** Steps 8 (the Diadem, after the Thief) and 9. */
function countArena(s: State): void {
  const [first, ...allies] = winners(s);
  for (const ally of allies) {
    diademGem(s, ally);
    s.players[ally]!.allyWins++;
  }
  const player = s.players[first!]!;
  const beaten = loser(s);
  if (!player.beaten.includes(beaten)) player.beaten = [...player.beaten, beaten].sort((a, b) => a - b);
  if (s.fight.richer === beaten) player.avenged = true;
  s.fight.stage = 'after';
}

function endArena(s: State): void {
  s.fallen = { attacker: s.fight.attacker, defender: s.fight.defender };
  s.fight = noFight();
}
