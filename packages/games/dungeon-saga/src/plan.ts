// The map of an adventure with everything that waits on it. It never changes: a secret room makes a new plan.
import type { Adventure, AdventurePiece, Goal, Side } from './cards/adventures/adventure.ts';
import type { BossId, MinionId } from './cards/minions.ts';
import { SEARCHABLE_SQUARES } from './cards/search-deck.ts';
import { type Cell, CELLS, cellAt, cellOfSquare, type Facing, STEPS, WIDTH, xOf, yOf } from './cells.ts';

export type ModelKind = MinionId | BossId;
export interface PlanPiece {
  readonly kind: AdventurePiece['kind'];
  readonly cells: readonly Cell[];
  readonly lock?: readonly [number, number];
  readonly stars?: number;
  readonly goal?: string;
}
export interface PlanTile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly start: boolean;
  readonly minions: readonly { readonly kind: ModelKind; readonly cell: Cell }[];
  readonly piles: readonly Cell[];
  readonly pieces: readonly PlanPiece[];
  readonly traps: readonly Cell[];
}
export interface PlanDoor {
  readonly a: Cell;
  readonly b: Cell;
  readonly lock?: readonly [number, number];
  readonly stars?: number;
}
/** What everybody knows of an adventure before a door is opened. */
export interface Quest {
  readonly id: string;
  readonly number: number;
  readonly name?: { readonly en: string; readonly fr: string };
  readonly commands: number;
  readonly commandCards: number;
  readonly raiseLimit: number;
  readonly raise: readonly MinionId[];
  readonly loseAtFirstCripple: boolean;
  readonly goals: readonly Goal[];
  readonly turntable?: { readonly tile: string; readonly odd: readonly Side[]; readonly even: readonly Side[] };
}
export interface Plan {
  readonly tiles: readonly PlanTile[];
  readonly doors: readonly PlanDoor[];
  /** Ways into secret rooms: open edges between two tiles. */
  readonly passages: readonly (readonly [Cell, Cell])[];
  readonly startSquares: readonly Cell[];
  /** The exit square, or -1. */
  readonly exit: Cell;
}

export const questOf = (a: Adventure): Quest => ({
  id: a.id,
  number: a.number,
  ...(a.name === undefined ? {} : { name: a.name }),
  commands: a.commands,
  commandCards: a.commandCards,
  raiseLimit: a.raiseLimit,
  raise: a.raise,
  loseAtFirstCripple: a.loseAtFirstCripple,
  goals: a.goals,
  ...(a.turntable === undefined ? {} : { turntable: a.turntable }),
});

export function planOf(a: Adventure): Plan {
  const tiles = a.tiles.map(({ id, at: [x, y], size: [w, h], start }): PlanTile => {
    const holds = (cell: Cell) => xOf(cell) >= x && xOf(cell) < x + w && yOf(cell) >= y && yOf(cell) < y + h;
    return {
      id,
      x,
      y,
      w,
      h,
      start: start === true,
      minions: a.minions.map(({ kind, at }) => ({ kind, cell: cellOfSquare(at) })).filter(({ cell }) => holds(cell)),
      piles: a.bonePiles.map(cellOfSquare).filter(holds),
      pieces: a.pieces
        .map(({ kind, at, lock, stars, goal }) => ({
          kind,
          cells: at.map(cellOfSquare),
          ...(lock === undefined ? {} : { lock }),
          ...(stars === undefined ? {} : { stars }),
          ...(goal === undefined ? {} : { goal }),
        }))
        .filter(({ cells }) => holds(cells[0]!)),
      traps: a.hiddenTraps.map(cellOfSquare).filter(holds),
    };
  });
  return {
    tiles,
    doors: a.doors.map(({ between: [p, q], lock, stars }) => ({
      a: cellOfSquare(p),
      b: cellOfSquare(q),
      ...(lock === undefined ? {} : { lock }),
      ...(stars === undefined ? {} : { stars }),
    })),
    passages: [],
    startSquares: a.startSquares.map(cellOfSquare),
    exit: a.exit === undefined ? -1 : cellOfSquare(a.exit),
  };
}

export const squaresOf = (t: PlanTile): number => t.w * t.h;
/** DS-SEARCH-1, DS-SEARCH-2 */
export const isSearchable = (t: PlanTile): boolean => !t.start && squaresOf(t) >= SEARCHABLE_SQUARES;
export const cellsOf = (t: PlanTile): Cell[] =>
  Array.from({ length: t.w * t.h }, (_, i) => cellAt(t.x + (i % t.w), t.y + Math.floor(i / t.w)));

export const WALL = -1;
export const OPEN = -2;
/** A plan as arrays, made once: which tile a square belongs to, and what stands on each edge (a wall, nothing, or a door's number). */
export interface Board {
  readonly tile: Int8Array;
  readonly east: Int16Array;
  readonly south: Int16Array;
  readonly start: number;
}
const boards = new WeakMap<Plan, Board>();

export function boardOf(plan: Plan): Board {
  const known = boards.get(plan);
  if (known !== undefined) return known;
  const tile = new Int8Array(CELLS).fill(-1);
  plan.tiles.forEach((t, i) => {
    for (const c of cellsOf(t)) tile[c] = i;
  });
  const east = new Int16Array(CELLS).fill(WALL);
  const south = new Int16Array(CELLS).fill(WALL);
  for (let c = 0; c < CELLS - WIDTH; c++) {
    if (tile[c]! < 0) continue;
    if (tile[c] === tile[c + 1]) east[c] = OPEN;
    if (tile[c] === tile[c + WIDTH]) south[c] = OPEN;
  }
  const put = (a: Cell, b: Cell, what: number): void => {
    const first = Math.min(a, b);
    if (Math.abs(a - b) === 1) east[first] = what;
    else south[first] = what;
  };
  plan.doors.forEach(({ a, b }, i) => put(a, b, i));
  for (const [a, b] of plan.passages) put(a, b, OPEN);
  const board = { tile, east, south, start: plan.tiles.findIndex((t) => t.start) };
  boards.set(plan, board);
  return board;
}

/** What stands on the edge of a square on this side. */
export const edgeAt = (board: Board, c: Cell, side: Facing): number =>
  side === 0
    ? board.south[c - WIDTH]!
    : side === 1
      ? board.east[c]!
      : side === 2
        ? board.south[c]!
        : board.east[c - 1]!;

/** The square across that edge. */
export const across = (c: Cell, side: Facing): Cell => c + STEPS[side]!;
