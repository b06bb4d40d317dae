import { expect, it } from 'vitest';
import { progressOf } from '../src/index.ts';

it('how far a game has come: plain values of the view, nothing nested, nothing meant for clients only', () => {
  const view = {
    year: 2,
    season: 'winter',
    last: false,
    players: [{ gold: 3 }],
    map: { w: 4 },
    _rest: 'x',
    none: null,
  };
  expect(progressOf(view)).toEqual({ year: 2, season: 'winter', last: 'false' });
});
