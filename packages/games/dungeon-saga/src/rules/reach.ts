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
} from '@oubliette/grid';
import { MINIONS, type MinionId } from '../cards/minions.ts';
import { type Cell, STEPS } from '../cells.ts';
import type { Model, State } from '../state.ts';
import { hasInFront } from './arcs.ts';
import { boardOf, tileOf } from './space.ts';

/** DS-RULING-25: one of the two ways round a corner is enough, if its middle square could itself be entered. */
const walkOn = (cells: Field): Walk => ({ corners: 'either', flanks: 'cells', cells });

function furniture(s: State, bits: number): Field {
  const board = boardOf(s);
  const marks = field(board);
  for (const { cells } of s.pieces) for (const c of cells) mark(board, marks, c, bits);
  return marks;
}
/** What stands in this model's way. A ghost passes furniture and does not stop on it. */
function obstacles(s: State, m: Model): Field {
  const board = boardOf(s);
  const marks = furniture(s, isGhost(m) ? NO_STOP : BLOCKED);
  for (const other of s.models) if (other !== m) mark(board, marks, other.cell, BLOCKED);
  return marks;
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
export interface Reach {
  /** Squares where it may stop. */
  readonly cells: readonly Cell[];
  /** The way to one of them: every square after the first. */
  path(to: Cell): Cell[];
  /** How many squares that is. */
  steps(to: Cell): number;
}
const SLIPPERY_SQUARES = 4;

/** Where a model may walk without stopping on the way. Shown traps are entered only on purpose (DSC-82). */
export function reach(s: State, m: Model, limits: WalkLimits): Reach {
  const board = boardOf(s);
  const marks = obstacles(s, m);
  if (!limits.slips) for (const c of arcsAgainst(s, m)) mark(board, marks, c, HALT);
  if (m.hero >= 0) for (const trap of s.traps) if (trap.shown) mark(board, marks, trap.cell, HALT);
  if (limits.tile >= 0) {
    for (const c of cellsOf(board)) if (tileOf(s, c) !== limits.tile) mark(board, marks, c, BLOCKED);
  }
  const left = Math.max(0, limits.left);
  if (limits.sure || s.slippery.length === 0) return reachIn([reachOn(board, m.cell, left, walkOn(marks))]);
  // DS-RULING-39: a way that keeps off slippery floor, or any way of four squares in all.
  const few = reachOn(board, m.cell, Math.max(0, Math.min(left, SLIPPERY_SQUARES - limits.gone)), walkOn(marks));
  if (limits.slick) return reachIn([few]);
  const dry = marks.slice();
  for (const tile of s.slippery) for (const c of cellsOf(board, tile)) mark(board, dry, c, BLOCKED);
  return reachIn([few, reachOn(board, m.cell, left, walkOn(dry))]);
}
function reachIn(found: readonly Found[]): Reach {
  const cells = [...new Set(found.flatMap((one) => one.cells))];
  return {
    cells,
    path: (to) => found.map((one) => pathTo(one, to)).find((path) => path !== undefined)!,
    steps: (to) => found.map((one) => costTo(one, to)).find((cost) => cost !== undefined)!,
  };
}

/** The squares in front arcs of a model's enemies. */
function arcsAgainst(s: State, m: Model): Set<Cell> {
  const cells = new Set<Cell>();
  for (const other of s.models) {
    if (other.hero >= 0 === m.hero >= 0) continue;
    for (const step of STEPS) if (hasInFront(s, other, other.cell + step)) cells.add(other.cell + step);
  }
  return cells;
}

/** Could this model step there now, whatever its Move is? */
export const mayStepTo = (s: State, m: Model, to: Cell): boolean =>
  canStep(boardOf(s), m.cell, to, walkOn(obstacles(s, m)));
/** A square without model and furniture. */
export const isEmpty = (s: State, c: Cell): boolean =>
  !s.models.some((m) => m.cell === c) && !s.pieces.some(({ cells }) => cells.includes(c));

export interface Approach {
  reaches(c: Cell): boolean;
}
/** Where a model could go in one move if `missing` were not there: neither in its way nor on guard. */
export function approachOf(s: State, m: Model, missing: Model, squares: number): Approach {
  const board = boardOf(s);
  const marks = furniture(s, isGhost(m) ? NO_STOP : BLOCKED);
  for (const other of s.models) if (other !== m && other !== missing) mark(board, marks, other.cell, BLOCKED);
  if (!flies(m)) {
    for (const other of s.models) {
      if (other === missing || other.hero >= 0 === m.hero >= 0) continue;
      for (const step of STEPS)
        if (hasInFront(s, other, other.cell + step)) mark(board, marks, other.cell + step, HALT);
    }
  }
  const found = reachOn(board, m.cell, squares, walkOn(marks));
  return { reaches: (c) => (costTo(found, c) ?? -1) >= 0 };
}
