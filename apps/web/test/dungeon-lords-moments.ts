// Moments of Dungeon Lords: games played at random up to an ask, as files.
import { asks, enter, isOver, type Match, thinking, view } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import { PEOPLE, type Played, tableOf } from './game-files.ts';

interface Told {
  readonly year: number;
  readonly season: number;
}

/** Whether the first seat has this ask, and no seat before it. */
const asked = ({ game, state }: Match, kind: string, least = 1): boolean =>
  asks(game, state).some((ask) => ask.seat === 0 && ask.kind === kind) &&
  view(game, state, 'spectator').waiting[0] === 0 &&
  view(game, state, 0).asks.some((ask) => ask.kind === kind && ask.options.length >= least);
const when = ({ state }: Match): Told => state as unknown as Told;

/** Random players that seldom decline, so that there is something to see. */
const NO = ['pass', 'stop', 'done', '0'];
export function playEagerly({ match }: Played, until: (match: Match) => boolean, dice = 'eager lords'): void {
  const pick = thinking(dice);
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const [ask] = seen.asks;
    if (ask === undefined) throw new Error('no seat can answer');
    const yes = ask.options.filter((option) => !NO.includes(option));
    const among = yes.length > 0 && pick(8) > 0 ? yes : ask.options;
    enter(match, { seat, verb: 'answer', kind: ask.kind, option: among[pick(among.length)] ?? '', n: seen.answered });
  }
}

interface Wanted extends Partial<Told> {
  readonly items?: string;
  /** The smallest number of options. */
  readonly answers?: number;
  /** Another seed, where it leads to a richer table. */
  readonly dice?: string;
}

/** The number of seeds to try until a game reaches the moment. */
const TRIES = 200;

/** Three people, until the first of them has this ask (season 0 is winter, 4 the combat). */
export function moment(kind: string, { items = 'none', answers, dice = 'eager lords', ...at }: Wanted = {}): GameFile {
  for (let tried = 0; tried < TRIES; tried++) {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items });
    const there = (match: Match): boolean =>
      when(match).year === (at.year ?? when(match).year) &&
      when(match).season === (at.season ?? when(match).season) &&
      asked(match, kind, answers);
    playEagerly(played, there, tried === 0 ? dice : `${dice} ${tried}`);
    if (!isOver(played.match.state)) return played.file();
  }
  throw new Error(`no game in ${TRIES} comes to ${kind}`);
}

export function ended(): GameFile {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playEagerly(played, () => false);
  return played.file();
}
