// The room cards of both decks (DJ-COMP-3): furniture in the frame of the tile, monsters, darkness.
import type { FurnitureId } from './furniture.ts';
import type { Kin } from './monsters.ts';
import type { Square } from './tiles.ts';

export interface RoomCard {
  readonly copies: number;
  /** DJ-ZONE-5 */
  readonly monsters: boolean;
  readonly dark: boolean;
  /** DJ-GM-2 */
  readonly theme?: Kin;
  readonly furniture: readonly (readonly [FurnitureId, readonly Square[]])[];
}

const square = {
  'guard-room': {
    copies: 2,
    monsters: true,
    dark: false,
    furniture: [
      [
        'weapon-rack',
        [
          [0, 5],
          [1, 5],
        ],
      ],
      [
        'table',
        [
          [2, 2],
          [3, 2],
        ],
      ],
    ],
  },
  'mess-hall': {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'table',
        [
          [1, 2],
          [1, 3],
        ],
      ],
      [
        'table',
        [
          [4, 2],
          [4, 3],
        ],
      ],
      [
        'hearth',
        [
          [4, 5],
          [5, 5],
        ],
      ],
    ],
  },
  crypt: {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'undead',
    furniture: [
      [
        'sarcophagus',
        [
          [0, 4],
          [0, 5],
        ],
      ],
      [
        'sarcophagus',
        [
          [5, 4],
          [5, 5],
        ],
      ],
    ],
  },
  study: {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'desk',
        [
          [2, 3],
          [3, 3],
        ],
      ],
      [
        'library',
        [
          [0, 5],
          [1, 5],
        ],
      ],
    ],
  },
  armoury: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'weapon-rack',
        [
          [0, 5],
          [1, 5],
        ],
      ],
      [
        'weapon-rack',
        [
          [4, 5],
          [5, 5],
        ],
      ],
      ['chest', [[0, 0]]],
    ],
  },
  'chamber-of-confessions': {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'torture-rack',
        [
          [2, 2],
          [2, 3],
        ],
      ],
      [
        'hearth',
        [
          [4, 5],
          [5, 5],
        ],
      ],
    ],
  },
  laboratory: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'alchemist-bench',
        [
          [2, 3],
          [3, 3],
        ],
      ],
      [
        'cupboard',
        [
          [0, 5],
          [1, 5],
        ],
      ],
    ],
  },
  'unholy-chapel': {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'undead',
    furniture: [
      [
        'altar',
        [
          [2, 4],
          [3, 4],
        ],
      ],
      ['statue', [[0, 0]]],
    ],
  },
  barracks: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'cupboard',
        [
          [0, 0],
          [0, 1],
        ],
      ],
      [
        'cupboard',
        [
          [5, 0],
          [5, 1],
        ],
      ],
      ['chest', [[0, 5]]],
    ],
  },
  'basin-room': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'fountain',
        [
          [2, 2],
          [3, 2],
          [2, 3],
          [3, 3],
        ],
      ],
    ],
  },
  'diagram-room': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'magic-circle',
        [
          [2, 2],
          [3, 2],
          [2, 3],
          [3, 3],
        ],
      ],
    ],
  },
  storeroom: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'cupboard',
        [
          [4, 5],
          [5, 5],
        ],
      ],
      ['chest', [[0, 5]]],
      ['chest', [[0, 0]]],
    ],
  },
  cells: {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'humanoid',
    furniture: [
      [
        'torture-rack',
        [
          [4, 0],
          [5, 0],
        ],
      ],
      [
        'table',
        [
          [0, 5],
          [1, 5],
        ],
      ],
    ],
  },
  'gallery-of-idols': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      ['statue', [[1, 1]]],
      ['statue', [[4, 4]]],
    ],
  },
  'bare-room': { copies: 2, monsters: false, dark: false, furniture: [] },
  lair: { copies: 2, monsters: true, dark: true, theme: 'beast', furniture: [['chest', [[5, 5]]]] },
  'lightless-hall': { copies: 1, monsters: true, dark: true, furniture: [] },
  'split-room': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'crevasse',
        [
          [0, 4],
          [1, 4],
          [2, 4],
          [3, 4],
          [4, 4],
          [5, 4],
        ],
      ],
      ['chest', [[0, 5]]],
    ],
  },
} as const satisfies { readonly [id: string]: RoomCard };

const rectangular = {
  'audience-hall': {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      ['throne', [[4, 9]]],
      ['statue', [[0, 7]]],
      ['statue', [[5, 7]]],
    ],
  },
  'great-library': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'library',
        [
          [0, 1],
          [0, 2],
        ],
      ],
      [
        'library',
        [
          [0, 7],
          [0, 8],
        ],
      ],
      [
        'library',
        [
          [5, 7],
          [5, 8],
        ],
      ],
      [
        'desk',
        [
          [2, 6],
          [3, 6],
        ],
      ],
    ],
  },
  'temple-of-the-dark-gods': {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'chaos',
    furniture: [
      [
        'altar',
        [
          [2, 7],
          [3, 7],
        ],
      ],
      ['statue', [[0, 8]]],
      ['statue', [[5, 8]]],
    ],
  },
  'banquet-hall': {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'greenskin',
    furniture: [
      [
        'table',
        [
          [2, 2],
          [3, 2],
        ],
      ],
      [
        'table',
        [
          [2, 4],
          [3, 4],
        ],
      ],
      [
        'table',
        [
          [2, 6],
          [3, 6],
        ],
      ],
      [
        'hearth',
        [
          [0, 7],
          [0, 8],
        ],
      ],
      [
        'cupboard',
        [
          [5, 1],
          [5, 2],
        ],
      ],
    ],
  },
  necropolis: {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'undead',
    furniture: [
      [
        'sarcophagus',
        [
          [1, 1],
          [1, 2],
        ],
      ],
      [
        'sarcophagus',
        [
          [4, 1],
          [4, 2],
        ],
      ],
      [
        'sarcophagus',
        [
          [1, 7],
          [1, 8],
        ],
      ],
      [
        'sarcophagus',
        [
          [4, 7],
          [4, 8],
        ],
      ],
    ],
  },
  chasm: {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'crevasse',
        [
          [0, 7],
          [1, 7],
          [2, 7],
          [3, 7],
          [4, 7],
          [5, 7],
        ],
      ],
      ['chest', [[0, 9]]],
      ['chest', [[5, 9]]],
    ],
  },
  arsenal: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      [
        'weapon-rack',
        [
          [0, 1],
          [0, 2],
        ],
      ],
      [
        'weapon-rack',
        [
          [0, 7],
          [0, 8],
        ],
      ],
      [
        'weapon-rack',
        [
          [5, 7],
          [5, 8],
        ],
      ],
      ['chest', [[5, 0]]],
    ],
  },
  'alchemy-works': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'alchemist-bench',
        [
          [2, 3],
          [3, 3],
        ],
      ],
      [
        'alchemist-bench',
        [
          [2, 6],
          [3, 6],
        ],
      ],
      [
        'cupboard',
        [
          [0, 8],
          [0, 9],
        ],
      ],
      [
        'hearth',
        [
          [5, 8],
          [5, 9],
        ],
      ],
    ],
  },
  'summoning-hall': {
    copies: 1,
    monsters: true,
    dark: false,
    theme: 'chaos',
    furniture: [
      [
        'magic-circle',
        [
          [2, 4],
          [3, 4],
          [2, 5],
          [3, 5],
        ],
      ],
      [
        'altar',
        [
          [2, 8],
          [3, 8],
        ],
      ],
    ],
  },
  treasury: {
    copies: 1,
    monsters: true,
    dark: false,
    furniture: [
      ['chest', [[0, 9]]],
      ['chest', [[5, 9]]],
      ['chest', [[0, 0]]],
      ['statue', [[2, 6]]],
    ],
  },
  grotto: {
    copies: 1,
    monsters: true,
    dark: true,
    theme: 'beast',
    furniture: [
      [
        'fountain',
        [
          [2, 6],
          [3, 6],
          [2, 7],
          [3, 7],
        ],
      ],
    ],
  },
  'abandoned-hall': {
    copies: 1,
    monsters: false,
    dark: false,
    furniture: [
      [
        'table',
        [
          [1, 2],
          [1, 3],
        ],
      ],
      [
        'torture-rack',
        [
          [4, 7],
          [4, 8],
        ],
      ],
    ],
  },
} as const satisfies { readonly [id: string]: RoomCard };

export type SquareRoomId = keyof typeof square;
export type RectangularRoomId = keyof typeof rectangular;
export type RoomCardId = SquareRoomId | RectangularRoomId;
export const ROOM_CARDS: { readonly [R in RoomCardId]: RoomCard } = { ...square, ...rectangular };
export const SQUARE_ROOMS = Object.keys(square) as SquareRoomId[];
export const RECTANGULAR_ROOMS = Object.keys(rectangular) as RectangularRoomId[];
