// DL-MINE
import { expect, it } from 'vitest';
import { action, beginner, lair, map, player, round, table } from './table.ts';

const mining = (space: 1 | 2 | 3, red: object = {}) =>
  table({ at: action('gold'), on: { gold: [1, 2, 3].map((n) => (n === space ? 'red' : 'free')) }, red });
const five = map({ tunnels: ['c1', 'c2', 'c3', 'b1', 'd1'] });

it('[DL-MINE-1] [DL-DIG-1] an imp a gold, up to two on I, three on II, four and a foreman on III', () => {
  expect(mining(1, { imps: 9, map: five }).options('red')).toEqual(['1', '2', 'pass']);
  expect(mining(2, { imps: 9, map: five }).options('red')).toEqual(['1', '2', '3', 'pass']);
  expect(mining(3, { imps: 9, map: five }).options('red')).toEqual(['1', '2', '3', '4', 'pass']);
  expect(mining(1, { imps: 9, map: five }).refuses('red', '3')).toBe('DL-DIG-1');
  const t = mining(2, { imps: 3, map: five });
  t.play('red', '3');
  expect(player(t, 'red')).toMatchObject({ gold: 6, imps: 0, busy: 3 });
  expect(t.events()).toEqual([{ type: 'mined', rule: 'DL-MINE-1', seat: 0, imps: 3, gold: 3, foreman: false }]);
  expect(player(t, 'green')).toEqual(beginner());
});

it('[DL-MINE-1] no more than there are fresh imps', () => {
  const t = mining(2, { imps: 2, busy: 4, map: five });
  expect(t.options('red')).toEqual(['1', '2', 'pass']);
  expect(t.refuses('red', '3')).toBe('DL-MINE-1');
  expect(mining(1, { imps: 0, busy: 3 }).asking()).toEqual([]);
});

it('[DL-DIG-2] [DL-DIG-3] the foreman is one imp more, never a troll', () => {
  const t = mining(3, { imps: 3, map: five, lair: lair('troll') });
  expect(t.options('red')).toEqual(['1', '2', 'pass']);
  expect(t.refuses('red', '3')).toBe('DL-DIG-2');
  t.play('red', '2');
  expect(player(t, 'red')).toMatchObject({ gold: 5, imps: 0, busy: 3 });
  expect(mining(3, { imps: 1, lair: lair('troll') }).asking()).toEqual([]);
});

it('[DL-MINE-2] a tunnel holds one miner', () => {
  const t = mining(2, { imps: 9, map: map({ tunnels: ['c1', 'c2'] }) });
  expect(t.options('red')).toEqual(['1', '2', 'pass']);
  expect(t.refuses('red', '3')).toBe('DL-MINE-2');
});

it('[DL-MINE-3] neither rooms nor conquered tunnels hold gold', () => {
  const t = mining(2, {
    imps: 9,
    map: map({ tunnels: ['c1'], rooms: ['c2'], conquered: ['c3'], conqueredRooms: ['c4'] }),
  });
  expect(t.options('red')).toEqual(['1', 'pass']);
  const none = table({
    at: round('gold'),
    on: { gold: ['red'] },
    red: { map: map({ tunnels: [], rooms: ['c2'], conquered: ['c1', 'c3'] }), played: ['food', 'gold', 'room'] },
  });
  expect(none.asked('red')).toEqual(['take-order-back']);
  expect(player(none, 'red')).toMatchObject({ gold: 3, unused: ['gold'] });
});

it('[DL-MINE-4] [DL-EX-9] a tunnel dug this round may be mined this round, with another imp', () => {
  const t = table({
    at: round('dig'),
    on: { dig: ['red'], gold: ['free', 'red'], room: ['red'] },
    red: { imps: 4, map: map({ tunnels: ['c1'], rooms: ['c2'], conquered: ['c3'] }) },
  });
  t.play('red', 'b1');
  t.play('red', 'stop');
  expect(t.options('red', 'mine-gold')).toEqual(['1', '2', 'pass']); // c1 and the new b1
  t.play('red', '2');
  expect(player(t, 'red').gold).toBe(5);
});

it('[DL-DIG-1] to mine with fewer imps, or with none', () => {
  const t = mining(2, { imps: 3 });
  t.play('red', '1');
  expect(player(t, 'red')).toMatchObject({ gold: 4, imps: 2, busy: 1 });
  const none = table({ at: round('gold'), on: { gold: ['red'] }, red: { played: ['food', 'gold', 'room'] } });
  none.play('red', 'pass');
  expect(player(none, 'red')).toMatchObject({ gold: 3, unused: ['gold'] });
});
