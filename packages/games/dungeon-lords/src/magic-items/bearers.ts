// Who bears what, and what it adds (MI-EFF). An adventurer without items has no list of them.
import { ITEM_IDS, ITEMS, type ItemId } from '../cards/cards.ts';
import type { Adventurer } from '../state.ts';

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

const giver = (gives: string): ItemId => ITEM_IDS.find((id) => ITEMS[id].gives === gives)!;
/** The item that gives one more of it. */
export const GIVER = {
  magic: giver('magic'),
  health: giver('health'),
  hearts: giver('hearts'),
  detection: giver('detection'),
} as const;
