// The automatic Dungeon Master in three difficulties (DJ-AIGM-10), for the master's chair.
import { type AskSeen, copyPlain, type Pick, type Policy, type Seat, type Seen } from '@oubliette/engine';
import { decideMaster, type Level } from './bot/master.ts';
import { determinize } from './determinize.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

/** The table as the seat sees it, with unseen cards dealt by thinking dice (DJ-AIGM-9). */
function stateOf(seen: Seen<View>, seat: Seat, pick: Pick): State {
  const core = {
    chance: [1, 2, 3, 4] as never,
    known: 0,
    answered: new Array<number>(seen.seats).fill(0),
    stack: [],
    aside: [],
  };
  const s = determinize(copyPlain(seen.game), core as never, seat, pick);
  s.core.stack = seen.frames as unknown as Frame[];
  return s;
}

const master = (level: Level): Policy<View> => ({
  roles: ['master'],
  decide: (seen: Seen<View>, ask: AskSeen, seat: Seat, pick: Pick) =>
    decideMaster(stateOf(seen, seat, pick), ask.kind, ask.options, pick, level),
});

export const policies = { automatic: master('normal'), easy: master('easy'), hard: master('hard') };
