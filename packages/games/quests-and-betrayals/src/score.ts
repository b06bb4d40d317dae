// QT-END: trophies, less what was left undone.
import type { Outcome, Score, ScoreLine, Seat } from '@oubliette/engine';
import { QUESTS } from './cards/cards.ts';
import type { State } from './state.ts';

/** QT-END-3, QT-RULING-13 */
function mainPenalty(s: State, seat: Seat): number {
  const { main } = s.players[seat]!;
  if (main === 'none') return 0;
  return QUESTS[main].trophies * (s.settings.mainPenalty === 'doubled' ? 2 : 1);
}

/** QT-QUEST-6, QT-END-3, QT-END-4 */
function scoreOf(s: State, seat: Seat): Score {
  const { trophies, secondary } = s.players[seat]!;
  const lines: ScoreLine[] = [
    { key: 'trophies', points: trophies, rule: 'QT-END-5' },
    // `-1 * 0` is -0, which does not survive a save.
    { key: 'main', points: 0 - mainPenalty(s, seat), rule: 'QT-END-3' },
    { key: 'secondary', points: 0 - secondary.length, rule: 'QT-END-4', params: { count: secondary.length } },
  ];
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

export const score = (s: State): Score[] => s.players.map((_, seat) => scoreOf(s, seat));

/** QT-END-6, QT-RULING-14, QT-RULING-59: the larger pile of spoils, then both win. */
export function outcome(s: State): Outcome {
  const ranks = score(s).map(({ total }, seat) => total * 100 + s.players[seat]!.spoils.length);
  const best = Math.max(...ranks);
  return { winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}
