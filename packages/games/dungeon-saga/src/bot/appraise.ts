// The evaluation of both sides: goals, wounds, ground and time. A gain of the heroes is a loss of the overlord.
import type { Seat } from '@oubliette/engine';
import type { Cell } from '../cells.ts';
import { modelOfHero } from '../rules/arcs.ts';
import { stands } from '../rules/goals.ts';
import { OVERLORD, type State } from '../state.ts';
import { errandOf, partyAim, waysTo } from './objectives.ts';

/** The lines of an appraisal; each has its sentence under `reason.<key>`. */
export const LINES = ['victory', 'goals', 'wounds', 'enemies', 'way', 'loot', 'time'] as const;

/** The value of so many wounds; the fifth takes the hero off the board. */
const TOLL = [0, 1.5, 3.5, 6.5, 12, 24] as const;
const STEP = 0.2;
const FARTHEST = 40;

function fill(s: State): number[] {
  let goals = 0;
  for (const n of s.reached) goals += 6 * n;
  let wounds = 0;
  let loot = 0;
  let way = 0;
  let ways: ((to: Cell) => number) | undefined;
  // One search for all heroes with the same destination.
  const party = (): ((to: Cell) => number) | undefined => {
    if (ways === undefined) {
      const aim = partyAim(s);
      ways = aim.length === 0 ? () => 0 : waysTo(s, aim);
    }
    return ways;
  };
  for (const [i, h] of s.heroes.entries()) {
    wounds -= TOLL[h.wounds]!;
    loot += 0.25 * (h.gold + h.items.length + h.crystals.length);
    const m = stands(h) ? modelOfHero(s, i) : undefined;
    if (m === undefined) continue;
    const errand = errandOf(s, i);
    const far = errand === undefined ? party() : errand.length === 0 ? undefined : waysTo(s, errand);
    if (far !== undefined) way -= STEP * Math.min(FARTHEST, far(m.cell));
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
/** How many points of lead are comfortable. */
export const LEAD = 12;
/** All seats at once, from 0 to 1: one appraisal serves both sides. */
export function judge(s: State): number[] {
  const x = (2 * evaluate(s, OVERLORD)) / LEAD;
  const overlord = 0.5 + (0.5 * x) / (1 + Math.abs(x));
  return s.core.answered.map((_, seat) => (seat === OVERLORD ? overlord : 1 - overlord));
}
