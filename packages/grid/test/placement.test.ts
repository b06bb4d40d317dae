import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCKED,
  bareWalls,
  block,
  cellAt,
  cellName,
  cellOf,
  connectorOnTable,
  costTo,
  coverings,
  defineDungeon,
  EAST,
  edgesOf,
  fieldOf,
  fits,
  footprint,
  isWhole,
  joints,
  least,
  most,
  NO_STOP,
  NORTH,
  nearestFree,
  opposite,
  placedName,
  placedNamed,
  reach,
  SOUTH,
  shape,
  TURNS,
  WEST,
  withTile,
} from '../src/index.ts';
import { cornerRules, dungeon, layouts, SHAPES, Slow } from './random-dungeons.ts';

const names = (cells: Iterable<number>) => [...cells].map(cellName);

/** Two wide doors, as the tiles of a crawler have them. */
const corridor = block(2, 6, [
  {
    name: 'S',
    side: SOUTH,
    cells: [
      [0, 5],
      [1, 5],
    ],
  },
  {
    name: 'N',
    side: NORTH,
    cells: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    name: 'W',
    side: WEST,
    cells: [
      [0, 2],
      [0, 3],
    ],
  },
]);
const corner = shape(
  ['....', '....', '..##', '..##'],
  [
    {
      name: 'S',
      side: SOUTH,
      cells: [
        [0, 3],
        [1, 3],
      ],
    },
    {
      name: 'E',
      side: EAST,
      cells: [
        [3, 0],
        [3, 1],
      ],
    },
  ],
);
const crawler = defineDungeon({ shapes: { corridor, corner }, edges: { door: { walk: true, see: true } } });

describe('placing tiles', () => {
  const first = { tiles: [{ tile: 'corridor', at: 'a1', turn: 0 }], edges: {} } as const;
  const board = crawler.board(first);

  it('[GRID-PLACE-1] a tile fits where nothing lies, also edge on edge', () => {
    expect(fits(board, corner, cellOf('c1'), 0)).toBe(true);
    expect(fits(board, corner, cellOf('b1'), 0)).toBe(false);
    // Its empty quarter may lie over another tile.
    expect(fits(board, corner, cellOf('-b-1'), 0)).toBe(true);
  });

  it('[GRID-PLACE-2] both doors of a corner meet the north door of a corridor, each in one turn', () => {
    const opening = { side: NORTH, cells: [cellOf('a1'), cellOf('b1')] } as const;
    expect(joints(board, 'corner', corner, opening)).toEqual([
      { tile: 'corner', at: 'a-3', turn: 0, by: 'S' },
      { tile: 'corner', at: '-b-3', turn: 1, by: 'E' },
    ]);
    expect(joints(board, 'corner', corner, opening, ['E']).map((joint) => joint.by)).toEqual(['E']);
    const blocked = crawler.board(withTile(first, { tile: 'corridor', at: '-b-5', turn: 0 }));
    expect(joints(blocked, 'corner', corner, opening).map((joint) => joint.by)).toEqual(['S']);
    expect(joints(board, 'corner', corner, { side: NORTH, cells: [cellOf('a1')] })).toEqual([]);
  });

  it('[GRID-PLACE-2] wherever a tile is joined, the edges of its connector are those of the opening and nothing overlaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TURNS), fc.constantFrom(...corridor.connectors), (turn, by) => {
        const placed = { tile: 'corridor', at: 'e9', turn };
        const alone = crawler.board({ tiles: [placed], edges: {} });
        const opening = connectorOnTable(corridor, placed, by);
        const found = joints(alone, 'corner', corner, opening);
        expect(found.map((joint) => joint.by)).toEqual(['S', 'E']);
        for (const joint of found) {
          const meets = connectorOnTable(corner, joint, corner.connectors.find(({ name }) => name === joint.by)!);
          expect(meets.side).toBe(opposite(opening.side));
          expect(edgesOf(meets)).toEqual(edgesOf(opening));
          expect(() => crawler.board({ tiles: [placed, joint], edges: {} })).not.toThrow();
        }
      }),
    );
  });

  it('[GRID-PLACE-3] a 2 by 3 block covers a cell in twelve ways, a square in four, fewer beside a tile', () => {
    const empty = crawler.board({ tiles: [], edges: {} });
    expect(coverings(empty, 'x', block(2, 3), cellOf('e5'))).toHaveLength(12);
    expect(coverings(empty, 'x', block(2, 2), cellOf('e5'))).toHaveLength(4);
    expect(coverings(board, 'x', block(2, 2), cellOf('c3')).map(placedName)).toEqual(['x:c2:0', 'x:c3:0']);
    for (const placed of coverings(board, 'x', corner, cellOf('c3'))) {
      expect(footprint(corner, placed)).toContain(cellOf('c3'));
    }
    expect(coverings(board, 'x', block(1, 1), cellOf('a1'))).toEqual([]);
  });

  it('[GRID-PLACE-7] bare walls: two wide, not over a corner of the tile, not against another tile, not where a door is', () => {
    const small = defineDungeon({ shapes: { cell: block(2, 2) }, edges: { door: { walk: true, see: true } } });
    const alone = small.board({ tiles: [{ tile: 'cell', at: 'a1', turn: 0 }], edges: {} });
    expect(bareWalls(alone, 0, 2).map(({ side, cells }) => [side, ...names(cells)])).toEqual([
      [NORTH, 'a1', 'b1'],
      [WEST, 'a1', 'a2'],
      [EAST, 'b1', 'b2'],
      [SOUTH, 'a2', 'b2'],
    ]);
    const beside = small.board({
      tiles: [
        { tile: 'cell', at: 'a1', turn: 0 },
        { tile: 'cell', at: 'c2', turn: 0 },
      ],
      edges: {},
    });
    expect(bareWalls(beside, 0, 2).map(({ side }) => side)).toEqual([NORTH, WEST, SOUTH]);
    expect(bareWalls(beside, 0, 1)).toHaveLength(7);
    expect(bareWalls(beside, 0, 3)).toEqual([]);
  });

  it('[GRID-PLACE-8] names of placements are read back', () => {
    expect(placedName({ tile: 'corner', at: '-b-3', turn: 1 })).toBe('corner:-b-3:1');
    expect(placedNamed('corner:-b-3:1')).toEqual({ tile: 'corner', at: '-b-3', turn: 1 });
    for (const text of ['', 'corner', 'corner:b3', 'corner:b3:4', 'corner:b:1', 'corner:b3:1:1', 'corner:b3:']) {
      expect(placedNamed(text), text).toBeUndefined();
    }
  });
});

describe('placing figures', () => {
  it('[GRID-PLACE-4] nearest first, then in reading order; whoever stands on the way does not matter', () => {
    const board = crawler.board({ tiles: [{ tile: 'corridor', at: 'a1', turn: 0 }], edges: {} });
    const cells = fieldOf(board, ['a1', 'b1', 'a2', 'b2'].map(cellOf), BLOCKED);
    expect(names(nearestFree(board, cellOf('a1'), { corners: 'both', cells }).slice(0, 3))).toEqual(['a3', 'b3', 'a4']);
    expect(names(nearestFree(board, cellOf('a6'), { corners: 'both', cells }).slice(0, 3))).toEqual(['a6', 'a5', 'b5']);
    const accept = (cell: number) => cell !== cellOf('a3');
    expect(names(nearestFree(board, cellOf('a1'), { corners: 'both', cells }, accept).slice(0, 1))).toEqual(['b3']);
  });

  it('[GRID-PLACE-4] in random dungeons: every free cell that can be walked to, in order', () => {
    fc.assert(
      fc.property(
        layouts,
        cornerRules,
        fc.nat(199),
        fc.array(fc.nat(199), { maxLength: 9 }),
        (layout, corners, n, taken) => {
          const board = dungeon.board(layout);
          const all = new Slow(layout).cells;
          const from = all[n % all.length]!;
          const held = new Set(taken.map((i) => all[i % all.length]!));
          const found = nearestFree(board, from, { corners, cells: fieldOf(board, held, NO_STOP) });
          const walked = reach(board, from, undefined, { corners });
          const expected = all
            .filter((cell) => costTo(walked, cell) !== undefined && !held.has(cell))
            .map((cell) => [costTo(walked, cell)!, cell] as const)
            .sort(([a, one], [b, two]) => a - b || one - two)
            .map(([, cell]) => cell);
          expect(names(found)).toEqual(names(expected));
        },
      ),
    );
  });

  it('[GRID-PLACE-5] all of the best are kept, in their order', () => {
    const cells = ['a1', 'b1', 'c1', 'd1'].map(cellOf);
    const value = (cell: number) => [3, 1, undefined, 1][cells.indexOf(cell)];
    expect(names(least(cells, value))).toEqual(['b1', 'd1']);
    expect(names(most(cells, value))).toEqual(['a1']);
    expect(least([], value)).toEqual([]);
    expect(most(cells, () => undefined)).toEqual([]);
  });

  it('[GRID-PLACE-6] a stone that shuts a corridor cuts its floor in two', () => {
    const board = crawler.board({ tiles: [{ tile: 'corridor', at: 'a1', turn: 0 }], edges: {} });
    const whole = (...stones: string[]) =>
      isWhole(board, footprint(corridor, { tile: 'corridor', at: 'a1', turn: 0 }), {
        corners: 'both',
        flanks: 'cells',
        cells: fieldOf(board, stones.map(cellOf), BLOCKED),
      });
    expect([whole(), whole('a3'), whole('a3', 'b3'), whole('a3', 'b4')]).toEqual([true, true, false, false]);
    expect(isWhole(board, [], { corners: 'both' })).toBe(true);
    expect(isWhole(board, [cellOf('a1'), cellOf('k9')], { corners: 'both' })).toBe(false);
  });

  it('[GRID-PLACE-1] a random tile fits exactly where it shares no cell', () => {
    fc.assert(
      fc.property(
        layouts,
        fc.constantFrom(...Object.values(SHAPES)),
        fc.constantFrom(...TURNS),
        fc.integer({ min: -8, max: 8 }),
        fc.integer({ min: -8, max: 8 }),
        (layout, form, turn, x, y) => {
          const floor = new Slow(layout).tileOf;
          const print = footprint(form, { tile: 'x', at: cellName(cellAt(x, y)), turn });
          expect(fits(dungeon.board(layout), form, cellAt(x, y), turn)).toBe(!print.some((cell) => floor.has(cell)));
        },
      ),
    );
  });
});
