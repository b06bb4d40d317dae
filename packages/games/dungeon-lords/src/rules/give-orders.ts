// DL-ORD: three secret orders, shown one by one, and a minion for each.
import type { Seat } from '@oubliette/engine';
import { FIRST_MONSTER_GOLD, ORDER_CARDS, ORDERS, type Order, type TokenId } from '../cards/cards.ts';
import { layTokens, offerTokens, sendsItems } from '../magic-items/send-items.ts';
import { FREE, type State, turnOrder, w } from '../state.ts';
import { cannotOrderDummy } from './dummies.ts';

const MONSTER = ORDERS.indexOf('monster');

/** DL-ORD-1; DL-NPC-7: at 2 players a fourth card, for the dummy. */
export const orders = w.allAtOnce('orders', {
  seats: turnOrder,
  step: (s, _seat, draft) => stepsOf(s)[draft.length],
  options(s, seat, draft, can) {
    if (draft.length === ordersGiven(s)) return offerTokens(s, seat, can);
    if (draft.length === ORDER_CARDS.played) {
      for (const order of ORDERS) can.add(order, cannotOrderDummy(s.dummies[seat]!, order));
      return undefined;
    }
    const { blocked } = s.players[seat]!;
    for (let i = 0; i < ORDERS.length; i++) {
      const order = ORDERS[i]!;
      can.add(order, blocked.includes(order) ? 'DL-REC-3' : draft.includes(order) ? 'DL-ORD-1' : undefined);
    }
    return undefined;
  },
  about(s, seat, draft) {
    const steps = stepsOf(s);
    return draft.length === ordersGiven(s)
      ? { adventurers: s.arriving.toReversed(), ownerSeat: seat, steps }
      : { nth: draft.length + 1, steps };
  },
  commit(s, drafts) {
    for (let seat = 0; seat < s.players.length; seat++) {
      const draft = drafts[seat]!;
      const player = s.players[seat]!;
      player.played = draft.slice(0, ORDER_CARDS.played) as Order[];
      player.shown = 0;
      if (s.dummies.length === 2) s.dummies[seat]!.drawn.push(draft[ORDER_CARDS.played] as Order);
    }
    if (sendsItems(s))
      layTokens(
        s,
        drafts.map((draft) => draft[ordersGiven(s)] as TokenId),
      );
  },
});

/** How many orders a player gives. */
const ordersGiven = (s: State): number => ORDER_CARDS.played + (s.dummies.length === 2 ? 1 : 0);

/** All that is laid down together, in its order; MI-A-7: at last a token. Made once: each step asks for it. */
type StepKind = 'order' | 'dummy-order' | 'send-item';
const ORDERS_ONLY: readonly StepKind[] = Array.from({ length: ORDER_CARDS.played }, () => 'order');
const STEPS = [ORDERS_ONLY, [...ORDERS_ONLY, 'dummy-order']] as const;
const STEPS_WITH_TOKEN = STEPS.map((steps): readonly StepKind[] => [...steps, 'send-item']);
const stepsOf = (s: State): readonly StepKind[] =>
  (sendsItems(s) ? STEPS_WITH_TOKEN : STEPS)[ordersGiven(s) - ORDER_CARDS.played]!;

/** DL-ORD-2, DL-ORD-4: everybody turns the next card up; then each in turn places the minion. */
export function showAndPlace(s: State): void {
  const nth = s.players[0]!.shown;
  for (const seat of turnOrder(s)) {
    const player = s.players[seat]!;
    player.shown = nth + 1;
    w.tell(() => ({ type: 'order-shown', rule: 'DL-ORD-2', seat, order: player.played[nth]!, nth: nth + 1 }));
  }
  for (const seat of turnOrder(s)) place(s, seat, s.players[seat]!.played[nth]!, nth === 0);
}

/** DL-ORD-3: on the lowest free space of the action, no matter who holds the others (DL-RULING-43). */
function place(s: State, seat: Seat, order: Order, first: boolean): void {
  const player = s.players[seat]!;
  const action = ORDERS.indexOf(order);
  let space = 0;
  while (space < 3 && s.spaces[3 * action + space] !== FREE) space++;
  if (space === 3) {
    player.unused.push(order); // DL-ORD-5; no gold is due (DL-RULING-55)
    w.tell(() => ({ type: 'no-space', rule: 'DL-ORD-5', seat, order }));
    return;
  }
  // DL-ORD-6, DL-ORD-8: only as the first order.
  const gold = first && action === MONSTER ? FIRST_MONSTER_GOLD : 0;
  if (player.gold < gold) {
    player.unused.push(order); // DL-ORD-7, DL-RULING-10
    w.tell(() => ({ type: 'no-gold', rule: 'DL-ORD-7', seat, order, gold }));
    return;
  }
  player.gold -= gold;
  s.spaces[3 * action + space] = seat;
  if (gold > 0) {
    w.tell(() => ({ type: 'placed-for-gold', rule: 'DL-ORD-6', seat, order, space: space + 1, gold }));
  } else w.tell(() => ({ type: 'placed', rule: 'DL-ORD-3', seat, order, space: space + 1 }));
}
