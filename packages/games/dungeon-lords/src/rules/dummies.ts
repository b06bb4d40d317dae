// DL-NPC: the players who are not there. Their minions only stand in the way.
import { pick, type Seat } from '@oubliette/engine';
import { ORDERS, type Order } from '../cards/cards.ts';
import { DUMMY, type Dummy, FREE, type State, turnOrder, w } from '../state.ts';
import { inBoardOrder } from './setup.ts';

/** Orders this dummy may still be given this round. */
const accessible = ({ blocked, drawn }: Dummy): Order[] =>
  ORDERS.filter((order) => !blocked.includes(order) && !drawn.includes(order));

/** DL-NPC-7: why a player may not give this order to the dummy. */
export const cannotOrderDummy = ({ blocked, drawn }: Dummy, order: Order): string | undefined =>
  blocked.includes(order) || drawn.includes(order) ? 'DL-NPC-7' : undefined;

/** DL-RULING-8: the dummy of the player who comes first in turn order goes first. */
function inOrder(s: State): readonly Seat[] {
  return s.dummies.length === 1 ? ALONE : turnOrder(s);
}
const ALONE: readonly Seat[] = [0];

/** DL-NPC-1: before the players choose. DL-NPC-2, DL-NPC-5: three random orders at 3 players, two for each dummy at 2. */
export function dummiesAct(s: State): void {
  if (s.dummies.length === 0) return;
  const alone = s.dummies.length === 1;
  for (const i of inOrder(s)) {
    const dummy = s.dummies[i]!;
    for (let n = 0; n < (alone ? 3 : 2); n++) {
      const order = pick(s, accessible(dummy));
      dummy.drawn.push(order);
      // DL-NPC-3, DL-NPC-6: on space II; the second minion of an action on III.
      placeDummy(s, i, order, 1, alone ? 'DL-NPC-3' : 'DL-NPC-6');
    }
  }
  if (alone) rotate(s.dummies[0]!); // DL-NPC-4
}

/** DL-NPC-8, DL-NPC-9: the third orders, on space I; the second minion on II. */
export function dummiesThird(s: State): void {
  if (s.dummies.length !== 2) return;
  for (const i of inOrder(s)) placeDummy(s, i, s.dummies[i]!.drawn[2]!, 0, 'DL-NPC-9');
}

function placeDummy(s: State, i: number, order: Order, from: 0 | 1, rule: string): void {
  let at = 3 * ORDERS.indexOf(order) + from;
  while (s.spaces[at] !== FREE) at++; // DL-NPC-12: there is always one
  s.spaces[at] = DUMMY + i;
  w.tell(() => ({ type: 'dummy-ordered', rule, dummy: i + 1, order, space: (at % 3) + 1 }));
}

/** DL-NPC-10: at the end of the round at 2 players. */
export function dummiesRest(s: State): void {
  if (s.dummies.length === 2) for (const dummy of s.dummies) rotate(dummy);
}

/** The orders used become inaccessible, the others come back. */
function rotate(dummy: Dummy): void {
  dummy.blocked = inBoardOrder(dummy.drawn);
  dummy.drawn = [];
}
