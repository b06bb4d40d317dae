// The search deck: how many cards of each kind, for any number of rooms (DS-DECK-1 to DS-DECK-9).
import type { TableId } from './pieces.ts';

/** DS-CARD-1 */
export const SEARCH_KINDS = ['empty', 'treasure', 'wandering', 'secret', 'trap', 'ambush', 'event'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
/** The faces of the Treasure cards: the table to roll on. */
export const TREASURE_FACES: readonly TableId[] = [
  'barrels',
  'barrels',
  'chest',
  'locked-chest',
  'magic-chest',
  'weapon-rack',
];
const EXTRA_CARDS = 4;
/** DS-SEARCH-1 */
export const SEARCHABLE_SQUARES = 9;

export type DeckCounts = Record<SearchKind, number>;
export type Rounding = 'down' | 'nearest';
/** One card of a kind replaced by another: the overlord's freedom (DS-DECK-8), or a failure (DS-DECK-9). */
export interface DeckChange {
  readonly from: SearchKind;
  readonly to: SearchKind;
}

const FILL = ['empty', 'treasure', 'wandering'] as const;

/** DS-DECK-2 to DS-DECK-7. */
export function searchDeckFor(rooms: number, rounding: Rounding = 'down'): DeckCounts {
  const total = rooms + EXTRA_CARDS;
  // 20 %: a fifth, in whole numbers (DS-RULING-1).
  const share = rounding === 'down' ? Math.floor(total / 5) : Math.floor((2 * total + 5) / 10);
  const deck: DeckCounts = { empty: 0, treasure: 0, wandering: 0, secret: 0, trap: 0, ambush: 0, event: 0 };
  let size = 0;
  const add = (kind: SearchKind, count: number): void => {
    const fitting = Math.min(count, total - size);
    deck[kind] += fitting;
    size += fitting;
  };
  for (const kind of FILL) add(kind, share);
  add('secret', 1);
  add('trap', 1);
  add('ambush', 1);
  add('event', deck.empty + 1);
  for (let i = 0; size < total; i++) add(FILL[i % FILL.length]!, 1);
  return deck;
}

/** The changes that could be made, in their order; one whose card is not there is left out. */
export function changeDeck(deck: DeckCounts, changes: readonly DeckChange[]): DeckCounts {
  const changed = { ...deck };
  for (const { from, to } of changes) {
    if (changed[from] === 0) continue;
    changed[from]--;
    changed[to]++;
  }
  return changed;
}

/** DS-DECK-9: one Empty becomes a Wandering Monster for each failure. */
export const afterFailures = (failures: number): DeckChange[] =>
  new Array<DeckChange>(failures).fill({ from: 'empty', to: 'wandering' });
