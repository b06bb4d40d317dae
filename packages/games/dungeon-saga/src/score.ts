// How an adventure ends and what it is worth (DSC-97, DSC-101, DS-RULING-13).
import type { Outcome, Score, ScoreLine, Seat } from '@oubliette/engine';
import { OVERLORD, type State, w } from './state.ts';

const GLORY_FOR_WINNING = 2;
const GLORY_FOR_THE_BOSS = 3;

/** DSC-97, and the prisoners' thanks (DS-TABLE-4). */
export function settleUp(s: State): void {
  if (s.ended !== 'goal') return;
  s.heroes.forEach((h, i) => {
    if (h.gone === 'crippled') return;
    const glory = GLORY_FOR_WINNING + (i === s.bossKiller ? GLORY_FOR_THE_BOSS : 0);
    h.glory += glory;
    h.gold += s.prisoners;
    w.tell(() => ({ type: 'glory', rule: 'DSC-97', hero: h.id, glory }));
  });
}

const VICTORY = 10;
export function score(s: State): readonly Score[] {
  const won = s.ended === 'goal';
  return s.core.answered.map((_, seat): Score => {
    const lines: ScoreLine[] = [];
    if ((seat === OVERLORD) !== won) lines.push({ key: 'victory', points: VICTORY, rule: won ? 'DSC-83' : 'DSC-12' });
    if (seat === OVERLORD) {
      const wounds = s.heroes.reduce((sum, h) => sum + h.wounds, 0);
      lines.push({ key: 'wounds', points: wounds, rule: 'DSC-32', params: { count: wounds } });
    } else {
      const mine = s.heroes.filter((h) => h.seat === seat);
      const gold = mine.reduce((sum, h) => sum + h.gold, 0);
      const glory = mine.reduce((sum, h) => sum + h.glory, 0);
      lines.push({ key: 'glory', points: glory, rule: 'DSC-101', params: { count: glory } });
      lines.push({ key: 'gold', points: gold, rule: 'DSC-102', params: { count: gold } });
    }
    return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}
export function outcome(s: State): Outcome {
  const heroes = s.core.answered.map((_, seat): Seat => seat).filter((seat) => seat !== OVERLORD);
  return s.ended === 'goal' ? { winners: heroes, how: 'goal' } : { winners: [OVERLORD], how: s.ended };
}
