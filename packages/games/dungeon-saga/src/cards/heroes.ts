// The five heroes, of whom four go (DSC-57), and their feats.
import type { SpellId } from './spells.ts';

export const HERO_IDS = ['barbarian', 'dwarf', 'elf', 'wizard', 'thief'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export const FEAT_IDS = ['reaping-circle', 'living-wall', 'three-strings', 'overchannel', 'slip-past'] as const;
export type FeatId = (typeof FEAT_IDS)[number];

/** What a figure of either side is on its card. */
export interface Profile {
  readonly move: number;
  readonly combat: number;
  /** Dice of a shot; 0: cannot shoot. */
  readonly shoot: number;
  /** The longest distance of a shot (DSC-68). */
  readonly range: number;
  readonly armour: number;
}
export interface HeroCard extends Profile {
  readonly injuredAt: number;
  readonly crippledAt: number;
  readonly feat: FeatId;
  readonly spells: readonly SpellId[];
  /** More dice against locks (DSC-77). */
  readonly lockDice: number;
  /** DS-CARD-9 */
  readonly vigilant: boolean;
}

const plain = { spells: [], lockDice: 0, vigilant: false, shoot: 0, range: 0, crippledAt: 5 } as const;
const WIZARD_SPELLS = ['ember-dart', 'rust', 'hasten', 'unward', 'crystallise', 'fireburst', 'stoneskin'] as const;

export const HEROES: Readonly<Record<HeroId, HeroCard>> = {
  barbarian: { ...plain, move: 7, combat: 5, armour: 2, injuredAt: 3, feat: 'reaping-circle' },
  dwarf: { ...plain, move: 5, combat: 4, armour: 4, injuredAt: 4, feat: 'living-wall' },
  elf: { ...plain, move: 8, combat: 3, armour: 2, injuredAt: 2, feat: 'three-strings', shoot: 3, range: 8 },
  wizard: { ...plain, move: 7, combat: 2, armour: 2, injuredAt: 2, feat: 'overchannel', spells: WIZARD_SPELLS },
  thief: {
    ...plain,
    move: 7,
    combat: 3,
    armour: 2,
    injuredAt: 2,
    feat: 'slip-past',
    shoot: 2,
    range: 4,
    lockDice: 2,
    vigilant: true,
  },
};
