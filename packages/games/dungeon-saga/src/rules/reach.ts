// Where a model can go: steps, obstacles, front arcs that stop, slippery floor (DSC-16 to DSC-20, DS-RULING-25, DS-RULING-39).
import {
  BLOCKED,
  canStep,
  cellsOf,
  costTo,
  type Field,
  type Reach as Found,
  field,
  HALT,
  mark,
  NO_STOP,
  pathTo,
  reach as reachOn,
  type Walk,
  waysAround,
} from '@oubliette/grid';
import { MINIONS, type MinionId } from '../cards/minions.ts';
import { type Cell, isBehind, STEPS } from '../cells.ts';
import type { Model, State } from '../state.ts';
import { boardOf, tileOf } from './space.ts';

/** DS-RULING-25: one of the two ways round a corner is enough, if its middle square could itself be entered. */
const walkOn = (cells: Field): Walk => ({ corners: 'either', flanks: 'cells', cells });

/** One search at a time reads it: a new field for each cost more than the search. */
let marks: Field = new Uint8Array(0);
function furniture(s: State, bits: number): Field {
  const board = boardOf(s);
  if (marks.length < board.size) marks = field(board);
  else marks.fill(0, 0, board.size);
  for (const { cells } of s.pieces) for (const c of cells) mark(board, marks, c, bits);
  return marks;
}
/** DSC-55: what stands in this model's way. A ghost passes furniture and does not stop on it. */
function obstacles(s: State, m: Model): Field {
  const board = boardOf(s);
  const found = furniture(s, isGhost(m) ? NO_STOP : BLOCKED);
  for (const other of s.models) if (other !== m) mark(board, found, other.cell, BLOCKED);
  return found;
}

const isGhost = (m: Model): boolean => MINIONS[m.kind as MinionId]?.throughFurniture === true;
export const flies = (m: Model): boolean => MINIONS[m.kind as MinionId]?.flies === true;

/** DSC-64: steps from a square, models ignored. */
export const walkingFrom = (s: State, from: Cell | readonly Cell[]): Found =>
  reachOn(boardOf(s), from, undefined, walkOn(furniture(s, BLOCKED)));
/** A number for every square: 1000 where there is no way. */
export function walkingDistances(s: State, from: Cell | readonly Cell[]): (to: Cell) => number {
  const found = walkingFrom(s, from);
  return (to) => costTo(found, to) ?? FAR;
}
export const FAR = 1000;

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
/** `path` and `steps` may be asked until the next search. */
export interface Reach {
  /** Squares where it may stop. */
  readonly cells: readonly Cell[];
  /** The way to one of them: every square after the first. */
  path(to: Cell): Cell[];
  /** How many squares that is. */
  steps(to: Cell): number;
}
const SLIPPERY_SQUARES = 4;

/** Where a model may walk without stopping on the way; with `until` only the way there is wanted. Shown traps are entered only on purpose (DSC-82). */
export function reach(s: State, m: Model, limits: WalkLimits, until?: Cell): Reach {
  const board = boardOf(s);
  const stand = obstacles(s, m);
  if (!limits.slips) markArcs(s, m, stand);
  if (m.hero >= 0) for (const trap of s.traps) if (trap.shown) mark(board, stand, trap.cell, HALT);
  if (limits.tile >= 0) {
    for (const c of cellsOf(board)) if (tileOf(s, c) !== limits.tile) mark(board, stand, c, BLOCKED);
  }
  const left = Math.max(0, limits.left);
  if (limits.sure || s.slippery.length === 0) {
    spare = reachOn(board, m.cell, left, walkOn(stand), spare, until);
    return reachIn(spare);
  }
  // DS-RULING-39: a way that keeps off slippery floor, or any way of four squares in all.
  const few = reachOn(board, m.cell, Math.max(0, Math.min(left, SLIPPERY_SQUARES - limits.gone)), walkOn(stand));
  if (limits.slick) return reachIn(few);
  for (const tile of s.slippery) for (const c of cellsOf(board, tile)) mark(board, stand, c, BLOCKED);
  const dry = reachOn(board, m.cell, left, walkOn(stand));
  return {
    cells: [...new Set([...few.cells, ...dry.cells])],
    path: (to) => pathTo(few, to) ?? pathTo(dry, to)!,
    steps: (to) => costTo(few, to) ?? costTo(dry, to)!,
  };
}
/** What the last search found: its tables are taken over by the next one. */
let spare: Found | undefined;
const reachIn = (found: Found): Reach => ({
  cells: found.cells,
  path: (to) => pathTo(found, to)!,
  steps: (to) => costTo(found, to)!,
});

/** The squares in front arcs of a model's enemies; `missing` is not there. */
function markArcs(s: State, m: Model, stand: Field, missing?: Model): void {
  const board = boardOf(s);
  for (const other of s.models) {
    if (other === missing || other.hero >= 0 === m.hero >= 0) continue;
    for (let bits = waysAround(board, other.cell, 'either') & FRONT[other.facing]; bits !== 0; bits &= bits - 1)
      mark(board, stand, other.cell + STEPS[31 - Math.clz32(bits & -bits)]!, HALT);
  }
}
/** DSC-14: for each facing the five of `STEPS` that are not behind. */
const FRONT = ([0, 1, 2, 3] as const).map((facing) =>
  STEPS.reduce((bits, step, i) => (isBehind(0, facing, step) ? bits : bits | (1 << i)), 0),
) as unknown as readonly [number, number, number, number];

/** Could this model step there now, whatever its Move is? */
export const mayStepTo = (s: State, m: Model, to: Cell): boolean =>
  canStep(boardOf(s), m.cell, to, walkOn(obstacles(s, m)));
/** Could anybody leave this square, models ignored? */
export function hasWayOut(s: State, c: Cell): boolean {
  const board = boardOf(s);
  const walk = walkOn(furniture(s, BLOCKED));
  return STEPS.some((step) => canStep(board, c, c + step, walk));
}
/** A square without model and furniture. */
export function isEmpty(s: State, c: Cell): boolean {
  for (const m of s.models) if (m.cell === c) return false;
  for (const { cells } of s.pieces) if (cells.includes(c)) return false;
  return true;
}

export interface Approach {
  reaches(c: Cell): boolean;
}
/** Where a model could go in one move if `missing` were not there: neither in its way nor on guard. */
export function approachOf(s: State, m: Model, missing: Model, squares: number): Approach {
  const board = boardOf(s);
  const stand = furniture(s, isGhost(m) ? NO_STOP : BLOCKED);
  for (const other of s.models) if (other !== m && other !== missing) mark(board, stand, other.cell, BLOCKED);
  if (!flies(m)) markArcs(s, m, stand, missing);
  const found = reachOn(board, m.cell, squares, walkOn(stand));
  return { reaches: (c) => (costTo(found, c) ?? -1) >= 0 };
}
