// What a table of Dungeon Saga agrees on before the start. Lines of the core rules that owners of the box may know otherwise are settings.
import { choice, flag, type SettingValues, whole } from '@oubliette/engine';
import { ADVENTURE_IDS } from './cards/adventures/adventure-ids.ts';

export const settings = {
  adventure: choice(ADVENTURE_IDS, 'flooded-cellars'),
  thief: choice(['none', 'barbarian', 'dwarf', 'elf', 'wizard'], 'none', { rule: 'DSC-57' }),
  search: flag(true, { rule: 'DS-SEARCH-10' }),
  deckChanges: whole(0, 6, 0, { rule: 'DS-DECK-8', advanced: true }),
  rounding: choice(['down', 'nearest'], 'down', { rule: 'DS-RULING-1', advanced: true }),
  vigilantTables: choice(['search', 'sheet'], 'search', { rule: 'DS-RULING-22', advanced: true }),
  freeStrikePenalty: whole(0, 1, 1, { rule: 'DSC-22', advanced: true }),
  rearBonus: choice(['attacker', 'defender'], 'attacker', { rule: 'DSC-30', advanced: true }),
  injuryMarks: choice(['by-hero', '2', '3', '4'], 'by-hero', { rule: 'DSC-34', advanced: true }),
  longRange: whole(6, 12, 8, { rule: 'DSC-44', advanced: true }),
  shootWhenEngaged: flag(false, { rule: 'DSC-45', advanced: true }),
  lockSuccesses: whole(1, 2, 1, { rule: 'DSC-52', advanced: true }),
  cardsPerTurn: whole(1, 3, 1, { rule: 'DSC-63', advanced: true }),
  raiseKinds: choice(['by-adventure', 'skeletons', 'all'], 'by-adventure', { rule: 'DSC-38', advanced: true }),
  raiseFreeStrike: flag(true, { rule: 'DSC-40', advanced: true }),
  loseAtFirstCripple: choice(['by-adventure', 'yes', 'no'], 'by-adventure', { rule: 'DSC-12', advanced: true }),
} as const;

export type Settings = SettingValues<typeof settings>;
