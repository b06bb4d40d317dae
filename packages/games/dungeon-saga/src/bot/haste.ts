// How much lords hurry: most adventures are lost to the clock.
import type { State } from '../state.ts';

/** From 0 to 1. Where a boss must fall wounds decide, not rounds: in 240 games haste won more everywhere else and less there. */
export function hasteOf(s: State): number {
  if (s.quest.goals.some((goal) => goal.do === 'destroy')) return 0;
  const last = Math.min(LAST_CARDS, Math.floor(s.quest.commandCards / 4));
  return s.commandDeck.length <= last ? 1 : 0.5;
}
/** A quarter of the clock, and no more than this. With four of ten cards heroes won 51 of 100 in adventure 1, with two 56. */
const LAST_CARDS = 4;
