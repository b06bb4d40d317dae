// What a combat solver must know of items: what they are worth to a seat, what it may still capture, and what they are.
import type { Seat } from '@oubliette/engine';
import { ITEM_POINTS } from '../cards/cards.ts';
import type { Adventurer, State } from '../state.ts';
import { type Item, isAdvanced } from './tokens.ts';

/** Somebody else gets points for it, if it is used here (MI-A-34); own and dummies' tokens bring nothing (MI-A-31). */
const isOpponents = ({ ownerSeat }: Item, seat: Seat): boolean => typeof ownerSeat === 'number' && ownerSeat !== seat;

/** Points for captured items; and, if the solver is asked to avoid used ones, less what they bring to others. */
export function itemPoints(s: State, seat: Seat, avoidUsed: boolean): number {
  if (s.items === undefined) return 0;
  const { dungeons } = s.items;
  if (!isAdvanced(s)) return dungeons[seat]!.prison.length * ITEM_POINTS.captured;
  if (!avoidUsed) return 0;
  let used = 0;
  for (let i = 0; i < dungeons.length; i++) if (i !== seat) used += dungeons[i]!.deadLetters.length;
  for (const { items } of s.players[seat]!.party) {
    if (items !== undefined) for (const item of items) if (item.used && isOpponents(item, seat)) used++;
  }
  return -used * ITEM_POINTS.deadLetter;
}

/** At most so many points for items if `fallen` adventurers are captured: those who bear most; with the last, the sack. */
export function lootAtBest(s: State, seat: Seat, fallen: number): number {
  if (s.items === undefined || isAdvanced(s)) return 0;
  const { party } = s.players[seat]!;
  const borne: number[] = [];
  let standing = 0;
  for (const { id, items } of party) {
    if (id === 'illusion') continue;
    standing++;
    if (items !== undefined) borne.push(items.length);
  }
  borne.sort((a, b) => b - a);
  let loot = 0;
  for (let i = 0; i < fallen && i < borne.length; i++) loot += borne[i]!;
  // The paladin may leave, so with all others the sack may fall, too (MI-RULING-11).
  if (fallen >= standing - 1) loot += s.items.dungeons[seat]!.sack.length;
  return loot * ITEM_POINTS.captured;
}

/** What somebody bears, as far as it makes a difference to the seat: equal texts, equal prospects. */
export function itemsText({ items }: Adventurer, seat: Seat): string {
  if (items === undefined) return '';
  return items.map((item) => `${item.item}${item.used ? '*' : ''}${isOpponents(item, seat) ? '' : '-'}`).join('');
}

/** In a combat of one's own only what is at stake there is kept: copies are cheaper. */
export function forgetItems(s: State, seat: Seat): void {
  if (s.items === undefined) return;
  s.items.pools = [];
  s.items.farLands = [];
  s.players.forEach(({ party }, i) => {
    if (i !== seat) for (const one of party) delete one.items;
  });
}
