import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  block,
  cellAt,
  cellName,
  cellOf,
  cellsBetween,
  defineDungeon,
  distance,
  fieldOf,
  seenFrom,
  sees,
} from '../src/index.ts';
import { dungeon, layouts, pointRules, Slow } from './random-dungeons.ts';

const names = (cells: Iterable<number>) => [...cells].map(cellName);
const hall = defineDungeon({
  shapes: { hall: block(6, 6), cell: block(2, 2) },
  edges: { door: { walk: true, see: true }, shut: { walk: false, see: false } },
});
const room = { tiles: [{ tile: 'hall', at: 'a1', turn: 0 }], edges: {} } as const;
const stones = fc.array(fc.nat(199), { maxLength: 12 });

describe('sight', () => {
  it('[GRID-SIGHT-1] a pillar on the line breaks it, one beside it does not; the ends never do', () => {
    const board = hall.board(room);
    const seen = (block: string[]) =>
      sees(board, cellOf('a1'), cellOf('e1'), { points: 'strict', blocks: fieldOf(board, block.map(cellOf)) });
    expect(seen([])).toBe(true);
    expect(seen(['c1'])).toBe(false);
    expect(seen(['c2'])).toBe(true);
    expect(seen(['a1', 'e1'])).toBe(true);
  });

  it('[GRID-SIGHT-1] a closed door breaks it, an open one does not', () => {
    const tiles = [
      { tile: 'cell', at: 'a1', turn: 0 },
      { tile: 'cell', at: 'c1', turn: 0 },
    ] as const;
    const through = (kind: 'door' | 'shut') =>
      sees(hall.board({ tiles, edges: { b1e: kind } }), cellOf('a1'), cellOf('d1'), { points: 'strict' });
    expect([through('door'), through('shut')]).toEqual([true, false]);
    expect(sees(hall.board(room), cellOf('a1'), cellOf('k9'), { points: 'strict' })).toBe(false);
  });

  it('[GRID-SIGHT-3] through a grid point where one wall ends', () => {
    const board = hall.board({ ...room, edges: { b2e: 'shut' } });
    const seen = (points: 'strict' | 'lenient') => sees(board, cellOf('b2'), cellOf('c3'), { points });
    expect([seen('strict'), seen('lenient')]).toEqual([false, true]);
  });

  it('[GRID-SIGHT-3] through a grid point between cells that block', () => {
    const board = hall.board(room);
    const seen = (points: 'strict' | 'lenient', ...block: string[]) =>
      sees(board, cellOf('b2'), cellOf('c3'), { points, blocks: fieldOf(board, block.map(cellOf)) });
    expect([seen('strict', 'b3'), seen('strict', 'b3', 'c2')]).toEqual([true, false]);
    expect([seen('lenient', 'b3'), seen('lenient', 'b3', 'c2')]).toEqual([true, false]);
  });

  it('[GRID-SIGHT-3] lenient: one way cut by a wall, the other by a cell that blocks', () => {
    const board = hall.board({ ...room, edges: { b2e: 'shut' } });
    const seen = (block: string) =>
      sees(board, cellOf('b2'), cellOf('c3'), { points: 'lenient', blocks: fieldOf(board, [cellOf(block)]) });
    expect([seen('c2'), seen('b3')]).toEqual([true, false]);
  });

  it('[GRID-SIGHT-1] [GRID-SIGHT-2] [GRID-SIGHT-3] [GRID-SIGHT-4] a random dungeon against the slow version', () => {
    fc.assert(
      fc.property(
        layouts,
        pointRules,
        stones,
        fc.nat(199),
        fc.option(fc.nat(9), { nil: undefined }),
        (layout, points, pillars, n, range) => {
          const board = dungeon.board(layout);
          const slow = new Slow(layout);
          const all = slow.cells;
          const block = new Set(pillars.map((i) => all[i % all.length]!));
          const blocks = fieldOf(board, block);
          const from = all[n % all.length]!;
          const expected = all.filter(
            (to) => distance(from, to) <= (range ?? 99) && slow.sees(from, to, points, block),
          );
          expect(names(seenFrom(board, from, { points, blocks }, range))).toEqual(names(expected));
          for (const to of all) {
            expect(sees(board, to, from, { points, blocks })).toBe(sees(board, from, to, { points, blocks }));
          }
        },
      ),
    );
  });

  it('[GRID-SIGHT-4] a cell sees itself; from rock nothing is seen', () => {
    const board = hall.board(room);
    expect(names(seenFrom(board, cellOf('a1'), { points: 'strict' }, 0))).toEqual(['a1']);
    expect(seenFrom(board, cellOf('k9'), { points: 'strict' })).toEqual([]);
  });

  it('[GRID-SIGHT-5] the cells a segment crosses, not those it touches at a point', () => {
    expect(names(cellsBetween(cellOf('a1'), cellOf('d1')))).toEqual(['b1', 'c1']);
    expect(names(cellsBetween(cellOf('a1'), cellOf('c3')))).toEqual(['b2']);
    expect(names(cellsBetween(cellOf('a1'), cellOf('c2')))).toEqual(['b1', 'b2']);
    expect(cellsBetween(cellOf('a1'), cellOf('a1'))).toEqual([]);
    expect(cellsBetween(cellOf('a1'), cellOf('b2'))).toEqual([]);
  });

  it('[GRID-SIGHT-5] in every direction: exactly the cells whose open square the segment meets', () => {
    const near = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(near, near, near, near, (ax, ay, bx, by) => {
        const found = cellsBetween(cellAt(ax, ay), cellAt(bx, by));
        const expected = [];
        for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
          for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) {
            if ((x === ax && y === ay) || (x === bx && y === by)) continue;
            if (crosses(ax, ay, bx, by, x, y)) expected.push(cellAt(x, y));
          }
        }
        expect([...found].sort((a, b) => a - b)).toEqual(expected);
        expect(cellsBetween(cellAt(bx, by), cellAt(ax, ay))).toEqual([...found].reverse());
      }),
    );
  });
});

/** Two corners of the cell lie strictly on different sides of the line through both middles. All coordinates doubled. */
function crosses(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  const sides = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => (bx - ax) * (2 * (y - ay) + dy) - (by - ay) * (2 * (x - ax) + dx)),
  );
  return sides.some((side) => side > 0) && sides.some((side) => side < 0);
}
