// A game as a file: everything needed to verify it offline, shuffles included.
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
  type Refusal,
  readEntry,
  readTable,
  type StateOf,
  sha256Hex,
  tableFaults,
} from '@oubliette/engine';
import { type Fairness, fairnessOf, keepsItsWord, seedFrom } from './fairness.ts';
import { type KeptMatch, type KeptRules, type KeptTable, keptRules } from './kept-rules.ts';
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
  /** The settings; the file format fixes the name of the field. */
  readonly options: { readonly [name: string]: boolean | number | string };
  /** Content beyond the settings, validated. */
  readonly given?: unknown;
  readonly seats: readonly string[];
  /** Absent where they are the default ones. */
  readonly marks?: Marks;
  /** By seat, where a bot plays: its level, or `policy:` and the name of a policy of the game. */
  readonly bots?: FileBots;
  readonly fairness: Fairness;
  readonly entries: readonly string[];
  /** The number of entries, and the running checksum after them. */
  readonly sums: readonly (readonly [number, string])[];
  /** The checksum of everything above. */
  readonly checksum: string;
}

/** In the order of seats; absent where people play. */
export type FileBots = { readonly [seat: string]: string };

export const checksumOf = ({ checksum: _, ...body }: GameFile): string => sha256Hex(JSON.stringify(body));

const SUM_EVERY = 16;
const nextSum = (sum: string, s: object): string => sha256Hex(`${sum}\n${JSON.stringify(s)}`).slice(0, 16);

/** Everything about a table that is needed to replay its game. */
export interface TableTerms extends Pick<GameFile, 'fairness' | 'seats' | 'options'> {
  readonly given?: unknown;
  readonly dice: Dice;
}

/** The terms of a table that opens now: fresh dice, and a seal that covers the game, its settings and its content. */
export function newTerms<S extends StateOf>(
  game: Game<S>,
  table: Pick<TableTerms, 'seats' | 'options' | 'given'> & {
    readonly secret: string;
    readonly words?: readonly string[];
  },
): TableTerms {
  const { seats, options, secret, words = seats.map(() => '') } = table;
  const given = contentAsRead(game, table);
  const content = given === undefined ? {} : { given };
  return {
    fairness: fairnessOf(secret, words, { game: game.id, options, ...content }),
    seats,
    options,
    ...content,
    dice: 'fresh',
  };
}

/** A file holds content as the game reads it, and the seal must fit the file (ENG-FAIR-3). A table with faults is refused when it opens. */
function contentAsRead<S extends StateOf>(
  game: Game<S>,
  { seats, options, given }: Pick<TableTerms, 'seats' | 'options' | 'given'>,
): unknown {
  if (given === undefined) return undefined;
  const read = readTable(game, { seats: seats.length, settings: options, given });
  return 'terms' in read ? read.terms.given : given;
}

/** The match of a table before its first entry. */
export const openMatch = <S extends StateOf>(game: Game<S>, table: TableTerms): Match<S> =>
  newMatch(game, setupOf(table));

/** The match of a table that continues from a saved state, after so many entries of its log. */
export const continueMatch = <S extends StateOf>(
  game: Game<S>,
  table: TableTerms,
  state: S,
  before: number,
): Match<S> => matchFrom(game, state, { seed: table.dice === 'fresh' ? setupOf(table).seed : undefined, before });

export const setupOf = ({ fairness, seats, options, given, dice }: TableTerms): KeptTable => ({
  seats: seats.length,
  seed: seedFrom(fairness.secret, fairness.words),
  settings: options,
  dice,
  ...(given === undefined ? {} : { given }),
});

/** The terms of the table of a file. */
export const termsOf = (file: Pick<GameFile, 'version' | 'fairness' | 'seats' | 'options' | 'given'>): TableTerms => ({
  fairness: file.fairness,
  seats: file.seats,
  options: file.options,
  dice: file.version === 1 ? 'stream' : 'fresh',
  ...(file.given === undefined ? {} : { given: file.given }),
});

/** The dice of a match decide the version of its file. */
export const versionOf = (m: Pick<Match, 'seed'>): FileVersion => (m.seed === undefined ? 1 : 2);

/** The file of a match with this fairness and these names. */
export function gameFile<S extends StateOf>(
  m: Match<S>,
  table: Pick<GameFile, 'fairness' | 'seats' | 'options' | 'marks' | 'bots'>,
): GameFile {
  // A game may derive content where none was given; the seal covers what the table gave.
  const nothing = keepsItsWord(table.fairness, { game: m.game.id, options: table.options });
  const given = nothing ? undefined : m.terms?.given;
  const dice = m.seed === undefined ? 'stream' : 'fresh';
  const terms = { ...table, dice, ...(given === undefined ? {} : { given }) } as const;
  return fileOf(keptRules(m.game), terms, m.entries.map(entryText));
}

/** The file of a game with these entries, under any rules. */
export function fileOf(
  rules: KeptRules,
  table: TableTerms & Pick<GameFile, 'marks' | 'bots'>,
  entries: readonly string[],
): GameFile {
  const { seats, options, given, dice, marks = usualMarks(seats.length), bots = {} } = table;
  const { secret, words, commitment } = table.fairness;
  if (dice === 'stream' && given !== undefined) throw new Error('a game with content of its own needs fresh dice');
  const again = rules.begin(setupOf(table));
  if ('fault' in again) throw new RangeError(`${again.fault.rule} ${again.fault.where}: ${again.fault.what}`);
  const sums: [number, string][] = [];
  let sum = '';
  entries.forEach((entry, i) => {
    const refused = again.enter(entry);
    if (refused !== undefined) throw new Error(`entry ${i} does not follow from this table: ${refused.rule}`);
    if (i % SUM_EVERY !== SUM_EVERY - 1 && i !== entries.length - 1) return;
    sum = nextSum(sum, again.state());
    sums.push([i + 1, sum]);
  });
  const file: GameFile = {
    format: 'oubliette-game',
    version: dice === 'stream' ? 1 : 2,
    game: rules.game,
    rules: rules.rules,
    options: { ...options },
    ...(given === undefined ? {} : { given }),
    seats: [...seats],
    ...(marks.every((mark, seat) => mark === seat) ? {} : { marks: [...marks] }),
    ...(Object.keys(bots).length === 0 ? {} : { bots: { ...bots } }),
    fairness: { commitment, words: [...words], secret },
    entries: [...entries],
    sums,
    checksum: '',
  };
  return { ...file, checksum: checksumOf(file) };
}

/** The game's faults about the table of a file, with the file's field names. */
function tableFault<S extends StateOf>(game: Game<S>, table: TableTerms): Fault | undefined {
  const [fault] = tableFaults(game, setupOf(table));
  return fault && asInFile(fault);
}
export const asInFile = (fault: Fault): Fault => ({ ...fault, where: fault.where.replace(/^settings/, 'options') });

/** Whether the seal of a file fits its secret and, from version 2 on, its terms. */
export const isSealed = (file: Pick<GameFile, 'version' | 'fairness' | 'game' | 'options' | 'given'>): boolean =>
  keepsItsWord(file.fairness, file.version === 1 ? undefined : file);

/** Replays a file under its rules and checks everything: the seal, every entry, every checksum. */
export function replayFile<S extends StateOf>(game: Game<S>, file: GameFile): { match: Match<S> } | { fault: Fault } {
  const fault = unplayable(file, game.id, game.version) ?? tableFault(game, termsOf(file)) ?? sealFault(file);
  if (fault !== undefined) return { fault };
  const match = openMatch(game, termsOf(file));
  const wrong = replayed(
    file,
    (entry) => enter(match, readEntry(entry) as Entry),
    () => match.state,
  );
  return wrong === undefined ? { match } : { fault: wrong };
}

/** The same for kept rules, or for any (ENG-KEPT-2). */
export function replayKept(rules: KeptRules, file: GameFile): { match: KeptMatch } | { fault: Fault } {
  const fault = unplayable(file, rules.game, rules.rules);
  if (fault !== undefined) return { fault };
  const match = rules.begin(setupOf(termsOf(file)));
  if ('fault' in match) return { fault: asInFile(match.fault as Fault) };
  const broken = sealFault(file);
  if (broken !== undefined) return { fault: broken };
  const wrong = replayed(
    file,
    (entry) => match.enter(entry),
    () => match.state(),
  );
  return wrong === undefined ? { match } : { fault: wrong };
}

function unplayable(file: GameFile, id: string, version: string): Fault | undefined {
  if (file.game !== id) return bad('ENG-FILE-5', 'game', 'other-game');
  if (file.rules !== version) return bad('ENG-FILE-6', 'rules', 'other-rules');
  const fits = file.fairness.words.length === file.seats.length;
  return fits ? undefined : bad('ENG-FILE-3', 'fairness.words', 'wrong-length');
}

/** The game's own faults come before the seal, which one wrong setting would break too. */
const sealFault = (file: GameFile): Fault | undefined =>
  isSealed(file) ? undefined : bad('ENG-FILE-7', 'fairness.commitment', 'seal-broken');

function replayed(
  { entries, sums }: GameFile,
  enters: (entry: string) => Refusal | undefined,
  state: () => object,
): Fault | undefined {
  let sum = '';
  let checked = 0;
  for (let i = 0; i < entries.length; i++) {
    const refused = enters(entries[i]!);
    if (refused !== undefined) return { rule: 'ENG-FILE-8', where: `entries[${i}]`, what: 'refused', refused };
    if (sums[checked]?.[0] !== i + 1) continue;
    sum = nextSum(sum, state());
    if (sums[checked]![1] !== sum) return bad('ENG-FILE-9', `sums[${checked}]`, 'diverges');
    checked++;
  }
  const complete = checked === sums.length && (sums.at(-1)?.[0] ?? 0) === entries.length;
  return complete ? undefined : bad('ENG-FILE-9', 'sums', 'wrong-length');
}
const bad = (rule: string, where: string, what: FaultKind): Fault => ({ rule, where, what });
