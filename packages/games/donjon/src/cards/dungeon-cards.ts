// The dungeon cards: a tile, its printed doors, and whether everything in it is locked (DJ-COMP-2, DJ-DOOR-4).
import type { Side, TileId } from './tiles.ts';

export interface DungeonCard {
  readonly tile: TileId;
  readonly doors: readonly Side[];
  readonly locked: boolean;
  readonly copies: number;
  /** A rectangular room that can be a quest's goal (DJ-SETUP-1). */
  readonly objective?: true;
}

const cards = {
  corridor: { tile: 'corridor', doors: ['S', 'N'], locked: false, copies: 2 },
  'barred-corridor': { tile: 'corridor', doors: ['S', 'N'], locked: true, copies: 1 },
  'corridor-with-side-door': { tile: 'corridor', doors: ['S', 'N', 'W'], locked: false, copies: 2 },
  steps: { tile: 'steps', doors: ['S', 'N'], locked: false, copies: 1 },
  'gated-steps': { tile: 'steps', doors: ['S', 'N'], locked: true, copies: 1 },
  't-junction': { tile: 't-junction', doors: ['S', 'W', 'E'], locked: false, copies: 4 },
  'sealed-t-junction': { tile: 't-junction', doors: ['S', 'W', 'E'], locked: true, copies: 1 },
  corner: { tile: 'corner', doors: ['S', 'E'], locked: false, copies: 2 },
  'through-room': { tile: 'square', doors: ['S', 'N'], locked: false, copies: 4 },
  'locked-through-room': { tile: 'square', doors: ['S', 'N'], locked: true, copies: 1 },
  'angle-room': { tile: 'square', doors: ['S', 'E'], locked: false, copies: 3 },
  'locked-angle-room': { tile: 'square', doors: ['S', 'E'], locked: true, copies: 1 },
  'three-door-room': { tile: 'square', doors: ['S', 'W', 'E'], locked: false, copies: 3 },
  'three-lock-room': { tile: 'square', doors: ['S', 'W', 'E'], locked: true, copies: 1 },
  'four-winds-room': { tile: 'square', doors: ['S', 'N', 'W', 'E'], locked: false, copies: 2 },
  'locked-closet-room': { tile: 'square', doors: ['S'], locked: true, copies: 1 },
  'hall-of-the-black-throne': { tile: 'rectangular', doors: ['S', 'N'], locked: false, copies: 1, objective: true },
  'nave-of-the-last-vigil': { tile: 'rectangular', doors: ['S', 'W'], locked: false, copies: 1, objective: true },
  'well-of-oaths': { tile: 'rectangular', doors: ['S', 'N', 'E'], locked: false, copies: 1, objective: true },
  'hanging-reliquary': { tile: 'rectangular', doors: ['S', 'N'], locked: false, copies: 1, objective: true },
  'horned-arena': { tile: 'rectangular', doors: ['S', 'W', 'E'], locked: false, copies: 1, objective: true },
  'forbidden-archives': { tile: 'rectangular', doors: ['S', 'N'], locked: true, copies: 1, objective: true },
} as const satisfies { readonly [id: string]: DungeonCard };

export type DungeonCardId = keyof typeof cards;
export const DUNGEON_CARDS: { readonly [C in DungeonCardId]: DungeonCard } = cards;
export const DUNGEON_CARD_IDS = Object.keys(cards) as DungeonCardId[];
export const OBJECTIVES = DUNGEON_CARD_IDS.filter((id) => DUNGEON_CARDS[id].objective === true);
