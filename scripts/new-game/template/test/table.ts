// A table in the middle of a game: what is not said is as at the start of a game for two.
import { tableFor } from '@oubliette/testing';
import { candleHall } from '../src/game.ts';
import { type CellName, HALL } from '../src/options.ts';
import type { Frame, State } from '../src/state.ts';

interface Given {
  readonly at?: Frame;
  readonly cells?: readonly CellName[];
  readonly candles?: readonly CellName[];
  readonly deck?: State['deck'];
  readonly finds?: readonly State['deck'][];
  readonly round?: number;
}

export const table = tableFor(
  candleHall,
  ({ at, cells = ['a1', 'e4'], candles = [], deck = [], finds = [], round = 0 }: Given, core): State => ({
    core: core(2, at ?? { proc: 'move', todo: [0, 1], at: 0 }),
    rounds: 5,
    round,
    deck: deck.slice(),
    candles: candles.map(HALL.indexOf),
    visitors: cells.map((cell, seat) => ({ cell: HALL.indexOf(cell), finds: finds[seat]?.slice() ?? [] })),
  }),
  { names: ['ann', 'bob'] },
);
