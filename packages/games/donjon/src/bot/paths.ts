// The next step towards squares one would like to stand on.
import { BLOCKED, type Cell, costTo, field, HALT, mark, NO_STOP, pathTo, type Reach, reach } from '@oubliette/grid';
import { ADR } from '../cards/classes.ts';
import { around, boardOf, isBridge, isObstacle, WAY_STEP, WAYS } from '../rules/board.ts';
import {
  baseArmour,
  cellOfFigure,
  has,
  heroId,
  heroNumber,
  heroStat,
  isHero,
  isIn,
  modifier,
  stands,
} from '../rules/figures.ts';
import type { FigureId, State } from '../state.ts';

/** All cells this figure could walk to, if no other moved. */
export function walks(s: State, id: FigureId): Reach {
  const board = boardOf(s);
  const cells = field(board);
  for (const piece of s.pieces)
    for (const cell of piece.cells) if (isObstacle(s, cell)) mark(board, cells, cell, BLOCKED);
  for (const thing of s.things) mark(board, cells, thing.cell, BLOCKED);
  if (isHero(id) && !daresToCross(s, heroNumber(id)))
    for (const piece of s.pieces)
      if (piece.rest === 'poor-bridge')
        for (const cell of piece.cells) if (isBridge(piece, cell)) mark(board, cells, cell, BLOCKED);
  for (const web of s.webs) mark(board, cells, web, BLOCKED);
  for (const [i, h] of s.heroes.entries())
    if (isIn(h) && heroId(i) !== id) mark(board, cells, h.cell, isHero(id) || !stands(h) ? NO_STOP : BLOCKED);
  // Unseen monsters will be seen on the way.
  for (const m of s.monsters)
    if (m.id !== id) mark(board, cells, m.cell, isHero(id) && !has(m, 'dormant') ? BLOCKED : NO_STOP);
  // Contact ends a movement: over a body beside an enemy there is no way (DJ-MOVE-6, DJ-MOVE-9).
  const foes = isHero(id)
    ? s.monsters.filter((m) => !has(m, 'asleep') && !has(m, 'frozen') && !has(m, 'dormant'))
    : s.heroes.filter(stands);
  for (const foe of foes) for (const cell of around(s, foe.cell)) mark(board, cells, cell, HALT);
  return reach(board, cellOfFigure(s, id), undefined, { corners: 'both', cells });
}

/** The test to cross a poor bridge (DJ-RULING-31): how many of ten dice succeed. */
function safeDice(s: State, i: number): number {
  const h = s.heroes[i]!;
  const need = 9 + baseArmour(h) - heroStat(h, ADR) - modifier(h) - Math.min(3, h.fatigue);
  return Math.max(1, Math.min(10, 11 - need));
}
/** The hero with the best chance goes first, others when their chance is nearly as good; none who would not survive a fall with a rope. */
function daresToCross(s: State, i: number): boolean {
  if (s.clock > DESPERATE) return true;
  const sure = safeDice(s, i);
  const best = s.heroes.every((h, k) => k === i || !stands(h) || h.life <= ROPE_FALL || safeDice(s, k) <= sure);
  return s.heroes[i]!.life > ROPE_FALL && (best || sure >= 6);
}
const DESPERATE = 150;
/** The most that a fall costs with a rope (DJ-RULING-25). */
const ROPE_FALL = 4;

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
