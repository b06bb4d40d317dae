// DJ-RULING-59: "within n squares".
import { type Cell, reach } from '@oubliette/grid';
import type { State } from '../state.ts';
import { boardOf } from './board.ts';

/** The squares within so many legal steps, figures and furniture left out; the starts among them. */
export const within = (s: State, from: readonly Cell[], n: number): Set<Cell> =>
  new Set([...from, ...reach(boardOf(s), from, n, { corners: 'both' }).cells]);
