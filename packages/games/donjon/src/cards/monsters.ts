// The bestiary (DJ-BEAST): characteristics in the order of `STATS`, life, worth, power of weapon and armour.
import type { SpellId } from './skills.ts';

export type Kin = 'beast' | 'chaos' | 'greenskin' | 'humanoid' | 'undead';
export type Ability =
  | 'webs'
  | 'venom'
  | 'only-magic'
  | 'tail'
  | 'weakens'
  | 'second-attack'
  | 'reach'
  | 'ranged'
  | 'drains'
  | 'regenerates';

export interface MonsterKind {
  /** What a room's theme asks for (DJ-GM-2); undead and demons also matter to spells. */
  readonly kin: Kin;
  readonly stats: readonly [att: number, def: number, str: number, dex: number, mag: number, speed: number];
  readonly life: number;
  readonly xp: number;
  readonly weapon: number;
  readonly armour: number;
  readonly abilities: readonly Ability[];
  readonly spells: readonly SpellId[];
}

const monsters = {
  'giant-spider': {
    kin: 'beast',
    stats: [3, 3, 4, 2, 1, 4],
    life: 5,
    xp: 20,
    weapon: 3,
    armour: 1,
    abilities: ['webs', 'venom'],
    spells: [],
  },
  brigand: {
    kin: 'humanoid',
    stats: [3, 3, 3, 3, 2, 3],
    life: 5,
    xp: 15,
    weapon: 2,
    armour: 2,
    abilities: [],
    spells: [],
  },
  demon: {
    kin: 'chaos',
    stats: [5, 4, 6, 5, 5, 6],
    life: 10,
    xp: 65,
    weapon: 4,
    armour: 2,
    abilities: ['only-magic'],
    spells: ['magic-missile', 'toxic-cloud', 'flight'],
  },
  'greater-demon': {
    kin: 'chaos',
    stats: [6, 5, 6, 6, 6, 6],
    life: 20,
    xp: 100,
    weapon: 5,
    armour: 4,
    abilities: ['only-magic'],
    spells: ['ice-block', 'toxic-cloud', 'earthquake'],
  },
  fimir: {
    kin: 'humanoid',
    stats: [5, 3, 5, 3, 2, 3],
    life: 5,
    xp: 25,
    weapon: 4,
    armour: 1,
    abilities: ['tail'],
    spells: [],
  },
  gnoll: {
    kin: 'humanoid',
    stats: [3, 3, 4, 3, 2, 5],
    life: 5,
    xp: 20,
    weapon: 4,
    armour: 2,
    abilities: [],
    spells: [],
  },
  goblin: {
    kin: 'greenskin',
    stats: [2, 2, 2, 3, 1, 4],
    life: 3,
    xp: 10,
    weapon: 2,
    armour: 1,
    abilities: [],
    spells: [],
  },
  bugbear: {
    kin: 'greenskin',
    stats: [4, 3, 4, 3, 1, 4],
    life: 5,
    xp: 20,
    weapon: 4,
    armour: 4,
    abilities: [],
    spells: [],
  },
  ghoul: {
    kin: 'undead',
    stats: [4, 2, 3, 3, 2, 3],
    life: 5,
    xp: 15,
    weapon: 1,
    armour: 0,
    abilities: ['weakens'],
    spells: [],
  },
  'chaos-warrior': {
    kin: 'chaos',
    stats: [6, 6, 5, 3, 3, 4],
    life: 10,
    xp: 50,
    weapon: 4,
    armour: 4,
    abilities: [],
    spells: [],
  },
  hobgoblin: {
    kin: 'greenskin',
    stats: [3, 3, 3, 4, 3, 4],
    life: 5,
    xp: 20,
    weapon: 3,
    armour: 3,
    abilities: [],
    spells: [],
  },
  beastman: {
    kin: 'chaos',
    stats: [3, 3, 4, 4, 3, 6],
    life: 5,
    xp: 20,
    weapon: 3,
    armour: 0,
    abilities: ['second-attack'],
    spells: [],
  },
  minotaur: {
    kin: 'chaos',
    stats: [5, 4, 6, 3, 2, 4],
    life: 10,
    xp: 50,
    weapon: 4,
    armour: 3,
    abilities: ['reach'],
    spells: [],
  },
  mummy: { kin: 'undead', stats: [5, 4, 5, 4, 3, 3], life: 5, xp: 25, weapon: 2, armour: 2, abilities: [], spells: [] },
  ogre: {
    kin: 'humanoid',
    stats: [5, 4, 6, 3, 2, 4],
    life: 10,
    xp: 50,
    weapon: 4,
    armour: 3,
    abilities: [],
    spells: [],
  },
  orc: {
    kin: 'greenskin',
    stats: [3, 3, 4, 3, 2, 3],
    life: 5,
    xp: 15,
    weapon: 2,
    armour: 2,
    abilities: [],
    spells: [],
  },
  'orc-archer': {
    kin: 'greenskin',
    stats: [3, 3, 3, 3, 2, 4],
    life: 5,
    xp: 15,
    weapon: 2,
    armour: 2,
    abilities: ['ranged'],
    spells: [],
  },
  'orc-warlord': {
    kin: 'greenskin',
    stats: [4, 4, 5, 3, 2, 3],
    life: 10,
    xp: 40,
    weapon: 4,
    armour: 3,
    abilities: [],
    spells: [],
  },
  skaven: { kin: 'beast', stats: [3, 3, 3, 4, 3, 8], life: 5, xp: 10, weapon: 3, armour: 3, abilities: [], spells: [] },
  'evil-sorcerer': {
    kin: 'humanoid',
    stats: [3, 2, 2, 3, 6, 4],
    life: 10,
    xp: 40,
    weapon: 1,
    armour: 2,
    abilities: [],
    spells: ['magic-missile', 'toxic-cloud', 'wall-of-fire', 'ice-block', 'earthquake'],
  },
  spectre: {
    kin: 'undead',
    stats: [3, 1, 3, 4, 4, 2],
    life: 5,
    xp: 25,
    weapon: 0,
    armour: 0,
    abilities: ['only-magic', 'drains'],
    spells: [],
  },
  skeleton: {
    kin: 'undead',
    stats: [3, 3, 3, 2, 1, 3],
    life: 5,
    xp: 10,
    weapon: 2,
    armour: 2,
    abilities: [],
    spells: [],
  },
  'skeleton-sorcerer': {
    kin: 'undead',
    stats: [3, 3, 2, 2, 4, 3],
    life: 10,
    xp: 25,
    weapon: 1,
    armour: 1,
    abilities: [],
    spells: ['magic-missile', 'ice-block', 'earthquake'],
  },
  troll: {
    kin: 'beast',
    stats: [5, 5, 5, 3, 2, 4],
    life: 15,
    xp: 45,
    weapon: 3,
    armour: 3,
    abilities: ['regenerates'],
    spells: [],
  },
  'carrion-worm': {
    kin: 'beast',
    stats: [5, 5, 6, 3, 1, 4],
    life: 15,
    xp: 50,
    weapon: 4,
    armour: 2,
    abilities: [],
    spells: [],
  },
  zombie: {
    kin: 'undead',
    stats: [3, 2, 3, 2, 1, 2],
    life: 5,
    xp: 10,
    weapon: 2,
    armour: 1,
    abilities: [],
    spells: [],
  },
} as const satisfies { readonly [id: string]: MonsterKind };

export type MonsterId = keyof typeof monsters;
export const MONSTERS: { readonly [M in MonsterId]: MonsterKind } = monsters;

/** DJ-BEAST-FIMIR-1 */
export const TAIL_POWER = 5;
export const isDemon = (id: MonsterId): boolean => id === 'demon' || id === 'greater-demon';
