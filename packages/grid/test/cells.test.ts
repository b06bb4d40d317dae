import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellAt,
  cellName,
  cellNamed,
  cellOf,
  distance,
  EAST,
  edgeBetween,
  edgeCells,
  edgeName,
  edgeNamed,
  edgeOf,
  NORTH,
  offset,
  opposite,
  rectangle,
  SIDES,
  SOUTH,
  STEP,
  sideTowards,
  WEST,
  xOf,
  yOf,
} from '../src/index.ts';

const coordinate = fc.integer({ min: -498, max: 498 });
const cells = fc.tuple(coordinate, coordinate).map(([x, y]) => cellAt(x, y));

describe('cells', () => {
  it('[GRID-CELL-1] columns are letters, rows are numbers, and both go on to the west and to the north', () => {
    const named = [
      [0, 0, 'a1'],
      [2, 2, 'c3'],
      [25, 0, 'z1'],
      [26, 9, 'aa10'],
      [-1, -1, '-a0'],
      [-2, -2, '-b-1'],
      [-26, 0, '-z1'],
      [-27, 0, '-aa1'],
    ] as const;
    for (const [x, y, name] of named) {
      expect(cellName(cellAt(x, y))).toBe(name);
      expect(cellNamed(name)).toBe(cellAt(x, y));
    }
  });

  it('[GRID-CELL-1] every cell is read back from its name, its column and its row', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const cell = cellAt(x, y);
        expect([xOf(cell), yOf(cell), cellOf(cellName(cell))]).toEqual([x, y, cell]);
      }),
    );
  });

  it('[GRID-CELL-2] fractions and what lies beyond the limit are refused', () => {
    expect(xOf(cellAt(498, -498))).toBe(498);
    for (const [x, y] of [
      [0.5, 0],
      [499, 0],
      [0, -499],
      [Number.NaN, 0],
    ] as const) {
      expect(() => cellAt(x, y)).toThrow(RangeError);
    }
  });

  it('[GRID-CELL-3] other texts name no cell', () => {
    for (const text of ['', 'a', '1', 'A1', 'a01', 'a-0', 'aaa1', 'a1 ', '1a', 'a1e', 'zz1', 'a9999', '-', '--a1']) {
      expect(cellNamed(text), text).toBeUndefined();
    }
    expect(() => cellOf('a0x')).toThrow('"a0x" is no cell');
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (text) => {
        const cell = cellNamed(text);
        if (cell !== undefined) expect(cellName(cell)).toBe(text);
      }),
    );
  });

  it('[GRID-DIR-1] each side leads where it says, and its opposite leads back', () => {
    const cell = cellAt(3, 5);
    expect(SIDES.map((side) => [xOf(cell + STEP[side]), yOf(cell + STEP[side])])).toEqual([
      [3, 4],
      [4, 5],
      [3, 6],
      [2, 5],
    ]);
    for (const side of SIDES) {
      expect(cell + STEP[side] + STEP[opposite(side)]).toBe(cell);
      expect(sideTowards(cell, cell + STEP[side])).toBe(side);
    }
    expect(sideTowards(cell, cell + offset(1, 1))).toBeUndefined();
    expect([NORTH, EAST, SOUTH, WEST]).toEqual([0, 1, 2, 3]);
  });

  it('[GRID-DIST-1] the larger difference counts', () => {
    expect(distance(cellOf('a1'), cellOf('d2'))).toBe(3);
    expect(distance(cellOf('-b-1'), cellOf('a5'))).toBe(6);
    expect(distance(cellOf('c3'), cellOf('c3'))).toBe(0);
  });

  it('[GRID-EDGE-1] an edge is the same from both of its cells', () => {
    expect(edgeName(edgeOf(cellOf('c3'), EAST))).toBe('c3e');
    expect(edgeName(edgeOf(cellOf('d3'), WEST))).toBe('c3e');
    expect(edgeName(edgeOf(cellOf('a1'), NORTH))).toBe('a0s');
    const inner = fc.integer({ min: -497, max: 497 });
    fc.assert(
      fc.property(inner, inner, fc.constantFrom(...SIDES), (x, y, side) => {
        const cell = cellAt(x, y);
        const edge = edgeOf(cell, side);
        const beyond = cell + STEP[side];
        expect(edgeOf(beyond, opposite(side))).toBe(edge);
        expect(edgeBetween(beyond, cell)).toBe(edge);
        expect(edgeNamed(edgeName(edge))).toBe(edge);
        expect([...edgeCells(edge)].sort()).toEqual([cell, beyond].sort());
      }),
    );
  });

  it('[GRID-EDGE-1] no two edges share a number', () => {
    fc.assert(
      fc.property(cells, cells, fc.boolean(), fc.boolean(), (a, b, one, two) => {
        const same = a === b && one === two;
        expect(edgeOf(a, one ? EAST : SOUTH) === edgeOf(b, two ? EAST : SOUTH)).toBe(same);
      }),
    );
    for (const text of ['', 'e', 'c3', 'c3n', 'c3w', 'c3ee']) expect(edgeNamed(text), text).toBeUndefined();
    expect(edgeBetween(cellOf('a1'), cellOf('b2'))).toBeUndefined();
  });
});

describe('rectangles', () => {
  const board = rectangle(3, 2);

  it('[GRID-RECT-1] cells are numbered row by row', () => {
    expect(board.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
    expect(board.indexOf('b2')).toBe(4);
    expect(board.cells).toBe(6);
    expect(() => rectangle(27, 1)).toThrow(RangeError);
  });

  it('[GRID-RECT-2] neighbours come in the order north, west, east, south and stay on the board', () => {
    expect(board.beside).toEqual([
      [1, 3],
      [0, 2, 4],
      [1, 5],
      [0, 4],
      [1, 3, 5],
      [2, 4],
    ]);
  });

  it('[GRID-RECT-3] a corner belongs to one square of 2 by 2, a cell in the middle of a row to two', () => {
    expect(board.squares[0]).toEqual([[1, 3, 4]]);
    expect(board.squares[1]).toEqual([
      [0, 4, 3],
      [2, 4, 5],
    ]);
    expect(rectangle(3, 3).squares[4]).toHaveLength(4);
  });
});
