// Lines between squares (DSC-65, DSC-67).
import { cellsBetween, fieldOf, sees as seesOn } from '@oubliette/grid';
import { PIECES } from '../cards/pieces.ts';
import type { Cell } from '../cells.ts';
import type { State } from '../state.ts';
import { boardOf } from './space.ts';

/** DSC-65: walls, closed doors, portcullises and bookcases break it, models never do. */
export function sees(s: State, from: Cell, to: Cell): boolean {
  const board = boardOf(s);
  if (!seesOn(board, from, to, WALLS)) return false;
  const tall = s.pieces.filter(({ kind }) => PIECES[kind].blocksSight);
  if (tall.length === 0) return true;
  const blocks = fieldOf(
    board,
    tall.flatMap(({ cells }) => cells),
  );
  return seesOn(board, from, to, { points: 'lenient', blocks });
}
const WALLS = { points: 'lenient' } as const;

/** DSC-67: a model or a low piece of furniture in a square whose inside the line crosses. */
export const hasCover = (s: State, from: Cell, to: Cell): boolean =>
  cellsBetween(from, to).some(
    (c) => s.models.some((m) => m.cell === c) || s.pieces.some(({ cells }) => cells.includes(c)),
  );
