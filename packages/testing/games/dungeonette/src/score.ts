// DN-END: what counts at the end.
import type { Outcome, Score } from '@oubliette/engine';
import type { Player, State } from './state.ts';

const total = (p: Player): number => p.score + (p.gold >> 1) + p.imps - p.evil;

/** DN-END-1: deeds, a point for two gold, a point an imp, less one for each evil. */
export const score = (s: State): Score[] =>
  s.players.map((p) => ({
    total: total(p),
    lines: [
      { key: 'deeds', points: p.score, rule: 'DN-END-1' },
      { key: 'gold', points: p.gold >> 1, rule: 'DN-END-1', params: { gold: p.gold } },
      { key: 'imps', points: p.imps, rule: 'DN-END-1' },
      { key: 'evil', points: -p.evil, rule: 'DN-END-1' },
    ],
  }));

/** DN-END-2: the most points; a tie goes to the seat that comes first. */
export function outcome(s: State): Outcome {
  const totals = s.players.map(total);
  return { winners: [totals.indexOf(Math.max(...totals))] };
}
