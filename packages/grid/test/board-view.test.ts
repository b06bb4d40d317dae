import { describe, expect, it } from 'vitest';
import { cellsOfThing, isBoard, optionsOnBoard, pointOf, readBoard } from '../src/index.ts';

it('[GRID-VIEW-1] lists of cells by kind are a board, with a size or without; anything else is none', () => {
  expect(isBoard({ cells: { floor: ['a1', 'b1'] } })).toBe(true);
  expect(isBoard({ cells: {}, columns: 3, rows: 2 })).toBe(true);
  expect(isBoard({ cells: { floor: ['4,-2'] } })).toBe(true);
  for (const other of [
    undefined,
    'a1',
    ['a1'],
    {},
    { cells: ['a1'] },
    { cells: { floor: 'a1' } },
    { cells: { floor: ['first'] } },
    { cells: { floor: [1] } },
    { cells: {}, columns: 3 },
    { cells: {}, columns: 0, rows: 1 },
    { cells: {}, columns: 2.5, rows: 1 },
    { cells: {}, columns: 1e9, rows: 1e9 },
  ])
    expect([other, isBoard(other)]).toEqual([other, false]);
});

it('[GRID-VIEW-2] a cell is a name or a pair of numbers', () => {
  expect(['a1', 'c3', 'aa1', '-a0', '0,0', '4,-2'].map(pointOf)).toEqual([
    [0, 0],
    [2, 2],
    [26, 0],
    [-1, -1],
    [0, 0],
    [4, -2],
  ]);
  expect(['', 'c', '3', '4,', '1,2,3', 'first', 'c3e'].map(pointOf)).toEqual(Array(7).fill(undefined));
});

it('[GRID-VIEW-3] a board is all squares around what lies on it, with what stands on each side', () => {
  const read = readBoard({
    cells: { room: ['b2', 'c2'], passage: ['c3'] },
    edges: { wall: ['a2e', 'b2s'], door: ['c2s'] },
    figures: [{ cell: 'c3', id: 'h0', facing: 'n', seat: 1 }],
    things: [{ cells: ['b2', 'c2'], id: 'table' }],
    marks: { lit: ['c2', 'c3'] },
  });
  expect([read.columns, read.rows, read.columnNames, read.rowNames]).toEqual([2, 2, ['b', 'c'], ['2', '3']]);
  const [b2, c2, b3, c3] = read.squares;
  expect(b2).toMatchObject({ cell: 'b2', floor: 'room', sides: [undefined, undefined, 'wall', 'wall'], marks: [] });
  expect(c2).toMatchObject({ cell: 'c2', sides: [undefined, undefined, 'door', undefined], marks: ['lit'] });
  expect(b3).toMatchObject({ cell: 'b3', floor: undefined, sides: ['wall', undefined, undefined, undefined] });
  expect(c3).toMatchObject({ floor: 'passage', sides: ['door', undefined, undefined, undefined] });
  expect(c3?.figures.map(({ id }) => id)).toEqual(['h0']);
  expect([b2, c2].map((square) => square?.things.map(cellsOfThing))).toEqual([[['b2', 'c2']], [['b2', 'c2']]]);
});

it('[GRID-VIEW-3] a fixed size is kept, whatever lies on the board; pairs stay pairs', () => {
  const read = readBoard({ cells: { floor: ['1,1'] }, columns: 3, rows: 2 });
  expect(read.squares.map(({ cell }) => cell)).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']);
  expect(read.squares.filter(({ floor }) => floor !== undefined).map(({ cell }) => cell)).toEqual(['1,1']);
  expect([read.columnNames, read.rowNames]).toEqual([
    ['0', '1', '2'],
    ['0', '1'],
  ]);
  const west = readBoard({ cells: { floor: ['-1,-1', '0,0'] } });
  expect([west.columns, west.rows, west.columnNames]).toEqual([2, 2, ['-1', '0']]);
  expect(readBoard({ cells: {} })).toMatchObject({ columns: 1, rows: 1 });
});

describe('options about squares', () => {
  const view = {
    cells: { floor: ['a1', 'b1', 'c1', 'a2', 'b2'] },
    things: [{ cells: ['a2', 'b2'], id: 'f1', what: 'table' }],
    figures: [
      { cell: 'b1', id: 'm3', what: 'goblin' },
      { cell: 'a1', id: 'h0', what: 'hero', active: true },
    ],
  };
  const about = (board: object, ...options: string[]) =>
    Object.fromEntries(optionsOnBoard(readBoard({ ...view, ...board }), options));

  it('[GRID-VIEW-4] are those with the cell, or with the id of what stands there, among their parts', () => {
    expect(about({}, 'end', 'a1', 'swap:a1:c1', 'attack:m3', 'shoot:m3', 'open:f1', 'd9', 'm33')).toEqual({
      a1: ['a1', 'swap:a1:c1'],
      b1: ['attack:m3', 'shoot:m3'],
      c1: ['swap:a1:c1'],
      a2: ['open:f1'],
      b2: ['open:f1'],
    });
  });

  it('[GRID-VIEW-4] are about a side that the board has a word for: from both squares, if both are there', () => {
    const doors = { d1: ['b1s'], d2: ['c1e'] };
    expect(about({ doors }, 'open:d1:door', 'force:d2:door', 'open:d3:door')).toEqual({
      b1: ['open:d1:door'],
      b2: ['open:d1:door'],
      c1: ['force:d2:door'],
    });
  });

  it('[GRID-VIEW-4] are ways from the active figure, where the board says so', () => {
    const ways = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw', 'e:m3'];
    expect(about({ ways: true }, ...ways)).toEqual({ b1: ['e', 'e:m3'], a2: ['s'], b2: ['se'] });
    expect(about({}, ...ways)).toEqual({ b1: ['e:m3'] });
    const resting = view.figures.map((figure) => ({ ...figure, active: false }));
    expect(about({ ways: true, figures: resting }, 'e', 's')).toEqual({});
  });

  it('[GRID-VIEW-4] never leave the board at its rim', () => {
    const figures = [{ cell: 'c1', what: 'hero', active: true }];
    expect(about({ ways: true, figures }, 'e', 'se', 'w')).toEqual({ b1: ['w'] });
  });
});
