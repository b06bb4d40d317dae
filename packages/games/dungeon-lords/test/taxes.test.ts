// DL-EVT-3, DL-EVT-4
import { expect, it } from 'vitest';
import { score } from '../src/score.ts';
import { map, player, round, table } from './table.ts';

const taxed = (red: object, more = {}) =>
  table({ at: round('event'), season: 1, events: ['taxes', 'payday', 'special'], red, ...more });
const five = map({ tunnels: ['c1', 'c2'], rooms: ['b1'], conquered: ['c3'], conqueredRooms: ['d3'] });

it('[DL-EVT-3] [DL-RULING-16] a gold for two tiles, rounded up, conquered ones too', () => {
  const owed = (cells: number[]) => taxed({ gold: 9, map: cells }).options('red').at(-1);
  expect(owed(map({ tunnels: ['c1', 'c2', 'c3', 'b1'] }))).toBe('2');
  expect(owed(map({ tunnels: ['c1', 'c2', 'c3'] }))).toBe('2');
  expect(owed(five)).toBe('3');
});

it('[DL-EVT-4] [DL-EX-13] as much as one likes and can; a red marker for each gold not paid', () => {
  const t = taxed({ gold: 1, map: five });
  expect(t.options('red')).toEqual(['0', '1']);
  expect(t.refuses('red', '2')).toBe('DL-EVT-4');
  t.play('red', '1');
  expect(player(t, 'red')).toMatchObject({ gold: 0, letters: 2 });
  expect(t.events()[0]).toEqual({ type: 'taxed', rule: 'DL-EVT-4', seat: 0, tiles: 5, owed: 3, gold: 1, letters: 2 });
  const nothing = taxed({ gold: 1, map: five });
  nothing.play('red', '0');
  expect(player(nothing, 'red')).toMatchObject({ gold: 1, letters: 3 });
});

it('[DL-EVT-4] [DL-SCORE-9] each marker costs three points at the end', () => {
  const t = taxed({ gold: 3, map: five }, { seats: 3 });
  t.play('red', '1');
  expect(score(t.state)[0]!.lines).toContainEqual({
    key: 'letters',
    points: -6,
    rule: 'DL-SCORE-9',
    params: { count: 2 },
  });
});

it('[DL-EVT-4] who has no gold is not asked and takes them all', () => {
  const t = taxed({ gold: 0, letters: 1 }, { seats: 2, green: { gold: 2 } });
  expect(t.asking()).toEqual(['green']);
  expect(player(t, 'red').letters).toBe(3);
  t.play('green', '2');
  expect(player(t, 'green')).toMatchObject({ gold: 0, letters: 0 });
});

it('[DL-EVT-1] who has no gold is told so in turn, not before the others', () => {
  const t = taxed({}, { first: 'yellow', red: { gold: 0 }, green: { gold: 0 } });
  const told = () => t.events().flatMap(({ type, seat }) => (type === 'taxed' ? [seat] : []));
  t.play('yellow', '1');
  expect(told()).toEqual([3, 0, 1]);
  t.play('blue', '0');
  expect(told()).toEqual([2]);
});

it('[DL-EVT-1] [DL-EVT-3] everybody in turn order', () => {
  const t = taxed({}, { first: 'yellow' });
  for (const name of ['yellow', 'red', 'green', 'blue'] as const) {
    expect(t.asking()).toEqual([name]);
    t.play(name, '2');
  }
  expect(t.state.players.map(({ gold }) => gold)).toEqual([1, 1, 1, 1]);
});
