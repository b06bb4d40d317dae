// The squares of the board: one number each, on a field with room around every map for secret rooms (DS-RULING-32).
import type { Side, Square } from './cards/adventures/adventure.ts';

/** A square: 32 to a row, with seven columns and rows before the map's first. */
export type Cell = number;
/** 0 north, 1 east, 2 south, 3 west. */
export type Facing = 0 | 1 | 2 | 3;

export const WIDTH = 32;
const BEFORE = 7;
export const CELLS = WIDTH * WIDTH;
/** The largest map that leaves room for a secret room on every side. */
export const MOST_SQUARES = 18;

export const cellAt = (x: number, y: number): Cell => (y + BEFORE) * WIDTH + x + BEFORE;
export const cellOfSquare = ([x, y]: Square): Cell => cellAt(x, y);
export const xOf = (c: Cell): number => (c & (WIDTH - 1)) - BEFORE;
export const yOf = (c: Cell): number => (c >> 5) - BEFORE;

const NAMES: readonly string[] = Array.from({ length: CELLS }, (_, c) => `${xOf(c)},${yOf(c)}`);
const BY_NAME: ReadonlyMap<string, Cell> = new Map(NAMES.map((name, c) => [name, c]));
export const cellName = (c: Cell): string => NAMES[c]!;
export const cellOf = (name: string): Cell => BY_NAME.get(name)!;

export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Side[];
export const facingName = (f: Facing): Side => FACINGS[f];
export const facingOf = (name: string): Facing => FACINGS.indexOf(name as Side) as Facing;

/** The four sides, then the four corners: the order in which ways of equal length are preferred. */
export const STEPS: readonly number[] = [-WIDTH, 1, WIDTH, -1, 1 - WIDTH, 1 + WIDTH, WIDTH - 1, -WIDTH - 1];
/** The two sides that a corner step is made of: north or south, then east or west. */
export const CORNER: readonly (readonly [Facing, Facing])[] = [
  [0, 1],
  [2, 1],
  [2, 3],
  [0, 3],
];

/** DSC-64: the larger of the differences, walls ignored. */
export function distance(a: Cell, b: Cell): number {
  const dx = Math.abs((a & 31) - (b & 31));
  const dy = Math.abs((a >> 5) - (b >> 5));
  return dx > dy ? dx : dy;
}
export const touches = (a: Cell, b: Cell): boolean => a !== b && distance(a, b) === 1;

/** Which of the eight neighbours `to` is of `from`; -1: none. */
export function stepTo(from: Cell, to: Cell): number {
  return STEPS.indexOf(to - from);
}

/** DSC-14: the three squares behind a model. */
export function isBehind(cell: Cell, facing: Facing, other: Cell): boolean {
  const dx = (other & 31) - (cell & 31);
  const dy = (other >> 5) - (cell >> 5);
  return facing === 0 ? dy === 1 : facing === 2 ? dy === -1 : facing === 1 ? dx === -1 : dx === 1;
}

/** DSC-66: on the front side of the line between front and rear; the own row or column counts. */
export function isBeforeLine(cell: Cell, facing: Facing, other: Cell): boolean {
  const dx = (other & 31) - (cell & 31);
  const dy = (other >> 5) - (cell >> 5);
  return facing === 0 ? dy <= 0 : facing === 2 ? dy >= 0 : facing === 1 ? dx >= 0 : dx <= 0;
}

/** The facing that looks most towards another square. */
export function towards(from: Cell, to: Cell): Facing {
  const dx = (to & 31) - (from & 31);
  const dy = (to >> 5) - (from >> 5);
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}
