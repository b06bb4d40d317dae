// Who bears what, and what it adds (MI-EFF). An adventurer without items has no list of them.
import type { Seat } from '@oubliette/engine';
import { HEROES, ITEM_IDS, ITEMS, type ItemId } from '../cards/cards.ts';
import type { Adventurer, State } from '../state.ts';

/** MI-EFF-1, MI-EFF-3: how many of this kind one bears. */
export function borneBy({ items }: Adventurer, item: ItemId): number {
  let n = 0;
  if (items !== undefined) for (let i = 0; i < items.length; i++) if (items[i]!.item === item) n++;
  return n;
}

/** MI-EFF-5: how many of this kind a whole party bears. */
export function borneIn(party: readonly Adventurer[], item: ItemId): number {
  let n = 0;
  for (let i = 0; i < party.length; i++) n += borneBy(party[i]!, item);
  return n;
}

/** How much of a sum is theirs, for the event that reports it: `{ wands: 2 }`. Without any, nothing is said of them. */
export function fromItems(s: State, seat: Seat, item: 'wand'): { wands?: number };
export function fromItems(s: State, seat: Seat, item: 'potion'): { potions?: number };
export function fromItems(s: State, seat: Seat, item: 'wand' | 'potion'): { wands?: number; potions?: number } {
  const n = borneIn(s.players[seat]!.party, item);
  return n === 0 ? {} : item === 'wand' ? { wands: n } : { potions: n };
}

const giver = (gives: string): ItemId => ITEM_IDS.find((id) => ITEMS[id].gives === gives)!;
/** The item that gives one more of it. */
export const GIVER = {
  magic: giver('magic'),
  health: giver('health'),
  hearts: giver('hearts'),
  detection: giver('detection'),
} as const;

/** What is printed on somebody, and what they bear (MI-EFF-1). */
export const symbolsOf = (one: Adventurer, symbol: keyof typeof GIVER): number =>
  HEROES[one.id][symbol] + (one.items === undefined ? 0 : borneBy(one, GIVER[symbol]));
/** DL-CLASS-1; a spell may have added some (DL-CARD-55), and amulets (MI-EFF-2). */
export const hitPoints = (one: Adventurer): number => symbolsOf(one, 'health') + one.extra;
