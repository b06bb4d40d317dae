// DL-REC
import { expect, it } from 'vitest';
import { ORDERS, type Order } from '../src/cards/cards.ts';
import { fresh, player, round, table } from './table.ts';

const played = (unused: Order[], more: object = {}) => ({
  blocked: ['imps', 'room'] as Order[],
  played: ['food', 'dig', 'gold'] as Order[],
  shown: 3,
  unused,
  ...more,
});
const recovering = (unused: Order[]) => table({ at: round('recovery'), red: played(unused) });

it('[DL-REC-1] [DL-REC-3] both inaccessible orders come back, the two others played become inaccessible', () => {
  const t = recovering(['gold']);
  t.play('red', 'gold');
  expect(player(t, 'red')).toMatchObject({ blocked: ['food', 'dig'], played: [], unused: [], shown: 0 });
  expect(t.events()[0]).toEqual({
    type: 'taken-back',
    rule: 'DL-REC-2',
    seat: 0,
    order: 'gold',
    blocked: ['food', 'dig'],
  });
});

it('[DL-REC-2] [DL-EX-12] the leftmost, or one that bears its minion', () => {
  const t = recovering(['gold']);
  expect(t.options('red')).toEqual(['food', 'gold']);
  expect(t.refuses('red', 'dig')).toBe('DL-REC-2'); // executed
  expect(t.refuses('red', 'imps')).toBe('DL-REC-2'); // not played
  expect(recovering(['dig', 'gold']).options('red')).toEqual(['food', 'dig', 'gold']);
});

it('[DL-REC-2] [DL-EX-12] with no minion on any card the leftmost is the only choice, and nobody is asked', () => {
  for (const unused of [[], ['food']] as Order[][]) {
    const t = recovering(unused);
    expect(t.asking()).toEqual([]);
    expect(player(t, 'red')).toMatchObject({ blocked: ['dig', 'gold'], played: [], unused: [] });
  }
});

it('[DL-REC-2] exactly one card is taken back, by everybody for themselves', () => {
  const t = table({ at: round('recovery'), seats: 3, red: played(['gold']), green: played(['dig']), blue: played([]) });
  expect(t.asking()).toEqual(['red', 'green']);
  t.play('green', 'food');
  expect(player(t, 'green').blocked).toEqual(['dig', 'gold']);
  expect(player(t, 'red').played).toHaveLength(3);
  t.play('red', 'gold');
  expect([0, 1, 2].map((seat) => t.state.players[seat]!.blocked)).toEqual([
    ['food', 'dig'],
    ['dig', 'gold'],
    ['dig', 'gold'],
  ]);
});

it('[DL-REC-4] in every round of a game six orders are accessible and two are not, for all to see', () => {
  const t = fresh({ seats: 3, options: { firstGame: true } });
  for (let round = 0; round < 3; round++) {
    for (const { blocked } of t.view('spectator').game.players) expect(new Set(blocked).size).toBe(2);
    for (const name of ['red', 'green', 'blue'] as const) {
      const { blocked } = player(t, name);
      expect(t.options(name, 'order')).toEqual(ORDERS.filter((order) => !blocked.includes(order)));
    }
    const before = t.state.season;
    while (t.state.season === before) {
      const name = t.asking()[0]!;
      t.play(name, t.options(name).at(-1)!);
    }
  }
});
