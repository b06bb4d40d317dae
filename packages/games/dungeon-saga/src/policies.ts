// The automatic overlord as the engine calls it: three difficulties. It imagines the orders of decks and reads nothing else.
import { copyPlain, type Pick, type Policy, type Seen } from '@oubliette/engine';
import type { Decision } from './bot/decision.ts';
import { decide } from './bot/overlord.ts';
import type { Level } from './bot/worth.ts';
import { determinize } from './determinize.ts';
import type { Frame } from './frames.ts';
import { OVERLORD, type State } from './state.ts';
import type { View } from './view.ts';

/** The world as the overlord knows it, at the same decision. */
function worldOf(seen: Seen<View>, pick: Pick): State {
  const core = {
    chance: [1, 2, 3, 4] as [number, number, number, number],
    known: 0,
    answered: [],
    stack: [],
    aside: [],
  };
  const s = determinize(copyPlain(seen.game), core, OVERLORD, pick);
  s.core.stack = copyPlain(seen.frames) as Frame[];
  return s;
}
const overlord = (level: Level): Policy<View> => ({
  roles: ['overlord'],
  decide: (seen, ask, _seat, pick): Decision => decide(worldOf(seen, pick), ask, level, pick),
});
export const policies = { easy: overlord('easy'), normal: overlord('normal'), hard: overlord('hard') };
