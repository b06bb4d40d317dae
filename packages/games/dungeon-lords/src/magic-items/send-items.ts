// MI-A-6 to MI-A-23: a token with the orders, face down under the adventurers; then they are turned up one by one.
import { pick, reveal, type Seat } from '@oubliette/engine';
import { ADVENTURERS, ITEMS, TOKEN_IDS, type TokenId } from '../cards/cards.ts';
import { type State, turnOrder, w } from '../state.ts';
import { colourOf, type Item, isAdvanced, isItem, putBack, takeFrom, tokenOf } from './tokens.ts';

/** MI-A-6: not in winter. */
export const sendsItems = (s: State): boolean => s.season > 0 && isAdvanced(s);

interface Options {
  add(option: TokenId, no?: string): void;
}

/** MI-A-7, MI-RULING-5: one of those left; the blank is always there (MI-A-14). */
export function offerTokens(s: State, seat: Seat, can: Options): void {
  const pool = s.items!.pools[seat]!;
  for (const token of TOKEN_IDS) can.add(token, pool.includes(token) ? undefined : 'MI-A-14');
}

/** MI-A-8, MI-RULING-6: the players' tokens in turn order, after or before them one of each dummy by chance, which nobody sees. */
export function layTokens(s: State, chosen: readonly TokenId[]): void {
  const seats = s.players.length;
  const { pools, queue } = s.items!;
  const mine = turnOrder(s).map((seat) => tokenOf(seats, seat, chosen[seat]!));
  const dummies = s.dummies.length === 2 ? turnOrder(s) : s.dummies.map((_, i) => i);
  const theirs = dummies.map((i) => tokenOf(seats, seats + i, pick(s, pools[seats + i]!))); // MI-A-11, MI-A-12
  const before = dummies.length > 0 && s.options.dummyTokens === 'first';
  queue.push(...(before ? theirs.concat(mine) : mine.concat(theirs)));
  const type = before ? 'tokens-laid-after' : 'tokens-laid';
  w.tell(() => ({ type, rule: 'MI-A-8', seats: turnOrder(s), dummies: dummies.length }));
}

/** MI-A-15, MI-A-16: who of this round's adventurers gets which item; in the order of `arriving`, the last is the rightmost. */
export function placeItems(s: State): readonly (Item | undefined)[] {
  const placed = s.arriving.map((): Item | undefined => undefined);
  if (s.items === undefined || s.items.queue.length === 0) return placed;
  const { pools, queue } = s.items;
  reveal(s);
  for (const token of queue.splice(0)) {
    const { item, ownerSeat } = token;
    if (!isItem(token)) {
      w.tell(() => ({ type: 'item-back', rule: 'MI-A-17', ownerSeat, item, because: 'blank' }));
      continue;
    }
    const i = bearerFor(s, token, placed);
    if (i < 0) {
      w.tell(() => ({ type: 'item-back', rule: 'MI-A-19', ownerSeat, item, because: 'unwanted' }));
      continue;
    }
    placed[i] = token;
    takeFrom(pools[colourOf(s.players.length, ownerSeat)]!, item);
    w.tell(() => ({ type: 'item-placed', rule: 'MI-A-18', ownerSeat, item: token.item, adventurer: s.arriving[i]! }));
  }
  return placed;
}

/** MI-A-18, MI-A-2: the first from the right of its class who has none; or -1. */
function bearerFor(s: State, { item }: Item, placed: readonly (Item | undefined)[]): number {
  let i = s.arriving.length - 1;
  while (i >= 0 && (ADVENTURERS[s.arriving[i]!].is !== ITEMS[item].for || placed[i] !== undefined)) i--;
  return i;
}

/** MI-A-23: he never gets anywhere with it. */
export function itemReturns(s: State, { item, ownerSeat }: Item): void {
  putBack(s.items!.pools[colourOf(s.players.length, ownerSeat)]!, item);
  w.tell(() => ({ type: 'item-back', rule: 'MI-A-23', ownerSeat, item, because: 'gone' }));
}
