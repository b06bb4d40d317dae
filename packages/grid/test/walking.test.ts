import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCKED,
  type Board,
  block,
  type Cell,
  canStep,
  cellName,
  cellOf,
  costTo,
  defineDungeon,
  distance,
  field,
  fieldOf,
  HALT,
  mark,
  NO_STOP,
  pathTo,
  reach,
  touches,
  touching,
  type Walk,
  walkingDistance,
} from '../src/index.ts';
import { cornerRules, dungeon, layouts, Slow } from './random-dungeons.ts';

const names = (cells: Iterable<number>) => [...cells].map(cellName);
const two = {
  tiles: [
    { tile: 'cell', at: 'a1', turn: 0 },
    { tile: 'cell', at: 'c1', turn: 0 },
  ],
  edges: { b1e: 'passage' },
} as const;

/** Marks on some of the cells of a board. */
const marks = fc.array(fc.tuple(fc.nat(199), fc.constantFrom(NO_STOP, HALT, BLOCKED, NO_STOP | HALT)), {
  maxLength: 12,
});

describe('steps and contact', () => {
  const board = dungeon.board(two);

  it('[GRID-STEP-1] over an open edge, not through a wall, not onto a blocked cell, not further than one cell', () => {
    const walk: Walk = { corners: 'never', cells: fieldOf(board, [cellOf('d1')], BLOCKED) };
    expect(canStep(board, cellOf('b1'), cellOf('c1'), walk)).toBe(true);
    expect(canStep(board, cellOf('b2'), cellOf('c2'), walk)).toBe(false);
    expect(canStep(board, cellOf('c1'), cellOf('d1'), walk)).toBe(false);
    expect(canStep(board, cellOf('a1'), cellOf('c1'), walk)).toBe(false);
    expect(canStep(board, cellOf('a1'), cellOf('a1'), walk)).toBe(false);
  });

  it('[GRID-STEP-2] beside a doorway: b2 to c1 has one free way round the corner, the other is cut', () => {
    const step = (corners: Walk['corners']) => canStep(board, cellOf('b2'), cellOf('c1'), { corners });
    expect([step('never'), step('both'), step('either')]).toEqual([false, false, true]);
    expect(canStep(board, cellOf('a1'), cellOf('b2'), { corners: 'both' })).toBe(true);
    expect(canStep(board, cellOf('a1'), cellOf('b2'), { corners: 'never' })).toBe(false);
  });

  it('[GRID-STEP-3] a figure in the doorway closes the way round it only where cells count', () => {
    const cells = fieldOf(board, [cellOf('b1')], BLOCKED);
    const step = (flanks: 'edges' | 'cells') =>
      canStep(board, cellOf('b2'), cellOf('c1'), { corners: 'either', flanks, cells });
    expect([step('edges'), step('cells')]).toEqual([true, false]);
    const ally = fieldOf(board, [cellOf('b1')], NO_STOP);
    expect(canStep(board, cellOf('b2'), cellOf('c1'), { corners: 'either', flanks: 'cells', cells: ally })).toBe(true);
  });

  it('[GRID-STEP-4] cells touch whatever stands there', () => {
    expect(names(touching(board, cellOf('b1'), 'never'))).toEqual(['c1', 'b2', 'a1']);
    expect(names(touching(board, cellOf('b2'), 'both'))).toEqual(['b1', 'a2', 'a1']);
    expect(names(touching(board, cellOf('b2'), 'either'))).toEqual(['b1', 'a2', 'c1', 'a1']);
    expect(touching(board, cellOf('k9'), 'either')).toEqual([]);
  });

  it('[GRID-STEP-1] [GRID-STEP-2] [GRID-STEP-3] [GRID-STEP-4] every step of a random dungeon is what the slow version says', () => {
    fc.assert(
      fc.property(
        layouts,
        cornerRules,
        fc.boolean(),
        fc.array(fc.nat(199), { maxLength: 12 }),
        (layout, corners, squeeze, stones) => {
          const board = dungeon.board(layout);
          const slow = new Slow(layout);
          const all = slow.cells;
          const shut = new Set(stones.map((n) => all[n % all.length]!));
          const cells = fieldOf(board, shut, BLOCKED);
          const walk: Walk = { corners, flanks: squeeze ? 'cells' : 'edges', cells };
          for (const a of all) {
            for (const b of around(a)) {
              const legal = slow.step(a, b, corners, (cell) => (squeeze || cell === b) && shut.has(cell));
              if (canStep(board, a, b, walk) !== legal)
                throw new Error(`${cellName(a)} to ${cellName(b)}: not ${legal}`);
              const contact = slow.step(a, b, corners, () => false);
              if (touches(board, a, b, corners) !== contact) throw new Error(`${cellName(a)} and ${cellName(b)} touch`);
              if (touches(board, b, a, corners) !== contact) throw new Error('contact is not the same from both cells');
            }
          }
        },
      ),
    );
  });
});

const around = (cell: Cell): Cell[] =>
  [-1, 0, 1].flatMap((dx) => [-1000, 0, 1000].map((dy) => cell + dx + dy)).filter((other) => other !== cell);

/** Relaxes every edge until nothing changes any more. */
function slowCosts(
  slow: Slow,
  from: readonly Cell[],
  budget: number,
  walk: Walk,
  stand: (cell: Cell) => number,
  price: (cell: Cell) => number,
) {
  const costs = new Map<Cell, number>(from.map((cell) => [cell, 0]));
  const shut = (cell: Cell) => (stand(cell) & BLOCKED) !== 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, cost] of [...costs]) {
      if (cost > 0 && stand(a) & HALT) continue;
      for (const b of around(a)) {
        const total = cost + price(b);
        if (total > budget || (costs.get(b) ?? Number.POSITIVE_INFINITY) <= total) continue;
        if (stand(b) & BLOCKED || (stand(b) & NO_STOP && stand(b) & HALT)) continue;
        if (!slow.step(a, b, walk.corners, (cell) => walk.flanks === 'cells' && cell !== b && shut(cell))) continue;
        costs.set(b, total);
        changed = true;
      }
    }
  }
  return costs;
}

describe('reach', () => {
  it('[GRID-REACH-1] [GRID-REACH-2] [GRID-REACH-3] [GRID-REACH-4] [GRID-REACH-5] [GRID-PATH-1] a random dungeon against the slow version', () => {
    fc.assert(
      fc.property(
        layouts,
        cornerRules,
        fc.boolean(),
        marks,
        fc.array(fc.tuple(fc.nat(199), fc.integer({ min: 1, max: 4 })), { maxLength: 8 }),
        fc.array(fc.nat(199), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 12 }),
        (layout, corners, squeeze, stands, prices, starts, budget) => {
          const board = dungeon.board(layout);
          const slow = new Slow(layout);
          const all = slow.cells;
          const stand = new Map<Cell, number>();
          for (const [n, bits] of stands)
            stand.set(all[n % all.length]!, (stand.get(all[n % all.length]!) ?? 0) | bits);
          const price = new Map(prices.map(([n, cost]) => [all[n % all.length]!, cost]));
          const from = [...new Set(starts.map((n) => all[n % all.length]!))];
          const cells = field(board);
          for (const [cell, bits] of stand) mark(board, cells, cell, bits);
          const costs = field(board);
          for (const [cell, cost] of price) mark(board, costs, cell, cost);
          const walk: Walk = { corners, flanks: squeeze ? 'cells' : 'edges', cells, costs };
          const found = reach(board, from, budget, walk);
          const slowly = slowCosts(
            slow,
            from,
            budget,
            walk,
            (cell) => stand.get(cell) ?? 0,
            (cell) => price.get(cell) ?? 1,
          );

          for (const cell of all) expect(costTo(found, cell), cellName(cell)).toBe(slowly.get(cell));
          const ends = [...slowly.keys()].filter(
            (cell) => slowly.get(cell)! > 0 && !((stand.get(cell) ?? 0) & NO_STOP),
          );
          expect([...found.cells].sort((a, b) => a - b)).toEqual(ends.sort((a, b) => a - b));
          const order = found.cells.map((cell) => costTo(found, cell)!);
          expect(order).toEqual([...order].sort((a, b) => a - b));
          for (const cell of found.cells) checkPath(board, found, from, cell, walk);
          // The tables of a search for another cell are taken over: nothing of it is left.
          let spare = reach(board, all[0]!, 3, walk);
          for (const cell of found.cells) {
            spare = reach(board, from, budget, walk, spare, cell);
            expect(pathTo(spare, cell)).toEqual(pathTo(found, cell));
          }
          expect(reach(board, from, budget, walk, spare).cells).toEqual(found.cells);
        },
      ),
    );
  });

  it('[GRID-REACH-1] what stands on the start does not hold it back, and a start that is no floor reaches nothing', () => {
    const board = dungeon.board(two);
    const cells = fieldOf(board, [cellOf('a1')], BLOCKED | HALT);
    expect(names(reach(board, cellOf('a1'), 1, { corners: 'both', cells }).cells)).toEqual(['b1', 'a2', 'b2']);
    expect(reach(board, cellOf('k9'), 5, { corners: 'both' }).cells).toEqual([]);
    expect(reach(board, cellOf('a1'), 0, { corners: 'both' }).cells).toEqual([]);
    expect(pathTo(reach(board, cellOf('a1'), 3, { corners: 'both' }), cellOf('a1'))).toEqual([]);
    expect(pathTo(reach(board, cellOf('a1'), 1, { corners: 'both' }), cellOf('d1'))).toBeUndefined();
  });

  it('[GRID-REACH-5] a search that is told where to end looks no further', () => {
    const board = dungeon.board(two);
    const found = reach(board, cellOf('a1'), 9, { corners: 'never' }, undefined, cellOf('b1'));
    expect(names(found.cells)).toEqual(['b1']);
    expect(costTo(found, cellOf('d1'))).toBeUndefined();
    expect(reach(board, cellOf('a1'), 1, { corners: 'never' }, undefined, cellOf('d1')).cells).toHaveLength(2);
  });

  it('[GRID-REACH-3] past a friend, up to an enemy', () => {
    const hall = { tiles: [{ tile: 'corridor', at: 'a1', turn: 1 }], edges: {} } as const; // five wide, two high
    const board = dungeon.board(hall);
    const cells = field(board);
    for (const name of ['b1', 'b2']) mark(board, cells, cellOf(name), NO_STOP);
    for (const name of ['d1', 'd2']) mark(board, cells, cellOf(name), HALT);
    expect(names(reach(board, cellOf('a1'), 9, { corners: 'both', cells }).cells)).toEqual([
      'a2',
      'c1',
      'c2',
      'd1',
      'd2',
    ]);
    for (const name of ['d1', 'd2']) mark(board, cells, cellOf(name), NO_STOP);
    expect(names(reach(board, cellOf('a1'), 9, { corners: 'both', cells }).cells)).toEqual(['a2', 'c1', 'c2']);
  });

  it('[GRID-PATH-1] among equal ways the one that turns first to north, east, south, west is taken, always the same', () => {
    const board = defineDungeon({ shapes: { hall: block(3, 3) }, edges: {} }).board({
      tiles: [{ tile: 'hall', at: 'a1', turn: 0 }],
      edges: {},
    });
    const path = () => names(pathTo(reach(board, cellOf('a1'), undefined, { corners: 'never' }), cellOf('c3'))!);
    expect(path()).toEqual(['b1', 'c1', 'c2', 'c3']);
    expect(path()).toEqual(path());
  });

  it('[GRID-PATH-2] walking distances are the same both ways and never less than the distance', () => {
    fc.assert(
      fc.property(layouts, cornerRules, fc.nat(199), fc.nat(199), (layout, corners, m, n) => {
        const board = dungeon.board(layout);
        const all = new Slow(layout).cells;
        const [a, b] = [all[m % all.length]!, all[n % all.length]!];
        const there = walkingDistance(board, a, b, { corners });
        expect(walkingDistance(board, b, a, { corners })).toBe(there);
        if (there !== undefined) expect(there).toBeGreaterThanOrEqual(distance(a, b));
      }),
    );
  });
});

function checkPath(board: Board, found: ReturnType<typeof reach>, from: readonly Cell[], to: Cell, walk: Walk): void {
  const path = pathTo(found, to)!;
  expect(path.at(-1)).toBe(to);
  expect(from).toContain(path.length > 1 ? startOf(path[0]!) : startOf(to));
  let cost = 0;
  for (const [i, cell] of path.entries()) {
    if (i > 0)
      expect(canStep(board, path[i - 1]!, cell, walk), `${cellName(path[i - 1]!)} ${cellName(cell)}`).toBe(true);
    const before = cost;
    cost = costTo(found, cell)!;
    expect(cost).toBeGreaterThan(before);
  }

  function startOf(first: Cell): Cell {
    return from.find((start) => around(start).includes(first) && canStep(board, start, first, walk))!;
  }
}
