// Replays a game up to any moment; going on from one moment to the next costs one answer.
import { type Entry, enter, type Match, matchFrom } from '@oubliette/engine';
import type { OpenGame } from './open-game.ts';

/** The match after so many entries. It belongs to the replayer: read it before the next call. */
export type Replayer = (entries: number) => Match;

export const replayer = ({ match }: OpenGame): Replayer => replayerOf(match, match.entries);

/** @param entries the entries to replay; more may be appended */
export function replayerOf(played: Match, entries: readonly Entry[]): Replayer {
  const { game, origin } = played;
  // Entering copies the state, so the first state stays unchanged.
  const start = (): Match => matchFrom(game, origin, played);
  let match = start();
  return (to) => {
    if (match.entries.length > to) match = start();
    for (const entry of entries.slice(match.entries.length, to)) enter(match, entry);
    return match;
  };
}
