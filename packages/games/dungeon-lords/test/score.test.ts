// DL-SCORE, DL-GEN-1
import type { ScoreLine } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { outcome, score, titles } from '../src/score.ts';
import { lair, map, room, table } from './table.ts';

/** Nobody has anything: no titles but those everybody shares. */
const bare = { gold: 0, food: 0, imps: 0, evil: 1, map: map({ tunnels: [] }) };
const finish = (given: object, seats: 2 | 3 | 4 = 4) =>
  table({
    at: { proc: 'game', at: 4 },
    year: 2,
    season: 4,
    seats,
    red: bare,
    green: bare,
    blue: bare,
    yellow: bare,
    ...given,
  });
const end = (given: object, seats: 2 | 3 | 4 = 4) => finish(given, seats).state;
const points = (lines: readonly ScoreLine[], key: string) => lines.find((line) => line.key === key)?.points;
const red = (given: object) => score(end({ red: { ...bare, ...given } }))[0]!;

it('[DL-SCORE-1] creatures 1, rooms 2, conquered tiles -2, prisoners 2', () => {
  const { lines } = red({
    lair: lair('goblin', 'ghost', 'troll'),
    map: map({ tunnels: ['c1'], rooms: ['a1', 'c3'], conquered: ['b1'], conqueredRooms: ['d1'] }),
    rooms: [room('hatchery', 'a1'), room('mint', 'c3'), room('workshop', 'd1')],
    prison: ['thief-1', 'mage-4'],
  });
  expect(points(lines, 'creatures')).toBe(3);
  expect(points(lines, 'rooms')).toBe(4);
  expect(points(lines, 'conquered')).toBe(-4);
  expect(points(lines, 'prisoners')).toBe(4);
});

it('[DL-SCORE-1] [DL-RULING-53] a paladin in prison is five instead of two', () => {
  const { lines } = red({ prison: ['paladin-1', 'thief-1', 'paladin-2'] });
  expect(points(lines, 'paladins')).toBe(10);
  expect(points(lines, 'prisoners')).toBe(2);
});

it('[DL-SCORE-9] a red marker is three points less', () => {
  expect(points(red({ letters: 2 }).lines, 'letters')).toBe(-6);
  expect(points(red({ letters: 0 }).lines, 'letters')).toBeUndefined();
});

it('[DL-CARD-30] [DL-CARD-31] [DL-CARD-32] rooms of the second year count their creatures, as long as they stand', () => {
  const creatures = lair('goblin', 'troll', 'ghost', 'vampire', 'demon', 'goblin');
  const tile = (id: 'cafeteria' | 'chapel' | 'pandemonium') => ({
    lair: creatures,
    map: map({ rooms: ['c1'] }),
    rooms: [room(id, 'c1')],
  });
  expect(points(red(tile('cafeteria')).lines, 'cafeteria')).toBe(3);
  expect(points(red(tile('chapel')).lines, 'chapel')).toBe(4);
  expect(points(red(tile('pandemonium')).lines, 'pandemonium')).toBe(2);
  const lost = red({ ...tile('chapel'), map: map({ conqueredRooms: ['c1'] }) });
  expect(points(lost.lines, 'chapel')).toBeUndefined();
});

it('[DL-SCORE-2] [DL-CARD-81] [DL-CARD-82] [DL-CARD-83] [DL-CARD-84] [DL-CARD-85] [DL-CARD-86] [DL-CARD-87] each title goes to the best in its own measure', () => {
  const holder = (given: object) =>
    titles(end({ green: { ...bare, ...given } }))
      .filter(({ holders }) => holders.join() === '1')
      .map(({ title, value }) => `${title} ${value}`);
  expect(holder({ evil: 3 })).toEqual(['dark-deeds 3']);
  expect(holder({ map: map({ tunnels: [], rooms: ['c1', 'c3'] }) })).toEqual(['halls 2', 'battle 2']);
  expect(holder({ map: map({ tunnels: ['c1'], conquered: ['c2', 'c3'] }) })).toEqual(['tunnels 3', 'battle 1']);
  expect(holder({ lair: lair('ghost', 'troll') })).toEqual(['monsters 2']);
  expect(holder({ imps: 2, busy: 1, lair: lair('troll') })).toEqual(['monsters 1', 'imps 3']);
  expect(holder({ gold: 2, food: 3 })).toEqual(['riches 5']);
});

it('[DL-RULING-53] a conquered room is neither room nor tunnel; nobody holds a title for nothing', () => {
  const awards = titles(end({ red: { ...bare, map: map({ tunnels: [], conqueredRooms: ['c1'] }) } }));
  const held = Object.fromEntries(awards.map(({ title, holders }) => [title, holders.length]));
  expect(held).toEqual({ 'dark-deeds': 4, halls: 0, tunnels: 0, monsters: 0, imps: 0, riches: 0, battle: 0 });
});

it('[DL-RULING-15] trolls are no imps for the title', () => {
  const awards = titles(end({ red: { ...bare, imps: 1 }, green: { ...bare, imps: 1, lair: lair('troll') } }));
  expect(awards.find(({ title }) => title === 'imps')!.holders).toEqual([0, 1]);
});

/** What holding the most gold and food is worth, alone and shared by red and green. */
const riches = (seats: 2 | 3 | 4) => {
  const line = (given: object) => points(score(end(given, seats))[0]!.lines, 'title-riches');
  const rich = { ...bare, gold: 5 };
  return [line({ red: rich }), line({ red: rich, green: rich }), line({ green: rich })];
};

it('[DL-SCORE-3] [DL-SCORE-4] [DL-EX-26] at 3 and 4 players a title is worth three, shared two each', () => {
  expect(riches(4)).toEqual([3, 2, undefined]);
  expect(riches(3)).toEqual([3, 2, undefined]);
});

it('[DL-SCORE-5] [DL-SCORE-6] [DL-EX-26] at 2 players a title is worth two, shared one each', () => {
  expect(riches(2)).toEqual([2, 1, undefined]);
});

it('[DL-CARD-33] a Hall of Fame gives two for each title held alone and one for each shared', () => {
  const hall = { map: map({ tunnels: [], rooms: ['c1'] }), rooms: [room('hall-of-fame', 'c1')] };
  // Alone: halls, battle, riches; shared: dark deeds.
  expect(points(red({ ...hall, gold: 1 }).lines, 'hall-of-fame')).toBe(7);
  const lost = red({ ...hall, map: map({ tunnels: [], conqueredRooms: ['c1'] }), gold: 1 });
  expect(points(lost.lines, 'hall-of-fame')).toBeUndefined();
});

it('[DL-SCORE-8] who earns a licence is told, and also that nobody does', () => {
  const licensed = (given: object) =>
    finish(given)
      .events()
      .find(({ type }) => type === 'licensed')!.seats;
  expect(licensed({ red: { ...bare, letters: 1 } })).toEqual([1, 2, 3]);
  const lost = { ...bare, letters: 1 };
  expect(licensed({ red: lost, green: lost, blue: lost, yellow: lost })).toEqual([]);
});

it('[DL-SCORE-7] [DL-GEN-1] the most points win', () => {
  const s = end({ blue: { ...bare, lair: lair('goblin') } });
  expect(outcome(s).winners).toEqual([2]);
});

it('[DL-RULING-32] equals share the win, Underlord is worth nothing, dummies compete for nothing', () => {
  const s = end({ red: { ...bare, prison: ['thief-1'] }, green: { ...bare, prison: ['mage-1'] } });
  expect(outcome(s).winners).toEqual([0, 1]);
  for (const { total, lines } of score(s)) {
    expect(lines.filter(({ key }) => key !== 'licence').reduce((sum, line) => sum + line.points, 0)).toBe(total);
  }
  const two = end({ dummyEvil: 15, red: { ...bare, evil: 3 } }, 2);
  expect(titles(two)[0]).toMatchObject({ title: 'dark-deeds', holders: [0], value: 3 });
});

it('[DL-SCORE-8] [DL-EX-26] a licence for a positive score: one does, zero does not', () => {
  const licence = (given: object) => {
    // Everybody shares dark deeds (2 points): a conquered tile takes them away.
    const { total, lines } = red(given);
    return [total, lines.some(({ key }) => key === 'licence')];
  };
  expect(licence({ map: map({ tunnels: [], conqueredRooms: ['c1'] }) })).toEqual([0, false]);
  expect(licence({ map: map({ tunnels: [], conqueredRooms: ['c1'] }), prison: ['thief-1'], letters: 1 })).toEqual([
    -1,
    false,
  ]);
  expect(licence({ map: map({ tunnels: [], conqueredRooms: ['c1', 'e1'] }), prison: ['paladin-1'] })).toEqual([
    3,
    true,
  ]);
  expect(licence({ letters: 2, prison: ['paladin-1'] })).toEqual([1, true]);
});
