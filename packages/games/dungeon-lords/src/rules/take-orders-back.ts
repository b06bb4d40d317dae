// DL-REC: the inaccessible orders come back, and one of those just played.
import type { Seat } from '@oubliette/engine';
import { ORDERS, type Order } from '../cards/cards.ts';
import { type Frame, type Player, type State, turnOrder, w } from '../state.ts';

/** DL-REC-2: the leftmost card, or one that bears its minion. */
function cannotTakeBack({ played, unused }: Player, order: Order): string | undefined {
  return order === played[0] || unused.includes(order) ? undefined : 'DL-REC-2';
}

/** Is there more than the leftmost to choose from? */
function hasChoice({ played, unused }: Player): boolean {
  for (const order of unused) if (order !== played[0]) return true;
  return false;
}

export function startRecovery(s: State): Frame | undefined {
  return s.players.some(hasChoice)
    ? { proc: 'recovery', lanes: s.players.map((_, seat) => laneOf(s, seat)), after: s.players.map(() => []) }
    : undefined;
}
const laneOf = (s: State, seat: Seat): Frame[] =>
  hasChoice(s.players[seat]!) ? [{ proc: 'take-order-back', todo: [seat], at: 0 }] : [];

export const recovery = w.sideBySide('recovery', { lane: laneOf, order: turnOrder });

export const takeOrderBack = w.eachInTurn('take-order-back', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    const player = s.players[seat]!;
    for (const order of ORDERS) can.add(order, cannotTakeBack(player, order));
  },
  choose: takeBack,
});

/** Where there is no choice. */
export function takeLeftmostBack(s: State): void {
  for (const seat of turnOrder(s)) {
    const leftmost = s.players[seat]!.played[0];
    if (leftmost !== undefined) takeBack(s, seat, seat, leftmost);
  }
}

/** DL-REC-1, DL-REC-3: the two old ones are accessible again, the two others of this round are not. */
function takeBack(s: State, seat: Seat, _item: Seat, order: Order): void {
  const player = s.players[seat]!;
  const blocked = player.played.filter((other) => other !== order);
  player.blocked = blocked;
  player.played = [];
  player.shown = 0;
  player.unused = [];
  w.tell(() => ({ type: 'taken-back', rule: 'DL-REC-2', seat, order, blocked }));
}
