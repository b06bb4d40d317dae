// DJ-RULING-59: "within n squares".
import { type Cell, costTo, distance, type Reach, reach } from '@oubliette/grid';
import type { State } from '../state.ts';
import { areAdjacent, boardOf } from './board.ts';

const OPEN = { corners: 'both' } as const;

/** The squares within so many legal steps, figures and furniture left out; the starts among them. */
export const within = (s: State, from: readonly Cell[], n: number): Set<Cell> =>
  new Set([...from, ...reach(boardOf(s), from, n, OPEN).cells]);

/** Its tables are used again by the next search. */
let search: Reach | undefined;

/** Is this square among those within `n` steps of one? */
export function isWithin(s: State, from: Cell, n: number, to: Cell): boolean {
  const far = distance(from, to);
  if (far > n || far === 0) return far === 0;
  if (areAdjacent(s, from, to)) return true;
  search = reach(boardOf(s), from, n, OPEN, search, to);
  return costTo(search, to) !== undefined;
}
