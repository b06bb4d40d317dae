// DL-PROD
import { expect, it } from 'vitest';
import type { RoomId } from '../src/cards/cards.ts';
import type { CellName } from '../src/options.ts';
import { beginner, creature, hero, lair, map, type Name, player, room, round, type Table, table } from './table.ts';

const SPOTS: CellName[] = ['c1', 'a1', 'c3', 'e1', 'a3', 'e3'];
/** These rooms, far enough from each other. */
const rooms = (...ids: RoomId[]) => ({
  map: map({ tunnels: ['b1', 'd1', 'c2'], rooms: SPOTS.slice(0, ids.length) }),
  rooms: ids.map((id, i) => room(id, SPOTS[i]!)),
});
const producing = (red: object, more = {}) => table({ at: round('production'), season: 0, red, ...more });
const own = (t: Table, name: Name) => {
  const { gold, food, imps, busy, evil } = player(t, name);
  return { gold, food, imps, busy, evil };
};

it('[DL-PROD-1] imps that are still fresh may work; nobody must', () => {
  const t = producing({ imps: 4, busy: 2, ...rooms('hatchery', 'mint') });
  expect(t.options('red')).toEqual(['hatchery', 'mint', 'stop']);
  t.play('red', 'stop');
  expect(own(t, 'red')).toEqual({ gold: 3, food: 3, imps: 6, busy: 0, evil: 5 }); // everybody home
});

it('[DL-PROD-1] imps that worked this round do not, and without a room that can produce nobody is asked', () => {
  expect(producing({ imps: 2, busy: 5, ...rooms('hatchery') }).asking()).toEqual([]);
  expect(producing({ imps: 9 }).asking()).toEqual([]);
});

it('[DL-PROD-2] the printed number of imps and the printed price: enough, one short', () => {
  const t = producing({ imps: 3, ...rooms('hatchery', 'workshop') });
  expect(t.options('red')).toEqual(['hatchery', 'stop']);
  expect(t.refuses('red', 'workshop')).toBe('DL-PROD-2');
  t.play('red', 'hatchery');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red').food).toBe(4);
  const magic = (food: number) => producing({ imps: 2, food, ...rooms('magic-room', 'tool-shed') });
  expect(magic(1).options('red')).toEqual(['magic-room', 'tool-shed', 'stop']);
  expect(magic(0).refuses('red', 'magic-room')).toBe('DL-PROD-2');
});

it('[DL-PROD-2] what each room gives', () => {
  const gain = (id: RoomId) => {
    const t = producing({ imps: 4, ...rooms(id), evil: 5 }, { green: { ...rooms('hatchery'), imps: 3 } });
    t.play('red', id);
    return own(t, 'red');
  };
  const before = { gold: 3, food: 3, imps: 1, busy: 3, evil: 5 };
  expect(gain('hatchery')).toEqual({ ...before, food: 4 });
  expect(gain('mushroom-bed')).toEqual({ ...before, food: 4 });
  expect(gain('souvenir-shop')).toEqual({ ...before, gold: 4 });
  expect(gain('mint')).toEqual({ ...before, gold: 4 });
  expect(gain('magic-room')).toEqual({ ...before, food: 2, imps: 3, busy: 2 });
});

it('[DL-PROD-2] rooms without production never produce', () => {
  const t = producing({ imps: 9, ...rooms('chapel', 'hatchery') }, { year: 2 });
  expect(t.options('red')).toEqual(['hatchery', 'stop']);
  expect(t.refuses('red', 'chapel')).toBe('DL-PROD-2');
});

it('[DL-PROD-3] [DL-EX-11] an imp just made works at once in another room', () => {
  const t = producing({ imps: 3, ...rooms('magic-room', 'tool-shed') });
  t.play('red', 'magic-room');
  expect(own(t, 'red')).toEqual({ gold: 3, food: 2, imps: 2, busy: 2, evil: 5 });
  expect(t.options('red')).toEqual(['tool-shed', 'stop']);
  t.play('red', 'tool-shed');
  expect(t.asked('red')).toEqual(['dig-by-room']);
  t.play('red', 'c3');
  expect(player(t, 'red').map).toEqual(map({ tunnels: ['b1', 'd1', 'c2', 'c3'], rooms: ['c1', 'a1'] }));
});

it('[DL-PROD-4] in year 1 a room produces once a round', () => {
  const t = producing({ imps: 9, ...rooms('hatchery', 'mint') });
  t.play('red', 'hatchery');
  expect(t.options('red')).toEqual(['mint', 'stop']);
  expect(t.refuses('red', 'hatchery')).toBe('DL-PROD-4');
});

it('[DL-PROD-5] [DL-Y2-8] in year 2 twice, each time with other imps, and not three times', () => {
  const t = producing({ imps: 9, ...rooms('hatchery', 'mint') }, { year: 2 });
  t.play('red', 'hatchery');
  t.play('red', 'hatchery');
  expect(own(t, 'red')).toMatchObject({ food: 5, imps: 3, busy: 6 });
  expect(t.options('red')).toEqual(['mint', 'stop']);
  expect(t.refuses('red', 'hatchery')).toBe('DL-PROD-5');
  const five = producing({ imps: 5, ...rooms('hatchery') }, { year: 2 });
  five.play('red', 'hatchery');
  expect(five.asking()).toEqual([]);
});

it('[DL-PROD-5] each production is paid again', () => {
  const t = producing({ imps: 9, food: 2, ...rooms('magic-room') }, { year: 2 });
  t.play('red', 'magic-room');
  t.play('red', 'magic-room');
  expect(player(t, 'red')).toMatchObject({ food: 0, imps: 11 });
});

it('[DL-PROD-6] [DL-RULING-15] [DL-RULING-24] a troll stands in for an imp, once a round', () => {
  const t = producing({ imps: 4, lair: lair('troll', 'goblin'), ...rooms('hatchery', 'mint') });
  expect(t.options('red')).toEqual(['hatchery', 'mint', 'stop']);
  t.play('red', 'hatchery');
  expect(t.asking()).toEqual([]); // two imps left, the troll has worked
  expect(t.events()[0]).toMatchObject({ type: 'produced', workers: 2, trolls: 1, food: 1 });
  expect(producing({ imps: 2, lair: lair('troll'), ...rooms('hatchery') }).options('red')).toEqual([
    'hatchery',
    'stop',
  ]);
  const goblins = producing({ imps: 2, lair: lair('goblin', 'goblin'), ...rooms('hatchery') });
  expect(goblins.asking()).toEqual([]);
  const tired = producing({ imps: 2, lair: [creature('troll', { worked: true })], ...rooms('hatchery') });
  expect(tired.asking()).toEqual([]);
});

it('[DL-PROD-6] two trolls make an imp, and are free again next round', () => {
  const t = producing({ imps: 0, lair: lair('troll', 'troll'), ...rooms('magic-room') });
  t.play('red', 'magic-room');
  expect(player(t, 'red')).toMatchObject({ imps: 1, busy: 0, lair: lair('troll', 'troll') });
});

it('[DL-RULING-16] a conquered room produces nothing', () => {
  const t = producing({
    imps: 9,
    map: map({ tunnels: ['c2'], rooms: ['a1'], conqueredRooms: ['c1'] }),
    rooms: [room('hatchery', 'c1'), room('mint', 'a1')],
  });
  expect(t.options('red')).toEqual(['mint', 'stop']);
  expect(t.refuses('red', 'hatchery')).toBe('DL-RULING-16');
});

it('[DL-DIG-5] the Tool Shed digs by the rules of digging', () => {
  const t = producing({
    imps: 2,
    map: map({ tunnels: ['b1', 'b2'], rooms: ['a1'] }),
    rooms: [room('tool-shed', 'a1')],
  });
  t.play('red', 'tool-shed');
  expect(t.options('red')).toEqual(['c1', 'c2', 'b3']);
  expect(t.refuses('red', 'a2')).toBe('DL-DIG-5');
  expect(t.refuses('red', 'e4')).toBe('DL-DIG-4');
});

it('[DL-RULING-40] everybody produces at the same time, and in any order it comes to the same', () => {
  const both = { red: { imps: 3, ...rooms('hatchery') }, green: { imps: 3, ...rooms('mint') } };
  const play = (...names: Name[]) => {
    const t = table({ at: round('production'), season: 0, ...structuredClone(both) });
    expect(t.asking()).toEqual(['red', 'green']);
    for (const name of names) t.play(name, name === 'red' ? 'hatchery' : 'mint');
    return t.state.players;
  };
  expect(play('green', 'red')).toEqual(play('red', 'green'));
});

it('[DL-RULING-40] a trap is declared at once and drawn when everybody has finished, in turn order', () => {
  const t = table({
    at: round('production'),
    first: 'green',
    trapStack: ['trap-door', 'pendulum', 'cursed-ring'],
    red: { imps: 4, ...rooms('workshop') },
    green: { imps: 4, ...rooms('workshop') },
    blue: { imps: 3, ...rooms('hatchery') },
  });
  t.play('red', 'workshop');
  expect(player(t, 'red').traps).toEqual([]);
  t.play('green', 'workshop');
  expect(player(t, 'green').traps).toEqual([]);
  t.play('blue', 'stop');
  expect(player(t, 'green').traps).toEqual(['cursed-ring']);
  expect(player(t, 'red').traps).toEqual(['pendulum']);
});

it('[DL-RULING-40] evil lowered by a press counts when everybody has finished; the paladin is looked at then', () => {
  const t = table({
    at: round('production'),
    paladin: 0,
    red: { imps: 3, evil: 11, party: [hero('paladin-1')], ...rooms('printing-press') },
    green: { imps: 3, evil: 11, ...rooms('printing-press') },
    blue: { evil: 10 },
  });
  t.play('red', 'printing-press');
  expect(player(t, 'red').evil).toBe(11);
  expect(t.state.paladin).toBe(0);
  t.play('green', 'stop');
  expect(player(t, 'red').evil).toBe(10);
  expect(t.state.paladin).toBe(1);
});

it('[DL-RULING-40] two presses take effect one after the other: the paladin sees the moment in between', () => {
  const start = (first: Name) =>
    table({
      at: round('production'),
      first,
      paladin: 0,
      red: { imps: 3, evil: 11, party: [hero('paladin-1')], ...rooms('printing-press') },
      green: { imps: 3, evil: 11, ...rooms('printing-press') },
    });
  const redFirst = start('red');
  redFirst.play('green', 'printing-press');
  redFirst.play('red', 'printing-press');
  expect(redFirst.state.paladin).toBe(1); // red fell first, so green was worse for a moment
  const greenFirst = start('green');
  greenFirst.play('green', 'printing-press');
  greenFirst.play('red', 'printing-press');
  expect(greenFirst.state.paladin).toBe(0);
});

it('[DL-RULING-14] a trap from a room comes without a discard, in year 2 too', () => {
  const t = table({
    at: round('production'),
    year: 2,
    trapStack: ['trap-door', 'pendulum'],
    red: { imps: 4, ...rooms('workshop') },
  });
  t.play('red', 'workshop');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red').traps).toEqual(['pendulum']);
  expect(player(t, 'yellow')).toEqual(beginner());
});
