// CH-END: what counts at the end.
import type { Outcome, Score } from '@oubliette/engine';
import { type FindId, pointsOf } from './cards/finds.ts';
import type { State } from './state.ts';

export const pointsOfAll = (finds: readonly FindId[]): number => finds.reduce((sum, find) => sum + pointsOf(find), 0);

/** CH-END-1 */
export const score = (s: State): Score[] =>
  s.visitors.map(({ finds }) => {
    const total = pointsOfAll(finds);
    return { total, lines: [{ key: 'finds', points: total, rule: 'CH-END-1', params: { count: finds.length } }] };
  });

/** CH-END-2 */
export function outcome(s: State): Outcome {
  const totals = s.visitors.map(({ finds }) => pointsOfAll(finds));
  const most = Math.max(...totals);
  return { winners: totals.flatMap((total, seat) => (total === most ? [seat] : [])) };
}
