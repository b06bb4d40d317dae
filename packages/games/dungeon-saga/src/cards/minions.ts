// The overlord's models: minions with a damage line, bosses with a track of wounds.
import type { Profile } from './heroes.ts';

export const MINION_IDS = [
  'skeleton',
  'archer',
  'zombie',
  'armoured-zombie',
  'ghost',
  'dwarf-revenant',
  'bat',
] as const;
export type MinionId = (typeof MINION_IDS)[number];
export const BOSS_IDS = ['warden', 'necromancer'] as const;
export type BossId = (typeof BOSS_IDS)[number];

export interface MinionCard extends Profile {
  /** Successes that leave a bone pile; 0: none does. */
  readonly pileAt: number;
  /** Successes that destroy it (DSC-35). */
  readonly destroyedAt: number;
  /** Counts for the raise-dead limit (DSC-86). */
  readonly skeletal: boolean;
  readonly throughFurniture: boolean;
  /** Front arcs neither stop nor strike it. */
  readonly flies: boolean;
}
const common = { shoot: 0, range: 0, pileAt: 0, skeletal: false, throughFurniture: false, flies: false } as const;
const bones = { ...common, pileAt: 2, destroyedAt: 3, skeletal: true } as const;

export const MINIONS: Readonly<Record<MinionId, MinionCard>> = {
  skeleton: { ...bones, move: 5, combat: 2, armour: 2 },
  archer: { ...bones, move: 5, combat: 2, armour: 2, shoot: 2, range: 8 },
  zombie: { ...common, move: 4, combat: 3, armour: 1, destroyedAt: 2 },
  'armoured-zombie': { ...common, move: 4, combat: 3, armour: 3, destroyedAt: 2 },
  ghost: { ...common, move: 6, combat: 2, armour: 4, destroyedAt: 2, throughFurniture: true },
  'dwarf-revenant': { ...bones, move: 4, combat: 3, armour: 3 },
  bat: { ...common, move: 8, combat: 2, armour: 1, destroyedAt: 1, flies: true },
};

export interface BossCard extends Profile {
  readonly wounds: number;
  readonly injuredAt: number;
  readonly neverOutnumbered: boolean;
  /** Never leaves the tile it began on (DSC-94). */
  readonly stays: boolean;
  readonly casts: boolean;
}
export const BOSSES: Readonly<Record<BossId, BossCard>> = {
  warden: {
    move: 4,
    combat: 4,
    shoot: 0,
    range: 0,
    armour: 4,
    wounds: 5,
    injuredAt: 4,
    neverOutnumbered: true,
    stays: true,
    casts: false,
  },
  necromancer: {
    move: 6,
    combat: 3,
    shoot: 0,
    range: 0,
    armour: 2,
    wounds: 5,
    injuredAt: 3,
    neverOutnumbered: false,
    stays: false,
    casts: true,
  },
};

/** DSC-86 */
export const MOST_RAISED: Readonly<Partial<Record<MinionId, number>>> = { archer: 2, 'dwarf-revenant': 2 };
export const REVENANT_COMMANDS = 2;
