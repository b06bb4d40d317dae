// The 48 monsters (QT-CARD-1 to QT-CARD-48): what is printed on them. What an odd one does is in src/powers/<monster>.ts.

export type MonsterType = 'creature' | 'humanoid' | 'undead' | 'dragon' | 'untyped';

export interface Monster {
  /** Its line in the rule book. */
  readonly rule: string;
  readonly type: MonsterType;
  readonly power: number;
  readonly gems: number;
  readonly trophies: number;
}

const monsters = {
  'giant-cellar-rat': { rule: 'QT-CARD-1', type: 'creature', power: 6, gems: 1, trophies: 0 },
  'beetle-swarm': { rule: 'QT-CARD-2', type: 'creature', power: 7, gems: 2, trophies: 0 },
  'weaver-spider': { rule: 'QT-CARD-3', type: 'creature', power: 8, gems: 1, trophies: 1 },
  'greenish-jelly': { rule: 'QT-CARD-4', type: 'creature', power: 9, gems: 3, trophies: 0 },
  'ash-wolf': { rule: 'QT-CARD-5', type: 'creature', power: 9, gems: 1, trophies: 1 },
  'shrieking-harpy': { rule: 'QT-CARD-6', type: 'creature', power: 10, gems: 4, trophies: 0 },
  'horned-bear': { rule: 'QT-CARD-7', type: 'creature', power: 10, gems: 2, trophies: 1 },
  'cracked-gargoyle': { rule: 'QT-CARD-8', type: 'creature', power: 11, gems: 2, trophies: 1 },
  'one-eyed-basilisk': { rule: 'QT-CARD-9', type: 'creature', power: 12, gems: 3, trophies: 1 },
  'burrowing-worm': { rule: 'QT-CARD-10', type: 'creature', power: 12, gems: 3, trophies: 1 },
  manticore: { rule: 'QT-CARD-11', type: 'creature', power: 13, gems: 4, trophies: 1 },
  chimera: { rule: 'QT-CARD-12', type: 'creature', power: 15, gems: 5, trophies: 1 },
  'black-griffin': { rule: 'QT-CARD-13', type: 'creature', power: 17, gems: 4, trophies: 2 },
  'three-headed-hydra': { rule: 'QT-CARD-14', type: 'creature', power: 18, gems: 5, trophies: 2 },
  'stone-behemoth': { rule: 'QT-CARD-15', type: 'creature', power: 19, gems: 6, trophies: 2 },
  'pilfering-goblin': { rule: 'QT-CARD-16', type: 'humanoid', power: 6, gems: 2, trophies: 0 },
  'kobold-sapper': { rule: 'QT-CARD-17', type: 'humanoid', power: 7, gems: 2, trophies: 0 },
  cutthroat: { rule: 'QT-CARD-18', type: 'humanoid', power: 8, gems: 3, trophies: 0 },
  'orc-scout': { rule: 'QT-CARD-19', type: 'humanoid', power: 9, gems: 3, trophies: 0 },
  'saurian-raider': { rule: 'QT-CARD-20', type: 'humanoid', power: 10, gems: 4, trophies: 0 },
  'masked-cultist': { rule: 'QT-CARD-21', type: 'humanoid', power: 10, gems: 2, trophies: 1 },
  'hobgoblin-sergeant': { rule: 'QT-CARD-22', type: 'humanoid', power: 11, gems: 2, trophies: 1 },
  'scarred-orc': { rule: 'QT-CARD-23', type: 'humanoid', power: 12, gems: 5, trophies: 0 },
  'ogre-doorkeeper': { rule: 'QT-CARD-24', type: 'humanoid', power: 12, gems: 3, trophies: 1 },
  minotaur: { rule: 'QT-CARD-25', type: 'humanoid', power: 14, gems: 4, trophies: 1 },
  'bridge-troll': { rule: 'QT-CARD-26', type: 'humanoid', power: 15, gems: 5, trophies: 1 },
  'infernal-cyclops': { rule: 'QT-CARD-27', type: 'humanoid', power: 16, gems: 5, trophies: 1 },
  'orc-warlord': { rule: 'QT-CARD-28', type: 'humanoid', power: 17, gems: 4, trophies: 2 },
  'deep-giant': { rule: 'QT-CARD-29', type: 'humanoid', power: 18, gems: 5, trophies: 2 },
  'rattling-skeleton': { rule: 'QT-CARD-30', type: 'undead', power: 6, gems: 1, trophies: 0 },
  'shuffling-zombie': { rule: 'QT-CARD-31', type: 'undead', power: 7, gems: 2, trophies: 0 },
  'crawling-hand': { rule: 'QT-CARD-32', type: 'undead', power: 8, gems: 1, trophies: 1 },
  ghoul: { rule: 'QT-CARD-33', type: 'undead', power: 9, gems: 3, trophies: 0 },
  'bone-archer': { rule: 'QT-CARD-34', type: 'undead', power: 10, gems: 2, trophies: 1 },
  'grave-hound': { rule: 'QT-CARD-35', type: 'undead', power: 11, gems: 4, trophies: 0 },
  'weeping-spectre': { rule: 'QT-CARD-36', type: 'undead', power: 11, gems: 2, trophies: 1 },
  mummy: { rule: 'QT-CARD-37', type: 'undead', power: 12, gems: 3, trophies: 1 },
  banshee: { rule: 'QT-CARD-38', type: 'undead', power: 12, gems: 3, trophies: 1 },
  'fallen-knight': { rule: 'QT-CARD-39', type: 'undead', power: 14, gems: 4, trophies: 1 },
  vampire: { rule: 'QT-CARD-40', type: 'undead', power: 16, gems: 4, trophies: 1 },
  lich: { rule: 'QT-CARD-41', type: 'undead', power: 18, gems: 5, trophies: 2 },
  'barrow-king': { rule: 'QT-CARD-42', type: 'undead', power: 19, gems: 6, trophies: 2 },
  'emerald-dragon': { rule: 'QT-CARD-43', type: 'dragon', power: 20, gems: 6, trophies: 3 },
  'brazen-dragon': { rule: 'QT-CARD-44', type: 'dragon', power: 22, gems: 7, trophies: 3 },
  'scarlet-dragon': { rule: 'QT-CARD-45', type: 'dragon', power: 24, gems: 8, trophies: 3 },
  djinn: { rule: 'QT-CARD-46', type: 'untyped', power: 17, gems: 0, trophies: 1 },
  'temple-guardian': { rule: 'QT-CARD-47', type: 'untyped', power: 15, gems: 3, trophies: 1 },
  mimic: { rule: 'QT-CARD-48', type: 'untyped', power: 12, gems: 0, trophies: 1 },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof monsters;
export const MONSTERS: Readonly<Record<MonsterId, Monster>> = monsters;
export const MONSTER_IDS = Object.keys(monsters) as readonly MonsterId[];
