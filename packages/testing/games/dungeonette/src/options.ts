// The words in which Dungeonette's decisions are answered, made once.
import { rectangle } from '@oubliette/grid';
import { MONSTERS, type MonsterId, TRAPS, type TrapId } from './cards/cards.ts';

/** `a1` is the upper left cell, `e4` the lower right one. */
export type Cell = `${'a' | 'b' | 'c' | 'd' | 'e'}${1 | 2 | 3 | 4}`;
const MAP = rectangle<Cell>(5, 4);
export const WIDTH = MAP.columns;
export const HEIGHT = MAP.rows;
export const CELLS = MAP.cells;
export const CELL = MAP.names;

export type BuildOption = `dig:${Cell}` | `room:${Cell}` | 'pass';
export const DIG = CELL.map((cell) => `dig:${cell}` as const);
export const FURNISH = CELL.map((cell) => `room:${cell}` as const);

export type FightOption = MonsterId | TrapId | 'pass';
export const SEND: readonly MonsterId[] = MONSTERS.map((card) => card.id);
export const SPRING: readonly TrapId[] = TRAPS.map((card) => card.id);

/** The place of a word in its table. */
const placesOf = (...tables: (readonly string[])[]) =>
  new Map<string, number>(tables.flatMap((table) => table.map((word, i) => [word, i] as const)));
const CELL_OF = placesOf(CELL, DIG, FURNISH);
const CARD_OF = placesOf(SEND, SPRING);

/** What an answer is about: a cell of the map, or a card of its deck. */
export const cellOf = (option: Cell | BuildOption): number => CELL_OF.get(option)!;
export const cardOf = (option: FightOption): number => CARD_OF.get(option)!;
