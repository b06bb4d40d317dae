// Moments of a game of Quests and Betrayals, played here by dice up to a question, as files like any other.
import { enter, isOver, type Match, thinking, view } from '@oubliette/engine';
import type { View } from '@oubliette/quests-and-betrayals/reading';
import type { GameFile } from '@oubliette/records';
import { type Played, tableOf } from './game-files.ts';

export const COMPANY = ['Malvina', 'Baron Grognard', 'Dame Sulfure', 'Oncle Moisi', 'Tante Verrue', 'Cousin Suaire'];
const GAME = 'quests-and-betrayals';

/** Somebody is asked so, and it is this seat. */
export const isAsked = ({ game, state }: Match, seat: number, kind: string): boolean =>
  view(game, state, seat).asks.some((ask) => ask.kind === kind && ask.options.length > 0);
export const seenBy = ({ game, state }: Match, seat: number): View => view(game, state, seat).game as View;

/** Dull answers, which eager adventurers seldom give. */
const DULL = ['flee', 'keep', 'end', 'none', 'pass', '0'];

/** Plays on by dice, eagerly, until the moment has come or the game is over. */
function playEagerly({ match }: Played, until: (match: Match) => boolean, dice: string): void {
  const pick = thinking(dice);
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const ask = seen.asks.find((one) => !one.optional);
    if (ask === undefined) throw new Error('nobody can answer');
    // A fulfilled quest is claimed at once, as people do.
    const claim = seen.asks.find((one) => one.kind === 'claim' && one.options.length > 0);
    if (claim !== undefined) {
      enter(match, { seat, verb: 'answer', kind: 'claim', option: claim.options[0] ?? '', n: seen.answered });
      continue;
    }
    const lively = ask.options.filter((option) => !DULL.includes(option));
    const among = lively.length > 0 && pick(6) > 0 ? lively : ask.options;
    enter(match, { seat, verb: 'answer', kind: ask.kind, option: among[pick(among.length)] ?? '', n: seen.answered });
  }
}

const TRIES = 40;

interface Wanted {
  readonly seats?: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly dice?: string;
}

/** A table of so many people, played until the moment has come. */
export function tableAt(
  there: (match: Match) => boolean,
  { seats = 4, settings = {}, dice = 'eager' }: Wanted = {},
): Played {
  for (let tried = 0; tried < TRIES; tried++) {
    const played = tableOf(GAME, COMPANY.slice(0, seats), [], settings);
    playEagerly(played, there, `${dice} ${tried}`);
    if (!isOver(played.match.state)) return played;
  }
  throw new Error(`no game in ${TRIES} comes to that moment`);
}

/** The first seat is asked so, from this round on. */
export const moment = (kind: string, round = 1, wanted: Wanted = {}): GameFile =>
  tableAt((match) => (seenBy(match, 0).round ?? 0) >= round && isAsked(match, 0, kind), wanted).file();

/** A whole game of eager people, looked at before each answer. */
export function playedToTheEnd(look: (match: Match) => void = () => undefined, seats = 4): Played {
  const played = tableOf(GAME, COMPANY.slice(0, seats));
  playEagerly(
    played,
    (match) => {
      look(match);
      return false;
    },
    'to the end',
  );
  return played;
}
