import { expect, it } from 'vitest';
import { outcome, score } from '../src/score.ts';
import type { Frame } from '../src/state.ts';
import { type Given, table } from './table.ts';

const lastRoundEnds: Frame = { proc: 'round', at: 7 };
const atTheEnd = (given: Omit<Given, 'at'>) => table({ ...given, at: lastRoundEnds, round: 2, rounds: 3 });
const points = (given: Omit<Given, 'at'>) => score(atTheEnd(given).state).map(({ total }) => total);
const winners = (given: Omit<Given, 'at'>) => outcome(atTheEnd(given).state).winners;

it('[CS-END-1] hands and seals are turned up, sacks are not', () => {
  const t = atTheEnd({
    red: { hand: ['skull'], sack: ['chalice'], seals: [{ relic: 'candlestick', fromSeat: 1 }] },
  });
  expect(t.view('blue').game.heirs[0]).toMatchObject({ hand: ['skull'], inSack: 1 });
  expect(t.view('blue').game.heirs[0]!.seals).toEqual([{ fromSeat: 1, relic: 'candlestick' }]);
  expect(t.view('blue').game.heirs[0]).not.toHaveProperty('sack');
  expect(t.events()).toEqual([{ type: 'ended', rule: 'CS-END-1' }]);
});

it('[CS-END-1] a round that is not the last turns up nothing', () => {
  const t = table({ at: lastRoundEnds, round: 1, rounds: 3, red: { hand: ['skull'] } });
  expect(t.view('blue').game.heirs[0]).not.toHaveProperty('hand');
  expect(t.events()).toEqual([]);
});

it('[CS-END-2] coins, and relics in the hand, on the shelf and under seal; not in the sack, not spent', () => {
  const t = atTheEnd({
    red: {
      coins: 4,
      hand: ['chalice', 'cursed-urn'],
      shelf: ['lucky-coin', 'cursed-urn'],
      seals: [{ relic: 'candlestick', fromSeat: 1 }],
      sack: ['chalice', 'chalice'],
      spent: ['light-fingers'],
    },
    green: { coins: 0 },
  });
  expect(score(t.state)[0]).toEqual({
    total: 12,
    lines: [
      { key: 'coins', points: 4, rule: 'CS-END-2' },
      { key: 'relics', points: 8, rule: 'CS-END-2', params: { count: 5 } },
      { key: 'sets', points: 0, rule: 'CS-END-3', params: { count: 0 } },
      { key: 'curses', points: 0, rule: 'CS-END-4', params: { count: 0 } },
    ],
  });
  expect(score(t.state)[1]!.total).toBe(0);
});

it('[CS-END-3] a set may lie in three places, and a second needs all three again', () => {
  const relics = {
    hand: ['skull'],
    shelf: ['candlestick', 'candlestick'],
    seals: [{ relic: 'chalice', fromSeat: 1 }],
  } as const;
  const red = { coins: 0, hand: [...relics.hand], shelf: [...relics.shelf], seals: [...relics.seals] };
  expect(points({ red })[0]).toBe(1 + 4 + 3 + 3);
  expect(points({ red: { ...red, hand: ['skull', 'skull'] } })[0]).toBe(2 + 4 + 3 + 3);
  expect(points({ red: { ...red, hand: ['skull', 'skull', 'chalice'] } })[0]).toBe(2 + 4 + 6 + 6);
});

it('[CS-END-3] two of three make no set', () => {
  expect(points({ red: { coins: 0, hand: ['skull', 'chalice'] } })[0]).toBe(4);
});

it('[CS-END-4] a curse is three points less, and nobody else pays for it', () => {
  expect(points({ red: { curses: 2 } })).toEqual([-3, 3, 3]);
});

it('[CS-END-5] the most points win', () => {
  expect(winners({ green: { coins: 4 } })).toEqual([1]);
});

it('[CS-END-5] in a tie the most coins win', () => {
  expect(winners({ red: { coins: 3, hand: ['skull'] }, blue: { coins: 4 } })).toEqual([2]);
});

it('[CS-END-5] who is still equal wins together', () => {
  expect(winners({ green: { coins: 2 } })).toEqual([0, 2]);
});
