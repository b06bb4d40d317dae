// DL-ORD-9 to DL-ORD-11: the eight actions in the order of the board, and where minions go afterwards.
import type { Seat } from '@oubliette/engine';
import { ACTIONS, ORDERS, type Order } from '../cards/cards.ts';
import { DUMMY, FREE, type Space, type State, w } from '../state.ts';

const AT = Object.fromEntries(ORDERS.map((order, i) => [order, 3 * i])) as Readonly<Record<Order, number>>;

/** A seat, `DUMMY + i`, or `FREE`. */
export const occupantOf = (s: State, order: Order, space: Space): number => s.spaces[AT[order] + space]!;

/** Whose minion stands there; nobody's if it is a dummy's (DL-NPC-11). */
export function minionOn(s: State, order: Order, space: Space): Seat | undefined {
  const who = occupantOf(s, order, space);
  return who >= 0 && who < DUMMY ? who : undefined;
}

/** DL-ORD-10: an executed order sends its minion home. */
export function minionHome(s: State, order: Order, space: Space): void {
  s.spaces[AT[order] + space] = FREE;
}

/** In what order the spaces resolve (DL-RULING-11), or nothing if no player stands there. */
export function spacesOf(s: State, order: Order): readonly Space[] | undefined {
  for (const space of ALL) if (minionOn(s, order, space) !== undefined) return RESOLVES[order];
  return undefined;
}
const ALL: readonly Space[] = [0, 1, 2];
const RESOLVES = Object.fromEntries(ORDERS.map((order) => [order, ACTIONS[order].resolves])) as unknown as Readonly<
  Record<Order, readonly Space[]>
>;

/** DL-ORD-11, DL-RULING-12: who does not want to use the action, or is not able to, gets the minion back on the order card. */
export function minionBack(s: State, order: Order, space: Space, able = true): void {
  const seat = minionOn(s, order, space);
  if (seat === undefined) return;
  minionHome(s, order, space);
  s.players[seat]!.unused.push(order);
  w.tell(() => ({ type: 'unused', rule: 'DL-ORD-11', seat, order, able }));
}

/** The players who are not asked when the turn of their space comes. */
export const unable =
  (order: Order) =>
  (s: State, space: Space): void =>
    minionBack(s, order, space, false);

/** The dummies' minions go home (DL-NPC-11). */
export function clearAction(s: State, order: Order): void {
  for (const space of ALL) minionHome(s, order, space);
}
