// DL-ROOM
import { expect, it } from 'vitest';
import type { RoomId } from '../src/cards/cards.ts';
import { type CellName, cellOf } from '../src/options.ts';
import { ROOM } from '../src/state.ts';
import { action, beginner, map, player, room, round, table } from './table.ts';

const cross: CellName[] = ['c1', 'c2', 'c3', 'c4', 'b2', 'a2', 'd3', 'e3'];
const building = (forSale: RoomId[], red: object = {}, more = {}) =>
  table({ at: action('room'), on: { room: ['red'] }, forSale, red: { map: map({ tunnels: cross }), ...red }, ...more });

it('[DL-ROOM-1] [DL-ROOM-2] [DL-ROOM-3] [DL-EX-10] III and II pay a gold and take both rooms, I gets none', () => {
  const t = table({
    at: round('room'),
    seats: 3,
    on: { room: ['red', 'green', 'blue'] },
    forSale: ['hatchery', 'souvenir-shop'],
    red: { played: ['food', 'room', 'dig'] },
    green: { imps: 0 },
    blue: { imps: 0 },
  });
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', 'hatchery');
  t.play('blue', 'c1');
  expect(t.asking()).toEqual(['green']);
  expect(t.options('green')).toEqual(['souvenir-shop', 'pass']);
  t.play('green', 'souvenir-shop');
  t.play('green', 'c2');
  expect(player(t, 'blue')).toMatchObject({ gold: 2, rooms: [room('hatchery', 'c1')] });
  expect(player(t, 'green')).toMatchObject({ gold: 2, rooms: [room('souvenir-shop', 'c2')] });
  expect(player(t, 'red')).toMatchObject({ gold: 3, rooms: [], unused: ['room'] });
  expect(t.asked('red')).toEqual(['take-order-back']);
});

it('[DL-ROOM-2] without a gold nobody builds on II or III', () => {
  for (const on of [
    ['free', 'red'],
    ['free', 'free', 'red'],
  ] as const) {
    const poor = table({ at: action('room'), on: { room: on }, forSale: ['hatchery'], red: { gold: 0 } });
    expect(poor.asking()).toEqual([]);
    const rich = table({ at: action('room'), on: { room: on }, forSale: ['hatchery'], red: { gold: 1 } });
    rich.play('red', 'hatchery');
    rich.play('red', 'c1');
    expect(player(rich, 'red').gold).toBe(0);
  }
});

it('[DL-ROOM-3] on I a room costs nothing, if one is left', () => {
  const t = building(['hatchery'], { gold: 0 });
  t.play('red', 'hatchery');
  t.play('red', 'c2');
  expect(player(t, 'red')).toMatchObject({ gold: 0, rooms: [room('hatchery', 'c2')] });
  expect(t.state.forSale).toEqual([]);
  expect(building([]).asking()).toEqual([]);
});

it('[DL-ROOM-4] one room a round: after the first nobody asks for a second', () => {
  const t = building(['hatchery', 'souvenir-shop']);
  t.play('red', 'hatchery');
  t.play('red', 'c2');
  expect(t.asking()).toEqual([]);
  expect(t.state.forSale).toEqual(['souvenir-shop']);
});

it('[DL-ROOM-5] the room takes the place of an unconquered tunnel', () => {
  const t = building(['hatchery'], {
    map: map({ tunnels: ['c1', 'c2'], conquered: ['b1'], conqueredRooms: ['d2'] }),
    rooms: [room('workshop', 'd2')],
  });
  t.play('red', 'hatchery');
  expect(t.options('red')).toEqual(['c1', 'c2']);
  expect(t.refuses('red', 'b1')).toBe('DL-ROOM-5'); // conquered
  expect(t.refuses('red', 'a1')).toBe('DL-ROOM-5'); // rock
  t.play('red', 'c1');
  expect(player(t, 'red').map[cellOf('c1')]).toBe(ROOM);
  expect(t.events()).toEqual([{ type: 'built', rule: 'DL-ROOM-5', seat: 0, room: 'hatchery', cell: 'c1', gold: 0 }]);
  expect(player(t, 'green')).toEqual(beginner());
});

it('[DL-ROOM-6] not beside another room; across a corner is allowed', () => {
  const t = building(['hatchery'], {
    map: map({ tunnels: ['c1', 'b1', 'a1', 'd1', 'd2'], rooms: ['c2'] }),
    rooms: [room('magic-room', 'c2')],
  });
  t.play('red', 'hatchery');
  expect(t.options('red')).toEqual(['a1', 'b1', 'd1']);
  expect(t.refuses('red', 'c1')).toBe('DL-ROOM-6');
  expect(t.refuses('red', 'd2')).toBe('DL-ROOM-6');
  expect(t.refuses('red', 'c2')).toBe('DL-ROOM-5'); // a room already
});

it('[DL-ROOM-6] [DL-RULING-16] a conquered room forbids no neighbour', () => {
  const t = building(['hatchery'], {
    map: map({ tunnels: ['c1'], conqueredRooms: ['c2'] }),
    rooms: [room('magic-room', 'c2')],
  });
  t.play('red', 'hatchery');
  expect(t.options('red')).toEqual(['c1']);
});

it('[DL-ROOM-7] in year 1 each room has its zone: upper, lower, ring, core', () => {
  const offered = (id: RoomId) => {
    const t = building([id]);
    t.play('red', id);
    return t.options('red');
  };
  expect(offered('hatchery')).toEqual(['c1', 'a2', 'b2', 'c2']);
  expect(offered('mint')).toEqual(['c3', 'd3', 'e3', 'c4']);
  expect(offered('workshop')).toEqual(['c1', 'a2', 'e3', 'c4']);
  expect(offered('magic-room')).toEqual(['b2', 'c2', 'c3', 'd3']);
  const t = building(['hatchery']);
  t.play('red', 'hatchery');
  expect(t.refuses('red', 'c3')).toBe('DL-ROOM-7');
});

it('[DL-ROOM-8] in year 2 a room stands anywhere', () => {
  const t = building(['chapel', 'magic-room'], {}, { year: 2 });
  t.play('red', 'chapel');
  expect(t.options('red')).toEqual(['c1', 'a2', 'b2', 'c2', 'c3', 'd3', 'e3', 'c4']);
  const u = building(['magic-room'], {}, { year: 2 });
  u.play('red', 'magic-room');
  expect(u.options('red')).toHaveLength(8);
});

it('[DL-RULING-39] a room without a place to stand cannot be taken', () => {
  const t = building(['mint', 'hatchery'], { map: map({ tunnels: ['c1', 'c2'] }) });
  expect(t.options('red')).toEqual(['hatchery', 'pass']);
  expect(t.refuses('red', 'mint')).toBe('DL-RULING-39');
  expect(t.refuses('red', 'workshop')).toBe('DL-NEW-2'); // not on the board
  expect(building(['mint'], { map: map({ tunnels: ['c1', 'c2'] }) }).asking()).toEqual([]);
});

it('[DL-RULING-39] [DL-ROOM-2] who cannot pay for the space is not asked', () => {
  const on2 = (gold: number) => building(['hatchery'], { gold }, { on: { room: ['free', 'red'] } }).asking();
  expect([on2(1), on2(0)]).toEqual([['red'], []]);
});

it('[DL-ORD-11] a room declined leaves everything as it was', () => {
  const t = table({
    at: round('room'),
    on: { room: ['free', 'red'] },
    forSale: ['hatchery'],
    red: { played: ['food', 'room', 'dig'] },
  });
  t.play('red', 'pass');
  expect(player(t, 'red')).toMatchObject({ gold: 3, rooms: [], unused: ['room'] });
  expect(t.state.forSale).toEqual(['hatchery']);
});
