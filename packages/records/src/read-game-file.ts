// Reads an untrusted game file: every field is validated.
import { entryText, type Fault, readEntry, type StateOf } from '@oubliette/engine';
import { LONGEST_WORDS } from './fairness.ts';
import { checksumOf, type FileBots, type FileVersion, type GameFile } from './game-file.ts';
import { type GameInParts, type GamePart, gameInParts, partsChecksum } from './game-in-parts.ts';
import { MARKS, type Marks, marksFault } from './marks.ts';
import { content, fields, isObject, isTooDeep, LONGEST_NAME, list, readText, word, wrong } from './reading.ts';

const MOST_ENTRIES = 100_000;
const FIELDS = ['format', 'version', 'game', 'rules', 'options', 'seats', 'fairness', 'entries', 'sums', 'checksum'];
/** The optional fields of a file. */
const MORE = ['marks', 'bots'];
/** From version 2 on. */
const CONTENT = 'given';

const PARTS = ['format', 'version', 'game', 'options', 'seats', 'fairness', 'parts', 'state', 'checksum'];
const MOST_PARTS = 100;

export const readGameFile = (text: string): { file: GameFile } | { fault: Fault } => readText(text, fileFrom);
/** The file of a game that continued under newer rules. Its states are checked when it is replayed. */
export const readGameInParts = (text: string): { file: GameInParts } | { fault: Fault } => readText(text, partsFrom);

export function fileFrom(json: unknown): GameFile {
  if (isObject(json) && json.format === 'oubliette-game-in-parts') wrong('format', 'in-parts', { rule: 'ENG-FILE-12' });
  // A file of another kind has other fields: only its kind is reported.
  if (isObject(json) && Object.hasOwn(json, 'format') && json.format !== 'oubliette-game') wrong('format', 'not-ours');
  const version = versionIn(json);
  const top = fields(json, '', FIELDS, version === 1 ? MORE : [...MORE, CONTENT]);
  const { game, options, given, seats, fairness, ...worn } = tableFrom(top);
  const file: GameFile = {
    format: 'oubliette-game',
    version,
    game,
    rules: word(top.rules, 'rules', LONGEST_NAME),
    options,
    ...(given === undefined ? {} : { given }),
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

/** The fields that every file has about its table. */
function tableFrom(
  top: Record<string, unknown>,
): Pick<GameFile, 'game' | 'options' | 'given' | 'seats' | 'marks' | 'bots' | 'fairness'> {
  const seats = list(top.seats, 'seats', 8, (x, where) => word(x, where, LONGEST_NAME));
  const fairness = fields(top.fairness, 'fairness.', ['commitment', 'words', 'secret']);
  return {
    game: word(top.game, 'game', LONGEST_NAME),
    options: values(top.options),
    ...(Object.hasOwn(top, CONTENT) ? { given: content(top[CONTENT], CONTENT) } : {}),
    seats,
    ...(Object.hasOwn(top, 'marks') ? { marks: marks(top.marks, seats.length) } : {}),
    ...(Object.hasOwn(top, 'bots') ? { bots: bots(top.bots, seats.length) } : {}),
    fairness: {
      commitment: word(fairness.commitment, 'fairness.commitment', 64),
      words: list(fairness.words, 'fairness.words', 8, (x, where) => word(x, where, LONGEST_WORDS, 0)),
      secret: word(fairness.secret, 'fairness.secret', LONGEST_WORDS),
    },
  };
}

export function partsFrom(json: unknown): GameInParts {
  const version = versionIn(json);
  const top = fields(json, '', PARTS, version === 1 ? MORE : [...MORE, CONTENT]);
  if (top.format !== 'oubliette-game-in-parts') wrong('format', 'not-ours');
  const parts = list(top.parts, 'parts', MOST_PARTS, part);
  if (parts.length === 0) wrong('parts', 'wrong-length', { least: 1, most: MOST_PARTS });
  if (parts[0]!.from !== undefined) wrong('parts[0].from', 'unknown', { rule: 'ENG-FILE-13' });
  const file = gameInParts({ version, ...tableFrom(top), parts, state: state(top.state, 'state') });
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
  const fits = isObject(x) && isObject(x.core) && Array.isArray(x.core.stack) && !isTooDeep(x);
  if (!fits) return wrong(where, 'not-ours');
  return x as unknown as StateOf;
}

/** Versions differ in their fields: the version is read first. */
function versionIn(json: unknown): FileVersion {
  const version = isObject(json) && Object.hasOwn(json, 'version') ? json.version : 1;
  return version === 1 || version === 2 ? version : wrong('version', 'not-ours');
}

function marks(x: unknown, seats: number): Marks {
  const given = list(x, 'marks', MARKS, (mark) => mark as number);
  const fault = marksFault(given, seats);
  return fault === undefined ? given : wrong(fault.where, fault.what, fault);
}

function bots(x: unknown, seats: number): FileBots {
  if (!isObject(x)) return wrong('bots', 'not-an-object');
  const given = Object.entries(x);
  for (const [seat, player] of given) {
    const where = `bots.${seat.slice(0, LONGEST_NAME)}`;
    if (!/^[0-7]$/.test(seat) || Number(seat) >= seats) wrong(where, 'unknown');
    word(player, where, LONGEST_NAME);
  }
  return given.length === 0 ? wrong('bots', 'wrong-length', { least: 1, most: seats }) : (x as FileBots);
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

/** Only plain values with plain names are accepted here; the game checks each value against its setting. */
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
