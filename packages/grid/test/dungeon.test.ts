import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  block,
  cellAt,
  cellName,
  cellOf,
  cellsOf,
  connectorOnTable,
  distance,
  EAST,
  footprint,
  isFloor,
  isOpen,
  type Layout,
  onTable,
  SIDES,
  SOUTH,
  shape,
  sideOnTable,
  TURNS,
  turnedAbout,
  WEST,
  withEdges,
  withTile,
  zoneOf,
  zonesBeside,
} from '../src/index.ts';
import { dungeon, type Kind, layouts, SHAPES, Slow } from './random-dungeons.ts';

const names = (cells: Iterable<number>) => [...cells].map(cellName);

describe('tiles', () => {
  it('[GRID-TILE-1] a drawing tells the cells of a shape', () => {
    const tee = shape(['...', '#.#'], [{ name: 'S', side: SOUTH, cells: [[1, 1]] }]);
    expect(names(tee.cells)).toEqual(['a1', 'b1', 'c1', 'b2']);
    expect([tee.width, tee.height]).toEqual([3, 2]);
    expect(block(2, 3).cells).toHaveLength(6);
  });

  it('[GRID-TILE-2] quarter turns go clockwise and what is printed turns with them', () => {
    const tee = shape(['...', '#.#'], [{ name: 'S', side: SOUTH, cells: [[1, 1]] }]);
    const turned = (turn: (typeof TURNS)[number]) =>
      names(footprint(tee, { tile: 'tee', at: 'a1', turn }).sort((a, b) => a - b));
    expect(turned(1)).toEqual(['b1', 'a2', 'b2', 'b3']);
    expect(turned(2)).toEqual(['b1', 'a2', 'b2', 'c2']);
    expect(turned(3)).toEqual(['a1', 'a2', 'b2', 'a3']);
    const placed = { tile: 'tee', at: 'd5', turn: 1 } as const;
    expect(cellName(onTable(tee, placed, cellOf('b2')))).toBe('d6');
    expect(sideOnTable(placed, SOUTH)).toBe(WEST);
    expect(connectorOnTable(tee, placed, tee.connectors[0]!)).toEqual({ name: 'S', side: WEST, cells: [cellOf('d6')] });
  });

  it('[GRID-TILE-2] a shape has as many cells in every turn, all of them inside the turned box', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(SHAPES)), fc.constantFrom(...TURNS), (form, turn) => {
        const print = footprint(form, { tile: 'x', at: 'c3', turn });
        expect(new Set(print).size).toBe(form.cells.length);
        const [width, height] = turn % 2 === 0 ? [form.width, form.height] : [form.height, form.width];
        const box = new Set(footprint(block(width, height), { tile: 'box', at: 'c3', turn: 0 }));
        expect(print.every((cell) => box.has(cell))).toBe(true);
      }),
    );
  });

  it('[GRID-TILE-3] a turntable keeps the distance to its middle, and four turns bring everything back', () => {
    const middle = cellOf('e5');
    expect(cellName(turnedAbout(middle, cellOf('e4'), 1))).toBe('f5');
    expect(cellName(turnedAbout(middle, cellOf('d4'), 3))).toBe('d6');
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        fc.constantFrom(...TURNS),
        (x, y, turn) => {
          const cell = cellAt(x, y);
          const there = turnedAbout(middle, cell, turn);
          expect(distance(there, middle)).toBe(distance(cell, middle));
          expect(turnedAbout(middle, there, ((4 - turn) & 3) as typeof turn)).toBe(cell);
          expect(turnedAbout(middle, turnedAbout(middle, cell, 1), 1)).toBe(turnedAbout(middle, cell, 2));
        },
      ),
    );
  });
});

describe('edges and zones', () => {
  const two: Layout<Kind> = {
    tiles: [
      { tile: 'cell', at: 'a1', turn: 0 },
      { tile: 'cell', at: 'c1', turn: 0 },
    ],
    edges: {},
  };

  it('[GRID-EDGE-2] open within a tile, wall between tiles and on the rim', () => {
    const board = dungeon.board(two);
    expect(isOpen(board, cellOf('a1'), EAST)).toBe(true);
    expect(isOpen(board, cellOf('b1'), EAST)).toBe(false);
    expect(isOpen(board, cellOf('a1'), WEST)).toBe(false);
    expect(isFloor(board, cellOf('d2'))).toBe(true);
    expect(isFloor(board, cellOf('e2'))).toBe(false);
    expect(isFloor(board, cellOf('z12'))).toBe(false);
  });

  it('[GRID-EDGE-3] a door holds from both sides; beside rock an edge stays wall', () => {
    const board = dungeon.board(withEdges(withEdges(two, ['b1e', 'd1e'], 'passage'), ['a1s'], 'portcullis'));
    expect(isOpen(board, cellOf('b1'), EAST)).toBe(true);
    expect(isOpen(board, cellOf('c1'), WEST)).toBe(true);
    expect(isOpen(board, cellOf('d1'), EAST)).toBe(false);
    expect([isOpen(board, cellOf('a1'), SOUTH), isOpen(board, cellOf('a1'), SOUTH, 'see')]).toEqual([false, true]);
    expect(isOpen(board, cellOf('b2'), EAST)).toBe(false);
  });

  it('[GRID-EDGE-2] [GRID-EDGE-3] every edge of a random dungeon is what the slow version says', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const board = dungeon.board(layout);
        const slow = new Slow(layout);
        for (let x = -14; x <= 14; x++) {
          for (let y = -14; y <= 14; y++) {
            const cell = cellAt(x, y);
            expect(zoneOf(board, cell)).toBe(slow.tileOf.get(cell) ?? -1);
            for (const side of SIDES) {
              if (isOpen(board, cell, side) !== slow.open(cell, side, 'walk'))
                throw new Error(`walk ${cellName(cell)} ${side}`);
              if (isOpen(board, cell, side, 'see') !== slow.open(cell, side, 'see'))
                throw new Error(`see ${cellName(cell)} ${side}`);
            }
          }
        }
      }),
    );
  });

  it('[GRID-EDGE-4] what makes no sense is refused', () => {
    expect(() => dungeon.board(withTile(two, { tile: 'cell', at: 'b2', turn: 0 }))).toThrow(
      'two tiles cover the cell b2',
    );
    expect(() => dungeon.board(withTile(two, { tile: 'tower', at: 'k9', turn: 0 }))).toThrow(
      'no shape for the tile "tower"',
    );
    expect(() => dungeon.board({ ...two, edges: { b1n: 'passage' } })).toThrow('"b1n" is no edge');
    expect(() => dungeon.board({ ...two, edges: { b1e: 'gate' as 'passage' } })).toThrow(
      '"gate" on the edge b1e is unknown',
    );
  });

  it('[GRID-ZONE-1] a tile of another zone has that number and still its own walls', () => {
    const board = dungeon.board(withTile(two, { tile: 'cell', at: 'a3', turn: 0, zone: 0 }));
    expect(['a1', 'c1', 'a3', 'e5'].map((name) => zoneOf(board, cellOf(name)))).toEqual([0, 1, 0, -1]);
    expect(isOpen(board, cellOf('a2'), SOUTH)).toBe(false);
  });

  it('[GRID-ZONE-2] cells in reading order', () => {
    const board = dungeon.board(two);
    expect(names(cellsOf(board, 1))).toEqual(['c1', 'd1', 'c2', 'd2']);
    expect(names(cellsOf(board))).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2']);
    expect(cellsOf(board, 2)).toEqual([]);
  });

  it('[GRID-ZONE-3] only an open edge joins zones', () => {
    const three = withTile(two, { tile: 'cell', at: 'a3', turn: 0 });
    const open = withEdges(withEdges(three, ['b1e'], 'passage'), ['a2s'], 'portcullis');
    expect(zonesBeside(dungeon.board(open), 0)).toEqual([1]);
    expect(zonesBeside(dungeon.board(open), 1)).toEqual([0]);
    expect(zonesBeside(dungeon.board(open), 2)).toEqual([]);
  });

  it('[GRID-EDGE-2] an empty layout is a board without floor', () => {
    const board = dungeon.board({ tiles: [], edges: {} });
    expect(cellsOf(board)).toEqual([]);
    expect(isFloor(board, 0)).toBe(false);
  });
});
