// The dungeon on the table (DJ-ZONE-1): tiles, walls between them, doors two squares wide.
import {
  type Board,
  block,
  type Cell,
  cellAt,
  cellName,
  defineDungeon,
  EAST,
  type EdgeName,
  edgeName,
  edgeOf,
  type Layout,
  onTable,
  type PlacedTile,
  type Shape,
  type Side,
  SOUTH,
  STEP,
  sees,
  shape,
  touches,
  touching,
  zoneOf,
} from '@oubliette/grid';
import { DUNGEON_CARDS } from '../cards/dungeon-cards.ts';
import { FURNITURE } from '../cards/furniture.ts';
import { type Side as Letter, type Square, TILES, type Tile, type TileId } from '../cards/tiles.ts';
import type { Door, Piece, State, Zone } from '../state.ts';

export const WAYS = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const;
export const WAY_STEP: readonly number[] = [
  ...STEP,
  STEP[0] + STEP[1],
  STEP[1] + STEP[2],
  STEP[2] + STEP[3],
  STEP[3] + STEP[0],
];
const SIDE_OF: { readonly [letter in Letter]: Side } = { N: 0, E: 1, S: 2, W: 3 };

/** A square of a tile's own frame, whose y grows north, in the frame of the grid, whose y grows south. */
const inFrame = (tile: Tile, [x, y]: Square): Cell => cellAt(x, tile.height - 1 - y);

function shapeOf(tile: Tile): Shape {
  const rows = Array.from({ length: tile.height }, (_, row) =>
    Array.from({ length: tile.width }, (_, x) =>
      tile.squares.some(([sx, sy]) => sx === x && tile.height - 1 - sy === row) ? '.' : '#',
    ).join(''),
  );
  return shape(
    rows,
    Object.entries(tile.slots).map(([name, squares]) => ({
      name,
      side: SIDE_OF[name as Letter],
      cells: squares.map(([x, y]) => [x, tile.height - 1 - y] as const),
    })),
  );
}

export const SHAPES = {
  ...(Object.fromEntries(Object.entries(TILES).map(([id, tile]) => [id, shapeOf(tile)])) as Record<TileId, Shape>),
  stairs: block(2, 2),
};

const dungeon = defineDungeon({
  shapes: SHAPES,
  edges: { open: { walk: true, see: true }, bars: { walk: false, see: true } },
});

const boards = new WeakMap<readonly Door[], Board>();
/** The last one that was asked for: mostly it is asked for again. */
let lastDoors: readonly Door[] = [];
let lastBoard: Board | undefined;

/** Doors are replaced whenever anything of the map changes, so the board is made once for each list of them. */
export function boardOf(s: State): Board {
  if (lastBoard !== undefined && lastDoors === s.doors) return lastBoard;
  let board = boards.get(s.doors);
  if (board === undefined) {
    board = dungeon.board(layoutOf(s));
    boards.set(s.doors, board);
  }
  [lastDoors, lastBoard] = [s.doors, board];
  return board;
}

function layoutOf(s: State): Layout<'open' | 'bars'> {
  const tiles: PlacedTile[] = s.zones.map((zone) => ({ tile: tileOf(zone), at: cellName(zone.at), turn: zone.turn }));
  const edges: Record<EdgeName, 'open' | 'bars'> = {};
  if (s.stairs.length > 0) tiles.push({ tile: 'stairs', at: cellName(s.stairs[0]!), turn: 0, zone: 0 });
  for (const door of s.doors) {
    if (door.state !== 'open') continue;
    for (const cell of doorCells(door)) edges[edgeName(edgeOf(cell, door.side))] = door.barred ? 'bars' : 'open';
  }
  // DJ-RULING-69: the stairs belong to the entrance zone, with no door between.
  const entrance = s.doors.find((door) => door.state === 'exit' && door.to === 0);
  if (entrance !== undefined)
    for (const cell of doorCells(entrance)) edges[edgeName(edgeOf(cell, entrance.side))] = 'open';
  return { tiles, edges };
}

const tileOf = (zone: Zone): TileId => DUNGEON_CARDS[zone.card].tile;

/** The two squares of a door on the side of the zone it was placed with. */
export const doorCells = ({ at, side }: Pick<Door, 'at' | 'side'>): [Cell, Cell] => [at, at + alongOf(side)];
export const alongOf = (side: Side): number => STEP[side === 0 || side === 2 ? EAST : SOUTH];
/** DJ-RULING-13: the four squares that face a door. */
export function facingDoor(door: Door): Cell[] {
  const here = doorCells(door);
  return [...here, ...here.map((cell) => cell + STEP[door.side])];
}
/** Is this one of them? */
export function facesDoor({ at, side }: Door, cell: Cell): boolean {
  const from = cell - at;
  const along = alongOf(side);
  return from === 0 || from === along || from === STEP[side] || from === along + STEP[side];
}

/** Where a square of a zone's tile lies on the table. */
export const squareOnTable = (zone: Zone, square: Square): Cell => {
  const tile = TILES[tileOf(zone)];
  return onTable(
    SHAPES[tileOf(zone)],
    { tile: tileOf(zone), at: cellName(zone.at), turn: zone.turn },
    inFrame(tile, square),
  );
};

export const zoneAt = (s: State, cell: Cell): number => zoneOf(boardOf(s), cell);
export const isRoom = (zone: Zone): boolean => TILES[tileOf(zone)].room !== undefined;

const pieceMaps = new WeakMap<readonly Piece[], Map<Cell, number>>();
let lastPieces: readonly Piece[] = [];
let lastPieceMap = new Map<Cell, number>();

function pieceMapOf(pieces: readonly Piece[]): Map<Cell, number> {
  let map = pieceMaps.get(pieces);
  if (map === undefined) {
    map = new Map();
    for (const [i, piece] of pieces.entries()) for (const one of piece.cells) map.set(one, i);
    pieceMaps.set(pieces, map);
  }
  return map;
}

/** The piece of furniture that covers a square, or undefined. */
export function pieceAt(s: State, cell: Cell): Piece | undefined {
  const { pieces } = s;
  if (lastPieces !== pieces) [lastPieces, lastPieceMap] = [pieces, pieceMapOf(pieces)];
  const i = lastPieceMap.get(cell);
  return i === undefined ? undefined : pieces[i];
}

/** DJ-RULING-31: a bridge fills the two middle squares. */
export const isBridge = (piece: Piece, cell: Cell): boolean =>
  (piece.rest === 'poor-bridge' || piece.rest === 'sound-bridge') &&
  (cell === piece.cells[2] || cell === piece.cells[3]);

/** DJ-MOVE-8: scenery that cannot be walked on. A crevasse is crossed only by its bridge, or by those a quest names. */
export function isObstacle(s: State, cell: Cell, flier = false): boolean {
  for (const thing of s.things) if (thing.cell === cell) return true;
  const piece = pieceAt(s, cell);
  if (piece === undefined) return false;
  if (piece.kind === 'crevasse') return !flier && !isBridge(piece, cell);
  return FURNITURE[piece.kind].walkable !== true || piece.rest === 'shut';
}

/** DJ-RULING-11, DJ-RULING-57: contact. */
export const areAdjacent = (s: State, a: Cell, b: Cell): boolean => touches(boardOf(s), a, b, 'both');
export const around = (s: State, cell: Cell): Cell[] => touching(boardOf(s), cell, 'both');

/** What breaks a line: tall furniture and fire; made again only when one of them changes (DJ-RULING-14). */
let sight = { points: 'strict' as const, blocks: new Uint8Array(0) };
let madeFor: readonly unknown[] = [];
const shots: number[] = [];

function sightOf(s: State, board: Board): typeof sight {
  if (madeFor[0] === board && madeFor[1] === s.pieces && madeFor[2] === s.fires) return sight;
  const screen = new Uint8Array(board.size);
  for (const piece of s.pieces)
    if (FURNITURE[piece.kind].tall) for (const cell of piece.cells) screen[entryIn(board, cell)] = 1;
  for (const fire of s.fires) screen[entryIn(board, fire.cell)] = 1;
  screen[0] = 0;
  madeFor = [board, s.pieces, s.fires];
  sight = { points: 'strict', blocks: screen };
  return sight;
}

/** Figures break a shot, not sight. */
export function seesCell(s: State, from: Cell, to: Cell, shot = false): boolean {
  const board = boardOf(s);
  const how = sightOf(s, board);
  const clear = sees(board, from, to, how);
  if (!shot || !clear) return clear;
  for (const hero of s.heroes) if (hero.gone === 'no' && hero.life > 0) breakShots(board, how.blocks, hero.cell);
  for (const monster of s.monsters) breakShots(board, how.blocks, monster.cell);
  const free = sees(board, from, to, how);
  for (const entry of shots) how.blocks[entry] = 0;
  shots.length = 0;
  return free;
}

function breakShots(board: Board, blocks: Uint8Array, cell: Cell): void {
  const entry = entryIn(board, cell);
  if (entry === 0 || blocks[entry] === 1) return;
  blocks[entry] = 1;
  shots.push(entry);
}

function entryIn(board: Board, cell: Cell): number {
  const row = Math.floor((cell + 500) / 1000);
  const x = cell - row * 1000 - board.left;
  const entry = (row - board.top) * board.width + x;
  return x >= 0 && x < board.width && entry >= 0 && entry < board.size ? entry : 0;
}
