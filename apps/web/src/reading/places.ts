// Which part of a view lies in the middle of the table, and which before each seat.
import { type Fields, isFields, isList } from './reading.ts';

export interface Layout {
  readonly shared: Fields;
  /** One for each seat; empty where a game has none. */
  readonly places: readonly Fields[];
}

/** Of the lists with one object for each seat, the richest is the places: bids or lots may be as many by accident. */
export function layout(view: unknown, seats: number): Layout {
  if (!isFields(view)) return { shared: {}, places: [] };
  const lists = Object.entries(view).filter(([, value]) => isPerSeat(value, seats)) as [string, Fields[]][];
  const [name, places = []] = lists.toSorted((a, b) => richness(b[1]) - richness(a[1]))[0] ?? [];
  const shared = Object.fromEntries(Object.entries(view).filter(([field]) => field !== name && !field.startsWith('_')));
  return { shared, places };
}

const isPerSeat = (value: unknown, seats: number): boolean =>
  isList(value) && value.length === seats && value.every(isFields);

const richness = (items: readonly Fields[]): number => Math.min(...items.map((item) => Object.keys(item).length));
