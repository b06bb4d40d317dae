import { expect, it } from 'vitest';
import { table } from './table.ts';

it('[CH-MOVE-1] a pawn goes to a square beside it, or stays; the others stand where they stood', () => {
  const t = table({ cells: ['b2', 'e4'] });
  expect(t.options('ann')).toEqual(['b1', 'a2', 'c2', 'b3', 'stay']);
  t.play('ann', 'c2');
  expect(t.view('bob').game).toMatchObject({ visitors: [{ cell: 'c2' }, { cell: 'e4' }] });
  expect(t.asking()).toEqual(['bob']);
  expect(t.options('bob')).toEqual(['e3', 'd4', 'stay']);
  t.play('bob', 'stay');
  expect(t.view('ann').game).toMatchObject({ visitors: [{ cell: 'c2' }, { cell: 'e4' }] });
});

it('[CH-MOVE-2] not to a square where somebody stands', () => {
  const t = table({ cells: ['a1', 'b1'] });
  expect(t.options('ann')).toEqual(['a2', 'stay']);
  expect(t.refuses('ann', 'b1')).toBe('CH-MOVE-2');
});

it('[CH-MOVE-3] on a square with a candle something is found, once; without one nothing is', () => {
  const t = table({ cells: ['a1', 'e4'], candles: ['b1'], deck: ['dust', 'crown'] });
  t.play('ann', 'b1');
  expect(t.view('ann').game).toMatchObject({
    visitors: [{ finds: ['crown'], points: 5 }, { finds: [] }],
    findsLeft: 1,
  });
  expect(t.view('ann').game.hall.things).toEqual([]);
  const again = table({ cells: ['a1', 'e4'], deck: ['dust', 'crown'] });
  again.play('ann', 'b1');
  expect(again.view('ann').game).toMatchObject({ visitors: [{ finds: [] }, { finds: [] }], findsLeft: 2 });
});
