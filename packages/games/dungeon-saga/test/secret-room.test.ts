import { awaited, imagine, options, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import type { Adventure } from '../src/cards/adventures/adventure.ts';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { errandOf, type Frame, NO_CELL } from '../src/frames.ts';
import { dungeonSaga } from '../src/game.ts';
import { ARENA, heroOf, table, told } from './table.ts';

const secret = (tile: number): Frame => ({
  proc: 'secret-room',
  at: 0,
  errand: errandOf(0, { search: true, tile, group: 0 }),
  inner: NO_CELL,
  outer: NO_CELL,
  tile: -1,
});
const groups = [{ left: 0, minus: 0, open: true }];
const room = (more: object = {}) => table({ at: secret(1), on: { barbarian: ['f5', 'n'] }, groups, ...more });

it('[DS-CARD-6] [DS-RULING-32] a passage on the searched room at the nearest square, then a shape of four to nine squares', () => {
  const t = room();
  expect(t.options('overlord')).toEqual(['e6:s', 'f6:s', 'g6:s']);
  t.play('overlord', 'f6:s');
  const shapes = t.options('overlord');
  expect(new Set(shapes.map((option) => option.split(':')[0]))).toEqual(
    new Set(['2x2', '2x3', '3x2', '2x4', '4x2', '3x3']),
  );
  expect(shapes).toContain('2x2:f7');
});
it('[DS-RULING-6] the searcher’s player rolls once it lies; it is revealed, and with nine squares it can be searched', () => {
  const t = room({ dice: [1] });
  t.play('overlord', 'f6:s');
  t.play('overlord', '3x3:e7');
  expect(told(t)).toEqual(['secret-room', 'table-rolled', 'nothing-found']);
  const { map, _table } = t.view('red').game;
  expect(_table.tiles.at(-1)).toEqual({ n: 4, tile: 'X1', at: 'e7', width: 3, height: 3, start: false });
  expect(map.edges['passage-door-open']).toEqual(['f6s']);
  expect(map.cells.room).toContain('e7');
});
it('[DS-TABLE-1] [DS-PLACE-2] an inhabited room: one die on the monster table, placed in the new room', () => {
  const t = room({ dice: [4, 2] });
  t.play('overlord', 'f6:s');
  t.play('overlord', '2x2:f7');
  expect(t.options('overlord')).toEqual(['ghost:f7', 'ghost:g7']);
  t.play('overlord', 'ghost:f7');
  expect(t.state.groups[0]!.left).toBe(1);
});
it('[DS-RULING-20] a treasure room: a chest 3/3 and a magic chest of two stars, the passage square free with a free neighbour', () => {
  const t = room({ dice: [6] });
  t.play('overlord', 'f6:s');
  t.play('overlord', '2x2:f7');
  expect(t.options('overlord')).toEqual(['g7', 'f8', 'g8']);
  t.play('overlord', 'g7');
  expect(t.options('overlord')).toEqual(['f8', 'g8']);
  t.play('overlord', 'g8');
  expect(t.state.pieces).toMatchObject([
    { kind: 'locked-chest', lock: [3, 3], stars: 0 },
    { kind: 'magic-chest', lock: [], stars: 2 },
  ]);
});
it('[DS-RULING-32] [DS-EX-19] in adventure 1 the searched room touches no free ground: the nearest of other open tiles', () => {
  const [first] = ADVENTURES;
  const number = (id: string) => first!.tiles.findIndex((tile) => tile.id === id);
  const open = ['S', 'R1', 'C2', 'R4'].map(number);
  const t = table({
    at: secret(number('R4')),
    adventure: first!,
    on: { barbarian: ['g8', 'n'] },
    groups,
    revealed: first!.tiles.map((_, i) => (open.includes(i) ? 1 : 0)),
    doors: first!.doors.map((_, i) => ([0, 3, 6].includes(i) ? 0 : 1)),
  });
  expect(t.options('overlord')).toEqual(['c1:n', 'd1:n', 'e1:n', 'f1:n', 'g1:n', 'h1:n']);
});
it('[DS-RULING-32] whatever a hero imagines behind a door, the secret room that comes has a place', () => {
  // Between A and B lie two columns of free ground, and at their end a room behind a closed door of A.
  const adventure: Adventure = {
    ...ARENA,
    tiles: [
      { id: 'S', at: [0, 0], size: [3, 3], start: true },
      { id: 'R1', at: [3, 0], size: [6, 6] },
      { id: 'A', at: [3, 6], size: [3, 6] },
      { id: 'B', at: [8, 6], size: [3, 6] },
      { id: 'H', at: [6, 10], size: [2, 2] },
    ],
    doors: (
      [
        [2, 1, 3, 1],
        [4, 5, 4, 6],
        [8, 5, 8, 6],
        [5, 10, 6, 10],
      ] as const
    ).map(([x, y, toX, toY]) => ({
      between: [
        [x, y],
        [toX, toY],
      ],
    })),
  };
  const t = room({ adventure, on: { barbarian: ['g6', 'n'] }, revealed: [1, 1, 1, 1, 0], doors: [0, 0, 0, 1] });
  const imagined = () => {
    const seen = t.view('red');
    return Array.from({ length: 40 }, (_, i) => {
      const world = imagine(dungeonSaga, seen, 1, thinking(`ground ${i}`));
      expect(view(dungeonSaga, world, 1)).toEqual(seen);
      return options(dungeonSaga as never, world as never, awaited(dungeonSaga as never, world as never)[0]!);
    });
  };
  expect(t.options('overlord')).toEqual(['g6:s']);
  expect(imagined().filter((list) => list.length === 0)).toEqual([]);
  t.play('overlord', 'g6:s');
  expect(t.options('overlord')).toEqual(['2x2:g7', '2x3:g7', '2x4:g7']);
  const shapes = imagined();
  expect(shapes.filter((list) => !list.includes('2x2:g7'))).toEqual([]);
  expect(new Set(shapes.map(String)).size).toBeGreaterThan(1);
});
it('[DS-RULING-32] no place at all: the card reads as Empty', () => {
  const walled = table({ at: secret(1), on: { barbarian: ['f5', 'n'] }, groups, piece: ROOMFUL });
  expect(told(walled)).toEqual(['no-room']);
  expect(heroOf(walled, 'barbarian').gold).toBe(0);
});
/** Furniture on every square of the rim that has free ground behind it: nothing can open. */
const RIM = [
  'a1',
  'b1',
  'c1',
  'a2',
  'a3',
  'b3',
  'c3',
  'd1',
  'e1',
  'f1',
  'g1',
  'h1',
  'i1',
  'd3',
  'd4',
  'd5',
  'd6',
  'e6',
  'f6',
  'g6',
  'h6',
  'i6',
  'j1',
  'k1',
  'k2',
  'k3',
  'l4',
  'm4',
  'm5',
  'm6',
  'l6',
  'k6',
  'j6',
];
const ROOMFUL = RIM.map((cell) => ({ kind: 'chest' as const, at: [cell] }));
