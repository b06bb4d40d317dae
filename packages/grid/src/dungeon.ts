// A dungeon: placed tiles, the content of edges between cells, and the tables that the searches read.
import {
  type Cell,
  cellName,
  cellOf,
  type Edge,
  type EdgeName,
  edgeCells,
  knownEdge,
  SIDES,
  type Side,
  SOUTH,
  STEP,
  sideTowards,
  xOf,
  yOf,
} from './cells.ts';
import { footprint, type Placed, type Shape } from './shapes.ts';

/** What an edge lets through. A portcullis: `{ walk: false, see: true }`. */
export interface EdgeKind {
  readonly walk: boolean;
  readonly see: boolean;
}

/** The definition of a game's tiles and edge kinds. */
export interface DungeonRules<Kind extends string = string> {
  readonly shapes: Readonly<Record<string, Shape>>;
  readonly edges: Readonly<Record<Kind, EdgeKind>>;
}

/**
 * Plain data for the state and the view. A layout is never changed in place: a change of the map makes a new one, so
 * that copies of a state share it, its board is made once, and a view that shows it changes by one entry.
 */
export interface Layout<Kind extends string = string> {
  /** The place in this list is the number of the zone. */
  readonly tiles: readonly PlacedTile[];
  /** Only the edges that are not what GRID-EDGE-2 says. */
  readonly edges: Readonly<Record<EdgeName, Kind>>;
}

/** GRID-ZONE-1: a tile is a zone of its own unless it names the tile whose zone it belongs to. */
export interface PlacedTile extends Placed {
  readonly zone?: number;
}

/**
 * A layout as tables, one entry for each cell of the box around it and a rim of one cell. The entry 0 belongs to the rim:
 * a cell that is not on the board reads as rock there.
 */
export interface Board {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  /** The cell of each entry. */
  readonly cells: Int32Array;
  /** The zone of each entry; -1 where no tile lies. */
  readonly zones: Int16Array;
  /** Which ways lead on from each entry: see `passages`. */
  readonly walk: Uint16Array;
  readonly see: Uint16Array;
  /** How the index of an entry changes over each side, then over the corners NE, SE, SW, NW. */
  readonly steps: readonly number[];
}

export interface Dungeon<Kind extends string = string> {
  readonly rules: DungeonRules<Kind>;
  /** The board of a layout; made once for each layout. */
  board(layout: Layout<Kind>): Board;
}

export function defineDungeon<Kind extends string>(rules: DungeonRules<Kind>): Dungeon<Kind> {
  const made = new WeakMap<Layout<Kind>, Board>();
  const grounds = new WeakMap<Layout<Kind>['tiles'], Board>();
  // Rules use one map hundreds of times in a row.
  let last: Layout<Kind> | undefined;
  let lastBoard: Board | undefined;
  return {
    rules,
    board(layout) {
      if (layout === last) return lastBoard!;
      let board = made.get(layout);
      if (board === undefined) {
        let ground = grounds.get(layout.tiles);
        if (ground === undefined) {
          ground = makeGround(rules, layout.tiles);
          grounds.set(layout.tiles, ground);
        }
        board = withEdgesOn(ground, rules, layout);
        made.set(layout, board);
      }
      last = layout;
      lastBoard = board;
      return board;
    },
  };
}

/** The entry of a cell, 0 for a cell that is not on the board. */
export function entryOf(board: Board, cell: Cell): number {
  const row = yOf(cell);
  const x = cell - row * STEP[SOUTH] - board.left;
  const entry = (row - board.top) * board.width + x;
  return x >= 0 && x < board.width && entry >= 0 && entry < board.size ? entry : 0;
}

/** The board of tiles with nothing on their edges: layouts that share their tiles share it. */
function makeGround({ shapes }: DungeonRules, tiles: Layout['tiles']): Board {
  let [west, north, east, south] = tiles.length === 0 ? [0, 0, 0, 0] : [LAST, LAST, -LAST, -LAST];
  for (const { tile, at, turn } of tiles) {
    const form = shapes[tile];
    if (form === undefined) throw new RangeError(`no shape for the tile "${tile}"`);
    const corner = cellOf(at);
    west = Math.min(west, xOf(corner));
    north = Math.min(north, yOf(corner));
    east = Math.max(east, xOf(corner) + (turn % 2 === 0 ? form.width : form.height));
    south = Math.max(south, yOf(corner) + (turn % 2 === 0 ? form.height : form.width));
  }
  const left = west - 1;
  const top = north - 1;
  const width = east - left + 1;
  const size = width * (south - top + 1);

  const cells = new Int32Array(size);
  for (let entry = 0, start = top * STEP[SOUTH] + left; entry < size; start += STEP[SOUTH]) {
    for (let x = 0; x < width; x++) cells[entry++] = start + x;
  }
  const zones = new Int16Array(size).fill(-1);
  const steps = [-width, 1, width, -1, 1 - width, width + 1, width - 1, -width - 1];
  const board: Board = {
    left,
    top,
    width,
    size,
    cells,
    zones,
    walk: new Uint16Array(size),
    see: new Uint16Array(size),
    steps,
  };
  for (const [zone, placed] of tiles.entries()) {
    for (const cell of footprint(shapes[placed.tile]!, placed)) {
      const entry = entryOf(board, cell);
      if (zones[entry] !== -1) throw new RangeError(`two tiles cover the cell ${cellName(cell)}`);
      zones[entry] = zone;
    }
  }
  openWithinTiles(board);
  for (let entry = 0; entry < size; entry++) {
    openCorners(board, board.walk, entry);
    openCorners(board, board.see, entry);
  }
  for (let entry = 0; entry < size; entry++) {
    const zone = zones[entry]!;
    if (zone >= 0) zones[entry] = tiles[zone]!.zone ?? zone;
  }
  return board;
}

/** The same board with the content of its edges; only the corners around these are computed again. */
function withEdgesOn<Kind extends string>(ground: Board, { edges }: DungeonRules<Kind>, layout: Layout<Kind>): Board {
  const board: Board = { ...ground, walk: ground.walk.slice(), see: ground.see.slice() };
  const changed: number[] = [];
  for (const [name, kind] of Object.entries(layout.edges)) {
    const passes = edges[kind as Kind];
    if (passes === undefined) throw new RangeError(`"${kind}" on the edge ${name} is unknown`);
    setEdge(board, knownEdge(name), passes, changed);
  }
  for (const entry of changed) {
    for (const near of [entry, ...SIDES.map((side) => entry + board.steps[side]!)]) {
      openCorners(board, board.walk, near);
      openCorners(board, board.see, near);
    }
  }
  return board;
}

/** Beyond every coordinate. */
const LAST = 1000;

/** GRID-EDGE-2: an edge within a tile is open; an edge between two tiles or on the rim is wall. */
function openWithinTiles({ size, zones, walk, see, steps }: Board): void {
  for (let entry = 0; entry < size; entry++) {
    const zone = zones[entry]!;
    if (zone < 0) continue;
    for (const side of SIDES) {
      if (zones[entry + steps[side]!] === zone) walk[entry]! |= 1 << side;
    }
    see[entry] = walk[entry]!;
  }
}

/** GRID-EDGE-3: the content of an edge holds from both of its cells; beside a cell without a tile the edge stays wall. */
function setEdge(board: Board, edge: Edge, { walk, see }: EdgeKind, changed: number[]): void {
  const [a, b] = edgeCells(edge);
  const from = entryOf(board, a);
  const to = entryOf(board, b);
  if (board.zones[from]! < 0 || board.zones[to]! < 0) return;
  const side = sideTowards(a, b)!;
  for (const [bits, open] of [
    [board.walk, walk],
    [board.see, see],
  ] as const) {
    bits[from] = open ? bits[from]! | (1 << side) : bits[from]! & ~(1 << side);
    bits[to] = open ? bits[to]! | (1 << ((side + 2) & 3)) : bits[to]! & ~(1 << ((side + 2) & 3));
  }
  changed.push(from, to);
}

/**
 * Passages: bits 0 to 3 say whether the sides N, E, S, W are open. Two ways lead round each of the corners NE, SE, SW, NW:
 * bits 4 to 7 say whether both edges are open on the way that begins with N, E, S, W, bits 8 to 11 on the way that begins with
 * E, S, W, N.
 */
function openCorners({ steps }: Board, bits: Uint16Array, entry: number): void {
  const sides = bits[entry]! & 15;
  let ways = sides;
  for (let first = 0; first < 4; first++) {
    const second = (first + 1) & 3;
    if (sides & (1 << first) && bits[entry + steps[first]!]! & (1 << second)) ways |= 1 << (4 + first);
    if (sides & (1 << second) && bits[entry + steps[second]!]! & (1 << first)) ways |= 1 << (8 + first);
  }
  bits[entry] = ways;
}

/** Does a tile lie here? */
export const isFloor = (board: Board, cell: Cell): boolean => board.zones[entryOf(board, cell)]! >= 0;

/** The zone of a cell; -1 where no tile lies. */
export const zoneOf = (board: Board, cell: Cell): number => board.zones[entryOf(board, cell)]!;

/** GRID-ZONE-2: the cells of a zone in reading order; of the whole board without a zone. */
export function cellsOf(board: Board, zone?: number): Cell[] {
  const found: Cell[] = [];
  for (let entry = 0; entry < board.size; entry++) {
    const here = board.zones[entry]!;
    if (zone === undefined ? here >= 0 : here === zone) found.push(board.cells[entry]!);
  }
  return found;
}

/** GRID-ZONE-3: the zones one can walk into from a zone, over an edge that is open now. */
export function zonesBeside(board: Board, zone: number): number[] {
  const found = new Set<number>();
  for (let entry = 0; entry < board.size; entry++) {
    if (board.zones[entry] !== zone) continue;
    for (const side of SIDES) {
      const there = board.zones[entry + board.steps[side]!]!;
      if (board.walk[entry]! & (1 << side) && there !== zone) found.add(there);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Can one walk, or see, over this side of a cell? */
export const isOpen = (board: Board, cell: Cell, side: Side, way: 'walk' | 'see' = 'walk'): boolean =>
  (board[way][entryOf(board, cell)]! & (1 << side)) !== 0;

/** A map with one tile more. */
export const withTile = <Kind extends string>(layout: Layout<Kind>, tile: PlacedTile): Layout<Kind> => ({
  ...layout,
  tiles: [...layout.tiles, tile],
});

/** A map with this on these edges. */
export function withEdges<Kind extends string>(
  layout: Layout<Kind>,
  edges: Iterable<EdgeName>,
  kind: Kind,
): Layout<Kind> {
  const all: Record<EdgeName, Kind> = { ...layout.edges };
  for (const edge of edges) all[edge] = kind;
  return { ...layout, edges: all };
}
