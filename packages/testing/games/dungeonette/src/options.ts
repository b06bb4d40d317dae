// The words in which Dungeonette's decisions are answered, made once.

const ROWS = ['a', 'b', 'c', 'd', 'e'] as const;
export const WIDTH = 5;
export const HEIGHT = 4;
export const CELLS = WIDTH * HEIGHT;

/** `a1` is the upper left cell, `e4` the lower right one. */
export type Cell = `${(typeof ROWS)[number]}${1 | 2 | 3 | 4}`;
export const CELL = Array.from({ length: CELLS }, (_, c) => `${ROWS[c % WIDTH]}${Math.floor(c / WIDTH) + 1}` as Cell);

export type BuildOption = `dig:${Cell}` | `room:${Cell}` | 'pass';
export const DIG = CELL.map((cell) => `dig:${cell}` as const);
export const FURNISH = CELL.map((cell) => `room:${cell}` as const);

export type FightOption = `monster:${number}` | `trap:${number}` | 'pass';
export const SEND = Array.from({ length: 24 }, (_, card) => `monster:${card}` as const);
export const SPRING = Array.from({ length: 24 }, (_, card) => `trap:${card}` as const);

/** What an option is about: the cell or card behind its colon. */
export const cellOf = (option: BuildOption): number => CELL_OF.get(option)!;
const CELL_OF = new Map<string, number>([...DIG.entries(), ...FURNISH.entries()].map(([c, option]) => [option, c]));

export const cardOf = (option: FightOption): number => CARD_OF.get(option)!;
const CARD_OF = new Map<string, number>(
  [...SEND.entries(), ...SPRING.entries()].map(([card, option]) => [option, card]),
);
