// What a table agreed on before the start, and how it is kept: the game's own file, and who of the seats is a bot.
import {
  type Fairness,
  type Fault,
  fairnessOf,
  type GameFile,
  type Match,
  newMatch,
  readGameFile,
  replayFile,
  seedFrom,
} from '@oubliette/engine';
import { onShelf, type ShelfGame } from '../games.ts';

export type Settings = GameFile['options'];

export interface Sheet {
  readonly id: string;
  readonly shelfGame: ShelfGame;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly options: Settings;
  readonly fairness: Fairness;
}

export interface NewTable {
  readonly shelfGame: ShelfGame;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly options: Settings;
}

/** A secret that nobody can guess: the shuffles follow from it. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newId = (): string => newSecret().slice(0, 12);

export function openTable(table: NewTable, secret = newSecret()): { sheet: Sheet; match: Match } {
  const fairness = fairnessOf(
    secret,
    table.names.map(() => ''),
  );
  const seed = seedFrom(fairness.secret, fairness.words);
  const match = newMatch(table.shelfGame.game, { seats: table.names.length, seed, options: table.options });
  return { sheet: { ...table, id: newId(), fairness }, match };
}

/** A file's game is on no shelf here: the one fault the engine cannot find. */
export interface NoSuchGame {
  readonly what: 'no-such-game';
  readonly game: string;
}
export type Unplayable = Fault | NoSuchGame;

/** Plays a file again, wherever it comes from, and sits down at it. */
export function takeUp(
  text: string,
  id: string,
  bots: readonly boolean[] = [],
): { sheet: Sheet; match: Match } | { fault: Unplayable } {
  const read = readGameFile(text);
  if ('fault' in read) return read;
  const { file } = read;
  const shelfGame = onShelf(file.game);
  if (shelfGame === undefined) return { fault: { what: 'no-such-game', game: file.game } };
  const replayed = replayFile(shelfGame.game, file);
  if ('fault' in replayed) return replayed;
  const { seats, options, fairness } = file;
  const who = seats.map((_, seat) => bots[seat] === true);
  return { sheet: { id, shelfGame, names: seats, bots: who, options, fairness }, match: replayed.match };
}
