// Candle Hall, for two to four players.
import { defineGame, type Setup, shuffle } from '@oubliette/engine';
import { allFinds } from './cards/finds.ts';
import { determinize } from './determinize.ts';
import { type CellName, HALL } from './options.ts';
import { procedures } from './round.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const CORNERS: readonly CellName[] = ['a1', 'e4', 'e1', 'a4'];

/** CH-SETUP-1 */
function setup(table: Setup<typeof settings>): State {
  const cells = CORNERS.slice(0, table.seats).map(HALL.indexOf);
  return {
    core: table.core,
    rounds: table.settings.rounds,
    round: 0,
    deck: shuffle(table, allFinds()),
    candles: HALL.names.flatMap((_, cell) => (cells.includes(cell) ? [] : [cell])),
    visitors: cells.map((cell) => ({ cell, finds: [] })),
  };
}

export const candleHall = defineGame({
  id: 'candle-hall',
  version: '0.1.0',
  seats: [2, 4],
  settings,
  setup,
  start: 'game',
  procedures,
  asks: {
    move: { rules: ['CH-MOVE-1', 'CH-MOVE-2', 'CH-MOVE-3'] },
  },
  view,
  open: true,
  determinize,
  copy: (s, core) => ({
    core,
    rounds: s.rounds,
    round: s.round,
    deck: s.deck.slice(),
    candles: s.candles.slice(),
    visitors: s.visitors.map(({ cell, finds }) => ({ cell, finds: finds.slice() })),
  }),
  score,
  outcome,
});
