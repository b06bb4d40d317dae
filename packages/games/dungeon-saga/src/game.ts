// Dungeon Saga with the Search: one overlord, four heroes, one to four people to lead them.
import { defineGame } from '@oubliette/engine';
import { copyState } from './copy.ts';
import { determinize } from './determinize.ts';
import { readGiven } from './given.ts';
import { campaign } from './legacy.ts';
import { policies } from './policies.ts';
import { procedures } from './round.ts';
import { setup } from './rules/setup.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import { OVERLORD } from './state.ts';
import { view } from './view.ts';

const BREAK_AWAY = ['DSC-20', 'DSC-21', 'DSC-22', 'DS-RULING-27'] as const;
/** What the overlord does to the search deck sounds the same whatever it is. */
const masked = (open: string) => (_s: unknown, _seat: number, option: string) =>
  option === open ? option : 'secretly';

export const dungeonSaga = defineGame({
  id: 'dungeon-saga',
  version: '1.0.0',
  seats: [2, 5],
  settings,
  readGiven,
  campaign,
  setup,
  start: 'game',
  procedures,
  roles: () => [
    { key: 'overlord', least: 1, most: 1 },
    { key: 'hero', least: 1, most: 4 },
  ],
  sides: (s) => s.core.answered.map((_, seat) => (seat === OVERLORD ? 0 : 1)),
  policies,
  constant: ['_settings', 'quest'],
  asks: {
    'change-deck': { rules: ['DS-DECK-8'], sounds: masked('done') },
    trade: { rules: ['DSC-100'] },
    buy: { rules: ['DSC-102', 'DSC-100'] },
    deploy: { rules: ['DSC-58'] },
    face: { rules: ['DSC-14', 'DSC-18', 'DS-RULING-24'] },
    'name-hero': { rules: ['DSC-2', 'DS-RULING-45'] },
    interrupt: { rules: ['DSC-9', 'DSC-63', 'DS-CMD-6', 'DS-CMD-7'] },
    lunge: { rules: ['DS-CMD-7'] },
    walk: { rules: ['DSC-16', 'DSC-17', 'DSC-18', 'DSC-19', ...BREAK_AWAY] },
    strike: { rules: BREAK_AWAY },
    act: { rules: ['DSC-3', 'DSC-4', 'DSC-59', 'DS-SEARCH-4'] },
    spell: { rules: ['DSC-46', 'DSC-47', 'DSC-89'] },
    aim: { rules: ['DSC-88', 'DSC-91'] },
    crystal: { rules: ['DSC-48', 'DSC-90'] },
    'burst-next': { rules: ['DS-SPELL-6', 'DSC-91'] },
    'circle-next': { rules: ['DS-FEAT-1'] },
    shot: { rules: ['DS-FEAT-3', 'DSC-41', 'DSC-43'] },
    flicker: { rules: ['DS-CMD-8', 'DSC-63'] },
    buckler: { rules: ['DS-LOOT-RACK-1'] },
    dent: { rules: ['DS-LOOT-LOCKED-1'] },
    vigilant: { rules: ['DS-CARD-9', 'DS-RULING-8', 'DS-RULING-22', 'DS-RULING-23'] },
    place: { rules: ['DS-PLACE-1', 'DS-PLACE-2', 'DS-PLACE-4', 'DS-RULING-17'] },
    passage: { rules: ['DS-CARD-6', 'DS-RULING-32'] },
    shape: { rules: ['DS-CARD-6', 'DS-RULING-32'] },
    'place-chest': { rules: ['DS-RULING-20'] },
    portcullis: { rules: ['DS-RULING-12', 'DS-RULING-41'] },
    slippery: { rules: ['DS-RULING-9', 'DS-RULING-39'] },
    collapse: { rules: ['DS-RULING-37'] },
    command: { rules: ['DSC-6', 'DSC-7', 'DSC-8', 'DSC-60', 'DSC-63'] },
    'raise-kind': { rules: ['DSC-38', 'DSC-39', 'DSC-86'] },
    'raise-pile': { rules: ['DSC-37', 'DSC-39', 'DS-CMD-3', 'DSC-93'] },
    'march-next': { rules: ['DS-CMD-2'] },
    'rise-strike': { rules: ['DS-CMD-4'] },
    clatter: { rules: ['DS-CMD-5'] },
    whisper: { rules: ['DS-CMD-10'], sounds: masked('') },
    bane: { rules: ['DS-LOOT-RACK-1'] },
    'hand-over': { rules: ['DSC-95'] },
    'leave-now': { rules: ['DSC-83'] },
    crystallise: { rules: ['DS-SPELL-5'] },
    turntable: { rules: ['DSC-85'] },
    'step-aside': { rules: ['DS-TRAP-7'] },
    chute: { rules: ['DS-TRAP-9'] },
  },
  view,
  determinize,
  copy: copyState,
  score,
  outcome,
});
