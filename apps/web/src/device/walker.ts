// Any moment of a game, by playing it again; going on from one to the next costs one answer.
import { enter, type Match, newMatch, seedFrom } from '@oubliette/engine';
import type { Laid } from './opening.ts';

/** The match as it was after so many entries; it is the walker's own, to be looked at at once. */
export type Walker = (entries: number) => Match;

export function walker({ names, options, fairness, match: { game, entries } }: Laid): Walker {
  const seed = seedFrom(fairness.secret, fairness.words);
  const start = (): Match => newMatch(game, { seats: names.length, seed, options });
  let match = start();
  return (to) => {
    if (match.entries.length > to) match = start();
    for (const entry of entries.slice(match.entries.length, to)) enter(match, entry);
    return match;
  };
}
