import { describe, expect, it } from 'vitest';
import {
  arcOf,
  at,
  cellName,
  cellOf,
  EAST,
  fieldOf,
  isZoneLit,
  litBy,
  marked,
  NORTH,
  onFrontSide,
  SIDES,
  SOUTH,
  sideName,
  sideNamed,
  straightAhead,
  turnedFacing,
  WEST,
} from '../src/index.ts';
import { dungeon } from './random-dungeons.ts';

const me = cellOf('e5');
const around = ['d4', 'e4', 'f4', 'd5', 'f5', 'd6', 'e6', 'f6'];

describe('facing', () => {
  it('[GRID-FACE-1] three behind, five before and beside, in each of the four facings', () => {
    const rear = (facing: (typeof SIDES)[number]) =>
      around.filter((name) => arcOf(facing, me, cellOf(name)) === 'rear');
    expect(rear(NORTH)).toEqual(['d6', 'e6', 'f6']);
    expect(rear(EAST)).toEqual(['d4', 'd5', 'd6']);
    expect(rear(SOUTH)).toEqual(['d4', 'e4', 'f4']);
    expect(rear(WEST)).toEqual(['f4', 'f5', 'f6']);
    for (const facing of SIDES) {
      expect(around.filter((name) => arcOf(facing, me, cellOf(name)) === 'front')).toHaveLength(5);
      expect([arcOf(facing, me, me), arcOf(facing, me, cellOf('e3'))]).toEqual([undefined, undefined]);
    }
  });

  it('[GRID-FACE-2] its own row counts as the front side', () => {
    expect(['a1', 'k5', 'a5', 'e6'].map((name) => onFrontSide(NORTH, me, cellOf(name)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['e1', 'd5', 'z9'].map((name) => onFrontSide(EAST, me, cellOf(name)))).toEqual([true, false, true]);
    expect(onFrontSide(WEST, me, cellOf('f5'))).toBe(false);
    expect(onFrontSide(SOUTH, me, cellOf('e4'))).toBe(false);
  });

  it('[GRID-FACE-3] straight ahead, so many squares away', () => {
    expect(straightAhead(NORTH, me, cellOf('e3'))).toBe(2);
    expect(straightAhead(WEST, me, cellOf('a5'))).toBe(4);
    expect([
      straightAhead(NORTH, me, cellOf('d3')),
      straightAhead(NORTH, me, cellOf('e6')),
      straightAhead(EAST, me, me),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('[GRID-DIR-1] facings turn clockwise and have names', () => {
    expect(turnedFacing(WEST, 1)).toBe(NORTH);
    expect(SIDES.map(sideName)).toEqual(['n', 'e', 's', 'w']);
    expect(['w', 'x', ''].map(sideNamed)).toEqual([WEST, undefined, undefined]);
  });
});

describe('light', () => {
  const layout = {
    tiles: [
      { tile: 'hall', at: 'a1', turn: 0 },
      { tile: 'cell', at: 'e1', turn: 0 },
    ],
    edges: { d1e: 'passage' },
  } as const;
  const board = dungeon.board(layout);

  it('[GRID-LIGHT-1] a dark zone is lit by a bearer in it, not by one next door', () => {
    expect(isZoneLit(board, 0, [], [])).toBe(true);
    expect(isZoneLit(board, 0, [1], [])).toBe(true);
    expect(isZoneLit(board, 0, [0], [])).toBe(false);
    expect(isZoneLit(board, 0, [1, 0], [cellOf('e1')])).toBe(false);
    expect(isZoneLit(board, 0, [0], [cellOf('e1'), cellOf('a3')])).toBe(true);
  });

  it('[GRID-LIGHT-2] so far as it shines and is not in the way', () => {
    const light = litBy(board, [{ at: cellOf('c1'), radius: 2 }], {
      points: 'strict',
      blocks: fieldOf(board, [cellOf('b2')]),
    });
    expect(marked(board, light).map(cellName)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'c3', 'd3']);
    expect([at(board, light, cellOf('c1')), at(board, light, cellOf('e2'))]).toEqual([1, 0]);
  });
});
