// DL-EVT-5 and the nine special events
import { expect, it } from 'vitest';
import type { SpecialEventId } from '../src/cards/cards.ts';
import { creature, hero, lair, map, player, room, round, type Table, table } from './table.ts';

const special = (id: SpecialEventId, given: object) =>
  table({ at: round('event'), season: 3, seats: 3, specials: [id, 'rats'], ...given });
const each = <T>(t: Table, what: (p: Table['state']['players'][number]) => T): T[] => t.state.players.map(what);

it('[DL-EVT-5] the card of the year is applied: in year 2 the second one', () => {
  const t = table({
    at: round('event'),
    season: 3,
    year: 2,
    specials: ['burglary', 'rats'],
    red: { food: 4, gold: 4 },
  });
  expect(player(t, 'red')).toMatchObject({ food: 2, gold: 4 });
  expect(t.events()[1]).toEqual({ type: 'special', rule: 'DL-EVT-5', special: 'rats' });
});

it('[DL-CARD-67] Rats: half the food, rounded up', () => {
  const t = special('rats', { red: { food: 5 }, green: { food: 4 }, blue: { food: 0 } });
  expect(each(t, ({ food }) => food)).toEqual([2, 2, 0]);
  expect(each(t, ({ gold }) => gold)).toEqual([3, 3, 3]);
});

it('[DL-CARD-68] Burglary: half the gold, rounded down', () => {
  const t = special('burglary', { red: { gold: 5 }, green: { gold: 1 }, blue: { gold: 0 } });
  expect(each(t, ({ gold }) => gold)).toEqual([3, 1, 0]);
  expect(each(t, ({ food }) => food)).toEqual([3, 3, 3]);
  // Nothing lost is told too.
  expect(t.events().flatMap((event) => (event.type === 'halved' ? [[event.had, event.lost, event.left]] : []))).toEqual(
    [
      [5, 2, 3],
      [1, 0, 1],
      [0, 0, 0],
    ],
  );
});

const tworooms = {
  map: map({ tunnels: ['c2'], rooms: ['c1', 'c3'], conqueredRooms: ['b2'] }),
  rooms: [room('hatchery', 'c1'), room('mint', 'c3'), room('magic-room', 'b2')],
};

it('[DL-CARD-69] [DL-RULING-18] Extra Tax: a gold for each room that stands, a red marker for each not paid', () => {
  const t = special('extra-tax', { red: { ...tworooms, gold: 5 }, green: { ...tworooms, gold: 0 } });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['0', '1', '2']);
  t.play('red', '1');
  expect(player(t, 'red')).toMatchObject({ gold: 4, letters: 1 });
  expect(player(t, 'green')).toMatchObject({ gold: 0, letters: 2 });
  expect(player(t, 'blue')).toMatchObject({ gold: 3, letters: 0 });
});

it('[DL-CARD-70] Monster Strike: a unit of its cost for each monster, or it lies down', () => {
  const t = special('monster-strike', {
    red: { lair: [...lair('troll', 'witch', 'ghost', 'troll'), creature('slime', { spent: true })] },
  });
  expect(t.options('red')).toEqual(['food:troll', 'strike:troll', 'food:witch', 'evil:witch', 'strike:witch']);
  t.play('red', 'food:troll');
  expect(player(t, 'red').food).toBe(2); // one of the two it costs
  t.play('red', 'evil:witch');
  expect(player(t, 'red')).toMatchObject({ food: 2, evil: 6 });
  t.play('red', 'strike:troll');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red').lair.map(({ id, spent }) => `${id} ${spent}`)).toEqual([
    'troll false',
    'witch false',
    'ghost false',
    'troll true',
    'slime true',
  ]);
});

it('[DL-CARD-70] a golem may be kept with a gold, a demon with an evil, no demon is fed', () => {
  const t = special('monster-strike', {
    paladin: 'gone',
    red: { lair: lair('golem', 'demon'), gold: 0, evil: 15 },
    green: { lair: lair('golem', 'demon') },
  });
  expect(t.options('red')).toEqual(['strike:golem', 'strike:demon']);
  expect(t.refuses('red', 'gold:golem')).toBe('DL-PAY-2');
  expect(t.refuses('red', 'evil:demon')).toBe('DL-RULING-37');
  t.play('red', 'strike:golem');
  t.play('red', 'strike:demon');
  expect(t.options('green')).toEqual(['gold:golem', 'strike:golem', 'evil:demon', 'strike:demon']);
  t.play('green', 'gold:golem');
  t.play('green', 'evil:demon');
  expect(player(t, 'green')).toMatchObject({ gold: 2, evil: 6, lair: lair('golem', 'demon') });
});

it('[DL-CARD-71] Witch Hunt: the worst go up, the nicest down, all who tie', () => {
  const t = table({
    at: round('event'),
    season: 3,
    specials: ['witch-hunt', 'rats'],
    red: { evil: 3 },
    green: { evil: 8 },
    blue: { evil: 8 },
    yellow: { evil: 5 },
  });
  expect(each(t, ({ evil }) => evil)).toEqual([2, 9, 9, 5]);
});

it('[DL-CARD-71] nobody moves if all are level, nobody leaves the Evilometer', () => {
  expect(each(special('witch-hunt', {}), ({ evil }) => evil)).toEqual([5, 5, 5]);
  const ends = special('witch-hunt', { paladin: 'gone', red: { evil: 1 }, green: { evil: 15 } });
  expect(each(ends, ({ evil }) => evil)).toEqual([1, 15, 5]);
});

it('[DL-CARD-71] [DL-RULING-21] counters move one by one: the paladin goes to the first who reaches him', () => {
  const t = special('witch-hunt', { first: 'green', red: { evil: 9 }, green: { evil: 9 }, blue: { evil: 2 } });
  expect(t.state.paladin).toBe(1); // green moved first; a tie does not call him away
  expect(player(t, 'green').party).toEqual([hero('paladin-1')]);
});

it('[DL-CARD-72] Imp Fever: for every three imps a food, or an imp is lost', () => {
  const t = special('imp-fever', {
    red: { imps: 4, busy: 4, food: 1 },
    green: { imps: 5, busy: 1, food: 0 },
    blue: { imps: 2 },
  });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['0', '1']);
  expect(t.refuses('red', '2')).toBe('DL-CARD-72');
  t.play('red', '1');
  expect(each(t, ({ imps, food }) => [imps, food])).toEqual([
    [7, 0],
    [4, 0],
    [2, 3],
  ]);
});

it('[DL-CARD-72] [DL-EVT-1] who has no food is told so in turn, not before the others', () => {
  const t = special('imp-fever', { first: 'blue', red: { food: 0 }, green: { imps: 2, food: 0 } });
  const told = () => t.events().flatMap(({ type, seat }) => (type === 'fever' ? [seat] : []));
  t.play('blue', '1');
  expect(told()).toEqual([2, 0, 1]);
});

it('[DL-CARD-72] imps at work can be lost too', () => {
  const t = special('imp-fever', { red: { imps: 1, busy: 5, food: 0 } });
  expect(player(t, 'red')).toMatchObject({ imps: 0, busy: 4 });
});

it('[DL-CARD-73] Safety Inspection: one trap is free, a further one costs a gold or goes face down', () => {
  const t = special('safety-inspection', {
    red: { gold: 1, traps: ['pendulum', 'trap-door', 'pendulum', 'cursed-ring', 'wall-of-fire'] },
    green: { traps: ['pendulum'] },
  });
  expect(t.options('red')).toEqual(['0', '1']);
  expect(t.refuses('red', '2')).toBe('DL-CARD-73');
  t.play('red', '1');
  expect(t.options('red', 'discard-trap')).toEqual(['pendulum', 'trap-door', 'wall-of-fire', 'cursed-ring']);
  t.play('red', 'pendulum');
  t.play('red', 'trap-door');
  t.play('red', 'cursed-ring');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red')).toMatchObject({
    gold: 0,
    traps: ['pendulum', 'wall-of-fire'],
    buriedTraps: ['pendulum', 'trap-door', 'cursed-ring'],
  });
  expect(player(t, 'green').traps).toHaveLength(1);
});

it('[DL-CARD-73] who pays for all discards none', () => {
  const t = special('safety-inspection', { red: { traps: ['pendulum', 'trap-door'] } });
  t.play('red', '1');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red')).toMatchObject({ gold: 2, buriedTraps: [] });
});

it('[DL-CARD-74] Press Day: in turn order a gold buys two evil less', () => {
  const t = special('press-day', { first: 'green', green: { gold: 1 }, blue: { gold: 0 } });
  expect(t.asking()).toEqual(['green']);
  expect(t.options('green')).toEqual(['take', 'pass']);
  t.play('green', 'take');
  expect(t.asking()).toEqual(['red']); // blue cannot pay
  t.play('red', 'pass');
  expect(each(t, ({ gold, evil }) => [gold, evil])).toEqual([
    [3, 5],
    [0, 3],
    [0, 5],
  ]);
});

it('[DL-CARD-75] Open Dungeon: a gold for each room that stands, and an evil for whoever got any', () => {
  const t = special('open-dungeon', { red: { ...tworooms } });
  expect(each(t, ({ gold, evil }) => [gold, evil])).toEqual([
    [5, 6],
    [3, 5],
    [3, 5],
  ]);
  expect(t.events().flatMap(({ type, rooms }) => (type === 'visitors' ? [rooms] : []))).toEqual([2, 0, 0]);
});
