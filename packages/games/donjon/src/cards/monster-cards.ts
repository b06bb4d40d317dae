// The monster cards: who comes, how many, and how many treasures their end is worth (DJ-BEAST-1).
import type { MonsterId } from './monsters.ts';

export interface MonsterCard {
  readonly monsters: readonly (readonly [MonsterId, number])[];
  readonly treasure: number;
  readonly copies: number;
  /** DJ-UNIQ-1 */
  readonly unique?: 'lieutenant' | 'lone';
  /** Left out unless every hero has at least four skills. */
  readonly veteran?: true;
  /** DJ-RULING-52 */
  readonly needsMagic?: true;
}

const cards = {
  m01: { monsters: [['goblin', 8]], treasure: 1, copies: 2 },
  m02: {
    monsters: [
      ['goblin', 5],
      ['hobgoblin', 1],
    ],
    treasure: 1,
    copies: 1,
  },
  m03: { monsters: [['orc', 6]], treasure: 1, copies: 2 },
  m04: {
    monsters: [
      ['orc', 3],
      ['orc-archer', 2],
    ],
    treasure: 1,
    copies: 2,
  },
  m05: { monsters: [['orc-archer', 5]], treasure: 1, copies: 1 },
  m06: { monsters: [['hobgoblin', 4]], treasure: 1, copies: 2 },
  m07: { monsters: [['gnoll', 5]], treasure: 1, copies: 2 },
  m08: { monsters: [['bugbear', 2]], treasure: 1, copies: 1 },
  m09: { monsters: [['skaven', 6]], treasure: 1, copies: 2 },
  m10: { monsters: [['beastman', 5]], treasure: 1, copies: 2 },
  m11: { monsters: [['fimir', 3]], treasure: 2, copies: 1 },
  m12: { monsters: [['brigand', 5]], treasure: 2, copies: 1 },
  m13: { monsters: [['skeleton', 6]], treasure: 1, copies: 2 },
  m14: { monsters: [['zombie', 8]], treasure: 1, copies: 2 },
  m15: { monsters: [['ghoul', 6]], treasure: 1, copies: 1 },
  m16: { monsters: [['mummy', 3]], treasure: 2, copies: 1 },
  m17: {
    monsters: [
      ['spectre', 1],
      ['skeleton', 3],
    ],
    treasure: 1,
    copies: 1,
    needsMagic: true,
  },
  m18: { monsters: [['giant-spider', 4]], treasure: 1, copies: 1 },
  m19: { monsters: [['orc-warlord', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  m20: { monsters: [['evil-sorcerer', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  m21: { monsters: [['skeleton-sorcerer', 1]], treasure: 1, copies: 1, unique: 'lieutenant' },
  m22: { monsters: [['minotaur', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  m23: { monsters: [['chaos-warrior', 1]], treasure: 2, copies: 1, unique: 'lone' },
  m24: { monsters: [['ogre', 1]], treasure: 1, copies: 1, unique: 'lone' },
  m25: { monsters: [['troll', 1]], treasure: 1, copies: 1, unique: 'lone' },
  m26: { monsters: [['carrion-worm', 1]], treasure: 1, copies: 1, unique: 'lone' },
  m27: { monsters: [['demon', 1]], treasure: 2, copies: 1, unique: 'lone', veteran: true, needsMagic: true },
  m28: { monsters: [['greater-demon', 1]], treasure: 3, copies: 1, unique: 'lone', veteran: true, needsMagic: true },
} as const satisfies { readonly [id: string]: MonsterCard };

export type MonsterCardId = keyof typeof cards;
export const MONSTER_CARDS: { readonly [C in MonsterCardId]: MonsterCard } = cards;
export const MONSTER_CARD_IDS = Object.keys(cards) as MonsterCardId[];

/** Heroes with so many skills each meet the veteran cards too. */
export const VETERAN_SKILLS = 4;
