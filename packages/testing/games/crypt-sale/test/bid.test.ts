import { sound } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { cryptSale } from '../src/game.ts';
import type { Frame } from '../src/state.ts';
import { type Given, heir, table } from './table.ts';

const bid = (): Frame => ({ proc: 'bid', drafts: [[], [], []] });
const twoLots = (): Given => ({
  at: bid(),
  lots: [
    { relic: 'skull', count: 1 },
    { relic: 'chalice', count: 2 },
  ],
});

it('[CS-LOT-1] three relics are turned up, equal ones as one lot, also with what was not sold', () => {
  const t = table({
    at: { proc: 'round', at: 3 },
    vault: ['candlestick', 'skull', 'chalice', 'skull'],
    lots: [{ relic: 'chalice', count: 1 }],
  });
  expect(t.state.lots).toEqual([
    { relic: 'chalice', count: 2 },
    { relic: 'skull', count: 2 },
  ]);
  expect(t.state.vault).toEqual(['candlestick']);
  expect(t.options('red')).toEqual(['chalice', 'skull']);
  expect(t.events()).toEqual([
    { type: 'lot', rule: 'CS-LOT-1', relic: 'skull', count: 1 },
    { type: 'lot', rule: 'CS-LOT-1', relic: 'chalice', count: 2 },
    { type: 'lot', rule: 'CS-LOT-1', relic: 'skull', count: 2 },
  ]);
});

it('[CS-LOT-1] a vault with two relics gives two', () => {
  const t = table({ at: { proc: 'round', at: 3 }, vault: ['skull', 'chalice'] });
  expect(t.state.lots).toEqual([
    { relic: 'chalice', count: 1 },
    { relic: 'skull', count: 1 },
  ]);
});

it('[CS-BID-1] all bid at the same time: a lot, coins, and a stake or none', () => {
  const t = table({ ...twoLots(), red: { hand: ['skull', 'skull', 'lucky-coin'] } });
  expect(t.asking()).toEqual(['red', 'green', 'blue']);
  expect(t.asked('red')).toEqual(['bid-lot']);
  expect(t.options('red')).toEqual(['skull', 'chalice']);
  t.play('red', 'chalice');
  expect(t.asked('red')).toEqual(['bid-coins']);
  expect(t.options('red')).toEqual(['0', '1', '2', '3']);
  t.play('red', '2');
  expect(t.asked('red')).toEqual(['bid-stake']);
  expect(t.options('red')).toEqual(['skull', 'lucky-coin', 'none']);
  t.play('red', 'skull');
  expect(t.asked('red')).toEqual([]);
  expect(t.asking()).toEqual(['green', 'blue']);
  expect(heir(t, 'red').hand).toEqual(['skull', 'skull', 'lucky-coin']); // nothing moves before the last bid
});

it('[CS-BID-1] a complete bid can be changed until the last one is complete', () => {
  const t = table({ ...twoLots(), seats: 2, at: { proc: 'bid', drafts: [[], []] }, red: { hand: ['skull'] } });
  for (const answer of ['skull', '3', 'skull']) t.play('red', answer);
  t.takeBack('red');
  t.takeBack('red');
  expect(t.asked('red')).toEqual(['bid-coins']);
  t.play('red', '0');
  t.play('green', 'chalice');
  t.play('green', '1');
  t.play('green', 'none');
  expect(heir(t, 'red').hand).toEqual(['skull']);
  expect(() => t.takeBack('green')).toThrow('ENG-NOTHING-TO-TAKE-BACK');
  expect(() => t.undo('green')).toThrow('ENG-KNOWN');
});

it('[CS-BID-1] others see that a bid is complete, not how long it is', () => {
  const bids = [
    ['skull', '0'],
    ['chalice', '2', 'none'],
    ['chalice', '3', 'lucky-coin'],
  ];
  const seen = bids.map((answers) => {
    const t = table({ ...twoLots(), red: { hand: ['lucky-coin'] } });
    for (const answer of answers) t.play('red', answer);
    return [t.view('green'), t.view('spectator')];
  });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(seen[0]![0]!.waiting).toEqual([1, 2]);
});

it('[CS-BID-1] nobody hears a step of a bid', () => {
  const t = table(twoLots());
  const ask = { kind: 'bid-lot', seat: 0, optional: false };
  expect(sound(cryptSale, t.state, ask, 'skull', 1)).toBeUndefined();
  expect(sound(cryptSale, t.state, ask, 'skull', 'spectator')).toBeUndefined();
  expect(sound(cryptSale, t.state, ask, 'skull', 0)).toBe('skull');
});

it('[CS-BID-2] one bids what one has, and five at most', () => {
  const t = table({ ...twoLots(), red: { coins: 1 }, green: { coins: 0 }, blue: { coins: 9 } });
  for (const name of ['red', 'green', 'blue'] as const) t.play(name, 'skull');
  expect(t.options('red')).toEqual(['0', '1']);
  expect(t.why('red', '2')).toEqual({ rule: 'CS-BID-2', option: '2', params: { coins: 1 } });
  expect(t.options('green')).toEqual(['0']);
  expect(t.options('blue')).toEqual(['0', '1', '2', '3', '4', '5']);
});

it('[CS-BID-3] whoever bids zero has no stake and wins nothing, even alone', () => {
  const t = table({ ...twoLots(), red: { hand: ['skull'] } });
  for (const name of ['red', 'green', 'blue'] as const) {
    t.play(name, 'skull');
    t.play(name, '0');
  }
  expect(t.state.bids).toEqual([]);
  expect(t.asking()).toEqual([]);
  expect(heir(t, 'red')).toMatchObject({ hand: ['skull'], shelf: [], coins: 3 });
  expect(t.events()).toEqual([
    { type: 'watched', rule: 'CS-BID-3', seat: 0, relic: 'skull' },
    { type: 'watched', rule: 'CS-BID-3', seat: 1, relic: 'skull' },
    { type: 'watched', rule: 'CS-BID-3', seat: 2, relic: 'skull' },
  ]);
});

it('[CS-BID-4] a stake comes from the hand, and is never an urn', () => {
  const t = table({ ...twoLots(), red: { hand: ['light-fingers', 'cursed-urn'], shelf: ['chalice'] } });
  t.play('red', 'skull');
  t.play('red', '1');
  expect(t.options('red')).toEqual(['light-fingers', 'none']);
  expect(t.refuses('red', 'cursed-urn')).toBe('CS-BID-4');
  expect(t.refuses('red', 'chalice')).toBe('ENG-NOT-OFFERED');
});

it('[CS-BID-5] then all see lots, coins and who has staked, but not what', () => {
  // Under a sale, so that the game stops at the first payment.
  const t = table({ ...twoLots(), at: { proc: 'round', at: 4 }, red: { hand: ['lucky-coin'] } });
  for (const answer of ['chalice', '2', 'lucky-coin']) t.play('red', answer);
  for (const answer of ['skull', '1', 'none']) t.play('green', answer);
  for (const answer of ['skull', '0']) t.play('blue', answer);
  expect(heir(t, 'red').hand).toEqual([]);
  expect(t.view('green').game.bids).toEqual([
    { seat: 0, lot: 'chalice', coins: 2, staked: true },
    { seat: 1, lot: 'skull', coins: 1, staked: false },
  ]);
  expect(t.view('red').game.bids[0]).toEqual({
    seat: 0,
    lot: 'chalice',
    coins: 2,
    staked: true,
    stake: 'lucky-coin',
  });
  expect(t.heard('green')[0]).toEqual({
    type: 'bid',
    rule: 'CS-BID-5',
    seat: 0,
    relic: 'chalice',
    coins: 2,
    staked: true,
  });
  expect(t.heard('red')[0]).toMatchObject({ stake: 'lucky-coin', mine: true });
});

it('[CS-BID-6] without a lot nobody bids, and the sorting begins', () => {
  const t = table({ at: { proc: 'round', at: 4 } });
  expect(t.asked('red')).toEqual(['sell', 'offer-to']);
  expect(t.asking()).toEqual(['red', 'green', 'blue']);
});
