// The skill cards of the four classes (DJ-COMP-1); the magician's are spells (DJ-SKILL-6).
import type { ClassId } from './classes.ts';

export interface Skill {
  readonly class: ClassId;
  /** The phases in which it is used: exploration, combat, both. */
  readonly phase: 'E' | 'C' | 'E/C';
  /** Instead of the attack, in one's own turn, or in a window that its trigger opens. */
  readonly use: 'attack' | 'free' | 'reaction';
}

const skills = {
  'mighty-blow': { class: 'warrior', phase: 'C', use: 'reaction' },
  sweep: { class: 'warrior', phase: 'C', use: 'attack' },
  'double-strike': { class: 'warrior', phase: 'C', use: 'free' },
  bodyguard: { class: 'warrior', phase: 'C', use: 'reaction' },
  parry: { class: 'warrior', phase: 'C', use: 'reaction' },
  charge: { class: 'warrior', phase: 'C', use: 'free' },
  'war-cry': { class: 'warrior', phase: 'C', use: 'free' },
  'stand-fast': { class: 'warrior', phase: 'C', use: 'reaction' },
  'magic-missile': { class: 'magician', phase: 'C', use: 'attack' },
  'toxic-cloud': { class: 'magician', phase: 'C', use: 'attack' },
  'wall-of-fire': { class: 'magician', phase: 'C', use: 'attack' },
  'ice-block': { class: 'magician', phase: 'C', use: 'attack' },
  earthquake: { class: 'magician', phase: 'C', use: 'attack' },
  flight: { class: 'magician', phase: 'E/C', use: 'free' },
  flash: { class: 'magician', phase: 'E/C', use: 'free' },
  'astral-shield': { class: 'magician', phase: 'C', use: 'free' },
  sleep: { class: 'magician', phase: 'C', use: 'attack' },
  blink: { class: 'magician', phase: 'E/C', use: 'free' },
  'lay-hands': { class: 'priest', phase: 'E/C', use: 'free' },
  mercy: { class: 'priest', phase: 'E/C', use: 'free' },
  blessing: { class: 'priest', phase: 'C', use: 'free' },
  'armour-of-faith': { class: 'priest', phase: 'C', use: 'free' },
  purify: { class: 'priest', phase: 'E/C', use: 'free' },
  'turn-undead': { class: 'priest', phase: 'C', use: 'attack' },
  sanctuary: { class: 'priest', phase: 'C', use: 'reaction' },
  'sacred-weapon': { class: 'priest', phase: 'C', use: 'free' },
  'search-traps': { class: 'thief', phase: 'E', use: 'free' },
  'pick-lock': { class: 'thief', phase: 'E', use: 'free' },
  'expert-search': { class: 'thief', phase: 'E', use: 'reaction' },
  foil: { class: 'thief', phase: 'E', use: 'reaction' },
  listen: { class: 'thief', phase: 'E', use: 'free' },
  backstab: { class: 'thief', phase: 'C', use: 'reaction' },
  dodge: { class: 'thief', phase: 'C', use: 'reaction' },
  slip: { class: 'thief', phase: 'E/C', use: 'free' },
} as const satisfies { readonly [id: string]: Skill };

export type SkillId = keyof typeof skills;
export const SKILLS: { readonly [S in SkillId]: Skill } = skills;
const SKILL_IDS = Object.keys(skills) as SkillId[];
export const skillsOf = (c: ClassId): SkillId[] => SKILL_IDS.filter((id) => SKILLS[id].class === c);

/** DJ-SKILL-9: the ten spells, in the order of the die that grimoires and scrolls roll. */
export const SPELLS = [
  'magic-missile',
  'toxic-cloud',
  'wall-of-fire',
  'ice-block',
  'earthquake',
  'flight',
  'flash',
  'astral-shield',
  'sleep',
  'blink',
] as const satisfies readonly SkillId[];
export type SpellId = (typeof SPELLS)[number];

/** Power of the spells that attack. */
export const SPELL_POWER: { readonly [id: string]: number } = {
  'magic-missile': 4,
  'toxic-cloud': 2,
  'wall-of-fire': 3,
  'turn-undead': 2,
};
