// One step: over an edge, or over a corner by the corner rule of the book.
import { type Cell, STEP } from './cells.ts';
import { type Board, entryOf } from './dungeon.ts';
import { BLOCKED, type Field } from './fields.ts';

/**
 * GRID-STEP-2: `never` over a corner; `both` ways round the corner must be open (no wall touches it); `either` of them is
 * enough.
 */
export type Corners = 'never' | 'both' | 'either';

export interface Walk {
  readonly corners: Corners;
  /** GRID-STEP-3: `cells`: a way round a corner is open only if its middle cell is not blocked; `edges`: walls alone count. */
  readonly flanks?: 'edges' | 'cells';
  /** NO_STOP, HALT and BLOCKED; without it every cell is free. */
  readonly cells?: Field | undefined;
  /** The cost to enter a cell; 0 in the field means 1. */
  readonly costs?: Field | undefined;
}

/** Eight directions in a fixed order: N, E, S, W, then NE, SE, SW, NW. */
const OFFSETS: readonly number[] = [
  ...STEP,
  STEP[0] + STEP[1],
  STEP[1] + STEP[2],
  STEP[2] + STEP[3],
  STEP[3] + STEP[0],
];

const CORNERS = 0xff0;
const clear = (stand: number): number => ((stand & BLOCKED) === 0 ? 1 : 0);

/** Bits 0 to 3: sides, 4 to 7: corners over which a step from this entry is legal, whatever stands at its end. */
export function waysFrom({ walk: bits, steps }: Board, entry: number, walk: Walk): number {
  const open = bits[entry]!;
  const sides = open & 15;
  if (walk.corners === 'never') return sides;
  const first = (open >> 4) & 15;
  const second = (open >> 8) & 15;
  const { cells } = walk;
  if (walk.flanks !== 'cells' || cells === undefined) {
    return sides | ((walk.corners === 'both' ? first & second : first | second) << 4);
  }
  if ((open & CORNERS) === 0) return sides;
  const free =
    clear(cells[entry + steps[0]!]!) |
    (clear(cells[entry + steps[1]!]!) << 1) |
    (clear(cells[entry + steps[2]!]!) << 2) |
    (clear(cells[entry + steps[3]!]!) << 3);
  // The way that begins with side n leads over the cell on side n, the other one over the cell on side n + 1.
  const viaFirst = first & free;
  const viaSecond = second & ((free >> 1) | ((free & 1) << 3));
  return sides | ((walk.corners === 'both' ? viaFirst & viaSecond : viaFirst | viaSecond) << 4);
}

/** The direction of a step between neighbours, or -1. */
function directionOf(by: number): number {
  if (by > OFFSETS[5]! || by < OFFSETS[7]!) return -1;
  for (let direction = 0; direction < 8; direction++) if (OFFSETS[direction] === by) return direction;
  return -1;
}

/** GRID-STEP-1: is a step from `a` to `b` legal? Its end must not be blocked. */
export function canStep(board: Board, a: Cell, b: Cell, walk: Walk): boolean {
  const direction = directionOf(b - a);
  if (direction < 0) return false;
  const to = entryOf(board, b);
  if (walk.cells !== undefined && walk.cells[to]! & BLOCKED) return false;
  return (waysFrom(board, entryOf(board, a), walk) & (1 << direction)) !== 0;
}

/** GRID-STEP-4: contact: the cells around a cell that walls and doors do not part from it. Nothing that stands there counts. */
export function touching(board: Board, cell: Cell, corners: Corners): Cell[] {
  const ways = waysAround(board, cell, corners);
  const found: Cell[] = [];
  for (let direction = 0; direction < 8; direction++) {
    if (ways & (1 << direction)) found.push(cell + OFFSETS[direction]!);
  }
  return found;
}

export function touches(board: Board, a: Cell, b: Cell, corners: Corners): boolean {
  const direction = directionOf(b - a);
  return direction >= 0 && (waysAround(board, a, corners) & (1 << direction)) !== 0;
}

/** The same for all eight neighbours at once, a bit each: N, E, S, W, then NE, SE, SW, NW. */
export const waysAround = (board: Board, cell: Cell, corners: Corners): number =>
  waysFrom(board, entryOf(board, cell), CONTACT[corners]);
const CONTACT = { never: { corners: 'never' }, both: { corners: 'both' }, either: { corners: 'either' } } as const;
