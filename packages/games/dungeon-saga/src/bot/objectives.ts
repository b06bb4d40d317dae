// Where the heroes want to go next: goals they can see, else doors that are still shut.

import type { Cell } from '../cells.ts';
import { NO_CELL } from '../frames.ts';
import { cellsOf } from '../plan.ts';
import { isActive, isExitOpen, isReached } from '../rules/goals.ts';
import { isRevealed } from '../rules/space.ts';
import type { State } from '../state.ts';
import { goalCells } from './plans.ts';

export function objectives(s: State, hero: number): Cell[] {
  const carried = s.heroes[hero]!.items;
  for (const [i, goal] of s.quest.goals.entries()) {
    if (!isActive(s, i) || isReached(s, i)) continue;
    if (goal.do === 'deliver' && 'tile' in goal.to && carried.includes(goal.what)) {
      const { tile: id } = goal.to;
      return cellsOf(s.plan.tiles.find((t) => t.id === id)!);
    }
    if (goal.do === 'deliver' && 'piece' in goal.to && carried.includes(goal.what)) {
      const { piece: name } = goal.to;
      const altars = s.pieces.filter((piece) => piece.goal === name).map((piece) => piece.cells[0]!);
      if (altars.length > 0) return altars;
      return shutDoors(s);
    }
    if (goal.do === 'destroy') {
      const boss = s.models.find((m) => m.kind === goal.boss);
      if (boss !== undefined) return [boss.cell];
    }
    if (goal.do === 'leave' && isExitOpen(s) && s.plan.exit !== NO_CELL && isRevealed(s, s.plan.exit))
      return [s.plan.exit];
  }
  const seen = goalCells(s).filter((c) => isRevealed(s, c) && c !== s.plan.exit && !isAltar(s, c));
  return seen.length > 0 ? seen : shutDoors(s);
}
/** Only who carries something has business at an altar. */
const isAltar = (s: State, c: Cell): boolean =>
  s.quest.goals.some(
    (goal) =>
      goal.do === 'deliver' &&
      'piece' in goal.to &&
      s.pieces.some(({ goal: name, cells }) => 'piece' in goal.to && name === goal.to.piece && cells.includes(c)),
  );
/** The open side of every door that is still shut. */
function shutDoors(s: State): Cell[] {
  return s.plan.doors.flatMap(({ a, b }, i) =>
    s.doors[i] === 0 ? [] : [a, b].filter((c, j) => isRevealed(s, c) && !isRevealed(s, [b, a][j]!)),
  );
}
