// Adventure 5. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const sunkenArmoury: Adventure = {
  id: 'sunken-armoury',
  number: 5,
  commands: 3,
  commandCards: 20,
  raiseLimit: 4,
  raise: ['skeleton', 'archer', 'dwarf-revenant'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'R1', at: [0, 0], size: [5, 3] },
    { id: 'C1', at: [5, 0], size: [2, 3] },
    { id: 'S', at: [7, 0], size: [3, 3], start: true },
    { id: 'R2', at: [10, 0], size: [5, 3] },
    { id: 'C2', at: [0, 3], size: [4, 2] },
    { id: 'R3', at: [4, 3], size: [7, 2] },
    { id: 'C3', at: [11, 3], size: [4, 2] },
    { id: 'R4', at: [0, 5], size: [4, 4] },
    { id: 'R5', at: [4, 5], size: [3, 4] },
    { id: 'C4', at: [7, 5], size: [1, 4] },
    { id: 'R6', at: [8, 5], size: [3, 4] },
    { id: 'R7', at: [11, 5], size: [4, 4] },
    { id: 'C5', at: [0, 9], size: [7, 1] },
    { id: 'C6', at: [7, 9], size: [8, 1] },
    { id: 'R8', at: [0, 10], size: [6, 3] },
    { id: 'C7', at: [6, 10], size: [2, 3] },
    { id: 'R9', at: [8, 10], size: [7, 3] },
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
        [8, 2],
        [8, 3],
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
        [5, 1],
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
        [12, 2],
        [12, 3],
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
        [5, 4],
        [5, 5],
      ],
    },
    {
      between: [
        [7, 4],
        [7, 5],
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
        [12, 4],
        [12, 5],
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
        [5, 8],
        [5, 9],
      ],
    },
    {
      between: [
        [12, 8],
        [12, 9],
      ],
    },
    {
      between: [
        [7, 8],
        [7, 9],
      ],
    },
    {
      between: [
        [2, 9],
        [2, 10],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [11, 9],
        [11, 10],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [6, 11],
        [5, 11],
      ],
    },
    {
      between: [
        [7, 11],
        [8, 11],
      ],
    },
  ],
  startSquares: [
    [8, 1],
    [8, 0],
    [7, 0],
    [9, 0],
  ],
  minions: [
    { kind: 'skeleton', at: [2, 0] },
    { kind: 'skeleton', at: [1, 0] },
    { kind: 'archer', at: [12, 0] },
    { kind: 'dwarf-revenant', at: [7, 3] },
    { kind: 'skeleton', at: [3, 7] },
    { kind: 'skeleton', at: [3, 8] },
    { kind: 'zombie', at: [5, 6] },
    { kind: 'archer', at: [9, 8] },
    { kind: 'zombie', at: [14, 7] },
    { kind: 'zombie', at: [14, 8] },
    { kind: 'dwarf-revenant', at: [2, 12] },
    { kind: 'armoured-zombie', at: [11, 12] },
    { kind: 'armoured-zombie', at: [13, 11] },
  ],
  bonePiles: [
    [4, 2],
    [0, 8],
    [7, 7],
    [0, 12],
    [14, 12],
  ],
  pieces: [
    { kind: 'barrels', at: [[0, 0]] },
    {
      kind: 'weapon-rack',
      at: [
        [3, 5],
        [3, 6],
      ],
      goal: 'royal-weapon',
    },
    {
      kind: 'weapon-rack',
      at: [
        [14, 5],
        [14, 6],
      ],
      goal: 'royal-weapon',
    },
    {
      kind: 'weapon-rack',
      at: [
        [0, 10],
        [0, 11],
      ],
      goal: 'royal-weapon',
    },
    { kind: 'magic-chest', at: [[14, 10]], stars: 2 },
  ],
  hiddenTraps: [
    [6, 3],
    [1, 6],
    [11, 11],
  ],
  goals: [
    { do: 'take', what: 'royal-weapon', table: false },
    { do: 'deliver', what: 'royal-weapon', to: { tile: 'S' }, count: 2 },
  ],
};
