// The thirty-two adventurers, the two paladins and the illusion of a spell (DL-CARD-61 to DL-CARD-65).

export const CLASSES = ['warrior', 'thief', 'priest', 'mage'] as const;
export type Class = (typeof CLASSES)[number];

/** Anybody who can stand in a party. */
export interface Hero {
  readonly is: Class | 'paladin' | 'illusion';
  readonly health: number;
  readonly detection: number;
  readonly hearts: number;
  readonly magic: number;
}

export interface AdventurerTile extends Hero {
  readonly is: Class;
  readonly year: 1 | 2;
  /** The glyph: 1 is the weakest of all, 7 the strongest (DL-CLASS-1). */
  readonly rank: number;
  /** Tiles printed alike share an id. */
  readonly copies: number;
}

const adventurers = {
  'warrior-1': { is: 'warrior', year: 1, rank: 1, health: 3, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'warrior-2': { is: 'warrior', year: 1, rank: 2, health: 4, detection: 0, hearts: 0, magic: 0, copies: 2 },
  'warrior-3': { is: 'warrior', year: 1, rank: 3, health: 5, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'warrior-4': { is: 'warrior', year: 2, rank: 4, health: 5, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'warrior-5': { is: 'warrior', year: 2, rank: 5, health: 6, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'warrior-6': { is: 'warrior', year: 2, rank: 6, health: 7, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'warrior-7': { is: 'warrior', year: 2, rank: 7, health: 8, detection: 0, hearts: 0, magic: 0, copies: 1 },
  'thief-1': { is: 'thief', year: 1, rank: 1, health: 3, detection: 1, hearts: 0, magic: 0, copies: 1 },
  'thief-2a': { is: 'thief', year: 1, rank: 2, health: 3, detection: 2, hearts: 0, magic: 0, copies: 1 },
  'thief-2b': { is: 'thief', year: 1, rank: 2, health: 4, detection: 1, hearts: 0, magic: 0, copies: 1 },
  'thief-3': { is: 'thief', year: 1, rank: 3, health: 4, detection: 2, hearts: 0, magic: 0, copies: 1 },
  'thief-4': { is: 'thief', year: 2, rank: 4, health: 4, detection: 2, hearts: 0, magic: 0, copies: 1 },
  'thief-5': { is: 'thief', year: 2, rank: 5, health: 5, detection: 2, hearts: 0, magic: 0, copies: 1 },
  'thief-6': { is: 'thief', year: 2, rank: 6, health: 5, detection: 3, hearts: 0, magic: 0, copies: 1 },
  'thief-7': { is: 'thief', year: 2, rank: 7, health: 6, detection: 3, hearts: 0, magic: 0, copies: 1 },
  'priest-1': { is: 'priest', year: 1, rank: 1, health: 3, detection: 0, hearts: 1, magic: 0, copies: 1 },
  'priest-2a': { is: 'priest', year: 1, rank: 2, health: 3, detection: 0, hearts: 2, magic: 0, copies: 1 },
  'priest-2b': { is: 'priest', year: 1, rank: 2, health: 4, detection: 0, hearts: 1, magic: 0, copies: 1 },
  'priest-3': { is: 'priest', year: 1, rank: 3, health: 4, detection: 0, hearts: 2, magic: 0, copies: 1 },
  'priest-4': { is: 'priest', year: 2, rank: 4, health: 4, detection: 0, hearts: 2, magic: 0, copies: 1 },
  'priest-5': { is: 'priest', year: 2, rank: 5, health: 5, detection: 0, hearts: 2, magic: 0, copies: 1 },
  'priest-6': { is: 'priest', year: 2, rank: 6, health: 5, detection: 0, hearts: 3, magic: 0, copies: 1 },
  'priest-7': { is: 'priest', year: 2, rank: 7, health: 6, detection: 0, hearts: 3, magic: 0, copies: 1 },
  'mage-1': { is: 'mage', year: 1, rank: 1, health: 3, detection: 0, hearts: 0, magic: 1, copies: 1 },
  'mage-2a': { is: 'mage', year: 1, rank: 2, health: 3, detection: 0, hearts: 0, magic: 2, copies: 1 },
  'mage-2b': { is: 'mage', year: 1, rank: 2, health: 4, detection: 0, hearts: 0, magic: 1, copies: 1 },
  'mage-3': { is: 'mage', year: 1, rank: 3, health: 4, detection: 0, hearts: 0, magic: 2, copies: 1 },
  'mage-4': { is: 'mage', year: 2, rank: 4, health: 4, detection: 0, hearts: 0, magic: 2, copies: 1 },
  'mage-5': { is: 'mage', year: 2, rank: 5, health: 5, detection: 0, hearts: 0, magic: 2, copies: 1 },
  'mage-6': { is: 'mage', year: 2, rank: 6, health: 5, detection: 0, hearts: 0, magic: 3, copies: 1 },
  'mage-7': { is: 'mage', year: 2, rank: 7, health: 6, detection: 0, hearts: 0, magic: 3, copies: 1 },
} as const satisfies Record<string, AdventurerTile>;

const paladins = {
  'paladin-1': { is: 'paladin', health: 5, detection: 2, hearts: 2, magic: 2 },
  'paladin-2': { is: 'paladin', health: 8, detection: 3, hearts: 3, magic: 3 },
} as const satisfies Record<string, Hero>;

const illusion = { is: 'illusion', health: 1, detection: 0, hearts: 0, magic: 0 } as const satisfies Hero;

export type AdventurerId = keyof typeof adventurers;
export type PaladinId = keyof typeof paladins;
export type HeroId = AdventurerId | PaladinId | 'illusion';

export const ADVENTURERS: Readonly<Record<AdventurerId, AdventurerTile>> = adventurers;
export const ADVENTURER_IDS = Object.keys(adventurers) as readonly AdventurerId[];
export const PALADINS: Readonly<Record<PaladinId, Hero>> = paladins;
export const HEROES: Readonly<Record<HeroId, Hero>> = { ...adventurers, ...paladins, illusion };
