// What becomes of items: captured (MI-B-43 to MI-B-47), dead letters (MI-A-27 to MI-A-31), or the Far Lands.
import type { Seat } from '@oubliette/engine';
import { type Adventurer, type State, w } from '../state.ts';
import { type Item, isAdvanced } from './tokens.ts';

const idsOf = (items: readonly Item[]) => items.map(({ item }) => item);

/** Somebody was eliminated. */
export function itemsFall(s: State, seat: Seat, { id: hero, items }: Adventurer): void {
  if (items === undefined) return;
  if (isAdvanced(s)) {
    for (const item of items) settle(s, seat, item);
    return;
  }
  const { prison } = s.items!.dungeons[seat]!;
  prison.push(...items); // MI-B-43
  const captured = prison.length;
  w.tell(() => ({ type: 'items-captured', rule: 'MI-B-43', seat, hero, items: idsOf(items), captured }));
}

/** MI-B-45, MI-RULING-11: nobody of the party is left. */
export function sackFalls(s: State, seat: Seat): void {
  if (s.items === undefined) return;
  const { prison, sack } = s.items.dungeons[seat]!;
  if (sack.length === 0) return;
  const items = sack.splice(0);
  prison.push(...items);
  const captured = prison.length;
  w.tell(() => ({ type: 'sack-captured', rule: 'MI-B-45', seat, items: idsOf(items), captured }));
}

/** Combat is over, and somebody is left. */
export function itemsLeave(s: State, seat: Seat): void {
  if (s.items === undefined) return;
  const { sack } = s.items.dungeons[seat]!;
  const items = s.players[seat]!.party.flatMap((one) => one.items ?? []);
  if (isAdvanced(s)) {
    for (const item of items) settle(s, seat, item); // MI-A-29
    return;
  }
  items.push(...sack.splice(0));
  if (items.length === 0) return;
  s.items.farLands.push(...items); // MI-B-46
  w.tell(() => ({ type: 'items-leave', rule: 'MI-B-46', seat, items: idsOf(items) }));
}

/** MI-A-27, MI-A-28, MI-A-31; what a dummy sent leaves the game, used or not (MI-RULING-6). */
function settle(s: State, atSeat: Seat, token: Item): void {
  const { farLands, dungeons } = s.items!;
  const { item, ownerSeat, used } = token;
  if (used && typeof ownerSeat === 'number' && ownerSeat !== atSeat) {
    const { deadLetters } = dungeons[ownerSeat]!;
    deadLetters.push(token);
    const letters = deadLetters.length;
    w.tell(() => ({ type: 'dead-letter', rule: 'MI-A-27', seat: ownerSeat, atSeat, item, letters }));
    return;
  }
  farLands.push(token);
  const rule = used ? (ownerSeat === atSeat ? 'MI-A-31' : 'MI-RULING-6') : 'MI-A-28';
  w.tell(() => ({ type: 'item-lost', rule, ownerSeat, atSeat, item, used }));
}
