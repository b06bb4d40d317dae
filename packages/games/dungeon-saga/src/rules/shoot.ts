// Shooting (DSC-41 to DSC-45, DSC-66 to DSC-68).
import { ITEMS } from '../cards/items.ts';
import { cellName, distance, isBeforeLine } from '../cells.ts';
import type { Model, State } from '../state.ts';
import { areEnemies } from './arcs.ts';
import { profileOf } from './attack-sum.ts';
import { sees } from './sight.ts';

const LONG = 8;
/** DSC-44: the long range is what the table says it is. */
export const rangeFor = (s: State, range: number): number => (range === LONG ? s.settings.longRange : range);

export const mayBeShot = (s: State, m: Model, target: Model, range: number): boolean =>
  areEnemies(m, target) &&
  distance(m.cell, target.cell) <= rangeFor(s, range) &&
  isBeforeLine(m.cell, m.facing, target.cell) &&
  sees(s, m.cell, target.cell);

/** Targets of the model's own bow. */
export function shotOptions(s: State, m: Model): string[] {
  const { shoot, range } = profileOf(m);
  return shoot === 0 ? [] : targetsWithin(s, m, range);
}
export const targetsWithin = (s: State, m: Model, range: number): string[] =>
  s.models.filter((t) => mayBeShot(s, m, t, range)).map((t) => `${t.kind}:${cellName(t.cell)}`);

export const SHOOTERS = (Object.keys(ITEMS) as (keyof typeof ITEMS)[]).filter((id) => ITEMS[id].shot !== undefined);
