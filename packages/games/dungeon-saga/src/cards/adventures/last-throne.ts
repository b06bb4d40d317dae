// Adventure 8. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const lastThrone: Adventure = {
  id: 'last-throne',
  number: 8,
  commands: 4,
  commandCards: 13,
  raiseLimit: 6,
  raise: ['skeleton', 'archer', 'dwarf-revenant'],
  loseAtFirstCripple: false,
  tiles: [
    { id: 'R1', at: [0, 0], size: [5, 3] },
    { id: 'C1', at: [5, 0], size: [2, 3] },
    { id: 'S', at: [7, 0], size: [4, 3], start: true },
    { id: 'C2', at: [11, 0], size: [2, 3] },
    { id: 'R2', at: [13, 0], size: [5, 3] },
    { id: 'R3', at: [0, 3], size: [4, 4] },
    { id: 'R4', at: [4, 3], size: [4, 4] },
    { id: 'C3', at: [8, 3], size: [2, 4] },
    { id: 'R5', at: [10, 3], size: [4, 4] },
    { id: 'R6', at: [14, 3], size: [4, 4] },
    { id: 'C4', at: [0, 7], size: [4, 2] },
    { id: 'R7', at: [4, 7], size: [10, 2] },
    { id: 'C5', at: [14, 7], size: [4, 2] },
    { id: 'R8', at: [0, 9], size: [6, 3] },
    { id: 'C6', at: [6, 9], size: [2, 3] },
    { id: 'R9', at: [8, 9], size: [4, 3] },
    { id: 'R10', at: [12, 9], size: [6, 3] },
    { id: 'C7', at: [0, 12], size: [6, 1] },
    { id: 'C8', at: [6, 12], size: [6, 1] },
    { id: 'C9', at: [12, 12], size: [6, 1] },
    { id: 'R11', at: [0, 13], size: [5, 5] },
    { id: 'R12', at: [5, 13], size: [8, 5] },
    { id: 'R13', at: [13, 13], size: [5, 5] },
  ],
  doors: [
    {
      between: [
        [7, 1],
        [6, 1],
      ],
    },
    {
      between: [
        [10, 1],
        [11, 1],
      ],
    },
    {
      between: [
        [8, 2],
        [8, 3],
      ],
    },
    {
      between: [
        [5, 1],
        [4, 1],
      ],
    },
    {
      between: [
        [12, 1],
        [13, 1],
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
        [15, 2],
        [15, 3],
      ],
    },
    {
      between: [
        [3, 4],
        [4, 4],
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
        [13, 4],
        [14, 4],
      ],
    },
    {
      between: [
        [8, 6],
        [8, 7],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [1, 6],
        [1, 7],
      ],
    },
    {
      between: [
        [15, 6],
        [15, 7],
      ],
    },
    {
      between: [
        [1, 8],
        [1, 9],
      ],
    },
    {
      between: [
        [6, 8],
        [6, 9],
      ],
    },
    {
      between: [
        [9, 8],
        [9, 9],
      ],
    },
    {
      between: [
        [15, 8],
        [15, 9],
      ],
    },
    {
      between: [
        [2, 11],
        [2, 12],
      ],
    },
    {
      between: [
        [9, 11],
        [9, 12],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [14, 11],
        [14, 12],
      ],
    },
    {
      between: [
        [2, 12],
        [2, 13],
      ],
    },
    {
      between: [
        [8, 12],
        [8, 13],
      ],
      stars: 3,
    },
    {
      between: [
        [15, 12],
        [15, 13],
      ],
    },
    {
      between: [
        [4, 15],
        [5, 15],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [12, 15],
        [13, 15],
      ],
      lock: [3, 3],
    },
  ],
  startSquares: [
    [8, 1],
    [9, 1],
    [8, 0],
    [9, 0],
  ],
  minions: [
    { kind: 'skeleton', at: [2, 0] },
    { kind: 'skeleton', at: [2, 2] },
    { kind: 'archer', at: [15, 0] },
    { kind: 'skeleton', at: [17, 1] },
    { kind: 'zombie', at: [3, 6] },
    { kind: 'zombie', at: [1, 4] },
    { kind: 'dwarf-revenant', at: [5, 6] },
    { kind: 'ghost', at: [11, 6] },
    { kind: 'zombie', at: [17, 4] },
    { kind: 'zombie', at: [17, 6] },
    { kind: 'armoured-zombie', at: [11, 7] },
    { kind: 'armoured-zombie', at: [4, 7] },
    { kind: 'archer', at: [5, 10] },
    { kind: 'skeleton', at: [3, 9] },
    { kind: 'ghost', at: [11, 10] },
    { kind: 'zombie', at: [13, 9] },
    { kind: 'zombie', at: [17, 10] },
    { kind: 'dwarf-revenant', at: [2, 15] },
    { kind: 'necromancer', at: [8, 16] },
    { kind: 'armoured-zombie', at: [15, 15] },
  ],
  bonePiles: [
    [4, 2],
    [17, 2],
    [7, 6],
    [13, 8],
    [4, 8],
    [5, 11],
    [4, 17],
    [12, 17],
    [5, 17],
  ],
  pieces: [
    {
      kind: 'weapon-rack',
      at: [
        [0, 0],
        [1, 0],
      ],
    },
    { kind: 'barrels', at: [[17, 0]] },
    { kind: 'magic-chest', at: [[10, 6]], stars: 1 },
    { kind: 'barrels', at: [[17, 3]] },
    { kind: 'locked-chest', at: [[5, 9]], lock: [2, 2] },
    { kind: 'locked-chest', at: [[12, 9]], lock: [3, 3] },
    { kind: 'magic-chest', at: [[0, 13]], stars: 2 },
    {
      kind: 'weapon-rack',
      at: [
        [17, 13],
        [17, 14],
      ],
    },
  ],
  hiddenTraps: [
    [5, 4],
    [9, 7],
    [9, 10],
    [8, 14],
  ],
  goals: [{ do: 'destroy', boss: 'necromancer' }],
};
