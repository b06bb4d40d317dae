// Adventure 2. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const boneOrchard: Adventure = {
  id: 'bone-orchard',
  number: 2,
  commands: 2,
  commandCards: 18,
  raiseLimit: 5,
  raise: ['skeleton', 'archer'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'R1', at: [0, 0], size: [4, 3] },
    { id: 'S', at: [4, 0], size: [3, 3], start: true },
    { id: 'R2', at: [7, 0], size: [6, 3] },
    { id: 'C1', at: [0, 3], size: [4, 2] },
    { id: 'R3', at: [4, 3], size: [5, 2] },
    { id: 'C2', at: [9, 3], size: [4, 2] },
    { id: 'R4', at: [0, 5], size: [4, 4] },
    { id: 'C3', at: [4, 5], size: [1, 4] },
    { id: 'R5', at: [5, 5], size: [4, 4] },
    { id: 'C4', at: [9, 5], size: [1, 4] },
    { id: 'R6', at: [10, 5], size: [3, 4] },
    { id: 'C5', at: [0, 9], size: [2, 3] },
    { id: 'R7', at: [2, 9], size: [9, 3] },
    { id: 'C6', at: [11, 9], size: [2, 3] },
  ],
  doors: [
    {
      between: [
        [4, 1],
        [3, 1],
      ],
    },
    {
      between: [
        [6, 1],
        [7, 1],
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
        [1, 2],
        [1, 3],
      ],
    },
    {
      between: [
        [10, 2],
        [10, 3],
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
        [4, 4],
        [4, 5],
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
        [11, 4],
        [11, 5],
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
        [2, 8],
        [2, 9],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [9, 8],
        [9, 9],
      ],
      lock: [3, 3],
    },
    {
      between: [
        [11, 8],
        [11, 9],
      ],
    },
    {
      between: [
        [11, 10],
        [10, 10],
      ],
    },
    {
      between: [
        [1, 10],
        [2, 10],
      ],
    },
  ],
  startSquares: [
    [5, 1],
    [5, 0],
    [4, 0],
    [6, 0],
  ],
  minions: [
    { kind: 'skeleton', at: [1, 0] },
    { kind: 'skeleton', at: [9, 0] },
    { kind: 'skeleton', at: [11, 0] },
    { kind: 'archer', at: [8, 3] },
    { kind: 'skeleton', at: [3, 6] },
    { kind: 'skeleton', at: [6, 7] },
    { kind: 'skeleton', at: [8, 6] },
    { kind: 'zombie', at: [11, 6] },
    { kind: 'armoured-zombie', at: [6, 10] },
  ],
  bonePiles: [
    [3, 2],
    [8, 4],
    [4, 8],
    [8, 8],
    [8, 11],
    [5, 11],
  ],
  pieces: [
    { kind: 'barrels', at: [[0, 0]] },
    { kind: 'chest', at: [[10, 5]] },
    {
      kind: 'weapon-rack',
      at: [
        [4, 9],
        [5, 9],
      ],
    },
    { kind: 'cairn', at: [[3, 5]], lock: [2, 2], goal: 'cairn' },
    { kind: 'cairn', at: [[8, 5]], lock: [2, 2], goal: 'cairn' },
    { kind: 'cairn', at: [[10, 8]], lock: [2, 2], goal: 'cairn' },
  ],
  hiddenTraps: [
    [9, 1],
    [6, 6],
  ],
  exit: [12, 11],
  goals: [
    { do: 'break', piece: 'cairn', count: 3 },
    { do: 'leave', count: 2 },
  ],
};
