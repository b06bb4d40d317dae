// Ready-made heroes: each has spent the twenty gold pieces of a beginner (DJ-SHOP-2).
import type { ClassId, RaceId } from './classes.ts';
import type { PartyName } from './names.ts';
import type { SkillId } from './skills.ts';

/** A hero as somebody brings one to the table. */
export interface HeroSheet {
  readonly name: string;
  readonly race: RaceId;
  readonly class: ClassId;
  readonly skills: readonly SkillId[];
  readonly items: readonly string[];
  readonly weapon: string;
  readonly body: string;
  readonly shield: string;
  /** arrow, bolt, stone, silver arrows, piercing bolts, rune stones. */
  readonly shots: readonly number[];
  readonly gold: number;
  readonly xp: number;
  readonly stats: readonly number[];
  readonly maxLife: number;
  readonly maxFatigue: number;
  readonly fate: number;
  /** Treasure cards paid for in town and drawn when the next game is laid out (DJ-XP-11). */
  readonly draws?: number;
}

/** A beginner: what race and class give, and what was bought. */
interface Beginner {
  readonly name: string;
  readonly race: RaceId;
  readonly class: ClassId;
  readonly skills: readonly [SkillId, SkillId];
  readonly items: readonly string[];
  readonly weapon: string;
  readonly body: string;
  readonly shield: string;
  readonly shots?: readonly number[];
  readonly gold: number;
}

const warrior: Beginner = {
  name: 'Brunhild',
  race: 'dwarf',
  class: 'warrior',
  skills: ['mighty-blow', 'parry'],
  items: ['long-sword', 'banded', 'small-shield'],
  weapon: 'long-sword',
  body: 'banded',
  shield: 'small-shield',
  gold: 0,
};
const magician: Beginner = {
  name: 'Sylvestre',
  race: 'elf',
  class: 'magician',
  skills: ['magic-missile', 'sleep'],
  items: ['sling', 'dagger', 'magician-cloak', 'small-shield', 'lantern', 'rope'],
  weapon: 'sling',
  body: 'magician-cloak',
  shield: 'none',
  shots: [0, 0, 20, 0, 0, 0],
  gold: 1,
};
const priest: Beginner = {
  name: 'Odile',
  race: 'human',
  class: 'priest',
  skills: ['lay-hands', 'sacred-weapon'],
  items: ['mace', 'banded', 'small-shield', 'rope'],
  weapon: 'mace',
  body: 'banded',
  shield: 'small-shield',
  gold: 2,
};
const thief: Beginner = {
  name: 'Fouine',
  race: 'human',
  class: 'thief',
  skills: ['pick-lock', 'backstab'],
  items: ['short-bow', 'short-sword', 'leather', 'small-shield', 'torch', 'torch', 'torch', 'torch', 'torch', 'torch'],
  weapon: 'short-bow',
  body: 'leather',
  shield: 'small-shield',
  shots: [20, 0, 0, 0, 0, 0],
  gold: 1,
};
const second: Beginner = {
  name: 'Gaspard',
  race: 'human',
  class: 'warrior',
  skills: ['sweep', 'bodyguard'],
  items: ['battle-axe', 'banded', 'small-shield'],
  weapon: 'battle-axe',
  body: 'banded',
  shield: 'small-shield',
  gold: 0,
};
const archer: Beginner = {
  name: 'Lisandre',
  race: 'elf',
  class: 'warrior',
  skills: ['double-strike', 'stand-fast'],
  items: ['long-bow', 'short-sword', 'leather'],
  weapon: 'long-bow',
  body: 'leather',
  shield: 'none',
  shots: [40, 0, 0, 0, 0, 0],
  gold: 0,
};

/** In the order in which they join: the first four cover the four classes. */
export const BEGINNERS: readonly Beginner[] = [warrior, priest, magician, thief, second, archer];
/** Other mixes of the same six, by name. */
export const PARTIES = {
  classic: [0, 1, 2, 3, 4, 5],
  blades: [0, 4, 1, 5, 3, 2],
  shadows: [3, 2, 5, 1, 0, 4],
} as const satisfies { readonly [name in PartyName]: readonly number[] };
