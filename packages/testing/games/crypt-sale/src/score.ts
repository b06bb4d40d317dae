// CS-END: what counts at the end.
import type { Outcome, Score, ScoreLine } from '@oubliette/engine';
import { countOf, type Relic, worth } from './cards/relics.ts';
import type { Heir, State } from './state.ts';

const SET: readonly Relic[] = ['skull', 'candlestick', 'chalice'];
const POINTS_A_SET = 3;
const POINTS_A_CURSE = -3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** CS-END-2 to CS-END-4 */
export const score = (s: State): Score[] => s.heirs.map(scoreOf);

function scoreOf(heir: Heir): Score {
  const hidden = [...heir.hand, ...heir.seals.map((seal) => seal.relic)];
  const all = [...heir.shelf, ...hidden];
  const sets = Math.min(...SET.map((relic) => countOf(all, relic)));
  const relics =
    sum(heir.shelf.map((relic) => worth(relic, 'shelf'))) + sum(hidden.map((relic) => worth(relic, 'elsewhere')));
  const lines: ScoreLine[] = [
    { key: 'coins', points: heir.coins, rule: 'CS-END-2' },
    { key: 'relics', points: relics, rule: 'CS-END-2', params: { count: all.length } },
    { key: 'sets', points: POINTS_A_SET * sets, rule: 'CS-END-3', params: { count: sets } },
    // `-3 * 0` is -0, which does not survive a save.
    { key: 'curses', points: 0 + POINTS_A_CURSE * heir.curses, rule: 'CS-END-4', params: { count: heir.curses } },
  ];
  return { total: sum(lines.map((line) => line.points)), lines };
}

/** CS-END-5: the most points, then the most coins; who is still equal wins together. */
export function outcome(s: State): Outcome {
  const ranks = score(s).map(({ total }, seat) => total * 1000 + s.heirs[seat]!.coins);
  const best = Math.max(...ranks);
  return { winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}
