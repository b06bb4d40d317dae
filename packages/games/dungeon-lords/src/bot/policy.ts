// What a sensible dungeon lord answers without much thought: how imagined games go on.
import type { Ask, Can, Pick, Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, type Order, TRAPS, type TrapId } from '../cards/cards.ts';
import { cellOf } from '../options.ts';
import { type AttackOption, moveOf } from '../rules/combat/words.ts';
import { ROOM, type State } from '../state.ts';
import { worthOfOrder } from './orders.ts';
import { strengthOf, trapStrength, weakestTrap } from './strength.ts';

/** Once in so many times it does anything at all: whatever is possible must happen in some imagined game. */
const WHIM = 10;

type Habit = (s: State, seat: Seat, can: Can, pick: Pick) => string | undefined;

const take: Habit = () => 'take';

/** By chance, the worthier the likelier. */
const giveOrder: Habit = (s, seat, can, pick) => {
  let sum = 0;
  for (let i = 0; i < can.count; i++) sum += square(worthOfOrder(s, seat, can.list[i] as Order));
  let at = (pick(4096) / 4096) * sum;
  for (let i = 0; i < can.count; i++) {
    at -= square(worthOfOrder(s, seat, can.list[i] as Order));
    if (at <= 0) return can.list[i];
  }
  return undefined;
};
const square = (x: number): number => x * x;

/** The order it would miss most. */
const bestOrder: Habit = (s, seat, can) => most(can, (option) => worthOfOrder(s, seat, option as Order));

const hire: Habit = (s, seat, can) => {
  const { evil } = s.players[seat]!;
  return most(can, (option) =>
    option === 'pass'
      ? 1.5
      : strengthOf(option as MonsterId, 3) - (evil + (MONSTERS[option as MonsterId].cost.evil ?? 0) > 9 ? 3 : 0),
  );
};

const payWages: Habit = (_s, _seat, can) => most(can, (option) => (option.startsWith('pay:') ? 1 : 0));
const highest: Habit = (_s, _seat, can) => most(can, (option) => (option === 'pass' ? 0 : Number(option)));
const anythingBut =
  (word: string): Habit =>
  (_s, _seat, can, pick) => {
    const option = can.list[pick(can.count)]!;
    return option === word ? can.list[pick(can.count)] : option;
  };
const weakest: Habit = (_s, _seat, can) => weakestTrap(can.toArray());

/** Tunnels are cheap to lose; a room lets two monsters fight. */
const battleTile: Habit = (s, seat, can) => {
  const { map, lair } = s.players[seat]!;
  const two = lair.filter(({ spent }) => !spent).length > 3;
  return most(can, (option) => ((map[cellOf(option as never)] === ROOM) === two ? 1 : 0));
};
const layTrap: Habit = (s, seat, can) => {
  const heroes = s.players[seat]!.party.length;
  return most(can, (option) => (option in TRAPS ? trapStrength(option as TrapId, heroes) : 1));
};
const sendCreature: Habit = (s, seat, can) => {
  const heroes = s.players[seat]!.party.length;
  return most(can, (option) => (option in MONSTERS ? strengthOf(option as MonsterId, heroes) : 1));
};
const strike: Habit = (s, seat, can) => {
  const heroes = s.players[seat]!.party.length;
  return most(can, (option) => {
    const { hit, damage, times = 1, blocksConquest } = moveOf(option as AttackOption).attack;
    return damage * times * (hit === 'each' ? heroes : 1) + (blocksConquest ? 1 : 0);
  });
};

const HABITS: Readonly<Record<string, Habit>> = {
  'keep-order': giveOrder,
  order: giveOrder,
  'get-food': take,
  'improve-reputation': take,
  'recruit-imps': take,
  'buy-traps': take,
  'dig-tunnels': anythingBut('stop'),
  'mine-gold': highest,
  'recruit-monster': hire,
  'build-room': anythingBut('pass'),
  produce: anythingBut('stop'),
  'take-order-back': bestOrder,
  'pay-day': payWages,
  taxes: highest,
  'give-trap': weakest,
  'discard-trap': weakest,
  'plan-tile': battleTile,
  'plan-trap': layTrap,
  'plan-creature': sendCreature,
  attack: strike,
};

export function playout(s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined {
  const habit = HABITS[kind];
  return habit === undefined || pick(WHIM) === 0 ? undefined : habit(s, seat, can, pick);
}

/** The option with the highest mark, the first of equals. */
function most(can: Can, mark: (option: string) => number): string | undefined {
  let best: string | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < can.count; i++) {
    const one = mark(can.list[i]!);
    if (one <= high) continue;
    high = one;
    best = can.list[i];
  }
  return best;
}
