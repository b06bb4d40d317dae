// Goals and ends (DSC-11, DSC-12, DSC-83, DSC-84, DS-RULING-34).
import type { Goal, Unless } from '../cards/adventures/adventure.ts';
import type { Ending, Hero, Model, Piece, State } from '../state.ts';
import { w } from '../state.ts';
import { countThreats, enemiesBeside, modelOfHero } from './arcs.ts';
import { isBeside, tileOf } from './space.ts';

export const stands = (h: Hero): boolean => h.gone === 'no';

/** How much of a goal is needed now. */
function needOf(s: State, goal: Goal): number {
  if (goal.do === 'take') return 0;
  if (goal.do === 'destroy') return 1;
  if (goal.count === 'all') return s.heroes.filter(({ gone }) => gone !== 'crippled').length;
  return goal.count;
}
export const isReached = (s: State, i: number): boolean => s.reached[i]! >= needOf(s, s.quest.goals[i]!);
/** Goals are reached in their order: one counts when all before it are. */
export const isActive = (s: State, i: number): boolean => s.quest.goals.every((_, j) => j >= i || isReached(s, j));
export const isExitOpen = (s: State): boolean => {
  const i = s.quest.goals.findIndex((goal) => goal.do === 'leave');
  return i >= 0 && isActive(s, i);
};

export function reachGoal(s: State, i: number, count = 1): void {
  s.reached[i]! += count;
  checkGoals(s);
}
/** DS-DECK-8: what was secret until the end is shown now, so nobody undoes past it. */
export function end(s: State, how: Ending): void {
  s.ended = how;
  s.core.known++;
}
export function checkGoals(s: State): void {
  if (s.ended !== 'none' || !s.quest.goals.every((_, i) => isReached(s, i))) return;
  end(s, 'goal');
  w.tell(() => ({ type: 'won', rule: 'DSC-83' }));
}

/** DS-RULING-34: while one result is still being carried out, a loss waits for the end of it. */
export function lose(s: State, how: Ending, rule: string): void {
  if (s.ended !== 'none') return;
  if (s.core.stack.some((f) => f.proc === 'burst')) {
    s.doomed = how;
    return;
  }
  end(s, how);
  w.tell(() => ({ type: 'lost', rule, how }));
}
/** DSC-12, and in the last adventure only when nobody stands. */
export function checkCrippled(s: State): void {
  const { loseAtFirstCripple } = s.settings;
  const first = loseAtFirstCripple === 'by-adventure' ? s.quest.loseAtFirstCripple : loseAtFirstCripple === 'yes';
  if (first || !s.heroes.some(({ gone }) => gone !== 'crippled') || noneCanWin(s)) lose(s, 'crippled', 'DSC-12');
  else checkGoals(s);
}
/** Nobody stands, and not everybody needed has left. */
const noneCanWin = (s: State): boolean => !s.heroes.some(stands) && !s.quest.goals.every((_, i) => isReached(s, i));

/** The goal that operating, or delivering to, this piece serves now, or -1. */
export function goalOfPiece(s: State, piece: Piece): number {
  return s.quest.goals.findIndex((goal, i) => {
    if (!isActive(s, i) || isReached(s, i)) return false;
    if (goal.do === 'operate') return goal.piece === piece.goal && !piece.done;
    return goal.do === 'deliver' && 'piece' in goal.to && goal.to.piece === piece.goal;
  });
}
/** The goal that is served by breaking this piece, or -1. */
export const goalOfBreaking = (s: State, piece: Piece): number =>
  s.quest.goals.findIndex((goal) => goal.do === 'break' && goal.piece === piece.goal);

export function isForbidden(s: State, unless: Unless | undefined, hero: Model, piece: Piece): boolean {
  switch (unless) {
    case undefined:
      return false;
    case 'hero-in-front-arc':
      return countThreats(s, true, hero.cell) > 0;
    case 'minion-beside-hero':
      return enemiesBeside(s, true, hero.cell).length > 0;
    case 'minion-beside-piece':
      return piece.cells.some((c) => enemiesBeside(s, true, c).length > 0);
  }
}
export const isBesidePiece = (s: State, m: Model, piece: Piece): boolean =>
  piece.cells.some((c) => isBeside(s, m.cell, c));

/** Things brought to a tile by ending a move there. */
export function deliverToTile(s: State, hero: number): void {
  const m = modelOfHero(s, hero);
  if (m === undefined) return;
  s.quest.goals.forEach((goal, i) => {
    if (goal.do !== 'deliver' || !('tile' in goal.to) || !isActive(s, i)) return;
    if (s.plan.tiles[tileOf(s, m.cell)]?.id !== goal.to.tile) return;
    const { items } = s.heroes[hero]!;
    const carried = items.filter((item) => item === goal.what).length;
    if (carried === 0) return;
    s.heroes[hero]!.items = items.filter((item) => item !== goal.what);
    w.tell(() => ({ type: 'delivered', rule: 'DSC-84', hero: s.heroes[hero]!.id, item: goal.what, count: carried }));
    reachGoal(s, i, carried);
  });
}
