// Whom a model may fight.
import { STEPS } from '../cells.ts';
import type { Model, State } from '../state.ts';
import { areEnemies, hasInFront, modelAt } from './arcs.ts';
import { carries } from './attack-sum.ts';
import { isCut } from './space.ts';

/** DSC-15, DSC-24, and the reach of a spear (DS-LOOT-RACK-1). */
export function fightTargets(s: State, m: Model): Model[] {
  return s.models.filter((t) => areEnemies(m, t) && (hasInFront(s, m, t.cell) || isSpeared(s, m, t)));
}
function isSpeared(s: State, m: Model, t: Model): boolean {
  if (!carries(s, m, 'spear')) return false;
  const step = STEPS[m.facing]!;
  const between = m.cell + step;
  if (t.cell !== between + step || modelAt(s, between) !== undefined) return false;
  if (s.pieces.some(({ cells }) => cells.includes(between))) return false;
  return !isCut(s, m.cell, m.facing) && !isCut(s, between, m.facing);
}
