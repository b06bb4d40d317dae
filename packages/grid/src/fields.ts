// One small number for each cell of a board: occupants, cost to enter, light.
import type { Cell } from './cells.ts';
import { type Board, entryOf } from './dungeon.ts';

/** Read and written with `at` and `mark`; a field fits the board it was made for and no other. */
export type Field = Uint8Array;

/** A move may pass here, but not end: the square of an ally. */
export const NO_STOP = 1;
/** A move that comes here ends: the square beside an enemy. */
export const HALT = 2;
/** No move comes here. */
export const BLOCKED = 4;

export const field = (board: Board, fill = 0): Field =>
  fill === 0 ? new Uint8Array(board.size) : new Uint8Array(board.size).fill(fill);

export const at = (board: Board, marks: Field, cell: Cell): number => marks[entryOf(board, cell)]!;

/** Adds the bits of a mark to a cell; a cell that is not on the board takes none. */
export function mark(board: Board, marks: Field, cell: Cell, bits: number): void {
  const entry = entryOf(board, cell);
  if (entry !== 0) marks[entry]! |= bits;
}

export function fieldOf(board: Board, cells: Iterable<Cell>, bits = 1): Field {
  const marks = field(board);
  for (const cell of cells) mark(board, marks, cell, bits);
  return marks;
}

/** The marked cells in reading order. */
export function marked(board: Board, marks: Field, bits = 255): Cell[] {
  const found: Cell[] = [];
  for (let entry = 0; entry < board.size; entry++) if (marks[entry]! & bits) found.push(board.cells[entry]!);
  return found;
}
