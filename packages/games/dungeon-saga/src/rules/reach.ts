// Where a model can go: steps, obstacles, front arcs that stop, slippery floor (DSC-16 to DSC-20, DS-RULING-25, DS-RULING-39).
import { MINIONS, type MinionId } from '../cards/minions.ts';
import { type Cell, CELLS, CORNER, type Facing, STEPS } from '../cells.ts';
import { type Board, boardOf, cellsOf } from '../plan.ts';
import type { Model, State } from '../state.ts';
import { hasInFront } from './arcs.ts';
import { isCut } from './space.ts';

const FREE = 0;
const FURNITURE = 1;
const MODEL = 2;
// Filled anew by each question and read only within it.
const ground = new Uint8Array(CELLS);
let filled: Cell[] = [];

function layGround(s: State, models: boolean, except: Model | undefined): void {
  for (const c of filled) ground[c] = FREE;
  filled = [];
  for (const { cells } of s.pieces) for (const c of cells) fill(c, FURNITURE);
  if (models) for (const m of s.models) if (m !== except) fill(m.cell, MODEL);
}
function fill(c: Cell, what: number): void {
  ground[c] = what;
  filled.push(c);
}
const isFree = (c: Cell, ghost: boolean): boolean => ground[c] === FREE || (ghost && ground[c] === FURNITURE);

/** DSC-16, DSC-17, DS-RULING-25: may one step from here to that neighbour? */
function mayStep(s: State, board: Board, c: Cell, step: number, ghost: boolean): boolean {
  if (!isFree(c + STEPS[step]!, ghost)) return false;
  if (step < 4) return !isCut(s, board, c, step as Facing);
  const [ns, ew] = CORNER[step - 4]!;
  return mayGoRound(s, board, c, ns, ew, ghost) || mayGoRound(s, board, c, ew, ns, ghost);
}
function mayGoRound(s: State, board: Board, c: Cell, first: Facing, then: Facing, ghost: boolean): boolean {
  const middle = c + STEPS[first]!;
  return isFree(middle, ghost) && !isCut(s, board, c, first) && !isCut(s, board, middle, then);
}

export const isGhost = (m: Model): boolean => MINIONS[m.kind as MinionId]?.throughFurniture === true;
export const flies = (m: Model): boolean => MINIONS[m.kind as MinionId]?.flies === true;

/** DSC-64: steps from a square, models ignored; -1: no way. */
export function walkingDistances(s: State, from: Cell): Int16Array {
  layGround(s, false, undefined);
  return spread(s, from, false);
}
/** The same with models in the way. */
export function freeDistances(s: State, from: Cell, mover: Model): Int16Array {
  layGround(s, true, mover);
  return spread(s, from, isGhost(mover));
}
function spread(s: State, from: Cell, ghost: boolean): Int16Array {
  const board = boardOf(s.plan);
  const far = new Int16Array(CELLS).fill(-1);
  const queue = [from];
  far[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const c = queue[i]!;
    for (let step = 0; step < 8; step++) {
      const to = c + STEPS[step]!;
      if (far[to] === -1 && mayStep(s, board, c, step, ghost)) {
        far[to] = far[c]! + 1;
        queue.push(to);
      }
    }
  }
  return far;
}

export interface WalkLimits {
  /** Squares still to go. */
  readonly left: number;
  /** Squares gone in this move. */
  readonly gone: number;
  /** Stands, or has stood, on slippery floor in this move. */
  readonly slick: boolean;
  /** Slippery floor does not matter: paid for, or in the air. */
  readonly sure: boolean;
  /** Front arcs do not stop this model. */
  readonly slips: boolean;
  /** The only tile it may be on, or -1. */
  readonly tile: number;
}
export interface Reach {
  /** Squares where it may stop, nearest first. */
  readonly cells: readonly Cell[];
  /** The way to one of them: every square after the first. */
  path(to: Cell): Cell[];
}
const SLIPPERY_SQUARES = 4;

/** Where a model may walk without stopping on the way. Shown traps are entered only on purpose (DSC-82). */
export function reach(s: State, m: Model, limits: WalkLimits): Reach {
  const { left, gone, slick, sure, slips, tile } = limits;
  const board = boardOf(s.plan);
  const ghost = isGhost(m);
  layGround(s, true, m);
  const stops = slips ? undefined : arcsAgainst(s, m);
  const slippery = sure || s.slippery.length === 0 ? undefined : slipperyCells(s);
  // Two layers where the floor matters: not yet on slippery floor, and on it or past it.
  const layers = slippery === undefined ? 1 : 2;
  const steps = new Int16Array(CELLS * layers).fill(-1);
  const before = new Int32Array(CELLS * layers).fill(-1);
  const first = m.cell + (slippery !== undefined && (slick || slippery.has(m.cell)) ? CELLS : 0);
  const queue = [first];
  steps[first] = 0;
  const found = new Map<Cell, number>();
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i]!;
    const c = node % CELLS;
    const n = steps[node]! + 1;
    if (n > left || (node !== first && mustStop(c))) continue;
    for (let step = 0; step < 8; step++) {
      const to = c + STEPS[step]!;
      if (!mayStep(s, board, c, step, ghost) || (tile >= 0 && board.tile[to] !== tile)) continue;
      const wet = slippery !== undefined && (node >= CELLS || slippery.has(to));
      if (wet && gone + n > SLIPPERY_SQUARES) continue;
      const next = to + (wet ? CELLS : 0);
      if (steps[next] !== -1) continue;
      steps[next] = n;
      before[next] = node;
      queue.push(next);
      if (to !== m.cell && ground[to] === FREE && !found.has(to)) found.set(to, next);
    }
  }
  function mustStop(c: Cell): boolean {
    return (stops !== undefined && stops.has(c)) || (m.hero >= 0 && s.traps.some((t) => t.shown && t.cell === c));
  }
  return {
    cells: [...found.keys()],
    path(to) {
      const way: Cell[] = [];
      for (let node = found.get(to)!; node !== first; node = before[node]!) way.unshift(node % CELLS);
      return way;
    },
  };
}

/** The squares in front arcs of a model's enemies. */
export function arcsAgainst(s: State, m: Model): Set<Cell> {
  const cells = new Set<Cell>();
  for (const other of s.models) {
    if (other.hero >= 0 === m.hero >= 0) continue;
    for (const step of STEPS) if (hasInFront(s, other, other.cell + step)) cells.add(other.cell + step);
  }
  return cells;
}

function slipperyCells(s: State): Set<Cell> {
  return new Set(s.slippery.flatMap((tile) => cellsOf(s.plan.tiles[tile]!)));
}

/** Could this model step there now, whatever its Move is? */
export function mayStepTo(s: State, m: Model, to: Cell): boolean {
  const step = STEPS.indexOf(to - m.cell);
  if (step < 0) return false;
  layGround(s, true, m);
  return mayStep(s, boardOf(s.plan), m.cell, step, isGhost(m));
}
/** A square of an open tile without model and furniture. */
export const isEmpty = (s: State, c: Cell): boolean =>
  !s.models.some((m) => m.cell === c) && !s.pieces.some(({ cells }) => cells.includes(c));
