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
  'pack-01': { monsters: [['goblin', 8]], treasure: 1, copies: 2 },
  'pack-02': {
    monsters: [
      ['goblin', 5],
      ['hobgoblin', 1],
    ],
    treasure: 1,
    copies: 1,
  },
  'pack-03': { monsters: [['orc', 6]], treasure: 1, copies: 2 },
  'pack-04': {
    monsters: [
      ['orc', 3],
      ['orc-archer', 2],
    ],
    treasure: 1,
    copies: 2,
  },
  'pack-05': { monsters: [['orc-archer', 5]], treasure: 1, copies: 1 },
  'pack-06': { monsters: [['hobgoblin', 4]], treasure: 1, copies: 2 },
  'pack-07': { monsters: [['gnoll', 5]], treasure: 1, copies: 2 },
  'pack-08': { monsters: [['bugbear', 2]], treasure: 1, copies: 1 },
  'pack-09': { monsters: [['skaven', 6]], treasure: 1, copies: 2 },
  'pack-10': { monsters: [['beastman', 5]], treasure: 1, copies: 2 },
  'pack-11': { monsters: [['fimir', 3]], treasure: 2, copies: 1 },
  'pack-12': { monsters: [['brigand', 5]], treasure: 2, copies: 1 },
  'pack-13': { monsters: [['skeleton', 6]], treasure: 1, copies: 2 },
  'pack-14': { monsters: [['zombie', 8]], treasure: 1, copies: 2 },
  'pack-15': { monsters: [['ghoul', 6]], treasure: 1, copies: 1 },
  'pack-16': { monsters: [['mummy', 3]], treasure: 2, copies: 1 },
  'pack-17': {
    monsters: [
      ['spectre', 1],
      ['skeleton', 3],
    ],
    treasure: 1,
    copies: 1,
    needsMagic: true,
  },
  'pack-18': { monsters: [['giant-spider', 4]], treasure: 1, copies: 1 },
  'pack-19': { monsters: [['orc-warlord', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  'pack-20': { monsters: [['evil-sorcerer', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  'pack-21': { monsters: [['skeleton-sorcerer', 1]], treasure: 1, copies: 1, unique: 'lieutenant' },
  'pack-22': { monsters: [['minotaur', 1]], treasure: 2, copies: 1, unique: 'lieutenant' },
  'pack-23': { monsters: [['chaos-warrior', 1]], treasure: 2, copies: 1, unique: 'lone' },
  'pack-24': { monsters: [['ogre', 1]], treasure: 1, copies: 1, unique: 'lone' },
  'pack-25': { monsters: [['troll', 1]], treasure: 1, copies: 1, unique: 'lone' },
  'pack-26': { monsters: [['carrion-worm', 1]], treasure: 1, copies: 1, unique: 'lone' },
  'pack-27': { monsters: [['demon', 1]], treasure: 2, copies: 1, unique: 'lone', veteran: true, needsMagic: true },
  'pack-28': {
    monsters: [['greater-demon', 1]],
    treasure: 3,
    copies: 1,
    unique: 'lone',
    veteran: true,
    needsMagic: true,
  },
} as const satisfies { readonly [id: string]: MonsterCard };

export type MonsterCardId = keyof typeof cards;
export const MONSTER_CARDS: { readonly [C in MonsterCardId]: MonsterCard } = cards;
export const MONSTER_CARD_IDS = Object.keys(cards) as MonsterCardId[];

/** Heroes with so many skills each meet the veteran cards too. */
export const VETERAN_SKILLS = 4;
