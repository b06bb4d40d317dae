// DL-END
import { expect, it } from 'vitest';
import { creature, map, player, room, round, table } from './table.ts';

it('[DL-END-1] all imps go home and are fresh again; trolls and rooms too', () => {
  const t = table({
    at: round('end'),
    red: {
      imps: 1,
      busy: 4,
      lair: [creature('troll', { worked: true })],
      map: map({ rooms: ['c1'] }),
      rooms: [room('hatchery', 'c1', 1)],
    },
  });
  expect(player(t, 'red')).toMatchObject({
    imps: 5,
    busy: 0,
    lair: [creature('troll')],
    rooms: [room('hatchery', 'c1')],
  });
});

it('[DL-END-1] what lies face down stays so', () => {
  const t = table({ at: round('end'), red: { lair: [creature('goblin', { spent: true })] } });
  expect(player(t, 'red').lair).toEqual([creature('goblin', { spent: true })]);
});

it('[DL-END-2] the marker goes to the left, but not at the end of autumn', () => {
  const first = (season: 0 | 1 | 2 | 3, seats: 2 | 3 | 4) =>
    table({ at: round('end'), season, seats, first: 'green' }).state.first;
  expect([first(0, 4), first(1, 4), first(2, 4), first(3, 4)]).toEqual([2, 2, 2, 1]);
  expect([first(0, 3), first(3, 3)]).toEqual([2, 1]);
  expect([first(0, 2), first(3, 2)]).toEqual([0, 1]);
});
