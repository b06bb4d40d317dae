// Adventure 3. Squares are [x, y], x to the right, y down.
import type { Adventure } from './adventure.ts';

export const weepingChoir: Adventure = {
  id: 'weeping-choir',
  number: 3,
  commands: 3,
  commandCards: 20,
  raiseLimit: 4,
  raise: ['skeleton', 'archer'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'R1', at: [0, 0], size: [3, 4] },
    { id: 'R2', at: [3, 0], size: [5, 4] },
    { id: 'S', at: [8, 0], size: [4, 4], start: true },
    { id: 'C1', at: [0, 4], size: [8, 1] },
    { id: 'C2', at: [8, 4], size: [4, 1] },
    { id: 'R3', at: [0, 5], size: [3, 3] },
    { id: 'R4', at: [3, 5], size: [4, 3] },
    { id: 'C3', at: [7, 5], size: [2, 3] },
    { id: 'R5', at: [9, 5], size: [3, 3] },
    { id: 'C4', at: [0, 8], size: [4, 2] },
    { id: 'C5', at: [4, 8], size: [4, 2] },
    { id: 'C6', at: [8, 8], size: [4, 2] },
    { id: 'R6', at: [0, 10], size: [5, 4] },
    { id: 'R7', at: [5, 10], size: [7, 4] },
  ],
  doors: [
    {
      between: [
        [8, 1],
        [7, 1],
      ],
    },
    {
      between: [
        [9, 3],
        [9, 4],
      ],
    },
    {
      between: [
        [2, 1],
        [3, 1],
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
        [7, 4],
        [8, 4],
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
        [10, 4],
        [10, 5],
      ],
    },
    {
      between: [
        [6, 6],
        [7, 6],
      ],
    },
    {
      between: [
        [8, 6],
        [9, 6],
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
        [1, 9],
        [1, 10],
      ],
    },
    {
      between: [
        [6, 9],
        [6, 10],
      ],
      lock: [2, 2],
    },
    {
      between: [
        [9, 9],
        [9, 10],
      ],
    },
    {
      between: [
        [4, 11],
        [5, 11],
      ],
    },
  ],
  startSquares: [
    [9, 1],
    [10, 1],
    [9, 2],
    [10, 2],
  ],
  minions: [
    { kind: 'ghost', at: [0, 1] },
    { kind: 'zombie', at: [5, 1] },
    { kind: 'zombie', at: [5, 3] },
    { kind: 'skeleton', at: [1, 6] },
    { kind: 'skeleton', at: [3, 7] },
    { kind: 'skeleton', at: [5, 6] },
    { kind: 'archer', at: [10, 6] },
    { kind: 'ghost', at: [2, 12] },
    { kind: 'ghost', at: [7, 12] },
    { kind: 'armoured-zombie', at: [9, 12] },
  ],
  bonePiles: [
    [7, 3],
    [6, 7],
    [7, 9],
  ],
  pieces: [
    { kind: 'locked-chest', at: [[0, 0]], lock: [2, 2], goal: 'chime' },
    { kind: 'locked-chest', at: [[0, 5]], lock: [2, 2], goal: 'chime' },
    { kind: 'barrels', at: [[9, 5]] },
    { kind: 'locked-chest', at: [[0, 13]], lock: [3, 3], goal: 'chime' },
    { kind: 'altar', at: [[8, 12]], goal: 'altar' },
  ],
  hiddenTraps: [
    [4, 1],
    [8, 11],
  ],
  goals: [
    { do: 'take', what: 'chime', table: true },
    { do: 'deliver', what: 'chime', to: { piece: 'altar' }, count: 3, unless: 'minion-beside-hero' },
  ],
};
