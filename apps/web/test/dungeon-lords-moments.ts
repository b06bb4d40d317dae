// Moments of a game of Dungeon Lords, played here by dice up to a question, as files like any other.
import { asks, enter, isOver, type Match, thinking, view } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import { PEOPLE, type Played, tableOf } from './game-files.ts';

interface Told {
  readonly year: number;
  readonly season: number;
}

const asked = (match: Match, kind: string, seat = 0): boolean =>
  asks(match.game, match.state).some((ask) => ask.seat === seat && ask.kind === kind);
const when = ({ state }: Match): Told => state as unknown as Told;

/** Lords who seldom say no, so that there is something to see. */
const NO = ['pass', 'stop', 'done', '0'];
export function playEagerly({ match }: Played, until: (match: Match) => boolean): void {
  const pick = thinking('eager lords');
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const [ask] = seen.asks;
    if (ask === undefined) throw new Error('nobody can answer');
    const yes = ask.options.filter((option) => !NO.includes(option));
    const among = yes.length > 0 && pick(8) > 0 ? yes : ask.options;
    enter(match, { seat, verb: 'answer', kind: ask.kind, option: among[pick(among.length)] ?? '', n: seen.answered });
  }
}

/** Three people, until the first of them is asked so (season 0 is winter, 4 the combat). */
export function moment(kind: string, at: Partial<Told> = {}, items = 'none'): GameFile {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items });
  playEagerly(
    played,
    (match) =>
      when(match).year === (at.year ?? when(match).year) &&
      when(match).season === (at.season ?? when(match).season) &&
      asked(match, kind),
  );
  return played.file();
}

export function ended(): GameFile {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playEagerly(played, () => false);
  return played.file();
}
