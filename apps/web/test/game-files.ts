// Games to import: played at random up to a chosen moment, as files.
import { manifests } from '@oubliette/catalog';
import { enter, type Game, isOver, type Match, thinking, view } from '@oubliette/engine';
import { type GameFile, gameFile, readGameFile } from '@oubliette/records';
import type { Chair } from '../src/base/chair.ts';
import { newGame, type OpenGame, takeUp as takeUpWith } from '../src/device/open-game.ts';

export const games: readonly Game[] = await Promise.all(manifests.map(({ rules }) => rules()));
export const rulesOf = (id: string): Game | undefined => games.find((game) => game.id === id);

export interface Played {
  readonly openGame: OpenGame;
  readonly match: Match;
  file(): GameFile;
}

/** A table with a known secret, so that every run plays the same game. */
export function tableOf(
  game: string,
  names: readonly string[],
  bots: readonly boolean[] = [],
  chosen: Readonly<Record<string, string>> = {},
): Played {
  const rules = rulesOf(game);
  if (rules === undefined) throw new Error(`${game} is not in the catalogue`);
  const standard = Object.fromEntries(Object.entries(rules.settings).map(([name, { default: d }]) => [name, d]));
  const settings = { ...standard, ...chosen };
  const chairs = names.map((_, seat) => (bots[seat] === true ? BOT : PERSON));
  const openGame = newGame(rules, { names, chairs, settings }, `a secret for ${game}`);
  const { match, fairness } = openGame;
  return { openGame, match, file: () => gameFile(match, { fairness, seats: names, options: settings }) };
}

export function takeUp(text: string, id: string, chairs?: readonly Chair[]) {
  const read = readGameFile(text);
  return 'fault' in read ? read : takeUpWith(read.file, id, rulesOf(read.file.game), chairs);
}

/** Plays at random until enough answers are given, or the game is over. */
export function playOn({ match }: Played, until: (match: Match) => boolean): void {
  const pick = thinking('game files');
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const ask = seen.asks.find((one) => !one.optional);
    const option = ask?.options[pick(ask.options.length)];
    if (ask === undefined || option === undefined) throw new Error('no seat can answer');
    enter(match, { seat, verb: 'answer', kind: ask.kind, option, n: seen.answered });
  }
}

export const PERSON: Chair = { who: 'person' };
export const BOT: Chair = { who: 'bot', level: 'random' };
export const PEOPLE = ['Malvina', 'Grognard', 'Sulfure', 'Moisi'] as const;
