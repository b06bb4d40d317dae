// Races and classes (DJ-CHAR): what they add, and the power of arms a class may bear.
export const STATS = ['ATT', 'DEF', 'FOR', 'ADR', 'MAG', 'VIT'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = [att: number, def: number, str: number, dex: number, mag: number, speed: number];
export const ATT = 0;
export const DEF = 1;
export const FOR = 2;
export const ADR = 3;
export const MAG = 4;
export const VIT = 5;

export const RACES = {
  human: { stats: [3, 3, 3, 3, 3, 3] },
  elf: { stats: [3, 3, 2, 3, 4, 3], not: 'priest' },
  dwarf: { stats: [3, 3, 4, 3, 3, 2], not: 'thief' },
} as const;
export type RaceId = keyof typeof RACES;

export const CLASSES = {
  warrior: { stats: [2, 2, 0, 0, 0, 0], power: 9 },
  magician: { stats: [0, 0, 0, 2, 2, 0], power: 1 },
  priest: { stats: [1, 1, 0, 0, 2, 0], power: 3 },
  thief: { stats: [0, 0, 0, 2, 0, 2], power: 2 },
} as const;
export type ClassId = keyof typeof CLASSES;

export const RACE_IDS = Object.keys(RACES) as RaceId[];
export const CLASS_IDS = Object.keys(CLASSES) as ClassId[];

/** DJ-CHAR-5, DJ-CHAR-6 */
export const mayBe = (race: RaceId, c: ClassId): boolean => !('not' in RACES[race]) || RACES[race].not !== c;

/** DJ-CHAR-9 */
export const startStats = (race: RaceId, c: ClassId): Stats =>
  RACES[race].stats.map((value, i) => value + CLASSES[c].stats[i]!) as Stats;

export const START = { life: 20, fatigue: 5, fate: 2, gold: 20, skills: 2 } as const;
