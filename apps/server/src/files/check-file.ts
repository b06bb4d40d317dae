// What runs in a thread of its own, so that it keeps nobody waiting: a game file is read, replayed and checked within a budget of
// work; a long game that is stored is played again.
import { type Entry, enter, type Fault, readEntry } from '@oubliette/engine';
import {
  asKept,
  type EarlierLines,
  earlierLines,
  fileOf,
  type GameFile,
  type GamePart,
  openMatch,
  readGameFile,
  replayKept,
  snapshotOf,
  type TableTerms,
} from '@oubliette/records';
import type { Library } from '../base/library.ts';

export type CheckedFile =
  | { readonly file: GameFile; readonly over: boolean }
  | { readonly fault: Fault }
  | { readonly missing: { readonly game: string; readonly rules: string } };

/** Units of work for one file: an answer that is played is one. A long game with many undos needs a fraction of it. */
export const MOST_WORK = 20_000;
/** A stored game that costs more than this is played again in a thread. */
export const SHORT_WORK = 2000;
/** A checksum hashes a whole state. */
const SUM = 8;

/** What a replay costs: an undo plays everything before it again. */
export function replayWork(entries: readonly string[]): number {
  let moves = 0;
  let work = 0;
  for (const entry of entries) {
    const back = / (take-back|undo|undo-agreed)$/.exec(entry)?.[1];
    work += back === undefined || back === 'take-back' ? 1 : moves;
    moves = back === undefined ? moves + 1 : Math.max(0, moves - 1);
  }
  return work;
}

/** A long game that is stored: what is needed to play it again. */
export interface LongGame {
  readonly game: string;
  readonly rules: string;
  readonly terms: TableTerms;
  readonly entries: readonly string[];
}

/** Its snapshot; undefined: these rules are not there, or refuse an entry, or fail. */
export function replayGame({ game, rules, terms, entries }: LongGame, library: Library): string | undefined {
  const found = library.exactly(game, rules);
  if (found === undefined) return undefined;
  try {
    const match = openMatch(found, terms);
    for (const entry of entries) if (enter(match, readEntry(entry) as Entry) !== undefined) return undefined;
    return snapshotOf(match);
  } catch {
    return undefined; // whoever loads it plays it again and sees why
  }
}

/** The running checksums of its file. */
export async function sumsOf({ game, rules, terms, entries }: LongGame, library: Library): Promise<GameFile['sums']> {
  const found = await library.named(game, rules);
  if (found === undefined) throw new Error(`the rules ${rules} of ${game} are not there`);
  return fileOf(asKept(found), terms, entries).sums;
}

/** A long game that went on under newer rules: what was played before. */
export interface EarlierParts {
  readonly game: string;
  readonly terms: TableTerms;
  readonly parts: readonly GamePart[];
}

/** What these parts told, as far as their rules are kept. */
export async function toldBefore({ game, terms, parts }: EarlierParts, library: Library): Promise<EarlierLines[]> {
  const versions = [...new Set(parts.map(({ rules }) => rules))];
  const found = new Map(
    await Promise.all(versions.map(async (version) => [version, await library.named(game, version)] as const)),
  );
  return earlierLines((version) => found.get(version), terms, parts);
}

export async function checkFile(text: string, library: Library): Promise<CheckedFile> {
  const read = readGameFile(text);
  if ('fault' in read) return { fault: read.fault };
  const { file } = read;
  if (replayWork(file.entries) + file.sums.length * SUM > MOST_WORK)
    return { fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long', most: MOST_WORK } };
  const rules = await library.named(file.game, file.rules);
  if (rules === undefined) return { missing: { game: file.game, rules: file.rules } };
  const replayed = replayKept(asKept(rules), file);
  return 'fault' in replayed ? { fault: replayed.fault } : { file, over: replayed.match.isOver() };
}
