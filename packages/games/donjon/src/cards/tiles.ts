// The six tiles: their squares and door slots in a frame whose south-west square is (0,0), y growing north.
export type Side = 'S' | 'N' | 'W' | 'E';
export type Square = readonly [x: number, y: number];

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly Square[];
  readonly slots: { readonly [side in Side]?: readonly [Square, Square] };
  /** Which room deck it draws from (DJ-ZONE-3). */
  readonly room?: 'square' | 'rectangular';
}

const block = (x0: number, y0: number, width: number, height: number): Square[] =>
  Array.from({ length: width * height }, (_, i) => [x0 + (i % width), y0 + Math.floor(i / width)] as const);

const corridor = {
  width: 2,
  height: 6,
  squares: block(0, 0, 2, 6),
} as const;

const tiles = {
  corridor: {
    ...corridor,
    slots: {
      S: [
        [0, 0],
        [1, 0],
      ],
      N: [
        [0, 5],
        [1, 5],
      ],
      W: [
        [0, 2],
        [0, 3],
      ],
      E: [
        [1, 2],
        [1, 3],
      ],
    },
  },
  steps: {
    ...corridor,
    slots: {
      S: [
        [0, 0],
        [1, 0],
      ],
      N: [
        [0, 5],
        [1, 5],
      ],
    },
  },
  't-junction': {
    width: 6,
    height: 4,
    squares: [...block(2, 0, 2, 2), ...block(0, 2, 6, 2)],
    slots: {
      S: [
        [2, 0],
        [3, 0],
      ],
      W: [
        [0, 2],
        [0, 3],
      ],
      E: [
        [5, 2],
        [5, 3],
      ],
    },
  },
  corner: {
    width: 4,
    height: 4,
    squares: [...block(0, 0, 2, 4), ...block(2, 2, 2, 2)],
    slots: {
      S: [
        [0, 0],
        [1, 0],
      ],
      E: [
        [3, 2],
        [3, 3],
      ],
    },
  },
  square: {
    width: 6,
    height: 6,
    squares: block(0, 0, 6, 6),
    slots: {
      S: [
        [2, 0],
        [3, 0],
      ],
      N: [
        [2, 5],
        [3, 5],
      ],
      W: [
        [0, 2],
        [0, 3],
      ],
      E: [
        [5, 2],
        [5, 3],
      ],
    },
    room: 'square',
  },
  rectangular: {
    width: 6,
    height: 10,
    squares: block(0, 0, 6, 10),
    slots: {
      S: [
        [2, 0],
        [3, 0],
      ],
      N: [
        [2, 9],
        [3, 9],
      ],
      W: [
        [0, 4],
        [0, 5],
      ],
      E: [
        [5, 4],
        [5, 5],
      ],
    },
    room: 'rectangular',
  },
} as const satisfies { readonly [id: string]: Tile };

export type TileId = keyof typeof tiles;
export const TILES: { readonly [T in TileId]: Tile } = tiles;
