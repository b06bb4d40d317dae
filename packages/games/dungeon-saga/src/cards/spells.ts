// The wizard's spells, and the Necromancer's (DSC-93).
export const SPELL_IDS = ['ember-dart', 'rust', 'hasten', 'unward', 'crystallise', 'fireburst', 'stoneskin'] as const;
export type SpellId = (typeof SPELL_IDS)[number];

export interface SpellCard {
  readonly kind: 'minor' | 'major';
  /** 0: on the caster alone. */
  readonly range: number;
  /** Dice of an attack spell; 0 for the others. */
  readonly dice: number;
  readonly rule: string;
}
export const SPELLS: Readonly<Record<SpellId, SpellCard>> = {
  'ember-dart': { kind: 'minor', range: 8, dice: 3, rule: 'DS-SPELL-1' },
  rust: { kind: 'minor', range: 8, dice: 0, rule: 'DS-SPELL-2' },
  hasten: { kind: 'minor', range: 8, dice: 0, rule: 'DS-SPELL-3' },
  unward: { kind: 'minor', range: 4, dice: 0, rule: 'DS-SPELL-4' },
  crystallise: { kind: 'minor', range: 0, dice: 0, rule: 'DS-SPELL-5' },
  fireburst: { kind: 'major', range: 8, dice: 3, rule: 'DS-SPELL-6' },
  stoneskin: { kind: 'major', range: 8, dice: 0, rule: 'DS-SPELL-7' },
};
export const HASTEN_SQUARES = 3;
export const MOST_CRYSTAL_LEVEL = 3;
/** DSC-90 */
export const MOST_CRYSTALS = 2;

export const BOLT = { range: 8, dice: 3 } as const;
export const CALL = { range: 6, piles: 2 } as const;
