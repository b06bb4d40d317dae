// Any moment of a game, by playing it again; going on from one to the next costs one answer.
import { type Entry, enter, type Match, matchFrom } from '@oubliette/engine';
import type { OpenGame } from './open-game.ts';

/** The match as it was after so many entries; it is the replayer's own, to be looked at at once. */
export type Replayer = (entries: number) => Match;

export const replayer = ({ match }: OpenGame): Replayer => replayerOf(match, match.entries);

/** @param entries those that are played again; more may come */
export function replayerOf(played: Match, entries: readonly Entry[]): Replayer {
  const { game, first } = played;
  // Entering copies: the first state stays as it is.
  const start = (): Match => matchFrom(game, first, played);
  let match = start();
  return (to) => {
    if (match.entries.length > to) match = start();
    for (const entry of entries.slice(match.entries.length, to)) enter(match, entry);
    return match;
  };
}
