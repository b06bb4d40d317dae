import { newGame, tableFaults } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { cryptSale } from '../src/game.ts';
import { heir, table } from './table.ts';

it.each([2, 3, 4])('[CS-SETUP-1] %i heirs begin with five coins and two relics, then inherit one', (seats) => {
  const s = newGame(cryptSale, { seats, seed: 'setup' });
  expect(s.heirs.map((h) => h.coins)).toEqual(new Array(seats).fill(5));
  expect(s.heirs.map((h) => h.hand.length)).toEqual(new Array(seats).fill(3));
  expect(s.heirs.map((h) => [h.shelf, h.sack, h.spent, h.seals, h.curses])).toEqual(
    new Array(seats).fill([[], [], [], [], 0]),
  );
  expect(s.vault).toHaveLength(40 - 3 * seats);
});

it('[CS-SETUP-1] one heir, or five, are no table', () => {
  expect(tableFaults(cryptSale, { seats: 1 }).map((fault) => fault.rule)).toEqual(['ENG-SEATS-1']);
  expect(tableFaults(cryptSale, { seats: 5 }).map((fault) => fault.rule)).toEqual(['ENG-SEATS-1']);
});

it('[CS-OPT-1] three rounds unless the table says otherwise, two to four', () => {
  expect(newGame(cryptSale, { seats: 2, seed: 'x' }).rounds).toBe(3);
  expect(newGame(cryptSale, { seats: 2, seed: 'x', settings: { rounds: 4 } }).rounds).toBe(4);
  for (const rounds of [1, 5]) {
    expect(tableFaults(cryptSale, { seats: 2, settings: { rounds } })).toMatchObject([{ where: 'settings.rounds' }]);
  }
});

it('[CS-OPT-1] the game ends after its last round and not before', () => {
  const last = table({ at: { proc: 'game', at: 0 }, round: 1, rounds: 2 });
  expect(last.state.round).toBe(1);
  for (const name of ['green', 'blue', 'red'] as const) last.play(name, 'keep', 'rummage');
  for (const name of ['green', 'blue', 'red'] as const) last.play(name, 'stop', 'sell');
  expect(last.state.round).toBe(2);
  expect(last.view('red').end).toBeDefined();
  const first = table({ at: { proc: 'game', at: 0 }, round: 0, rounds: 2 });
  for (const name of ['red', 'green', 'blue'] as const) first.play(name, 'keep', 'rummage');
  for (const name of ['red', 'green', 'blue'] as const) first.play(name, 'stop', 'sell');
  expect(first.state.round).toBe(1);
  expect(first.asking()).toEqual(['green']);
});

it('[CS-ROUND-1] rummage, bid, sale, sort', () => {
  const t = table({ at: { proc: 'round', at: 0 }, seats: 2, vault: ['chalice', 'skull', 'skull', 'skull', 'skull'] });
  expect(t.asked('red')).toEqual(['rummage', 'offer-to']);
  t.play('red', 'keep');
  t.play('green', 'keep');
  expect(t.asked('red')).toEqual(['bid-lot']);
  for (const answer of ['chalice', '1', 'none']) t.play('red', answer);
  for (const answer of ['skull', '0']) t.play('green', answer);
  expect(t.asked('green')).toEqual(['filch']);
  t.play('green', 'pass');
  expect(t.asked('red')).toEqual(['sell', 'offer-to']);
  expect(t.asking()).toEqual(['red', 'green']);
});

it('[CS-ROUND-2] the next seat is first each round, and after the last seat the first one again', () => {
  const first = [0, 1, 2, 3].map((round) => table({ at: { proc: 'round', at: 0 }, round, rounds: 4 }).asking());
  expect(first).toEqual([['red'], ['green'], ['blue'], ['red']]);
  const t = table({ at: { proc: 'round', at: 0 }, round: 1 });
  expect(t.events()[0]).toEqual({ type: 'round', rule: 'CS-ROUND-2', round: 2, seat: 1 });
  t.play('green', 'keep', 'rummage');
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', 'keep', 'rummage');
  expect(t.asking()).toEqual(['red']);
});

it('[CS-ROUND-3] each heir in turn inherits a relic, in secret', () => {
  const t = table({
    at: { proc: 'round', at: 0 },
    round: 1, // green draws first
    vault: ['skull', 'candlestick', 'chalice', 'lucky-coin'],
    green: { hand: ['skull'] },
  });
  expect(heir(t, 'green').hand).toEqual(['skull', 'lucky-coin']);
  expect(heir(t, 'blue').hand).toEqual(['chalice']);
  expect(heir(t, 'red').hand).toEqual(['candlestick']);
  expect(t.heard('red').slice(1)).toEqual([
    { type: 'drew', rule: 'CS-ROUND-3', seat: 1 },
    { type: 'drew', rule: 'CS-ROUND-3', seat: 2 },
    { type: 'drew', rule: 'CS-ROUND-3', seat: 0, relic: 'candlestick', mine: true },
  ]);
});

it('[CS-ROUND-4] the last in turn go empty-handed when the vault is empty', () => {
  const t = table({ at: { proc: 'round', at: 0 }, vault: ['chalice'] });
  expect(heir(t, 'red').hand).toEqual(['chalice']);
  expect(heir(t, 'green')).toMatchObject({ hand: [], coins: 3 });
  expect(heir(t, 'blue')).toMatchObject({ hand: [], coins: 3 });
});
