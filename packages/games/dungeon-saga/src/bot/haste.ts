// How much lords hurry: most adventures are lost to the clock.
import type { State } from '../state.ts';

/** From 0 to 1. Where a boss must fall wounds decide, not rounds: in 240 games haste won more everywhere else and less there. */
export function hasteOf(s: State): number {
  if (s.quest.goals.some((goal) => goal.do === 'destroy')) return 0;
  return s.commandDeck.length <= LAST_CARDS ? 1 : 0.5;
}
const LAST_CARDS = 4;
