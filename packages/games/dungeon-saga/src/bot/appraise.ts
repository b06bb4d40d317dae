// How the two sides stand: goals, wounds, ground and time. What is good for the heroes is bad for the overlord.
import type { Seat } from '@oubliette/engine';
import { modelOfHero } from '../rules/arcs.ts';
import { stands } from '../rules/goals.ts';
import { walkingDistances } from '../rules/reach.ts';
import { OVERLORD, type State } from '../state.ts';
import { objectives } from './objectives.ts';

/** The lines of an appraisal; each has its sentence under `reason.<key>`. */
export const LINES = ['victory', 'goals', 'wounds', 'enemies', 'way', 'loot', 'time'] as const;

function fill(s: State): number[] {
  let goals = 0;
  for (const n of s.reached) goals += 6 * n;
  let wounds = 0;
  let loot = 0;
  let way = 0;
  for (const [i, h] of s.heroes.entries()) {
    wounds -= 1.5 * h.wounds + (h.wounds >= 4 ? 3 : 0) + (h.gone === 'crippled' ? 12 : 0);
    loot += 0.25 * (h.gold + h.items.length + h.crystals.length);
    const m = stands(h) ? modelOfHero(s, i) : undefined;
    if (m === undefined) continue;
    const cells = objectives(s, i);
    if (cells.length > 0) way -= 0.15 * Math.min(30, walkingDistances(s, cells)(m.cell));
  }
  let open = 0;
  for (const tile of s.revealed) open += tile;
  const enemies = -1.2 * s.models.filter((m) => m.hero < 0).length - 0.2 * s.piles.length;
  const boss = s.models.reduce((sum, m) => sum + (m.hero < 0 ? 3 * m.wounds : 0), 0);
  const end = s.ended === 'goal' ? 60 : s.ended === 'none' ? 0 : -60;
  return [end, goals + boss, wounds, enemies, way + 0.8 * open, loot, 0.3 * s.commandDeck.length];
}
const sign = (seat: Seat): number => (seat === OVERLORD ? -1 : 1);
export function appraise(s: State, seat: Seat): { key: (typeof LINES)[number]; points: number }[] {
  const all = fill(s);
  return LINES.map((key, i) => ({ key, points: sign(seat) * all[i]! }));
}
export function evaluate(s: State, seat: Seat): number {
  let sum = 0;
  for (const points of fill(s)) sum += points;
  return sign(seat) * sum;
}
