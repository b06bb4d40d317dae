// What a seat may see: everything but the order of the deck.
import type { BoardView } from '@oubliette/grid';
import type { FindId } from './cards/finds.ts';
import { type CellName, HALL } from './options.ts';
import { pointsOfAll } from './score.ts';
import type { State } from './state.ts';

export interface View {
  /** Rounds that are over, and all of them. */
  round: number;
  rounds: number;
  hall: BoardView;
  findsLeft: number;
  visitors: { cell: CellName; finds: FindId[]; points: number }[];
}

const nameOf = (cell: number): CellName => HALL.names[cell]!;

export function view(s: State): View {
  return {
    round: s.round,
    rounds: s.rounds,
    hall: {
      cells: { flagstone: HALL.names },
      columns: HALL.columns,
      rows: HALL.rows,
      things: s.candles.map((cell) => ({ cell: nameOf(cell), what: 'candle' })),
      figures: s.visitors.map(({ cell }, seat) => ({ cell: nameOf(cell), seat })),
    },
    findsLeft: s.deck.length,
    visitors: s.visitors.map(({ cell, finds }) => ({
      cell: nameOf(cell),
      finds: finds.slice(),
      points: pointsOfAll(finds),
    })),
  };
}
