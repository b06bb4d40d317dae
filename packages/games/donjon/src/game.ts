// Donjon: a dungeon crawler for one to six heroes and a Dungeon Master.
import { defineGame } from '@oubliette/engine';
import { copyState } from './copy.ts';
import { determinize } from './determinize.ts';
import { readGiven } from './given.ts';
import { choices, given, legacy, readLegacy, summary } from './legacy.ts';
import { policies } from './policies.ts';
import { procedures } from './round.ts';
import { partyOf, setup } from './rules/setup.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import { standing } from './standing.ts';
import { MASTER } from './state.ts';
import { view } from './view.ts';

export const donjon = defineGame({
  id: 'donjon',
  version: '1.0.2',
  seats: [2, 7],
  settings,
  readGiven,
  roles: ({ settings: chosen, given }) => [
    { key: 'master', least: 1, most: 1 },
    { key: 'hero', least: 1, most: partyOf(given, chosen.party, chosen.heroes).length },
  ],
  sides: (s) => s.core.answered.map((_, seat) => (seat === MASTER ? 0 : 1)),
  setup,
  start: 'game',
  procedures,
  asks: {
    entrance: { rules: ['DJ-SETUP-7', 'DJ-RULING-41'] },
    'line-up': { rules: ['DJ-SETUP-8'] },
    'event-step': { rules: ['DJ-EXP-1', 'DJ-EXP-2', 'DJ-EXP-3', 'DJ-RULING-2'] },
    'begin-turn': { rules: ['DJ-INIT-1', 'DJ-INIT-2', 'DJ-INIT-3'] },
    act: { rules: ['DJ-ACT-1', 'DJ-MOVE-1', 'DJ-MOVE-9', 'DJ-RULING-9', 'DJ-RULING-61'] },
    aim: { rules: ['DJ-SKILL-3', 'DJ-RULING-14'] },
    command: { rules: ['DJ-INIT-5'] },
    'monster-act': { rules: ['DJ-RULING-43', 'DJ-RULING-9'] },
    'place-tile': { rules: ['DJ-ZONE-9', 'DJ-RULING-23'] },
    'place-monster': { rules: ['DJ-COMBAT-2', 'DJ-RULING-15'] },
    drawn: { rules: ['DJ-GM-2', 'DJ-GM-3', 'DJ-GM-4', 'DJ-RULING-80'] },
    'secret-door': { rules: ['DJ-RULING-22'] },
    'event-choice': { rules: ['DJ-COMP-4'] },
    trigger: { rules: ['DJ-RULING-2'] },
    announced: { rules: ['DJ-FATE-4', 'DJ-RULING-8'] },
    declared: { rules: ['DJ-SKILL-5', 'DJ-SKILL-7', 'DJ-SKILL-8'] },
    dice: { rules: ['DJ-FATE-3', 'DJ-FATIGUE-2', 'DJ-RULING-7', 'DJ-RULING-8'] },
    save: { rules: ['DJ-FATE-1', 'DJ-FATE-2', 'DJ-RULING-8'] },
    loot: { rules: ['DJ-BEAST-2', 'DJ-RULING-38'] },
    choose: { rules: ['DJ-ACT-2', 'DJ-RULING-38'] },
    'master-choice': { rules: ['DJ-RULING-84'] },
    close: { rules: ['DJ-RULING-56'] },
  },
  view,
  constant: ['map', '_board'],
  determinize,
  copy: copyState,
  campaign: { legacy, readLegacy, given, choices, summary },
  policies,
  standing,
  score,
  outcome,
});
