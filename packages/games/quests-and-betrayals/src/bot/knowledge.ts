// What bots may know about Quests and Betrayals besides its rules. They get it from whoever seats them.
import type { Ask, Can, Pick } from '@oubliette/engine';
import type { State } from '../state.ts';
import { appraise, evaluate } from './appraise.ts';
import { wish } from './negotiate.ts';
import { playout } from './policy.ts';

export const knowledge = {
  lead: 5,
  appraise,
  evaluate,
  playout,
  wish: (s: State, ask: Ask, can: Can, _pick: Pick): string | undefined => wish(s, ask, can),
  /** Thinking ahead ends with the turn. */
  horizon: (s: State): number => s.round * 8 + ((s.active - s.first + s.players.length) % s.players.length),
};
