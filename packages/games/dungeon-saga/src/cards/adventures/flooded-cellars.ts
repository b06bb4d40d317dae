// Adventure 1. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const floodedCellars: Adventure = {
  id: 'flooded-cellars',
  number: 1,
  commands: 2,
  commandCards: 10,
  raiseLimit: 4,
  raise: ['skeleton', 'archer'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'S', at: [0, 0], size: [4, 3], start: true },
    { id: 'R1', at: [4, 0], size: [4, 3] },
    { id: 'R2', at: [8, 0], size: [4, 3] },
    { id: 'C1', at: [0, 3], size: [4, 2] },
    { id: 'C2', at: [4, 3], size: [4, 2] },
    { id: 'C3', at: [8, 3], size: [4, 2] },
    { id: 'R3', at: [0, 5], size: [5, 4] },
    { id: 'R4', at: [5, 5], size: [3, 4] },
    { id: 'R5', at: [8, 5], size: [4, 4] },
    { id: 'C4', at: [0, 9], size: [2, 3] },
    { id: 'R6', at: [2, 9], size: [8, 3] },
    { id: 'C5', at: [10, 9], size: [2, 3] },
  ],
  doors: [
    {
      between: [
        [3, 1],
        [4, 1],
      ],
    },
    {
      between: [
        [1, 2],
        [1, 3],
      ],
    },
    {
      between: [
        [7, 1],
        [8, 1],
      ],
    },
    {
      between: [
        [5, 2],
        [5, 3],
      ],
    },
    {
      between: [
        [9, 2],
        [9, 3],
      ],
    },
    {
      between: [
        [1, 4],
        [1, 5],
      ],
    },
    {
      between: [
        [6, 4],
        [6, 5],
      ],
    },
    {
      between: [
        [9, 4],
        [9, 5],
      ],
    },
    {
      between: [
        [0, 8],
        [0, 9],
      ],
    },
    {
      between: [
        [3, 8],
        [3, 9],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [10, 8],
        [10, 9],
      ],
    },
    {
      between: [
        [8, 8],
        [8, 9],
      ],
      lock: [3, 3],
    },
  ],
  startSquares: [
    [1, 1],
    [2, 1],
    [1, 0],
    [2, 0],
  ],
  minions: [
    { kind: 'skeleton', at: [5, 1] },
    { kind: 'skeleton', at: [3, 6] },
    { kind: 'skeleton', at: [3, 5] },
    { kind: 'zombie', at: [6, 7] },
    { kind: 'archer', at: [11, 6] },
    { kind: 'zombie', at: [5, 10] },
    { kind: 'zombie', at: [7, 11] },
  ],
  bonePiles: [
    [7, 3],
    [10, 3],
    [4, 6],
  ],
  pieces: [
    { kind: 'barrels', at: [[11, 0]] },
    { kind: 'locked-chest', at: [[5, 7]], lock: [2, 2] },
    {
      kind: 'weapon-rack',
      at: [
        [10, 5],
        [11, 5],
      ],
    },
    {
      kind: 'bookcase',
      at: [
        [5, 11],
        [6, 11],
      ],
      goal: 'ledger',
    },
  ],
  hiddenTraps: [[6, 6]],
  goals: [{ do: 'operate', piece: 'ledger', count: 1, unless: 'minion-beside-piece' }],
};
