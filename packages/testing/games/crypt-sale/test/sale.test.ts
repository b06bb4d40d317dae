import { expect, it } from 'vitest';
import type { Bid, Frame } from '../src/state.ts';
import { heir, table } from './table.ts';

const award: Frame = { proc: 'award', at: 0 };
const skull = { relic: 'skull', count: 1 } as const;
const chalices = { relic: 'chalice', count: 2 } as const;
const bidOf = (seat: number, coins: number, more: Partial<Bid> = {}): Bid => ({
  seat,
  lot: 'skull',
  coins,
  stake: 'none',
  ...more,
});

it('[CS-SALE-1] the most coins win the whole lot', () => {
  const t = table({
    at: award,
    lots: [{ ...chalices }],
    bids: [bidOf(0, 1, { lot: 'chalice' }), bidOf(2, 3, { lot: 'chalice' })],
  });
  t.play('red', 'pass');
  t.play('green', 'pass');
  expect(heir(t, 'blue')).toMatchObject({ shelf: ['chalice', 'chalice'], coins: 0 });
  expect(heir(t, 'red')).toMatchObject({ shelf: [], coins: 3 });
  expect(heir(t, 'green')).toMatchObject({ shelf: [], coins: 3 });
  expect(t.state).toMatchObject({ till: 3, lots: [], bids: [] });
});

it('[CS-SALE-1] a stake counts two coins more, whatever it is', () => {
  for (const stake of ['skull', 'chalice'] as const) {
    const t = table({ at: award, lots: [{ ...skull }], bids: [bidOf(0, 2), bidOf(1, 1, { stake })] });
    expect(t.events()[0]).toMatchObject({ type: 'called', strength: 3, seats: [1] });
    expect(t.asking()).toEqual(['red']); // green pays, red may filch
  }
});

it('[CS-SALE-1] lots are called as they lie on the table, and those without bids stay there', () => {
  const t = table({
    at: award,
    lots: [{ ...chalices }, { relic: 'candlestick', count: 1 }, { ...skull }],
    bids: [bidOf(0, 1), bidOf(1, 1, { lot: 'chalice' })],
  });
  expect(t.state.hammer.relic).toBe('chalice');
  t.play('red', 'pass');
  t.play('blue', 'pass');
  expect(t.state.hammer.relic).toBe('skull');
  t.play('green', 'pass');
  t.play('blue', 'pass');
  expect(t.state.hammer.relic).toBe('nothing');
  expect(t.state.lots).toEqual([{ relic: 'candlestick', count: 1 }]);
});

it('[CS-SALE-2] in a tie the higher die wins', () => {
  const t = table({ at: award, lots: [{ ...skull }], bids: [bidOf(0, 2), bidOf(1, 2)], rolls: [2, 5] });
  expect(t.state.hammer).toMatchObject({ seats: [0, 1], dice: [2, 5] });
  t.play('red', 'pass');
  t.play('green', 'pass');
  expect(t.state.hammer).toMatchObject({ seats: [1], purse: 2 });
});

it('[CS-SALE-2] equal dice favour the first in turn, and lower bids have no die', () => {
  const t = table({
    at: award,
    round: 2, // blue is first, then red
    lots: [{ ...skull }],
    bids: [bidOf(0, 2), bidOf(1, 1), bidOf(2, 2)],
    rolls: [4, 4],
  });
  expect(t.state.hammer).toMatchObject({ seats: [2, 0], dice: [4, 4] });
  t.play('blue', 'pass');
  t.play('red', 'pass');
  expect(t.state.hammer.seats).toEqual([2]);
});

it('[CS-SALE-3] a lucky coin is shown and spent, and its die rolled again', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 2), bidOf(1, 2)],
    rolls: [2, 5, 6],
    red: { hand: ['skull', 'lucky-coin'] },
  });
  expect(t.options('red')).toEqual(['lucky-coin', 'pass']);
  t.play('red', 'lucky-coin');
  expect(t.state.hammer.dice).toEqual([6, 5]);
  expect(heir(t, 'red')).toMatchObject({ hand: ['skull'], spent: ['lucky-coin'] });
  expect(t.events()[0]).toEqual({ type: 'rerolled', rule: 'CS-SALE-3', seat: 0, before: 2, pips: 6 });
  expect(() => t.undo('red')).toThrow('ENG-KNOWN');
  t.play('green', 'pass');
  expect(t.state.hammer.seats).toEqual([0]);
  expect(heir(t, 'green')).toMatchObject({ hand: [], spent: [] });
});

it('[CS-SALE-3] once each: after the second lucky coin it is the other’s turn all the same', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 2), bidOf(1, 2)],
    rolls: [2, 5, 1],
    red: { hand: ['lucky-coin', 'lucky-coin'] },
  });
  t.play('red', 'lucky-coin');
  expect(t.asking()).toEqual(['green']);
  expect(heir(t, 'red').hand).toEqual(['lucky-coin']);
});

it('[CS-SALE-3] all the tied are asked, with or without a lucky coin, and nobody else', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 2), bidOf(1, 2)],
    rolls: [2, 5],
    green: { hand: ['skull'] },
    blue: { hand: ['lucky-coin'] },
  });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['pass']);
  expect(t.refuses('red', 'lucky-coin')).toBe('CS-SALE-3');
  t.play('red', 'pass');
  expect(t.asking()).toEqual(['green']);
  expect(t.options('green')).toEqual(['pass']);
  t.play('green', 'pass');
  expect(t.asked('red')).toEqual(['filch']); // green has won
});

it('[CS-SALE-4] the winner’s stake disappears into the sack, and only the winner hears which', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 2, { stake: 'candlestick' })],
    red: { sack: ['skull'] },
  });
  expect(heir(t, 'red')).toMatchObject({ sack: ['skull', 'candlestick'], spent: [], hand: [] });
  expect(t.heard('green')).toContainEqual({ type: 'stake-lost', rule: 'CS-SALE-4', seat: 0 });
  expect(t.heard('red')).toContainEqual({
    type: 'stake-lost',
    rule: 'CS-SALE-4',
    seat: 0,
    relic: 'candlestick',
    mine: true,
  });
});

it('[CS-OPT-2] with open stakes the winner’s stake is turned up and spent', () => {
  const t = table({
    at: award,
    openStakes: true,
    lots: [{ ...skull }],
    bids: [bidOf(0, 2, { stake: 'candlestick' })],
  });
  expect(heir(t, 'red')).toMatchObject({ sack: [], spent: ['candlestick'], hand: [] });
  expect(t.view('green').game.heirs[0]!.spent).toEqual(['candlestick']);
  expect(t.heard('green')).toContainEqual({ type: 'stake-shown', rule: 'CS-OPT-2', seat: 0, relic: 'candlestick' });
});

it('[CS-SALE-5] the lot is off the table while it is paid, and on the shelf afterwards', () => {
  const t = table({ at: award, seats: 2, lots: [{ ...skull }], bids: [bidOf(0, 3)] });
  expect(t.state).toMatchObject({ lots: [], till: 0, hammer: { relic: 'skull', count: 1, purse: 3 } });
  expect(heir(t, 'red')).toMatchObject({ coins: 0, shelf: [] });
  t.play('green', 'pass');
  expect(t.state).toMatchObject({ till: 3, hammer: { relic: 'nothing', count: 0, purse: 0 } });
  expect(heir(t, 'red')).toMatchObject({ coins: 0, shelf: ['skull'] });
  expect(heir(t, 'green')).toMatchObject({ coins: 3, shelf: [] });
});

it('[CS-SALE-6] light fingers are shown and spent, and take one coin out of the payment', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 3)],
    green: { hand: ['light-fingers', 'light-fingers'] },
  });
  expect(t.asking()).toEqual(['green']);
  expect(t.options('green')).toEqual(['light-fingers', 'pass']);
  t.play('green', 'light-fingers');
  expect(t.state.hammer.purse).toBe(2);
  expect(heir(t, 'green')).toMatchObject({ coins: 4, hand: ['light-fingers'], spent: ['light-fingers'] });
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', 'pass');
  expect(t.state.till).toBe(2);
  expect(heir(t, 'red')).toMatchObject({ coins: 0, shelf: ['skull'] });
  expect(heir(t, 'blue').coins).toBe(3);
});

it('[CS-SALE-6] everybody but the payer is asked, in turn, whoever holds light fingers', () => {
  const t = table({
    at: award,
    round: 1, // green is first
    lots: [{ ...skull }],
    bids: [bidOf(1, 3)],
    green: { hand: ['light-fingers'] },
    red: { hand: ['light-fingers'] },
  });
  expect(t.asking()).toEqual(['blue']);
  expect(t.options('blue')).toEqual(['pass']);
  expect(t.refuses('blue', 'light-fingers')).toBe('CS-SALE-6');
  t.play('blue', 'pass');
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['light-fingers', 'pass']);
});

it('[CS-SALE-6] when no coin is left nobody else is asked', () => {
  const t = table({
    at: award,
    lots: [{ ...skull }],
    bids: [bidOf(0, 1)],
    green: { hand: ['light-fingers'] },
    blue: { hand: ['light-fingers'] },
  });
  t.play('green', 'light-fingers');
  expect(t.asking()).toEqual([]);
  expect(t.state.till).toBe(0);
  expect(heir(t, 'red')).toMatchObject({ coins: 2, shelf: ['skull'] });
  expect(heir(t, 'blue')).toMatchObject({ coins: 3, hand: ['light-fingers'] });
});

it('[CS-SALE-7] the losers take their stakes back unseen', () => {
  const t = table({
    at: award,
    seats: 2,
    openStakes: true,
    lots: [{ ...skull }],
    bids: [bidOf(0, 3, { stake: 'chalice' }), bidOf(1, 1, { stake: 'candlestick' })],
    green: { hand: ['skull'] },
  });
  expect(heir(t, 'green').hand).toEqual(['skull']);
  t.play('green', 'pass');
  expect(heir(t, 'green')).toMatchObject({ hand: ['skull', 'candlestick'], spent: [], coins: 3 });
  expect(JSON.stringify([t.view('red').game, t.heard('red')])).not.toContain('candlestick');
  expect(t.state.bids).toEqual([]);
});
