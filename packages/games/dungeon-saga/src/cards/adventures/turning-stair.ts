// Adventure 6. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const turningStair: Adventure = {
  id: 'turning-stair',
  number: 6,
  commands: 3,
  commandCards: 21,
  raiseLimit: 5,
  raise: ['skeleton', 'archer', 'dwarf-revenant'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'R1', at: [0, 0], size: [4, 3] },
    { id: 'R2', at: [4, 0], size: [3, 3] },
    { id: 'C1', at: [7, 0], size: [2, 3] },
    { id: 'R3', at: [9, 0], size: [6, 3] },
    { id: 'C2', at: [0, 3], size: [2, 3] },
    { id: 'R4', at: [2, 3], size: [5, 3] },
    { id: 'S', at: [7, 3], size: [3, 3], start: true },
    { id: 'R5', at: [10, 3], size: [5, 3] },
    { id: 'R6', at: [0, 6], size: [5, 2] },
    { id: 'C3', at: [5, 6], size: [4, 2] },
    { id: 'R7', at: [9, 6], size: [6, 2] },
    { id: 'R8', at: [0, 8], size: [4, 3] },
    { id: 'C4', at: [4, 8], size: [2, 3] },
    { id: 'R9', at: [6, 8], size: [5, 3] },
    { id: 'R10', at: [11, 8], size: [4, 3] },
  ],
  doors: [
    {
      between: [
        [8, 3],
        [8, 2],
      ],
    },
    {
      between: [
        [7, 4],
        [6, 4],
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
        [8, 5],
        [8, 6],
      ],
    },
    {
      between: [
        [7, 1],
        [6, 1],
      ],
    },
    {
      between: [
        [8, 1],
        [9, 1],
      ],
    },
    {
      between: [
        [3, 1],
        [4, 1],
      ],
    },
    {
      between: [
        [0, 2],
        [0, 3],
      ],
    },
    {
      between: [
        [0, 5],
        [0, 6],
      ],
    },
    {
      between: [
        [4, 6],
        [5, 6],
      ],
    },
    {
      between: [
        [7, 7],
        [7, 8],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [12, 5],
        [12, 6],
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
        [4, 9],
        [3, 9],
      ],
    },
    {
      between: [
        [5, 9],
        [6, 9],
      ],
    },
    {
      between: [
        [12, 7],
        [12, 8],
      ],
    },
    {
      between: [
        [10, 9],
        [11, 9],
      ],
      lock: [3, 3],
    },
  ],
  startSquares: [
    [8, 4],
    [7, 3],
    [9, 3],
    [7, 5],
  ],
  minions: [
    { kind: 'dwarf-revenant', at: [1, 0] },
    { kind: 'skeleton', at: [5, 1] },
    { kind: 'armoured-zombie', at: [11, 1] },
    { kind: 'armoured-zombie', at: [13, 1] },
    { kind: 'skeleton', at: [4, 4] },
    { kind: 'skeleton', at: [2, 4] },
    { kind: 'archer', at: [12, 3] },
    { kind: 'zombie', at: [2, 6] },
    { kind: 'zombie', at: [10, 6] },
    { kind: 'zombie', at: [14, 6] },
    { kind: 'ghost', at: [1, 10] },
    { kind: 'dwarf-revenant', at: [8, 10] },
    { kind: 'archer', at: [13, 10] },
  ],
  bonePiles: [
    [0, 0],
    [2, 5],
    [8, 7],
    [14, 7],
    [10, 10],
    [6, 10],
  ],
  pieces: [
    { kind: 'locked-chest', at: [[14, 0]], lock: [3, 3] },
    { kind: 'barrels', at: [[14, 3]] },
    { kind: 'magic-chest', at: [[0, 10]], stars: 1 },
    {
      kind: 'weapon-rack',
      at: [
        [14, 8],
        [14, 9],
      ],
    },
    { kind: 'winch', at: [[2, 3]], goal: 'winch' },
  ],
  hiddenTraps: [
    [5, 4],
    [12, 4],
    [8, 9],
  ],
  exit: [14, 10],
  turntable: { tile: 'S', odd: ['n', 's'], even: ['w', 'e'] },
  goals: [
    { do: 'operate', piece: 'winch', count: 1, unless: 'hero-in-front-arc' },
    { do: 'leave', count: 'all' },
  ],
};
