// Dungeon Lords, for two to four players.
import { defineGame } from '@oubliette/engine';
import { copyState } from './copy.ts';
import { determinize } from './determinize.ts';
import { settings } from './options.ts';
import { procedures } from './round.ts';
import { combatAsks } from './rules/combat/combat.ts';
import { setup } from './rules/setup.ts';
import { soundsOfTrap } from './rules/traps.ts';
import { outcome, score } from './score.ts';
import { view, viewsOf } from './view.ts';

const TRADE = ['DL-PAY-1', 'DL-PAY-2', 'DL-ORD-11'] as const;

export const dungeonLords = defineGame({
  id: 'dungeon-lords',
  version: '1.2.0',
  seats: [2, 4],
  settings,
  setup,
  start: 'game',
  procedures,
  asks: {
    'keep-order': { rules: ['DL-SETUP-4', 'DL-SETUP-5', 'DL-SETUP-6'] },
    order: { rules: ['DL-ORD-1', 'DL-ORD-2', 'DL-ORD-3', 'DL-ORD-5', 'DL-ORD-6'] },
    'dummy-order': { rules: ['DL-NPC-7', 'DL-NPC-8', 'DL-NPC-9'] },
    'get-food': { rules: ['DL-CARD-1', ...TRADE] },
    'improve-reputation': { rules: ['DL-CARD-2', ...TRADE] },
    'recruit-imps': { rules: ['DL-CARD-5', ...TRADE] },
    'buy-traps': { rules: ['DL-CARD-6', ...TRADE, 'DL-TRAP-1', 'DL-TRAP-2'] },
    spy: { rules: ['DL-SPY-1', 'DL-RULING-13'] },
    'discard-trap': { rules: ['DL-TRAP-2', 'DL-GEN-5'], sounds: soundsOfTrap },
    'dig-tunnels': { rules: ['DL-DIG-1', 'DL-DIG-2', 'DL-DIG-4', 'DL-DIG-5', 'DL-DIG-6'] },
    'mine-gold': { rules: ['DL-DIG-1', 'DL-DIG-2', 'DL-MINE-1', 'DL-MINE-2', 'DL-MINE-3'] },
    'recruit-monster': { rules: ['DL-MON-1', 'DL-MON-2', 'DL-MON-3', 'DL-ORD-11'] },
    'give-trap': { rules: ['DL-CARD-15', 'DL-GEN-5'], sounds: soundsOfTrap },
    'feed-demon': { rules: ['DL-CARD-17'] },
    'build-room': { rules: ['DL-ROOM-1', 'DL-ROOM-2', 'DL-ROOM-3', 'DL-RULING-39'] },
    'place-room': { rules: ['DL-ROOM-5', 'DL-ROOM-6', 'DL-ROOM-7', 'DL-ROOM-8'] },
    produce: { rules: ['DL-PROD-1', 'DL-PROD-2', 'DL-PROD-3', 'DL-PROD-4', 'DL-PROD-5', 'DL-PROD-6'] },
    'dig-by-room': { rules: ['DL-CARD-23', 'DL-DIG-4', 'DL-DIG-5'] },
    'take-order-back': { rules: ['DL-REC-1', 'DL-REC-2', 'DL-REC-3'] },
    'pay-day': { rules: ['DL-EVT-2', 'DL-RULING-18'] },
    taxes: { rules: ['DL-EVT-3', 'DL-EVT-4'] },
    'monster-strike': { rules: ['DL-CARD-70'] },
    'imp-fever': { rules: ['DL-CARD-72'] },
    'safety-inspection': { rules: ['DL-CARD-73'] },
    'press-day': { rules: ['DL-CARD-74'] },
    ...combatAsks,
    'give-item': { rules: ['MI-B-7', 'MI-B-8', 'MI-B-12', 'MI-B-13', 'MI-B-18', 'MI-B-23', 'MI-B-24'] },
    'send-item': { rules: ['MI-A-7', 'MI-A-8', 'MI-A-14', 'MI-A-18', 'MI-A-19'] },
  },
  view,
  viewsOf,
  determinize,
  copy: copyState,
  score,
  outcome,
});
