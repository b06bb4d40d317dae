// Where something can be put: tiles beside tiles, figures on the nearest free cells. Every list has one fixed order.
import { type Cell, cellName, cellNamed, type EdgeName, edgeName, edgeOf, opposite, type Side, STEP } from './cells.ts';
import { type Board, entryOf, isFloor } from './dungeon.ts';
import { BLOCKED, NO_STOP } from './fields.ts';
import { costTo, type Reach, reach } from './reach.ts';
import { type Connector, connectorOnTable, type Placed, type Shape, TURNS, type Turn, turnedCells } from './shapes.ts';
import { type Walk, waysFrom } from './steps.ts';

/** A way to join a tile: where it lies and which of its connectors meets the opening. */
export interface Joint extends Placed {
  readonly by: string;
}

/** An opening in a wall: cells inside and the side on which the new tile is to lie. */
export interface Opening {
  readonly side: Side;
  readonly cells: readonly Cell[];
}

/** GRID-PLACE-1: does a shape fit here without covering a cell that has a tile? Tiles may touch. */
export const fits = (board: Board, form: Shape, at: Cell, turn: Turn): boolean =>
  turnedCells(form, at, turn).every((cell) => !isFloor(board, cell));

/**
 * GRID-PLACE-2: all ways to turn and slide a tile so that one of its connectors lies along the opening, edge on edge, and no
 * cell is covered twice. Never mirrored. In the order of the connectors.
 */
export function joints(board: Board, tile: string, form: Shape, opening: Opening, by?: readonly string[]): Joint[] {
  const cells = [...opening.cells].sort((a, b) => a - b);
  const found: Joint[] = [];
  for (const connector of form.connectors) {
    if (connector.cells.length !== cells.length || (by !== undefined && !by.includes(connector.name))) continue;
    const turn = ((opposite(opening.side) - connector.side + 4) & 3) as Turn;
    const there = connectorOnTable(form, { tile, at: 'a1', turn }, connector);
    const at = cells[0]! + STEP[opening.side] - there.cells[0]!;
    const meets = there.cells.every((cell, i) => cell + at === cells[i]! + STEP[opening.side]);
    if (meets && fits(board, form, at, turn)) found.push({ tile, at: cellName(at), turn, by: connector.name });
  }
  return found;
}

/** The edges of a connector on the table. */
export const edgesOf = ({ side, cells }: Pick<Connector, 'side' | 'cells'>): EdgeName[] =>
  cells.map((cell) => edgeName(edgeOf(cell, side)));

/** GRID-PLACE-3: all places of a shape that cover a given cell and fit, each footprint once; in reading order of their corner. */
export function coverings(board: Board, tile: string, form: Shape, cell: Cell): Placed[] {
  const found = new Map<string, { at: Cell; turn: Turn }>();
  for (const turn of TURNS) {
    for (const covered of turnedCells(form, 0, turn)) {
      const at = cell - covered;
      if (!fits(board, form, at, turn)) continue;
      const print = turnedCells(form, at, turn).sort((a, b) => a - b);
      const key = print.join();
      if (!found.has(key)) found.set(key, { at, turn });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.at - b.at || a.turn - b.turn)
    .map(({ at, turn }) => ({ tile, at: cellName(at), turn }));
}

/** A placement as an option: `corridor:c3:1`. */
export const placedName = ({ tile, at, turn }: Placed): string => `${tile}:${at}:${turn}`;

export function placedNamed(name: string): Placed | undefined {
  const [tile, at, turn, more] = name.split(':');
  if (tile === undefined || at === undefined || more !== undefined || cellNamed(at) === undefined) return undefined;
  return turn !== undefined && /^[0-3]$/.test(turn) ? { tile, at, turn: Number(turn) as Turn } : undefined;
}

/**
 * GRID-PLACE-4: the nearest free cells by walking distance, the starts included if they are free: by distance, then in
 * reading order. A cell is free unless it is BLOCKED or NO_STOP; what stands on the way does not matter.
 */
export function nearestFree(
  board: Board,
  from: Cell | readonly Cell[],
  walk: Walk,
  accept?: (cell: Cell) => boolean,
): Cell[] {
  const found = reach(board, from, undefined, { ...walk, cells: undefined });
  const starts = (typeof from === 'number' ? [from] : from).filter((cell) => isFloor(board, cell));
  return [...new Set([...starts, ...found.cells])]
    .filter((cell) => !taken(board, walk, cell) && (accept === undefined || accept(cell)))
    .sort((a, b) => costTo(found, a)! - costTo(found, b)! || a - b);
}

const taken = (board: Board, { cells }: Walk, cell: Cell): boolean =>
  cells !== undefined && (cells[entryOf(board, cell)]! & (BLOCKED | NO_STOP)) !== 0;

/** GRID-PLACE-5: those with the least value, all of them if several are equal; a cell without a value is left out. */
export function least(cells: Iterable<Cell>, value: (cell: Cell) => number | undefined): Cell[] {
  let best: number | undefined;
  let found: Cell[] = [];
  for (const cell of cells) {
    const worth = value(cell);
    if (worth === undefined || (best !== undefined && worth > best)) continue;
    if (best === undefined || worth < best) found = [];
    best = worth;
    found.push(cell);
  }
  return found;
}

export const most = (cells: Iterable<Cell>, value: (cell: Cell) => number | undefined): Cell[] =>
  least(cells, (cell) => {
    const worth = value(cell);
    return worth === undefined ? undefined : -worth;
  });

/** GRID-PLACE-6: can one walk from each of these cells to each other one? What is BLOCKED stands in the way, its own cell too. */
export function isWhole(board: Board, cells: readonly Cell[], walk: Walk): boolean {
  const open = cells.filter((cell) => !(walk.cells !== undefined && walk.cells[entryOf(board, cell)]! & BLOCKED));
  if (open.length === 0) return true;
  const found: Reach = reach(board, open[0]!, undefined, walk);
  return open.every((cell) => costTo(found, cell) !== undefined);
}

/** GRID-PLACE-7: stretches of bare wall of a zone, `width` cells wide, where the cells beyond are free: where a passage can open. */
export function bareWalls(board: Board, zone: number, width: number): Opening[] {
  const found: Opening[] = [];
  for (let entry = 0; entry < board.size; entry++) {
    if (board.zones[entry] !== zone) continue;
    const cell = board.cells[entry]!;
    for (const side of [0, 1, 2, 3] as const) {
      const along = STEP[side === 0 || side === 2 ? 1 : 2];
      const cells = Array.from({ length: width }, (_, i) => cell + i * along);
      if (cells.every((one) => isBare(board, zone, one, side))) found.push({ side, cells });
    }
  }
  return found;
}

const isBare = (board: Board, zone: number, cell: Cell, side: Side): boolean =>
  board.zones[entryOf(board, cell)] === zone &&
  (waysFrom(board, entryOf(board, cell), { corners: 'never' }) & (1 << side)) === 0 &&
  !isFloor(board, cell + STEP[side]);
