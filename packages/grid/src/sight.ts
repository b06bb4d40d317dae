// Lines of sight: the segment between the centres of two cells, in whole numbers. With one field of blocking cells it is
// sight, with another line of fire.
import { type Cell, xOf, yOf } from './cells.ts';
import { type Board, entryOf } from './dungeon.ts';
import type { Field } from './fields.ts';

/**
 * GRID-SIGHT-3: a line exactly through a grid point. `strict`: broken if a wall meets the point or if both cells beside it block;
 * `lenient`: free if one of the two ways round the point is free.
 */
export type Points = 'strict' | 'lenient';

export interface Sight {
  readonly points: Points;
  /** Any mark blocks. The two ends never do. */
  readonly blocks?: Field | undefined;
}

/** GRID-SIGHT-1: does a line join the two cells? GRID-SIGHT-2: it is the same from both ends. */
export function sees(board: Board, from: Cell, to: Cell, sight: Sight): boolean {
  const start = entryOf(board, from);
  const end = entryOf(board, to);
  if (board.zones[start]! < 0 || board.zones[end]! < 0) return false;
  return isFree(board, start, end, xOf(to) - xOf(from), yOf(to) - yOf(from), sight);
}

/** GRID-SIGHT-4: all cells seen from here, itself included, in reading order; within `range` squares if that is given. */
export function seenFrom(board: Board, from: Cell, sight: Sight, range = board.size): Cell[] {
  const found: Cell[] = [];
  const start = entryOf(board, from);
  if (board.zones[start]! < 0) return found;
  const { width, size, zones, cells } = board;
  const x = start % width;
  const y = (start - x) / width;
  const height = size / width;
  const firstX = Math.max(1, x - range);
  const lastX = Math.min(width - 2, x + range);
  for (let toY = Math.max(1, y - range); toY <= Math.min(height - 2, y + range); toY++) {
    for (let toX = firstX; toX <= lastX; toX++) {
      const end = toY * width + toX;
      if (zones[end]! >= 0 && isFree(board, start, end, toX - x, toY - y, sight)) found.push(cells[end]!);
    }
  }
  return found;
}

/** Follows the segment from edge to edge; `lead` tells whether the next one is upright (negative), level, or a grid point (0). */
function isFree({ see, steps }: Board, start: number, end: number, dx: number, dy: number, sight: Sight): boolean {
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const sideX = dx > 0 ? 1 : 3;
  const sideY = dy > 0 ? 2 : 0;
  const stepX = steps[sideX]!;
  const stepY = steps[sideY]!;
  // The corner between the two sides: NE 0, SE 1, SW 2, NW 3; the way that begins with the side of the same number is the first.
  const corner = dx > 0 ? (dy > 0 ? 1 : 0) : dy > 0 ? 2 : 3;
  const first = 1 << (4 + corner);
  const second = 1 << (8 + corner);
  const viaFirst = corner === sideX ? stepX : stepY;
  const viaSecond = corner === sideX ? stepY : stepX;
  const { blocks } = sight;
  const strict = sight.points === 'strict';
  let entry = start;
  let lead = down - across;
  while (entry !== end) {
    if (blocks !== undefined && entry !== start && blocks[entry]! !== 0) return false;
    const open = see[entry]!;
    if (lead < 0) {
      if ((open & (1 << sideX)) === 0) return false;
      entry += stepX;
      lead += 2 * down;
    } else if (lead > 0) {
      if ((open & (1 << sideY)) === 0) return false;
      entry += stepY;
      lead -= 2 * across;
    } else {
      const clearFirst = blocks === undefined || blocks[entry + viaFirst]! === 0;
      const clearSecond = blocks === undefined || blocks[entry + viaSecond]! === 0;
      if (strict) {
        if ((open & first) === 0 || (open & second) === 0 || !(clearFirst || clearSecond)) return false;
      } else if (!((open & first && clearFirst) || (open & second && clearSecond))) return false;
      entry += stepX + stepY;
      lead += 2 * (down - across);
    }
  }
  return true;
}

/** GRID-SIGHT-5: the cells whose inside the segment crosses, without the two ends: who stands there gives cover. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const dx = xOf(to) - xOf(from);
  const dy = yOf(to) - yOf(from);
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * 1000;
  const found: Cell[] = [];
  let cell = from;
  let lead = down - across;
  while (true) {
    if (lead <= 0) cell += stepX;
    const before = lead;
    if (before >= 0) cell += stepY;
    lead += (before <= 0 ? 2 * down : 0) - (before >= 0 ? 2 * across : 0);
    if (cell === to || from === to) return found;
    found.push(cell);
  }
}
