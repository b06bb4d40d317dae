// Where the heroes want to go next: goals they can see, else doors that are still shut.

import { type Cell, distance } from '../cells.ts';
import { NO_CELL } from '../frames.ts';
import { cellsOf } from '../plan.ts';
import { isActive, isExitOpen, isReached } from '../rules/goals.ts';
import { layoutOf } from '../rules/layout.ts';
import { walkingDistances } from '../rules/reach.ts';
import { isRevealed } from '../rules/space.ts';
import type { State } from '../state.ts';
import { goalCells } from './plans.ts';

/** Where this hero wants to be now: an errand of its own, then foes that press (unless there is no time for them), then what the party is about. */
export function objectives(s: State, hero: number, haste = 0): readonly Cell[] {
  const errand = errandOf(s, hero);
  if (errand !== undefined) return errand;
  const pressing = haste < 1 ? foesThatPress(s) : [];
  return pressing.length > 0 ? pressing : partyAim(s);
}
/** Destinations: to deliver a carried thing, to strike the boss, to leave. */
export function errandOf(s: State, hero: number): readonly Cell[] | undefined {
  const carried = s.heroes[hero]!.items;
  for (const [i, goal] of s.quest.goals.entries()) {
    if (!isActive(s, i) || isReached(s, i)) continue;
    if (goal.do === 'deliver' && carried.includes(goal.what)) {
      const { to } = goal;
      if ('tile' in to) return cellsOf(s.plan.tiles.find((t) => t.id === to.tile)!);
      const altars = s.pieces.filter((piece) => piece.goal === to.piece).map((piece) => piece.cells[0]!);
      return altars.length > 0 ? altars : nearestToAll(s, doorsToOpen(s));
    }
    if (goal.do === 'destroy') {
      const boss = s.models.find((m) => m.kind === goal.boss);
      if (boss !== undefined) return [boss.cell];
    }
    if (goal.do === 'leave' && isExitOpen(s) && s.plan.exit !== NO_CELL && isRevealed(s, s.plan.exit))
      return [s.plan.exit];
  }
  return undefined;
}
/** The common destination: a goal in sight, else the next door. */
export function partyAim(s: State): Cell[] {
  const seen = goalCells(s).filter((c) => isRevealed(s, c) && c !== s.plan.exit && !isAltar(s, c));
  return nearestToAll(s, seen.length > 0 ? seen.map((cell) => ({ cell, toll: 0 })) : doorsToOpen(s));
}
/** DS-AIH-1: enemies that threaten a hero, or could soon; the party fights them before it goes on. */
function foesThatPress(s: State): Cell[] {
  const heroes = s.models.filter((m) => m.hero >= 0);
  const foes = s.models.filter((m) => m.hero < 0 && heroes.some((h) => distance(h.cell, m.cell) <= NEAR));
  if (foes.length === 0) return [];
  const far = walkingDistances(
    s,
    heroes.map((h) => h.cell),
  );
  return foes.map((m) => m.cell).filter((c) => far(c) <= NEAR);
}
const NEAR = 5;

/** The party stays together: all have the same destination, the one with the shortest paths for all. */
function nearestToAll(s: State, aims: readonly { cell: Cell; toll: number }[]): Cell[] {
  if (aims.length <= 1) return aims.map(({ cell }) => cell);
  const ways = s.models.filter((m) => m.hero >= 0).map((m) => waysTo(s, m.cell));
  let best: Cell | undefined;
  let low = Number.POSITIVE_INFINITY;
  for (const { cell, toll } of aims) {
    let sum = toll;
    for (const far of ways) sum += Math.min(FARTHEST, far(cell));
    if (sum < low) [best, low] = [cell, sum];
  }
  return [best!];
}
const FARTHEST = 40;
/** Only who carries something has business at an altar. */
const isAltar = (s: State, c: Cell): boolean =>
  s.quest.goals.some(
    (goal) =>
      goal.do === 'deliver' &&
      'piece' in goal.to &&
      s.pieces.some(({ goal: name, cells }) => 'piece' in goal.to && name === goal.to.piece && cells.includes(c)),
  );
/** The open side of every door that is still shut; a lock costs time. */
function doorsToOpen(s: State): { cell: Cell; toll: number }[] {
  return s.plan.doors.flatMap(({ a, b }, i) =>
    s.doors[i] === 0
      ? []
      : [a, b]
          .filter((c, j) => isRevealed(s, c) && !isRevealed(s, [b, a][j]!))
          .map((cell) => ({ cell, toll: s.doors[i] === 1 ? 0 : LOCK_TOLL })),
  );
}
const LOCK_TOLL = 16;

/** How far it is when one can wait for the turntable: every side of it counts as open. */
export function waysTo(s: State, cells: Cell | readonly Cell[]): (to: Cell) => number {
  if (s.quest.turntable === undefined) return walkingDistances(s, cells);
  let layout = turned.get(s.layout);
  if (layout === undefined) {
    const { turntable: _, ...quest } = s.quest;
    layout = layoutOf({ plan: s.plan, quest, round: s.round, doors: s.doors, gates: s.gates });
    turned.set(s.layout, layout);
  }
  return walkingDistances({ ...s, layout }, cells);
}
/** A layout is replaced, never changed. */
const turned = new WeakMap<State['layout'], State['layout']>();
