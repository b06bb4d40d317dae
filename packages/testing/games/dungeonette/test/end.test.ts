import { describe, expect, it } from 'vitest';
import type { Player } from '../src/state.ts';
import { round, table } from './table.ts';

/** The end of the last round; nobody has imps to earn anything unless said. */
function end(...players: Partial<Player>[]) {
  const t = table({
    at: round('end'),
    round: 3,
    players: players.map((player) => ({ imps: 0, gold: 0, evil: 0, ...player })),
  });
  return t.view('spectator').end!;
}
const scores = (...points: number[]) => end(...points.map((score) => ({ score }))).outcome.winners;

describe('the end', () => {
  it('[DN-END-1] points, half the gold, the imps, less the evil', () => {
    const { score } = end(
      { score: 7, gold: 5, imps: 1, evil: 2 },
      { score: -3, gold: 1, evil: 5 },
      { gold: 1, imps: 2 },
      {},
    );
    expect(score.map(({ total }) => total)).toEqual([7 + 2 + 1 - 2, -3 - 5, 1 + 2, 0]);
    expect(score[0]!.lines).toEqual([
      { key: 'deeds', points: 7, rule: 'DN-END-1' },
      { key: 'gold', points: 2, rule: 'DN-END-1', params: { gold: 5 } },
      { key: 'imps', points: 1, rule: 'DN-END-1' },
      { key: 'evil', points: -2, rule: 'DN-END-1' },
    ]);
  });

  it('[DN-END-2] the most points win; between equals the first seat', () => {
    expect(scores(1, 2, 5, 4)).toEqual([2]);
    expect(scores(1, 5, 2, 5)).toEqual([1]);
    expect(scores(3, 3, 3, 3)).toEqual([0]);
    expect(scores(-4, -3, -2, -1)).toEqual([3]);
  });
});
