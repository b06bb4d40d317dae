// DJ-GOAL: heroes win or lose together; gold only names one of them first (DJ-GOLD-3).
import type { Outcome, Score, ScoreLine } from '@oubliette/engine';
import { MASTER, type State } from './state.ts';

export function score(s: State): Score[] {
  return Array.from({ length: s.core.answered.length }, (_, seat) => {
    if (seat === MASTER) {
      const dead = s.heroes.filter((h) => h.gone === 'dead').length;
      return scored([{ key: 'fallen', points: dead, rule: 'DJ-GOAL-2', params: { count: dead } }]);
    }
    const alive = s.heroes.some((h) => h.gone !== 'dead'); // DJ-RULING-56
    const mine = s.heroes.filter((h) => h.seat === seat);
    const sum = (of: (h: (typeof mine)[number]) => number) => mine.reduce((total, h) => total + of(h), 0);
    return scored([
      { key: 'objective', points: s.won && alive ? s.quest.mainXp : 0, rule: 'DJ-XP-3' },
      {
        key: 'goals',
        points: alive ? s.goals.length * s.quest.secondaryXp : 0,
        rule: 'DJ-XP-4',
        params: { count: s.goals.length },
      },
      { key: 'gold', points: sum((h) => h.gold), rule: 'DJ-GOLD-3' },
    ]);
  });
}
const scored = (lines: ScoreLine[]): Score => ({ total: lines.reduce((sum, line) => sum + line.points, 0), lines });

export function outcome(s: State): Outcome {
  const heroes = s.core.answered.flatMap((_, seat) => (seat === MASTER ? [] : [seat]));
  return s.ended === 'won' ? { winners: heroes, how: 'won' } : { winners: [MASTER], how: s.ended };
}
