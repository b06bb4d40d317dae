// Front arcs and rear arcs (DSC-14), and what follows from standing in them.

import { BOSSES, type BossId } from '../cards/minions.ts';
import { type Cell, isBehind } from '../cells.ts';
import type { Model, State } from '../state.ts';
import { isBeside } from './space.ts';

export const isHero = (m: Model): boolean => m.hero >= 0;
export const areEnemies = (a: Model, b: Model): boolean => a.hero >= 0 !== b.hero >= 0;
export const modelOf = (s: State, id: number): Model | undefined => {
  for (const m of s.models) if (m.id === id) return m;
  return undefined;
};
export const modelAt = (s: State, c: Cell): Model | undefined => {
  for (const m of s.models) if (m.cell === c) return m;
  return undefined;
};
export const modelOfHero = (s: State, hero: number): Model | undefined => {
  for (const m of s.models) if (m.hero === hero) return m;
  return undefined;
};

/** DSC-14, DS-RULING-26: one of the five squares before and beside it, with nothing between. */
export const hasInFront = (s: State, m: Model, c: Cell): boolean =>
  isBeside(s, m.cell, c) && !isBehind(m.cell, m.facing, c);
export const hasBehind = (s: State, m: Model, c: Cell): boolean =>
  isBeside(s, m.cell, c) && isBehind(m.cell, m.facing, c);

/** The enemies of a side that have this square in their front arc. */
export function threats(s: State, hero: boolean, c: Cell): Model[] {
  const found: Model[] = [];
  for (const m of s.models) if (m.hero >= 0 !== hero && hasInFront(s, m, c)) found.push(m);
  return found;
}
export function countThreats(s: State, hero: boolean, c: Cell): number {
  let count = 0;
  for (const m of s.models) if (m.hero >= 0 !== hero && hasInFront(s, m, c)) count++;
  return count;
}
export const isEngaged = (s: State, m: Model): boolean => countThreats(s, isHero(m), m.cell) > 0;

/** DSC-29, DS-FEAT-2, DSC-94 */
export function isOutnumbered(s: State, m: Model): boolean {
  if (m.hero >= 0 ? s.heroes[m.hero]!.wall : BOSSES[m.kind as BossId]?.neverOutnumbered) return false;
  return countThreats(s, isHero(m), m.cell) >= 2;
}

/** DS-FEAT-2: an enemy in the front arc of somebody who holds the line may not leave its square. */
export function isHeld(s: State, m: Model): boolean {
  if (m.hero >= 0) return false;
  for (const h of s.models) if (h.hero >= 0 && s.heroes[h.hero]!.wall && hasInFront(s, h, m.cell)) return true;
  return false;
}

/** Models of the other side beside a square. */
export const enemiesBeside = (s: State, hero: boolean, c: Cell): Model[] =>
  s.models.filter((m) => m.hero >= 0 !== hero && isBeside(s, c, m.cell));
