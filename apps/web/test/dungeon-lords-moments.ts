// Moments of a game of Dungeon Lords, played here by dice up to a question, as files like any other.
import { asks, type GameFile, type Match } from '@oubliette/engine';
import { PEOPLE, playOn, tableOf } from './game-files.ts';

interface Told {
  readonly year: number;
  readonly season: number;
}

const asked = (match: Match, kind: string, seat = 0): boolean =>
  asks(match.game, match.state).some((ask) => ask.seat === seat && ask.kind === kind);
const when = ({ state }: Match): Told => state as unknown as Told;

/** Three people, until the first of them is asked so in the given year and season (0 is winter, 4 the combat). */
export function moment(kind: string, year = 1, season?: number, further: (match: Match) => boolean = () => true): GameFile {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playOn(
    played,
    (match) =>
      when(match).year === year &&
      (season === undefined || when(match).season === season) &&
      asked(match, kind) &&
      further(match),
  );
  return played.file();
}

export function ended(): GameFile {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playOn(played, () => false);
  return played.file();
}
