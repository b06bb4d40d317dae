// Adventure 4. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const gluttonsKitchen: Adventure = {
  id: 'gluttons-kitchen',
  number: 4,
  commands: 3,
  commandCards: 13,
  raiseLimit: 3,
  raise: ['skeleton', 'archer'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'S', at: [0, 0], size: [3, 3], start: true },
    { id: 'C1', at: [3, 0], size: [2, 3] },
    { id: 'R1', at: [5, 0], size: [5, 3] },
    { id: 'R2', at: [10, 0], size: [4, 3] },
    { id: 'R3', at: [0, 3], size: [4, 3] },
    { id: 'R4', at: [4, 3], size: [4, 3] },
    { id: 'C2', at: [8, 3], size: [2, 3] },
    { id: 'R5', at: [10, 3], size: [4, 3] },
    { id: 'C3', at: [0, 6], size: [4, 2] },
    { id: 'R6', at: [4, 6], size: [6, 2] },
    { id: 'C4', at: [10, 6], size: [4, 2] },
    { id: 'R7', at: [0, 8], size: [6, 4] },
    { id: 'C5', at: [6, 8], size: [2, 4] },
    { id: 'R8', at: [8, 8], size: [6, 4] },
  ],
  doors: [
    {
      between: [
        [2, 1],
        [3, 1],
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
        [4, 1],
        [5, 1],
      ],
    },
    {
      between: [
        [9, 1],
        [10, 1],
      ],
    },
    {
      between: [
        [6, 2],
        [6, 3],
      ],
    },
    {
      between: [
        [11, 2],
        [11, 3],
      ],
    },
    {
      between: [
        [7, 4],
        [8, 4],
      ],
    },
    {
      between: [
        [9, 4],
        [10, 4],
      ],
    },
    {
      between: [
        [1, 5],
        [1, 6],
      ],
    },
    {
      between: [
        [5, 5],
        [5, 6],
      ],
    },
    {
      between: [
        [11, 5],
        [11, 6],
      ],
    },
    {
      between: [
        [1, 7],
        [1, 8],
      ],
    },
    {
      between: [
        [6, 7],
        [6, 8],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [11, 7],
        [11, 8],
      ],
    },
    {
      between: [
        [6, 9],
        [5, 9],
      ],
    },
    {
      between: [
        [7, 9],
        [8, 9],
      ],
    },
  ],
  startSquares: [
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ],
  minions: [
    { kind: 'zombie', at: [7, 1] },
    { kind: 'zombie', at: [5, 0] },
    { kind: 'zombie', at: [13, 1] },
    { kind: 'zombie', at: [4, 3] },
    { kind: 'zombie', at: [6, 4] },
    { kind: 'armoured-zombie', at: [13, 5] },
    { kind: 'zombie', at: [8, 6] },
    { kind: 'zombie', at: [8, 7] },
    { kind: 'armoured-zombie', at: [3, 9] },
    { kind: 'zombie', at: [1, 10] },
    { kind: 'armoured-zombie', at: [10, 10] },
    { kind: 'armoured-zombie', at: [12, 10] },
  ],
  bonePiles: [
    [3, 5],
    [13, 7],
  ],
  pieces: [
    { kind: 'barrels', at: [[7, 0]] },
    { kind: 'barrels', at: [[3, 3]] },
    {
      kind: 'table',
      at: [
        [9, 6],
        [9, 7],
      ],
    },
    { kind: 'barrels', at: [[3, 8]] },
    { kind: 'locked-chest', at: [[13, 8]], lock: [3, 3] },
    {
      kind: 'hearth',
      at: [
        [12, 0],
        [13, 0],
      ],
      goal: 'hearth',
    },
    {
      kind: 'hearth',
      at: [
        [13, 3],
        [13, 4],
      ],
      goal: 'hearth',
    },
    {
      kind: 'hearth',
      at: [
        [0, 10],
        [0, 11],
      ],
      goal: 'hearth',
    },
    {
      kind: 'hearth',
      at: [
        [8, 11],
        [9, 11],
      ],
      goal: 'hearth',
    },
  ],
  hiddenTraps: [
    [5, 4],
    [10, 9],
  ],
  goals: [{ do: 'operate', piece: 'hearth', count: 4, unless: 'hero-in-front-arc' }],
};
