// Furniture and goal pieces (DSC-78, DSC-80).
export const PIECE_IDS = [
  'barrels',
  'chest',
  'locked-chest',
  'magic-chest',
  'weapon-rack',
  'bookcase',
  'table',
  'hearth',
  'altar',
  'cairn',
  'winch',
  'block',
] as const;
export type PieceId = (typeof PIECE_IDS)[number];
export const TABLE_IDS = [
  'barrels',
  'chest',
  'locked-chest',
  'magic-chest',
  'weapon-rack',
  'secret-rooms',
  'monsters',
  'monster-loot',
  'events',
] as const;
export type TableId = (typeof TABLE_IDS)[number];

export interface PieceCard {
  readonly squares: 1 | 2;
  readonly blocksSight: boolean;
  /** The table that says what is in it. */
  readonly table?: TableId;
}
const low = { squares: 1, blocksSight: false } as const;
export const PIECES: Readonly<Record<PieceId, PieceCard>> = {
  barrels: { ...low, table: 'barrels' },
  chest: { ...low, table: 'chest' },
  'locked-chest': { ...low, table: 'locked-chest' },
  'magic-chest': { ...low, table: 'magic-chest' },
  'weapon-rack': { ...low, squares: 2, table: 'weapon-rack' },
  bookcase: { squares: 2, blocksSight: true },
  table: { ...low, squares: 2 },
  hearth: { ...low, squares: 2 },
  altar: low,
  cairn: low,
  winch: low,
  /** What a falling block leaves behind (DS-TRAP-7). */
  block: low,
};
