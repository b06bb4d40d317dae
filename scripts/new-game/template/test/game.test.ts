import { newMatch, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { candleHall } from '../src/game.ts';
import { outcome, score } from '../src/score.ts';
import type { View } from '../src/view.ts';
import { table } from './table.ts';

it('[CH-SETUP-1] pawns stand in the corners, every other square has a candle', () => {
  const { state } = newMatch(candleHall, { seats: 3, seed: 'setup', settings: {} });
  const { hall, visitors, findsLeft } = view(candleHall, state, 0).game as View;
  expect(visitors).toEqual(['a1', 'e4', 'e1'].map((cell) => ({ cell, finds: [], points: 0 })));
  expect(hall.things).toHaveLength(17);
  expect(findsLeft).toBe(20);
});

it('[CH-ROUND-1] everybody moves once a round, and the last round ends the game', () => {
  const t = table({ at: { proc: 'game', at: 0 }, round: 4 });
  expect(t.asking()).toEqual(['ann']);
  t.play('ann', 'stay');
  expect(t.asking()).toEqual(['bob']);
  t.play('bob', 'stay');
  expect(t.asking()).toEqual([]);
});

it('[CH-END-1] finds count their points', () => {
  const { state } = table({ finds: [['crown', 'dust', 'spoon'], ['button']] });
  expect(score(state).map(({ total }) => total)).toEqual([7, 1]);
});

it('[CH-END-2] most points win; as many win together', () => {
  expect(outcome(table({ finds: [['crown'], ['button']] }).state).winners).toEqual([0]);
  expect(outcome(table({ finds: [['crown'], ['crown']] }).state).winners).toEqual([0, 1]);
});
