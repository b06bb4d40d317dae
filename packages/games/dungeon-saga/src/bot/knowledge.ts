// What bots may know about Dungeon Saga besides its rules. They get it from whoever seats them.
import type { Ask, Can, Pick } from '@oubliette/engine';
import { OVERLORD, type State } from '../state.ts';
import { appraise, evaluate } from './appraise.ts';
import { heroHabit } from './heroes.ts';
import { decide } from './overlord.ts';

/** Once in so many times anything at all: whatever is possible must happen in some imagined game. */
const WHIM = 12;

function playout(s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined {
  if (pick(WHIM) === 0) return undefined;
  if (seat === OVERLORD) return decide(s, { kind, options: can.toArray() }, 'normal', pick).option;
  const option = heroHabit(s, kind, can, pick);
  return option !== undefined && can.has(option) ? option : undefined;
}
export const knowledge = {
  lead: 12,
  appraise,
  evaluate,
  playout,
  /** Thinking ahead ends with the round. */
  horizon: (s: State): number => s.round,
};
