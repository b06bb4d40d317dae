// The words in which decisions are answered: tables made once.
import { rectangle } from '@oubliette/grid';
import { MAP, MONSTER_IDS, type MonsterId } from './cards/cards.ts';

export { type Settings, settings } from './settings.ts';

/** `a1` is the upper left cell, `e4` the lower right one; the entrance lies above `c1`. */
export type CellName = `${'a' | 'b' | 'c' | 'd' | 'e'}${1 | 2 | 3 | 4}`;
export const BOARD = rectangle<CellName>(MAP.columns, MAP.rows);
export const CELLS = BOARD.cells;
export const CELL = BOARD.names;
export const cellOf = BOARD.indexOf;

/** "How many?" */
export type Count = `${number}`;
export const COUNT: readonly Count[] = Array.from({ length: 41 }, (_, n) => `${n}` as const);

/** A creature of a lair: one that lies face down is another option than its twin that does not. */
export type CreatureOption = MonsterId | `${MonsterId}:spent`;
export interface CreatureWords<W extends string> {
  readonly ready: Readonly<Record<MonsterId, W>>;
  readonly spent: Readonly<Record<MonsterId, W>>;
}
/** The words for each creature, and the way back from a word. */
function creatureWords<const V extends string>(verb: V) {
  type Word = `${V}${CreatureOption}`;
  const ready = {} as Record<MonsterId, Word>;
  const spent = {} as Record<MonsterId, Word>;
  const meaning = new Map<Word, { readonly id: MonsterId; readonly spent: boolean }>();
  for (const id of MONSTER_IDS) {
    ready[id] = `${verb}${id}`;
    spent[id] = `${verb}${id}:spent`;
    meaning.set(ready[id], { id, spent: false });
    meaning.set(spent[id], { id, spent: true });
  }
  return { ready, spent, meaning } satisfies CreatureWords<Word> & { meaning: unknown };
}

export const CREATURE = creatureWords('');
export const PAY = creatureWords('pay:');
export const RELEASE = creatureWords('release:');
export type PayDayOption = `pay:${CreatureOption}` | `release:${CreatureOption}`;

/** Monster Strike: with what a monster is kept at work, or that it strikes. */
export const STRIKE_PAY = ['gold', 'food', 'evil', 'strike'] as const;
export type StrikeOption = `${(typeof STRIKE_PAY)[number]}:${MonsterId}`;
export const STRIKE = Object.fromEntries(
  STRIKE_PAY.map((how) => [how, Object.fromEntries(MONSTER_IDS.map((id) => [id, `${how}:${id}`]))]),
) as { readonly [How in (typeof STRIKE_PAY)[number]]: Readonly<Record<MonsterId, `${How}:${MonsterId}`>> };

/** The four combat cards in town, by the round they belong to (DL-RULING-41). */
export const TOWN_CARD = ['card-1', 'card-2', 'card-3', 'card-4'] as const;
export type SpyOption = (typeof TOWN_CARD)[number] | 'pass';
