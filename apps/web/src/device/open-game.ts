// An open game: new, from a file, or from a moment of one. It holds all hidden information, so it stays in the worker.
import { entryText, type Fault, type Game, type Match, type StateOf } from '@oubliette/engine';
import {
  type Fairness,
  type GameFile,
  type GameInParts,
  type GamePart,
  gameFile,
  gameInParts,
  type KeptRules,
  type Marks,
  newTerms,
  openMatch,
  type Progress,
  replayFile,
  type Standing,
  usualMarks,
  versionOf,
} from '@oubliette/records';
import { botsIn, type Chair, chairsFrom } from '../base/chair.ts';
import type { NewTable, Settings } from '../session/session-info.ts';

export interface OpenGame {
  readonly id: string;
  readonly names: readonly string[];
  readonly marks: Marks;
  readonly chairs: readonly Chair[];
  readonly settings: Settings;
  readonly fairness: Fairness;
  readonly match: Match;
  /** Content that the table gave the game beyond its settings. */
  readonly given?: unknown;
  /** Standing answers, by seat. */
  readonly standing?: readonly Standing[];
  /** The state from which the game was continued under newer rules; what came before cannot be replayed under them. */
  readonly from?: StateOf;
  /** The parts played under older rules, for verification; games of older versions do not have them. */
  readonly earlier?: readonly GamePart[];
  /** A game that ended under older rules: it is shown and exported as it was. */
  readonly ended?: { readonly rules: KeptRules; readonly file: GameFile };
  /** The progress at which it branched off from another game. */
  readonly fork?: Progress;
  /** A first game: bots follow the lesson. */
  readonly lesson?: true;
}

/** An unpredictable secret, from which the shuffles follow. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newId = (): string => newSecret().slice(0, 12);

export function newGame(game: Game, table: Omit<NewTable, 'game'>, secret = table.secret ?? newSecret()): OpenGame {
  const { names, chairs, settings, marks = usualMarks(names.length) } = table;
  const terms = newTerms(game, { secret, seats: names, options: settings, given: table.given });
  const content = terms.given === undefined ? {} : { given: terms.given };
  const match = openMatch(game, terms);
  const taught = table.lesson === undefined ? {} : { lesson: table.lesson };
  return { id: newId(), names, marks, chairs, settings, ...content, ...taught, fairness: terms.fairness, match };
}

/** The file's game is not in the catalogue: the one fault that the engine cannot find. */
export interface NoSuchGame {
  readonly what: 'no-such-game';
  readonly game: string;
}
/** Another window plays the game: two would overwrite each other's entries. */
export interface Elsewhere {
  readonly what: 'elsewhere';
}
export type Unplayable = Fault | NoSuchGame | Elsewhere;

/** Replays a file and checks all of it. */
export function takeUp(
  file: GameFile,
  id: string,
  game: Game | undefined,
  chairs: readonly Chair[] = chairsFrom(file.seats.length, file.bots),
): OpenGame | { fault: Unplayable } {
  if (game === undefined) return { fault: { what: 'no-such-game', game: file.game } };
  const replayed = replayFile(game, file);
  if ('fault' in replayed) return replayed;
  const { seats, options: settings, fairness, marks = usualMarks(seats.length) } = file;
  const who = seats.map((_, seat): Chair => chairs[seat] ?? { who: 'person' });
  const content = file.given === undefined ? {} : { given: file.given };
  return { id, names: seats, marks, chairs: who, settings, ...content, fairness, match: replayed.match };
}

/** Undefined: the game went on under other rules than it began with, so the file could not be verified. */
export const fileOf = ({
  match,
  fairness,
  names,
  marks,
  chairs,
  settings,
  from,
  ended,
}: OpenGame): GameFile | undefined =>
  ended?.file ??
  (from === undefined
    ? gameFile(match, { fairness, seats: names, marks, options: settings, bots: botsIn(chairs) })
    : undefined);

/** The file of a game that was continued under newer rules, if all its parts are known. */
export function inPartsOf({
  match,
  fairness,
  names,
  marks,
  chairs,
  settings,
  given,
  from,
  earlier,
}: OpenGame): GameInParts | undefined {
  if (from === undefined || earlier === undefined) return undefined;
  const { game, entries, state } = match;
  const parts = [...earlier, { rules: game.version, from, entries: entries.map(entryText) }];
  const version = versionOf(match);
  const content = given === undefined ? {} : { given };
  return gameInParts({
    version,
    game: game.id,
    options: settings,
    ...content,
    seats: names,
    marks,
    bots: botsIn(chairs),
    fairness,
    parts,
    state,
  });
}
