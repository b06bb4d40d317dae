// What bots may know about Dungeon Saga besides its rules. They get it from whoever seats them.
import type { Ask, Can, Pick } from '@oubliette/engine';
import { OVERLORD, type State } from '../state.ts';
import { appraise, evaluate, judge, LEAD } from './appraise.ts';
import { heroCandidates, heroHabit } from './heroes.ts';
import { decide, overlordCandidates } from './overlord.ts';

/** Once in so many times anything at all: whatever is possible must happen in some imagined game. */
const WHIM = 40;

function playout(s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined {
  if (pick(WHIM) === 0) return undefined;
  if (seat === OVERLORD) return decide(s, { kind, options: can.toArray() }, 'normal', pick).option;
  const option = heroHabit(s, kind, can, pick);
  return option !== undefined && can.has(option) ? option : undefined;
}
const MOST = 3;
const candidates = (s: State, { kind, seat }: Ask, can: Can): readonly string[] =>
  seat === OVERLORD
    ? overlordCandidates(s, { kind, options: can.toArray() }, MOST)
    : heroCandidates(s, kind, can, MOST);

/** Where only one answer is worth a thought it is given. */
function habit(s: State, ask: Ask, can: Can): string | undefined {
  const found = candidates(s, ask, can);
  return found.length === 1 ? found[0] : undefined;
}

export const knowledge = {
  lead: LEAD,
  appraise,
  evaluate,
  judge,
  playout,
  habit,
  levels: {
    // Six iterations cannot tell good answers apart: a steward follows the habits, at the speed of a policy.
    steward: { habit: (s: State, ask: Ask, can: Can): string | undefined => candidates(s, ask, can)[0] },
  },
  /** Thinking ahead ends with the round. */
  horizon: (s: State): number => s.round,
};
