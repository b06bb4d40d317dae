// Sensible answers of a dungeon lord, for playouts.
import type { Ask, Can, Pick } from '@oubliette/engine';
import { type MonsterId, ORDERS, type Order, ROOMS, type RoomId } from '../cards/cards.ts';
import { cellOf, PAY } from '../options.ts';
import { stepsFromEntrance } from '../rules/combat/battle-tile.ts';
import { BESIDE, tiles } from '../rules/dungeon.ts';
import { type Player, ROCK, type State } from '../state.ts';
import { COMBAT_HABITS } from './combat-habits.ts';
import { type Habit, most } from './habit.ts';
import { undefended, worthOfGold } from './needs.ts';
import { worthOfHire, worthOfOrder } from './orders.ts';
import { strengthOf, weakestTrap } from './strength.ts';

/** Answers at random once in so many times: every option must occur in some playout. */
const WHIM = 10;

/** A bargain is taken if its yield is worth its price. */
const bargain =
  (order: Order, worth: (s: State, p: Player) => number): Habit =>
  (s, seat) => {
    const space = s.spaces.indexOf(seat, 3 * ORDERS.indexOf(order)) - 3 * ORDERS.indexOf(order);
    const gold = GOLD[order]?.[space] ?? 0;
    const p = s.players[seat]!;
    return gold === 0 || worth(s, p) * (order === 'traps' && space === 2 ? 2 : 1) >= gold * worthOfGold(s, p)
      ? 'take'
      : 'pass';
  };
const GOLD: Partial<Record<Order, readonly number[]>> = {
  food: [1, 0, 0],
  reputation: [0, 0, 1],
  imps: [0, 0, 1],
  traps: [1, 0, 2],
};

/** A random option, weighted by its value. */
const giveOrder: Habit = (s, seat, can, pick) => {
  let sum = 0;
  for (let i = 0; i < can.count; i++) sum += weight(worthOfOrder(s, seat, can.list[i] as Order));
  let at = (pick(4096) / 4096) * sum;
  for (let i = 0; i < can.count; i++) {
    at -= weight(worthOfOrder(s, seat, can.list[i] as Order));
    if (at <= 0) return can.list[i];
  }
  return undefined;
};
/** Between a square and a cube: an option that is better by half is chosen more than twice as often. */
const weight = (x: number): number => x * x * Math.sqrt(x);

/** The order with the highest value to this seat. */
const bestOrder: Habit = (s, seat, can) => most(can, (option) => worthOfOrder(s, seat, option as Order));

const hire: Habit = (s, seat, can) => {
  const against = undefended(s, seat);
  const player = s.players[seat]!;
  return most(can, (option) => (option === 'pass' ? 0.5 : worthOfHire(s, player, option as MonsterId, against)));
};

/** The stronger ones first; none that can be paid leaves. */
const payWages: Habit = (_s, _seat, can) =>
  most(can, (option) => {
    const pay = PAY.meaning.get(option as never);
    return pay === undefined ? 0 : strengthOf(pay.id, 3);
  });
const highest: Habit = (_s, _seat, can) => most(can, (option) => (option === 'pass' ? 0 : Number(option)));

/** Away from other tiles, so that digging and building stay possible. */
const digCell: Habit = (s, seat, can, pick) => {
  const { map, gold } = s.players[seat]!;
  const from = pick(4);
  return most(can, (option) => {
    if (option === 'stop' || option === 'pass') return tiles(map) >= 9 + Math.min(3, gold / 2) ? 5 : -5;
    const c = cellOf(option as never);
    let touching = 0;
    for (const beside of BESIDE[c]!) if (map[beside] !== ROCK) touching++;
    return -touching + ((c + from) % 4) / 8;
  });
};

/** Far from the entrance, where the party comes last. */
const roomCell: Habit = (s, seat, can) => {
  const steps = stepsFromEntrance(s.players[seat]!.map);
  return most(can, (option) => steps[cellOf(option as never)]!);
};

const build: Habit = (s, seat, can) => {
  const { lair } = s.players[seat]!;
  return most(can, (option) => {
    if (option === 'pass') return worthOfGold(s, s.players[seat]!);
    const { scores, gives, titles } = ROOMS[option as RoomId];
    if (scores !== undefined) {
      let points = 0;
      for (const { id } of lair) if (scores.of.includes(id)) points += scores.points;
      return 2 + points;
    }
    return titles !== undefined ? 4 : gives === undefined ? 2.5 : (PRODUCT[option] ?? 2.5);
  });
};
const PRODUCT: Readonly<Record<string, number>> = { 'souvenir-shop': 3, mint: 3, hatchery: 2.8, 'mushroom-bed': 2.8 };

const anythingBut =
  (word: string): Habit =>
  (_s, _seat, can, pick) => {
    const option = can.list[pick(can.count)]!;
    return option === word ? can.list[pick(can.count)] : option;
  };
const weakest: Habit = (_s, _seat, can) => weakestTrap(can.toArray());

const HABITS: Readonly<Record<string, Habit>> = {
  'keep-order': giveOrder,
  order: giveOrder,
  'get-food': bargain('food', (_s, p) => (p.food < 3 ? 1.6 : 0.8)),
  'improve-reputation': bargain('reputation', (_s, { evil }) => (evil > 7 ? 1.2 : 1)),
  'recruit-imps': bargain('imps', () => 1.5),
  'buy-traps': bargain('traps', (_s, p) => (p.traps.length < 3 ? 2.2 : 0.8)),
  'dig-tunnels': digCell,
  'dig-by-room': digCell,
  'mine-gold': highest,
  'recruit-monster': hire,
  'build-room': build,
  'place-room': roomCell,
  produce: anythingBut('stop'),
  'take-order-back': bestOrder,
  'pay-day': payWages,
  taxes: highest,
  'give-trap': weakest,
  'discard-trap': weakest,
  ...COMBAT_HABITS,
};

export function playout(s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined {
  const habit = HABITS[kind];
  return habit === undefined || pick(WHIM) === 0 ? undefined : habit(s, seat, can, pick);
}
