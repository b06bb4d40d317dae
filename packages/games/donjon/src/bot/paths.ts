// The next step towards squares one would like to stand on.
import { BLOCKED, type Cell, costTo, field, HALT, mark, NO_STOP, pathTo, type Reach, reach } from '@oubliette/grid';
import { around, boardOf, isObstacle, WAY_STEP, WAYS } from '../rules/board.ts';
import { cellOfFigure, has, heroId, isHero, isIn, stands } from '../rules/figures.ts';
import type { FigureId, State } from '../state.ts';

/** Everything this figure could walk to, if nobody moved. */
export function walks(s: State, id: FigureId): Reach {
  const board = boardOf(s);
  const cells = field(board);
  for (const piece of s.pieces)
    for (const cell of piece.cells) if (isObstacle(s, cell)) mark(board, cells, cell, BLOCKED);
  for (const thing of s.things) mark(board, cells, thing.cell, BLOCKED);
  for (const web of s.webs) mark(board, cells, web, BLOCKED);
  for (const [i, h] of s.heroes.entries())
    if (isIn(h) && heroId(i) !== id) mark(board, cells, h.cell, isHero(id) || !stands(h) ? NO_STOP : BLOCKED);
  // Whoever nobody has seen yet will be seen before one gets there.
  for (const m of s.monsters)
    if (m.id !== id) mark(board, cells, m.cell, isHero(id) && !has(m, 'dormant') ? BLOCKED : NO_STOP);
  // Contact ends a movement: over a body beside an enemy there is no way (DJ-MOVE-6, DJ-MOVE-9).
  const foes = isHero(id)
    ? s.monsters.filter((m) => !has(m, 'asleep') && !has(m, 'frozen') && !has(m, 'dormant'))
    : s.heroes.filter(stands);
  for (const foe of foes) for (const cell of around(s, foe.cell)) mark(board, cells, cell, HALT);
  return reach(board, cellOfFigure(s, id), undefined, { corners: 'both', cells });
}

/** The way of the first step to the cheapest of these squares that is offered; undefined: there, or no way. */
export function stepTowards(
  s: State,
  id: FigureId,
  goals: Iterable<Cell>,
  options: readonly string[],
  from = walks(s, id),
): string | undefined {
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of goals) {
    const cost = costTo(from, cell);
    if (cost === undefined || cost === 0 || cost >= least || !from.cells.includes(cell)) continue;
    best = cell;
    least = cost;
  }
  if (best === undefined) return undefined;
  const first = pathTo(from, best)![0]!;
  const way = WAYS[WAY_STEP.indexOf(first - cellOfFigure(s, id))];
  return way !== undefined && options.includes(way) ? way : undefined;
}
