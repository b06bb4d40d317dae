// DL-DIG
import { expect, it } from 'vitest';
import type { CellName } from '../src/options.ts';
import { action, beginner, lair, map, on, player, round, table } from './table.ts';

const digging = (space: 1 | 2 | 3, red: object = {}) =>
  table({ at: action('dig'), on: { dig: [1, 2, 3].map((n) => (n === space ? 'red' : 'free')) }, red });
const dig = (t: ReturnType<typeof table>, ...cells: CellName[]): void => {
  for (const cell of cells) t.play('red', cell);
};

it('[DL-DIG-1] space I lets two imps dig, II three, III four and a foreman', () => {
  const cells: CellName[] = ['b1', 'a1', 'd1', 'e1'];
  for (const [space, permit] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    const t = digging(space, { imps: 9 });
    dig(t, ...cells.slice(0, permit - 1));
    expect(t.asking()).toEqual(['red']);
    dig(t, cells[permit - 1]!);
    expect(t.asking()).toEqual([]);
    expect(player(t, 'red').map).toEqual(map({ tunnels: ['c1', 'c2', 'c3', ...cells.slice(0, permit)] }));
    expect(player(t, 'red')).toMatchObject(space === 3 ? { imps: 4, busy: 5 } : { imps: 9 - permit, busy: permit });
  }
});

it('[DL-DIG-1] [DL-RULING-12] fewer imps may be used, and then the order is executed', () => {
  const t = table({ at: round('dig'), on: { dig: ['free', 'red'], room: ['red'] }, forSale: ['mint'] });
  expect(t.options('red')).toContain('pass');
  expect(t.options('red')).not.toContain('stop');
  t.play('red', 'b1');
  expect(t.options('red')).toContain('stop');
  expect(t.options('red')).not.toContain('pass');
  t.play('red', 'stop');
  expect(player(t, 'red')).toMatchObject({ imps: 2, busy: 1, unused: [] });
  expect(on(t, 'dig')).toEqual(['free', 'free', 'free']);
});

it('[DL-RULING-12] nobody sent to dig: not executed', () => {
  const t = table({ at: round('dig'), on: { dig: ['red'], room: ['red'] }, forSale: ['mint'] });
  t.play('red', 'pass');
  expect(player(t, 'red')).toMatchObject({ imps: 3, busy: 0, unused: ['dig'], map: map({}) });
});

it('[DL-DIG-2] the foreman goes along with the first imp and digs nothing', () => {
  const t = digging(3, { imps: 5 });
  dig(t, 'b1');
  expect(player(t, 'red')).toMatchObject({ imps: 3, busy: 2 });
  dig(t, 'd1');
  expect(player(t, 'red')).toMatchObject({ imps: 2, busy: 3 });
});

it('[DL-DIG-2] [DL-EX-7] with one imp nobody digs on III; with two, one tunnel', () => {
  const one = table({
    at: round('dig'),
    on: { dig: ['free', 'free', 'red'] },
    red: { imps: 1, played: ['food', 'dig', 'room'] },
  });
  expect(one.asked('red')).toEqual(['take-order-back']);
  expect(player(one, 'red')).toMatchObject({ imps: 1, unused: ['dig'] });
  const two = digging(3, { imps: 2 });
  dig(two, 'b1');
  expect(two.asking()).toEqual([]);
  expect(player(two, 'red')).toMatchObject({ imps: 0, busy: 2, map: map({ tunnels: ['c1', 'c2', 'c3', 'b1'] }) });
});

it('[DL-DIG-3] [DL-RULING-15] trolls neither dig nor stand by as foremen', () => {
  const none = digging(1, { imps: 0, lair: lair('troll', 'troll') });
  expect(none.asking()).toEqual([]);
  const foreman = digging(3, { imps: 1, lair: lair('troll') });
  expect(foreman.asking()).toEqual([]);
  const last = digging(2, { imps: 1, lair: lair('troll') });
  dig(last, 'b1');
  expect(last.asking()).toEqual([]);
  expect(player(last, 'red').lair[0]!.worked).toBe(false);
});

it('[DL-DIG-4] only beside a tile, not across a corner', () => {
  const t = digging(1);
  expect(t.options('red')).toEqual(['b1', 'd1', 'b2', 'd2', 'b3', 'd3', 'c4', 'pass']);
  expect(t.refuses('red', 'b4')).toBe('DL-DIG-4'); // touches c3 by a corner only
  expect(t.refuses('red', 'a1')).toBe('DL-DIG-4');
  expect(t.refuses('red', 'c2')).toBe('DL-DIG-4'); // dug already
});

it('[DL-DIG-4] [DL-RULING-16] a new tunnel, a room and a conquered tile can be dug on from, the entrance cannot', () => {
  const t = digging(2, { map: map({ tunnels: [], conquered: ['a4'], rooms: ['e4'], conqueredRooms: ['c3'] }) });
  expect(t.options('red')).toEqual(['c2', 'b3', 'd3', 'a3', 'e3', 'b4', 'c4', 'd4', 'pass'].sort(inMapOrder));
  expect(t.refuses('red', 'c1')).toBe('DL-DIG-4');
  t.play('red', 'c2');
  expect(t.options('red')).toContain('c1');
});
const inMapOrder = (a: string, b: string): number =>
  a === 'pass' ? 1 : b === 'pass' ? -1 : a[1]! + a[0]! < b[1]! + b[0]! ? -1 : 1;

it('[DL-DIG-4] neighbours do not reach around the edge of the map', () => {
  const t = digging(1, { map: map({ tunnels: ['e1'] }) });
  expect(t.options('red')).toEqual(['d1', 'e2', 'pass']);
});

it('[DL-DIG-5] [DL-EX-8] the fourth tile of a square is not allowed', () => {
  const t = digging(1, { map: map({ tunnels: ['a1', 'b1', 'a2'] }) });
  expect(t.refuses('red', 'b2')).toBe('DL-DIG-5');
  expect(t.options('red')).toEqual(['c1', 'a3', 'pass']);
});

it('[DL-DIG-5] [DL-RULING-16] rooms and conquered tiles count for the square, and every corner of it', () => {
  const squares = [
    ['b2', { tunnels: [], rooms: ['a1'], conquered: ['b1'], conqueredRooms: ['a2'] }],
    ['a1', { tunnels: ['b1', 'a2', 'b2'] }],
    ['b1', { tunnels: ['a1', 'a2', 'b2'] }],
    ['a2', { tunnels: ['a1', 'b1', 'b2'] }],
    ['d3', { tunnels: ['e3', 'd4', 'e4'] }],
  ] as const;
  for (const [cell, given] of squares) {
    expect(digging(1, { map: map(given) }).refuses('red', cell)).toBe('DL-DIG-5');
  }
});

it('[DL-DIG-5] a square that the same action would complete is refused too', () => {
  const t = digging(2, { imps: 3 });
  dig(t, 'b1');
  expect(t.refuses('red', 'b2')).toBe('DL-DIG-5');
});

it('[DL-DIG-6] one imp for each tunnel, and no tunnel without an imp', () => {
  const t = digging(2, { imps: 2 });
  dig(t, 'b1');
  expect(player(t, 'red')).toMatchObject({ imps: 1, busy: 1 });
  expect(t.events()).toEqual([{ type: 'dug', rule: 'DL-DIG-6', seat: 0, cell: 'b1', imps: 1 }]);
  dig(t, 'd1');
  expect(player(t, 'red')).toMatchObject({ imps: 0, busy: 2 });
  expect(t.asking()).toEqual([]);
});

it('[DL-DIG-6] imps that have worked this round dig no more', () => {
  expect(digging(1, { imps: 0, busy: 3 }).asking()).toEqual([]);
});

it('[DL-DIG-1] each digs at home: the next player has a permit of their own', () => {
  const t = table({ at: action('dig'), on: { dig: ['red', 'green'] } });
  dig(t, 'b1', 'd1');
  expect(t.asking()).toEqual(['green']);
  t.play('green', 'c4');
  expect(player(t, 'green').map).toEqual(map({ tunnels: ['c1', 'c2', 'c3', 'c4'] }));
  expect(player(t, 'red').map).toEqual(map({ tunnels: ['c1', 'c2', 'c3', 'b1', 'd1'] }));
  expect(player(t, 'blue')).toEqual(beginner());
  t.play('green', 'b1');
  t.play('green', 'b3');
  expect(t.asking()).toEqual([]);
});

it('[DL-RULING-39] a dungeon with no cell left to dig asks nobody', () => {
  const full = map({
    tunnels: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'c2', 'e2', 'a3', 'c3', 'e3', 'a4', 'c4', 'e4'],
  });
  expect(digging(1, { map: full }).options('red')).toEqual(['b3', 'd3', 'b4', 'd4', 'pass']);
  // Now every free cell would complete a square.
  const fuller = map({
    tunnels: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'c2', 'e2', 'a3', 'c3', 'e3', 'a4', 'b4', 'c4', 'd4', 'e4'],
  });
  expect(digging(1, { map: fuller }).asking()).toEqual([]);
});

it('[DL-DIG-2] a permit that was not used up does not pass to the next player', () => {
  const t = table({ at: action('dig'), on: { dig: ['free', 'red', 'green'] }, red: { imps: 1 }, green: { imps: 3 } });
  dig(t, 'b1'); // the last imp, with two more tunnels allowed
  expect(t.state.permit).toBe(0);
  expect(on(t, 'dig')).toEqual(['free', 'free', 'green']);
  t.play('green', 'b1');
  expect(player(t, 'green')).toMatchObject({ imps: 1, busy: 2 }); // with a foreman of their own
});
