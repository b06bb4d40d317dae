// What a table may choose before the start, and the words in which decisions are answered: tables made once.
import { choice, flag, type OptionValues } from '@oubliette/engine';
import { MAP, MONSTER_IDS, type MonsterId } from './cards/cards.ts';

/** A ruling; most tables leave it as it is. */
const otherwise = (rule: string) => ({ rule, aside: true }) as const;

export const settings = {
  /** DL-SETUP-7 */
  firstGame: flag(false, { rule: 'DL-SETUP-7' }),
  /** DL-RULING-1: by chance, or this chair, counted around the table. */
  firstPlayer: choice(['random', '1', '2', '3', '4'], 'random', { rule: 'DL-RULING-1' }),
  /** Damage of the Rolling Stone. */
  rollingStone: choice(['3', '4'], '3', { rule: 'DL-CARD-34' }),
  /** The expansion in src/magic-items. */
  items: choice(['none', 'basic', 'advanced'], 'none', { rule: 'MI-TOK-8' }),

  // Rulings that a table may want otherwise. The default is the ruling; the other value is told at its end. Rules ask for
  // the other value, so that a game saved before there was a choice is played as it was begun.
  /** A dummy's minion on Recruit a Monster takes the leftmost creature off the board: the publisher's own variant. */
  dummiesHire: flag(false, otherwise('DL-RULING-9')),
  /** A troll that has not worked may be the foreman. */
  trollForeman: flag(false, otherwise('DL-RULING-15')),
  /** What a conquered room is to a new one: any tile, or still a room that wants no neighbour. */
  ruins: choice(['tile', 'room'], 'tile', otherwise('DL-RULING-16')),
  /** Which of several warriors goes first. */
  warriors: choice(['newest', 'oldest'], 'newest', otherwise('DL-RULING-17')),
  /** Where the dummies' counter stands among equals in turn order. */
  dummyTies: choice(['last', 'first'], 'last', otherwise('DL-RULING-20')),
  /** Where a trap goes that was turned up and cannot be paid. */
  unpaidTraps: choice(['hand', 'discard'], 'hand', otherwise('DL-RULING-26')),
  /** Who wins of those with the most points: all of them, or the one with most gold and food. */
  finalTie: choice(['shared', 'riches'], 'shared', otherwise('DL-RULING-32')),
  /** A price in evil at the end of the evilometer: in full, or as far as it goes. */
  evilPrice: choice(['full', 'capped'], 'full', otherwise('DL-RULING-37')),
  /** When creatures that are done recover: after the fourth round, or as soon as one's own party is gone. */
  recovery: choice(['combat', 'party'], 'combat', otherwise('DL-RULING-44')),
  /** What a raging vampire does before a priest. */
  ragingVampire: choice(['spares', 'bites'], 'spares', otherwise('DL-RULING-49')),
  /** Captured items count for the licence. */
  itemLicence: flag(true, otherwise('MI-RULING-3')),
  /** Where the dummies' tokens lie in the queue. */
  dummyTokens: choice(['last', 'first'], 'last', otherwise('MI-RULING-6')),
};
export type Settings = OptionValues<typeof settings>;

type Column = 'a' | 'b' | 'c' | 'd' | 'e';
/** `a1` is the upper left cell, `e4` the lower right one; the entrance lies above `c1`. */
export type CellName = `${Column}${1 | 2 | 3 | 4}`;
const COLUMNS: readonly Column[] = ['a', 'b', 'c', 'd', 'e'];
export const CELLS = MAP.columns * MAP.rows;
export const CELL: readonly CellName[] = Array.from(
  { length: CELLS },
  (_, c) => `${COLUMNS[c % MAP.columns]}${Math.floor(c / MAP.columns) + 1}` as CellName,
);
const CELL_BY_NAME = new Map<string, number>(CELL.map((name, c) => [name, c]));
export const cellOf = (name: CellName): number => CELL_BY_NAME.get(name)!;

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
