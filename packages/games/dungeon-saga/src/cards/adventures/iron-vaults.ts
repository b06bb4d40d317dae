// Adventure 7. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const ironVaults: Adventure = {
  id: 'iron-vaults',
  number: 7,
  commands: 4,
  commandCards: 24,
  raiseLimit: 5,
  raise: ['skeleton', 'archer', 'dwarf-revenant'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'R1', at: [0, 0], size: [4, 4] },
    { id: 'C1', at: [4, 0], size: [2, 4] },
    { id: 'S', at: [6, 0], size: [4, 4], start: true },
    { id: 'C2', at: [10, 0], size: [2, 4] },
    { id: 'R2', at: [12, 0], size: [4, 4] },
    { id: 'R3', at: [0, 4], size: [5, 3] },
    { id: 'R4', at: [5, 4], size: [6, 3] },
    { id: 'R5', at: [11, 4], size: [5, 3] },
    { id: 'C3', at: [0, 7], size: [8, 1] },
    { id: 'C4', at: [8, 7], size: [8, 1] },
    { id: 'R6', at: [0, 8], size: [3, 3] },
    { id: 'R7', at: [3, 8], size: [5, 3] },
    { id: 'R8', at: [8, 8], size: [5, 3] },
    { id: 'R9', at: [13, 8], size: [3, 3] },
    { id: 'C5', at: [0, 11], size: [4, 2] },
    { id: 'C6', at: [4, 11], size: [4, 2] },
    { id: 'C7', at: [8, 11], size: [4, 2] },
    { id: 'C8', at: [12, 11], size: [4, 2] },
    { id: 'R10', at: [0, 13], size: [6, 4] },
    { id: 'C9', at: [6, 13], size: [2, 4] },
    { id: 'R11', at: [8, 13], size: [8, 4] },
  ],
  doors: [
    {
      between: [
        [6, 1],
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
        [7, 3],
        [7, 4],
      ],
    },
    {
      between: [
        [4, 1],
        [3, 1],
      ],
    },
    {
      between: [
        [11, 1],
        [12, 1],
      ],
    },
    {
      between: [
        [1, 3],
        [1, 4],
      ],
    },
    {
      between: [
        [13, 3],
        [13, 4],
      ],
    },
    {
      between: [
        [2, 6],
        [2, 7],
      ],
    },
    {
      between: [
        [6, 6],
        [6, 7],
      ],
    },
    {
      between: [
        [13, 6],
        [13, 7],
      ],
    },
    {
      between: [
        [7, 7],
        [8, 7],
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
        [5, 7],
        [5, 8],
      ],
    },
    {
      between: [
        [10, 7],
        [10, 8],
      ],
    },
    {
      between: [
        [14, 7],
        [14, 8],
      ],
    },
    {
      between: [
        [1, 10],
        [1, 11],
      ],
    },
    {
      between: [
        [5, 10],
        [5, 11],
      ],
    },
    {
      between: [
        [9, 10],
        [9, 11],
      ],
    },
    {
      between: [
        [14, 10],
        [14, 11],
      ],
    },
    {
      between: [
        [1, 12],
        [1, 13],
      ],
    },
    {
      between: [
        [6, 12],
        [6, 13],
      ],
    },
    {
      between: [
        [9, 12],
        [9, 13],
      ],
    },
    {
      between: [
        [13, 12],
        [13, 13],
      ],
    },
    {
      between: [
        [6, 14],
        [5, 14],
      ],
    },
    {
      between: [
        [7, 14],
        [8, 14],
      ],
    },
  ],
  startSquares: [
    [7, 1],
    [8, 1],
    [7, 2],
    [8, 2],
  ],
  minions: [
    { kind: 'skeleton', at: [1, 1] },
    { kind: 'skeleton', at: [3, 3] },
    { kind: 'zombie', at: [14, 1] },
    { kind: 'zombie', at: [15, 3] },
    { kind: 'armoured-zombie', at: [3, 4] },
    { kind: 'skeleton', at: [9, 5] },
    { kind: 'skeleton', at: [5, 4] },
    { kind: 'archer', at: [10, 5] },
    { kind: 'zombie', at: [11, 5] },
    { kind: 'ghost', at: [3, 9] },
    { kind: 'zombie', at: [12, 9] },
    { kind: 'zombie', at: [8, 8] },
    { kind: 'archer', at: [14, 9] },
    { kind: 'dwarf-revenant', at: [3, 14] },
    { kind: 'skeleton', at: [1, 15] },
    { kind: 'warden', at: [11, 14] },
    { kind: 'armoured-zombie', at: [13, 15] },
    { kind: 'armoured-zombie', at: [11, 16] },
  ],
  bonePiles: [
    [0, 1],
    [4, 6],
    [10, 6],
    [2, 10],
    [7, 12],
    [5, 16],
    [0, 16],
  ],
  pieces: [
    { kind: 'barrels', at: [[15, 0]] },
    { kind: 'locked-chest', at: [[11, 4]], lock: [2, 2] },
    {
      kind: 'weapon-rack',
      at: [
        [0, 8],
        [0, 9],
      ],
    },
    { kind: 'locked-chest', at: [[13, 8]], lock: [3, 3] },
    { kind: 'magic-chest', at: [[3, 13]], stars: 2 },
  ],
  hiddenTraps: [
    [2, 5],
    [7, 5],
    [10, 9],
    [12, 14],
  ],
  goals: [{ do: 'destroy', boss: 'warden' }],
};
