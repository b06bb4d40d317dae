// A game as a file: everything needed to check it elsewhere, offline, the shuffles too.
import {
  type Dice,
  type Entry,
  enter,
  entryText,
  type Fault,
  type FaultKind,
  type Game,
  type Match,
  matchFrom,
  newMatch,
  readEntry,
  type StateOf,
  sha256Hex,
  type TableSetup,
  tableFaults,
} from '@oubliette/engine';
import { type Fairness, keepsItsWord, seedFrom } from './fairness.ts';
import { type Marks, usualMarks } from './marks.ts';

/**
 * Version 1: one generator in the state, and a seal of the secret alone. Version 2: fresh dice for each entry, a seal that
 * covers settings and content, and content beyond the settings.
 */
export type FileVersion = 1 | 2;

export interface GameFile {
  readonly format: 'oubliette-game';
  readonly version: FileVersion;
  readonly game: string;
  readonly rules: string;
  /** The settings. */
  readonly options: { readonly [name: string]: boolean | number | string };
  /** Content beyond the settings, as the game has read it. */
  readonly given?: unknown;
  readonly seats: readonly string[];
  /** Where they are not the usual ones. */
  readonly marks?: Marks;
  readonly fairness: Fairness;
  readonly entries: readonly string[];
  /** After how many entries, and what the game's running checksum was there. */
  readonly sums: readonly (readonly [number, string])[];
  /** Of everything above. */
  readonly checksum: string;
}

export const checksumOf = ({ checksum: _, ...body }: GameFile): string => sha256Hex(JSON.stringify(body));

const SUM_EVERY = 16;
const nextSum = (sum: string, s: StateOf): string => sha256Hex(`${sum}\n${JSON.stringify(s)}`).slice(0, 16);

/** What must be kept of a table to play its game again from the start. */
export interface TableTerms extends Pick<GameFile, 'fairness' | 'seats' | 'options'> {
  readonly given?: unknown;
  readonly dice: Dice;
}

/** The match of a table before its first entry. */
export const openMatch = <S extends StateOf>(game: Game<S>, table: TableTerms): Match<S> =>
  newMatch(game, setupOf(table));

/** The match of a table that goes on from a saved state, after so many entries of its log. */
export const takeUp = <S extends StateOf>(game: Game<S>, table: TableTerms, state: S, before: number): Match<S> =>
  matchFrom(game, state, { seed: table.dice === 'fresh' ? setupOf(table).seed : undefined, before });

const setupOf = ({ fairness, seats, options, given, dice }: TableTerms): TableSetup => ({
  seats: seats.length,
  seed: seedFrom(fairness.secret, fairness.words),
  settings: options,
  dice,
  ...(given === undefined ? {} : { given }),
});

/** The terms of the table that a file tells of. */
export const termsOf = (file: Pick<GameFile, 'version' | 'fairness' | 'seats' | 'options' | 'given'>): TableTerms => ({
  fairness: file.fairness,
  seats: file.seats,
  options: file.options,
  dice: file.version === 1 ? 'stream' : 'fresh',
  ...(file.given === undefined ? {} : { given: file.given }),
});

/** Where the dice of a match come from decides the version of its file. */
export const versionOf = (m: Match): FileVersion => (m.seed === undefined ? 1 : 2);

/** The file of a match that began with this fairness and these names. */
export function gameFile<S extends StateOf>(
  m: Match<S>,
  table: Pick<GameFile, 'fairness' | 'seats' | 'options' | 'marks'>,
): GameFile {
  const { seats, options, marks = usualMarks(seats.length) } = table;
  const { secret, words, commitment } = table.fairness;
  const version = versionOf(m as unknown as Match);
  const given = m.terms?.given;
  if (version === 1 && given !== undefined) throw new Error('a game with content of its own needs fresh dice');
  const content = given === undefined ? {} : { given };
  const again = openMatch(m.game, termsOf({ version, fairness: table.fairness, seats, options, ...content }));
  const sums: [number, string][] = [];
  let sum = '';
  m.entries.forEach((entry, i) => {
    const refused = enter(again, entry);
    if (refused !== undefined) throw new Error(`entry ${i} does not follow from this table: ${refused.rule}`);
    if (i % SUM_EVERY !== SUM_EVERY - 1 && i !== m.entries.length - 1) return;
    sum = nextSum(sum, again.state);
    sums.push([i + 1, sum]);
  });
  const file: GameFile = {
    format: 'oubliette-game',
    version,
    game: m.game.id,
    rules: m.game.version,
    options: { ...options },
    ...content,
    seats: [...seats],
    ...(marks.every((mark, seat) => mark === seat) ? {} : { marks: [...marks] }),
    fairness: { commitment, words: [...words], secret },
    entries: m.entries.map(entryText),
    sums,
    checksum: '',
  };
  return { ...file, checksum: checksumOf(file) };
}

/** What the game has against the table of a file, by the names that its fields have there. */
export function tableFault<S extends StateOf>(game: Game<S>, table: TableTerms): Fault | undefined {
  const [fault] = tableFaults(game, setupOf(table));
  return fault && { ...fault, where: fault.where.replace(/^settings/, 'options') };
}

/** Does the seal of a file fit its secret and, from version 2 on, what the table agreed on? */
export const isSealed = (file: Pick<GameFile, 'version' | 'fairness' | 'game' | 'options' | 'given'>): boolean =>
  keepsItsWord(file.fairness, file.version === 1 ? undefined : file);

/** Plays a file again under its rules and checks everything: the seal, every entry, every checksum. */
export function replayFile<S extends StateOf>(game: Game<S>, file: GameFile): { match: Match<S> } | { fault: Fault } {
  const { fairness, seats, entries, sums } = file;
  if (file.game !== game.id) return bad('ENG-FILE-5', 'game', 'other-game');
  if (file.rules !== game.version) return bad('ENG-FILE-6', 'rules', 'other-rules');
  if (!isSealed(file)) return bad('ENG-FILE-7', 'fairness.commitment', 'seal-broken');
  if (fairness.words.length !== seats.length) return bad('ENG-FILE-3', 'fairness.words', 'wrong-length');
  const fault = tableFault(game, termsOf(file));
  if (fault !== undefined) return { fault };
  const m = openMatch(game, termsOf(file));
  let sum = '';
  let checked = 0;
  for (let i = 0; i < entries.length; i++) {
    const refused = enter(m, readEntry(entries[i]!) as Entry);
    if (refused !== undefined)
      return { fault: { rule: 'ENG-FILE-8', where: `entries[${i}]`, what: 'refused', refused } };
    if (sums[checked]?.[0] !== i + 1) continue;
    sum = nextSum(sum, m.state);
    if (sums[checked]![1] !== sum) return bad('ENG-FILE-9', `sums[${checked}]`, 'diverges');
    checked++;
  }
  const complete = checked === sums.length && (sums.at(-1)?.[0] ?? 0) === entries.length;
  return complete ? { match: m } : bad('ENG-FILE-9', 'sums', 'wrong-length');
}
const bad = (rule: string, where: string, what: FaultKind): { fault: Fault } => ({ fault: { rule, where, what } });
