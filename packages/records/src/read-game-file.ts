// Reading a file that may hold anything: nothing of it is believed before it was looked at.
import { entryText, type Fault, readEntry, type StateOf } from '@oubliette/engine';
import { LONGEST_WORDS } from './fairness.ts';
import { checksumOf, type GameFile } from './game-file.ts';
import { type GameInParts, type GamePart, gameInParts, partsChecksum } from './game-in-parts.ts';
import { MARKS, type Marks, marksFault } from './marks.ts';

const LONGEST_FILE = 4_000_000;
const MOST_ENTRIES = 100_000;
const LONGEST_NAME = 60;
const FIELDS = ['format', 'version', 'game', 'rules', 'options', 'seats', 'fairness', 'entries', 'sums', 'checksum'];
/** What a file may do without. */
const MORE = ['marks'];

const PARTS = ['format', 'version', 'game', 'options', 'seats', 'fairness', 'parts', 'state', 'checksum'];
const MOST_PARTS = 100;

export const readGameFile = (text: string): { file: GameFile } | { fault: Fault } => readText(text, fileFrom);
/** The file of a game that went on under newer rules. Its states are looked at by whoever plays it again. */
export const readGameInParts = (text: string): { file: GameInParts } | { fault: Fault } => readText(text, partsFrom);

function readText<F>(text: string, from: (json: unknown) => F): { file: F } | { fault: Fault } {
  if (text.length > LONGEST_FILE) {
    return { fault: { rule: 'ENG-FILE-1', where: 'file', what: 'too-long', most: LONGEST_FILE } };
  }
  try {
    return { file: from(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof Misshapen) return { fault: error.fault };
    // JSON.parse throws nothing else, whatever it is given.
    if (error instanceof SyntaxError) return { fault: { rule: 'ENG-FILE-2', where: 'file', what: 'not-json' } };
    throw error;
  }
}

class Misshapen extends Error {
  fault: Fault = { rule: 'ENG-FILE-3', where: 'file', what: 'not-ours' };
}
function wrong(where: string, what: Fault['what'], more: Partial<Fault> = {}): never {
  throw Object.assign(new Misshapen(), { fault: { rule: 'ENG-FILE-3', where, what, ...more } });
}

function fileFrom(json: unknown): GameFile {
  if (isObject(json) && json.format === 'oubliette-game-in-parts') wrong('format', 'in-parts', { rule: 'ENG-FILE-12' });
  // A file of another kind has other fields: its kind is what there is to say.
  if (isObject(json) && Object.hasOwn(json, 'format') && json.format !== 'oubliette-game') wrong('format', 'not-ours');
  const top = fields(json, '', FIELDS, MORE);
  if (top.version !== 1) wrong('version', 'not-ours');
  const { game, options, seats, fairness, ...worn } = tableFrom(top);
  const file: GameFile = {
    format: 'oubliette-game',
    version: 1,
    game,
    rules: word(top.rules, 'rules', LONGEST_NAME),
    options,
    seats,
    ...worn,
    fairness,
    entries: list(top.entries, 'entries', MOST_ENTRIES, entry),
    sums: list(top.sums, 'sums', MOST_ENTRIES, sum),
    checksum: word(top.checksum, 'checksum', 64),
  };
  if (file.checksum !== checksumOf(file)) wrong('checksum', 'damaged', { rule: 'ENG-FILE-4' });
  return file;
}

/** What every file says of its table. */
function tableFrom(top: Record<string, unknown>): Pick<GameFile, 'game' | 'options' | 'seats' | 'marks' | 'fairness'> {
  const seats = list(top.seats, 'seats', 8, (x, where) => word(x, where, LONGEST_NAME));
  const fairness = fields(top.fairness, 'fairness.', ['commitment', 'words', 'secret']);
  return {
    game: word(top.game, 'game', LONGEST_NAME),
    options: values(top.options),
    seats,
    ...(Object.hasOwn(top, 'marks') ? { marks: marks(top.marks, seats.length) } : {}),
    fairness: {
      commitment: word(fairness.commitment, 'fairness.commitment', 64),
      words: list(fairness.words, 'fairness.words', 8, (x, where) => word(x, where, LONGEST_WORDS, 0)),
      secret: word(fairness.secret, 'fairness.secret', LONGEST_WORDS),
    },
  };
}

function partsFrom(json: unknown): GameInParts {
  const top = fields(json, '', PARTS, MORE);
  if (top.format !== 'oubliette-game-in-parts') wrong('format', 'not-ours');
  if (top.version !== 1) wrong('version', 'not-ours');
  const parts = list(top.parts, 'parts', MOST_PARTS, part);
  if (parts.length === 0) wrong('parts', 'wrong-length', { least: 1, most: MOST_PARTS });
  const file = gameInParts({ ...tableFrom(top), parts, state: state(top.state, 'state') });
  const checksum = word(top.checksum, 'checksum', 64);
  if (checksum !== partsChecksum(file)) wrong('checksum', 'damaged', { rule: 'ENG-FILE-4' });
  return file;
}

function part(x: unknown, where: string): GamePart {
  const names = isObject(x) && Object.hasOwn(x, 'from') ? ['rules', 'from', 'entries'] : ['rules', 'entries'];
  const { rules, from, entries } = fields(x, `${where}.`, names);
  return {
    rules: word(rules, `${where}.rules`, LONGEST_NAME),
    ...(from === undefined ? {} : { from: state(from, `${where}.from`) }),
    entries: list(entries, `${where}.entries`, MOST_ENTRIES, entry),
  };
}

function state(x: unknown, where: string): StateOf {
  if (!isObject(x) || !isObject(x.core) || !Array.isArray(x.core.stack)) return wrong(where, 'not-ours');
  return x as unknown as StateOf;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** An object with just these fields: an unknown one is refused by name, `__proto__` among them. */
function fields(
  x: unknown,
  path: string,
  names: readonly string[],
  more: readonly string[] = [],
): Record<string, unknown> {
  if (!isObject(x)) return wrong(path.slice(0, -1) || 'file', 'not-an-object');
  for (const key of Object.keys(x))
    if (!names.includes(key) && !more.includes(key)) wrong(path + key.slice(0, LONGEST_NAME), 'unknown');
  for (const name of names) if (!Object.hasOwn(x, name)) wrong(path + name, 'missing');
  return x;
}

function list<T>(x: unknown, where: string, most: number, each: (item: unknown, where: string) => T): T[] {
  if (!Array.isArray(x)) return wrong(where, 'not-a-list');
  if (x.length > most) wrong(where, 'too-long', { most });
  return x.map((item, i) => each(item, `${where}[${i}]`));
}

function word(x: unknown, where: string, most: number, least = 1): string {
  if (typeof x !== 'string') return wrong(where, 'not-a-text');
  return x.length < least || x.length > most ? wrong(where, 'wrong-length', { least, most }) : x;
}

function marks(x: unknown, seats: number): Marks {
  const given = list(x, 'marks', MARKS, (mark) => mark as number);
  const fault = marksFault(given, seats);
  return fault === undefined ? given : wrong(fault.where, fault.what, fault);
}

function entry(x: unknown, where: string): string {
  const read = typeof x === 'string' ? readEntry(x) : undefined;
  return read === undefined ? wrong(where, 'not-an-entry') : entryText(read);
}

function sum(x: unknown, where: string): [number, string] {
  const [at, digits] = Array.isArray(x) && x.length === 2 ? x : [];
  const fits = Number.isInteger(at) && typeof digits === 'string' && digits.length === 16;
  return fits ? [at, digits] : wrong(where, 'not-a-sum');
}

/** Whether a value fits its option is for the game to say; here only plain values with plain names come in. */
function values(x: unknown): GameFile['options'] {
  if (!isObject(x)) return wrong('options', 'not-an-object');
  const out: Record<string, boolean | number | string> = {};
  for (const [name, value] of Object.entries(x)) {
    const where = `options.${name.slice(0, LONGEST_NAME)}`;
    if (!/^[a-z]\w{0,40}$/i.test(name)) wrong(where, 'unknown');
    if (typeof value === 'string') out[name] = word(value, where, LONGEST_NAME, 0);
    else if (typeof value === 'boolean' || typeof value === 'number') out[name] = value;
    else wrong(where, 'not-a-choice');
  }
  return out;
}
