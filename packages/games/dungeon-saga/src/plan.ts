// The map of an adventure with everything that waits on it. It never changes: a secret room makes a new plan.
import type { Adventure, AdventurePiece, Goal, Side } from './cards/adventures/adventure.ts';
import type { BossId, MinionId } from './cards/minions.ts';
import { SEARCHABLE_SQUARES } from './cards/search-deck.ts';
import { type Cell, cellAt, cellOfSquare, xOf, yOf } from './cells.ts';
import { NO_CELL } from './frames.ts';

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
  /** How many rooms can be searched: the size of the search deck is open (DS-DECK-2). */
  readonly rooms: number;
  /** How often this campaign has failed at it (DS-DECK-9). */
  readonly failures: number;
  readonly goals: readonly Goal[];
  readonly turntable?: { readonly tile: string; readonly odd: readonly Side[]; readonly even: readonly Side[] };
}
export interface Plan {
  readonly tiles: readonly PlanTile[];
  readonly doors: readonly PlanDoor[];
  /** Ways into secret rooms: open edges between two tiles. */
  readonly passages: readonly (readonly [Cell, Cell])[];
  readonly startSquares: readonly Cell[];
  /** The exit square, or `NO_CELL`. */
  readonly exit: Cell;
}

export const questOf = (a: Adventure, plan: Plan, failures = 0): Quest => ({
  id: a.id,
  number: a.number,
  ...(a.name === undefined ? {} : { name: a.name }),
  commands: a.commands,
  commandCards: a.commandCards,
  raiseLimit: a.raiseLimit,
  raise: a.raise,
  loseAtFirstCripple: a.loseAtFirstCripple,
  rooms: plan.tiles.filter(isSearchable).length,
  failures,
  goals: a.goals,
  ...(a.turntable === undefined ? {} : { turntable: a.turntable }),
});

export function planOf(a: Adventure): Plan {
  let plan = plans.get(a);
  if (plan === undefined) {
    plan = makePlan(a);
    plans.set(a, plan);
  }
  return plan;
}
const plans = new WeakMap<Adventure, Plan>();
function makePlan(a: Adventure): Plan {
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
    doors: a.doors.map(({ between, lock, stars }) => {
      // The western or northern square first, as the grid names edges.
      const [p, q] = between.map(cellOfSquare).sort((x, y) => x - y) as [Cell, Cell];
      return {
        a: p,
        b: q,
        ...(lock === undefined ? {} : { lock }),
        ...(stars === undefined ? {} : { stars }),
      };
    }),
    passages: [],
    startSquares: a.startSquares.map(cellOfSquare),
    exit: a.exit === undefined ? NO_CELL : cellOfSquare(a.exit),
  };
}

const squaresOf = (t: PlanTile): number => t.w * t.h;
/** DS-SEARCH-1, DS-SEARCH-2, DS-RULING-14 */
export const isSearchable = (t: PlanTile): boolean => !t.start && squaresOf(t) >= SEARCHABLE_SQUARES;
/** The squares of a tile in reading order. */
export function cellsOf(t: PlanTile): readonly Cell[] {
  let cells = squares.get(t);
  if (cells === undefined) {
    cells = Array.from({ length: t.w * t.h }, (_, i) => cellAt(t.x + (i % t.w), t.y + Math.floor(i / t.w)));
    squares.set(t, cells);
  }
  return cells;
}
const squares = new WeakMap<PlanTile, readonly Cell[]>();
