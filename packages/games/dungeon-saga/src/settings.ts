// What a table of Dungeon Saga agrees on before the start. Lines of the core rules that owners of the box may know otherwise are settings.
import { choice, flag, type SettingValues, whole } from '@oubliette/engine';
import { ADVENTURE_IDS } from './cards/adventures/adventure-ids.ts';

export const settings = {
  adventure: choice(ADVENTURE_IDS, 'flooded-cellars'),
  thief: choice(['none', 'barbarian', 'dwarf', 'elf', 'wizard'], 'none', { rule: 'DSC-57' }),
  search: flag(true, { rule: 'DS-SEARCH-10' }),
  deckChanges: whole(0, 6, 0, { rule: 'DS-DECK-8', aside: true }),
  rounding: choice(['down', 'nearest'], 'down', { rule: 'DS-RULING-1', aside: true }),
  vigilantTables: choice(['search', 'sheet'], 'search', { rule: 'DS-RULING-22', aside: true }),
  freeStrikePenalty: whole(0, 1, 1, { rule: 'DSC-22', aside: true }),
  rearBonus: choice(['attacker', 'defender'], 'attacker', { rule: 'DSC-30', aside: true }),
  injuryMarks: choice(['by-hero', '2', '3', '4'], 'by-hero', { rule: 'DSC-34', aside: true }),
  longRange: whole(6, 12, 8, { rule: 'DSC-44', aside: true }),
  shootWhenEngaged: flag(false, { rule: 'DSC-45', aside: true }),
  lockSuccesses: whole(1, 2, 1, { rule: 'DSC-52', aside: true }),
  cardsPerTurn: whole(1, 3, 1, { rule: 'DSC-63', aside: true }),
  raiseKinds: choice(['by-adventure', 'skeletons', 'all'], 'by-adventure', { rule: 'DSC-38', aside: true }),
  raiseFreeStrike: flag(true, { rule: 'DSC-40', aside: true }),
  loseAtFirstCripple: choice(['by-adventure', 'yes', 'no'], 'by-adventure', { rule: 'DSC-12', aside: true }),
} as const;

export type Settings = SettingValues<typeof settings>;
