// Lines between squares (DSC-65, DSC-67): whole numbers only, the same in both directions.
import { PIECES } from '../cards/pieces.ts';
import { type Cell, type Facing, WIDTH } from '../cells.ts';
import { type Board, boardOf } from '../plan.ts';
import type { State } from '../state.ts';
import { isCut, isRouteOpen } from './space.ts';

/** The squares whose inside the line crosses, the two ends apart; undefined: something breaks it. */
export function line(s: State, from: Cell, to: Cell): Cell[] | undefined {
  const board = boardOf(s.plan);
  const dx = (to & 31) - (from & 31);
  const dy = (to >> 5) - (from >> 5);
  const nx = Math.abs(dx);
  const ny = Math.abs(dy);
  const ew: Facing = dx > 0 ? 1 : 3;
  const ns: Facing = dy > 0 ? 2 : 0;
  const crossed: Cell[] = [];
  let c = from;
  for (let ix = 0, iy = 0; ix < nx || iy < ny; ) {
    const turn = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
    if (turn === 0) {
      if (!isCornerFree(s, board, c, ns, ew)) return undefined;
      c += Math.sign(dy) * WIDTH + Math.sign(dx);
      ix++;
      iy++;
    } else if (turn < 0) {
      if (isCut(s, board, c, ew)) return undefined;
      c += Math.sign(dx);
      ix++;
    } else {
      if (isCut(s, board, c, ns)) return undefined;
      c += Math.sign(dy) * WIDTH;
      iy++;
    }
    if (c === to) break;
    if (blocksSight(s, c)) return undefined;
    crossed.push(c);
  }
  return crossed;
}

export const sees = (s: State, from: Cell, to: Cell): boolean => line(s, from, to) !== undefined;

/** Exactly through a grid point: one of the two ways around it is enough. */
function isCornerFree(s: State, board: Board, c: Cell, ns: Facing, ew: Facing): boolean {
  const over = (first: Facing, then: Facing, middle: Cell) =>
    isRouteOpen(s, board, c, first, then) && !blocksSight(s, middle);
  return over(ns, ew, c + (ns === 2 ? WIDTH : -WIDTH)) || over(ew, ns, c + (ew === 1 ? 1 : -1));
}

const blocksSight = (s: State, c: Cell): boolean =>
  s.pieces.some(({ kind, cells }) => PIECES[kind].blocksSight && cells.includes(c));

/** DSC-67: a model or a low piece of furniture on the way. */
export const givesCover = (s: State, crossed: readonly Cell[]): boolean =>
  crossed.some((c) => s.models.some((m) => m.cell === c) || s.pieces.some(({ cells }) => cells.includes(c)));
