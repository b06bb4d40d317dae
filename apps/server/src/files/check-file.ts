// Reads, replays and checks a game file within a budget of work. Runs in a thread of its own: a hostile file keeps nobody waiting.
import type { Fault } from '@oubliette/engine';
import { asKept, type GameFile, readGameFile, replayKept } from '@oubliette/records';
import type { Library } from '../base/library.ts';

export type CheckedFile =
  | { readonly file: GameFile; readonly over: boolean }
  | { readonly fault: Fault }
  | { readonly missing: { readonly game: string; readonly rules: string } };

/** Units of work for one file: an answer that is played is one. A long game with many undos needs a fraction of it. */
export const MOST_WORK = 20_000;
/** A checksum hashes a whole state. */
const SUM = 8;

/** What a replay costs: an undo plays everything before it again. */
function workOf({ entries, sums }: Pick<GameFile, 'entries' | 'sums'>): number {
  let moves = 0;
  let work = sums.length * SUM;
  for (const entry of entries) {
    const back = / (take-back|undo|undo-agreed)$/.exec(entry)?.[1];
    work += back === undefined || back === 'take-back' ? 1 : moves;
    moves = back === undefined ? moves + 1 : Math.max(0, moves - 1);
  }
  return work;
}

export async function checkFile(text: string, library: Library): Promise<CheckedFile> {
  const read = readGameFile(text);
  if ('fault' in read) return { fault: read.fault };
  const { file } = read;
  if (workOf(file) > MOST_WORK)
    return { fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long', most: MOST_WORK } };
  const rules = await library.named(file.game, file.rules);
  if (rules === undefined) return { missing: { game: file.game, rules: file.rules } };
  const replayed = replayKept(asKept(rules), file);
  return 'fault' in replayed ? { fault: replayed.fault } : { file, over: replayed.match.isOver() };
}
