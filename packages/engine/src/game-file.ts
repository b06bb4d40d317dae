// A game as a file: everything needed to check it elsewhere, offline, the shuffles too.
import type { Refusal, StateOf } from './core.ts';
import { type Fairness, keepsItsWord, LONGEST_WORDS, seedFrom } from './fairness.ts';
import type { Game } from './game.ts';
import { type Entry, enter, entryText, type Match, newMatch, readEntry, tableFaults } from './match.ts';
import { sha256Hex } from './sha256.ts';

export interface GameFile {
  readonly format: 'oubliette-game';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seats: readonly string[];
  readonly fairness: Fairness;
  readonly entries: readonly string[];
  /** After how many entries, and what the game's running checksum was there. */
  readonly sums: readonly (readonly [number, string])[];
  /** Of everything above. */
  readonly checksum: string;
}

/** What is wrong with a file, and where. */
export interface FileFault {
  readonly rule: string;
  readonly where: string;
  readonly what: string;
  readonly refused?: Refusal;
}

const EVERY = 16;
const LONGEST_FILE = 4_000_000;
const MOST_ENTRIES = 100_000;
const LONGEST_NAME = 60;

const nextSum = (sum: string, s: StateOf): string => sha256Hex(`${sum}\n${JSON.stringify(s)}`).slice(0, 16);

/** The file of a match that began with this fairness and these names. */
export function gameFile<S extends StateOf>(
  m: Match<S>,
  table: { readonly fairness: Fairness; readonly seats: readonly string[]; readonly options: GameFile['options'] },
): GameFile {
  const { fairness, seats, options } = table;
  const again = newMatch(m.game, { seats: seats.length, seed: seedFrom(fairness.secret, fairness.words), options });
  const sums: [number, string][] = [];
  let sum = '';
  m.entries.forEach((entry, i) => {
    const refused = enter(again, entry);
    if (refused !== undefined) throw new Error(`entry ${i} does not follow from this table: ${refused.rule}`);
    if (i % EVERY === EVERY - 1 || i === m.entries.length - 1) {
      sum = nextSum(sum, again.state);
      sums.push([i + 1, sum]);
    }
  });
  const body = {
    format: 'oubliette-game' as const,
    version: 1 as const,
    game: m.game.id,
    rules: m.game.version,
    options,
    seats: [...seats],
    fairness: { commitment: fairness.commitment, words: [...fairness.words], secret: fairness.secret },
    entries: m.entries.map(entryText),
    sums,
  };
  return { ...body, checksum: sha256Hex(JSON.stringify(body)) };
}

/** Reads a file that may hold anything. Nothing of it is believed before it was looked at. */
export function readGameFile(text: string): { file: GameFile } | { fault: FileFault } {
  if (text.length > LONGEST_FILE) return bad('ENG-FILE-1', 'file', `longer than ${LONGEST_FILE} characters`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return bad('ENG-FILE-2', 'file', error instanceof Error ? error.message.slice(0, 120) : 'not JSON');
  }
  try {
    return { file: shape(json) };
  } catch (error) {
    if (error instanceof Misshapen) return bad(error.rule, error.where, error.what);
    throw error;
  }
}
const bad = (rule: string, where: string, what: string): { fault: FileFault } => ({ fault: { rule, where, what } });

class Misshapen {
  readonly rule: string;
  readonly where: string;
  readonly what: string;
  constructor(rule: string, where: string, what: string) {
    this.rule = rule;
    this.where = where;
    this.what = what;
  }
}

const FIELDS = ['format', 'version', 'game', 'rules', 'options', 'seats', 'fairness', 'entries', 'sums', 'checksum'];

function shape(json: unknown): GameFile {
  const top = fields(json, '', FIELDS);
  if (top.format !== 'oubliette-game') throw new Misshapen('ENG-FILE-3', 'format', 'expected "oubliette-game"');
  if (top.version !== 1) throw new Misshapen('ENG-FILE-3', 'version', 'expected 1');
  const fairness = fields(top.fairness, 'fairness.', ['commitment', 'words', 'secret']);
  const entries = list(top.entries, 'entries', MOST_ENTRIES, (x, where) => {
    const entry = typeof x === 'string' ? readEntry(x) : undefined;
    if (entry === undefined) throw new Misshapen('ENG-FILE-3', where, 'not an entry such as "@0 2 ask option"');
    return entryText(entry);
  });
  const body = {
    format: 'oubliette-game' as const,
    version: 1 as const,
    game: word(top.game, 'game', LONGEST_NAME),
    rules: word(top.rules, 'rules', LONGEST_NAME),
    options: values(top.options),
    seats: list(top.seats, 'seats', 8, (x, where) => word(x, where, LONGEST_NAME)),
    fairness: {
      commitment: word(fairness.commitment, 'fairness.commitment', 64),
      words: list(fairness.words, 'fairness.words', 8, (x, where) => word(x, where, LONGEST_WORDS, 0)),
      secret: word(fairness.secret, 'fairness.secret', 200),
    },
    entries,
    sums: list(top.sums, 'sums', MOST_ENTRIES, sumAt),
  };
  if (top.checksum !== sha256Hex(JSON.stringify(body))) {
    throw new Misshapen('ENG-FILE-4', 'checksum', 'does not fit the contents: the file was damaged or changed');
  }
  return { ...body, checksum: top.checksum as string };
}

/** An object with just these fields: an unknown one is refused by name, `__proto__` among them. */
function fields(x: unknown, where: string, names: readonly string[]): Record<string, unknown> {
  if (typeof x !== 'object' || x === null || Array.isArray(x))
    throw new Misshapen('ENG-FILE-3', where.slice(0, -1) || 'file', 'expected an object');
  for (const key of Object.keys(x))
    if (!names.includes(key)) throw new Misshapen('ENG-FILE-3', `${where}${key.slice(0, 40)}`, 'unknown field');
  for (const name of names)
    if (!Object.hasOwn(x, name)) throw new Misshapen('ENG-FILE-3', `${where}${name}`, 'missing');
  return x as Record<string, unknown>;
}

function list<T>(x: unknown, where: string, most: number, each: (item: unknown, where: string) => T): T[] {
  if (!Array.isArray(x)) throw new Misshapen('ENG-FILE-3', where, 'expected a list');
  if (x.length > most) throw new Misshapen('ENG-FILE-3', where, `more than ${most} items`);
  return x.map((item, i) => each(item, `${where}[${i}]`));
}

function word(x: unknown, where: string, longest: number, shortest = 1): string {
  if (typeof x !== 'string') throw new Misshapen('ENG-FILE-3', where, 'expected a text');
  if (x.length < shortest || x.length > longest)
    throw new Misshapen('ENG-FILE-3', where, `expected ${shortest} to ${longest} characters`);
  return x;
}

function sumAt(x: unknown, where: string): [number, string] {
  const [at, sum] = Array.isArray(x) && x.length === 2 ? x : [];
  if (!Number.isInteger(at) || typeof sum !== 'string' || sum.length !== 16)
    throw new Misshapen('ENG-FILE-3', where, 'expected [entries, checksum]');
  return [at as number, sum];
}

function values(x: unknown): GameFile['options'] {
  if (typeof x !== 'object' || x === null || Array.isArray(x))
    throw new Misshapen('ENG-FILE-3', 'options', 'expected an object');
  const out: Record<string, boolean | number | string> = {};
  for (const [name, value] of Object.entries(x)) {
    const where = `options.${name.slice(0, 40)}`;
    if (!/^[A-Za-z][\w-]{0,40}$/.test(name)) throw new Misshapen('ENG-FILE-3', where, 'not a name');
    if (typeof value !== 'boolean' && typeof value !== 'number' && typeof value !== 'string') {
      throw new Misshapen('ENG-FILE-3', where, 'expected true, false, a number or a text');
    }
    out[name] = value;
  }
  return out;
}

/** Plays a file again under its rules and checks everything: commitment, every entry, every checksum. */
export function replayFile<S extends StateOf, V extends object>(
  game: Game<S, V>,
  file: GameFile,
): { match: Match<S> } | { fault: FileFault } {
  if (file.game !== game.id) return bad('ENG-FILE-5', 'game', `this is ${game.id}, the file holds ${file.game}`);
  if (file.rules !== game.version)
    return bad('ENG-FILE-6', 'rules', `the file was played under rules ${file.rules}, these are ${game.version}`);
  if (!keepsItsWord(file.fairness))
    return bad('ENG-FILE-7', 'fairness.commitment', 'the secret is not the one that was sealed');
  if (file.fairness.words.length !== file.seats.length)
    return bad('ENG-FILE-3', 'fairness.words', 'expected one for each seat');
  const faults = tableFaults(game, { seats: file.seats.length, options: file.options });
  if (faults[0] !== undefined) return bad('ENG-FILE-3', faults[0].where, `expected ${faults[0].expected}`);
  const seed = seedFrom(file.fairness.secret, file.fairness.words);
  const m = newMatch(game, { seats: file.seats.length, seed, options: file.options });
  let sum = '';
  let checked = 0;
  for (let i = 0; i < file.entries.length; i++) {
    const refused = enter(m, readEntry(file.entries[i]!) as Entry);
    if (refused !== undefined) {
      return {
        fault: {
          rule: 'ENG-FILE-8',
          where: `entries[${i}]`,
          what: `"${file.entries[i]}" is refused by ${refused.rule}`,
          refused,
        },
      };
    }
    if (file.sums[checked]?.[0] !== i + 1) continue;
    sum = nextSum(sum, m.state);
    if (file.sums[checked]![1] !== sum)
      return bad('ENG-FILE-9', `sums[${checked}]`, `the replay diverges at or before entry ${i + 1}`);
    checked++;
  }
  if (checked < file.sums.length || (file.entries.length > 0 && file.sums.at(-1)?.[0] !== file.entries.length)) {
    return bad('ENG-FILE-9', 'sums', 'do not reach the last entry');
  }
  return { match: m };
}
