// A new table from a game file.
import { isLine, LIMITS, type TableSettings } from '@oubliette/protocol';
import { asKept, readGameFile, replayKept, termsOf, usualMarks } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import { addTable, type Made, type TableWish } from './create.ts';
import type { TableContext } from './table.ts';

/** Answers replayed for one file at most: a long game with hundreds of undos needs a fraction of it. */
const MOST_WORK = 100_000;

/** How many answers a replay plays: an undo replays everything before it. */
function replayWork(entries: readonly string[]): number {
  let moves = 0;
  let work = 0;
  for (const entry of entries) {
    const back = / (take-back|undo|undo-agreed)$/.exec(entry)?.[1];
    work += back === undefined || back === 'take-back' ? 1 : moves;
    moves = back === undefined ? moves + 1 : Math.max(0, moves - 1);
  }
  return work;
}

/** A game that was played elsewhere: it goes on here, or is shown as it ended. Its importer knows its secret. */
export async function importTable(context: TableContext, text: string, settings: TableSettings): Promise<Made> {
  const read = readGameFile(text);
  if ('fault' in read) throw new Denied('bad-file', 400, { fault: read.fault });
  const { file } = read;
  if (replayWork(file.entries) > MOST_WORK)
    throw new Denied('bad-file', 400, {
      fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long', most: MOST_WORK },
    });
  const installed = await context.library.named(file.game, file.rules);
  if (installed === undefined) throw new Denied('no-such-game', 400, { game: file.game, rules: file.rules });
  const replayed = replayKept(asKept(installed), file);
  if ('fault' in replayed) throw new Denied('bad-file', 400, { fault: replayed.fault });
  const { fairness, options, marks = usualMarks(file.seats.length) } = file;
  const bad = file.seats.findIndex((name) => !isLine(name, LIMITS.name));
  if (bad >= 0)
    throw new Denied('bad-file', 400, { fault: { rule: 'ENG-FILE-3', where: `seats[${bad}]`, what: 'not-a-text' } });
  const seats = file.seats.map((name, i) => ({ name, words: fairness.words[i]!, bot: false }));
  const over = replayed.match.isOver();
  const { secret } = fairness;
  const rules = file.rules;
  const now = context.clock.now();
  const { dice, given } = termsOf(file);
  const content = given === undefined ? {} : { given };
  const played = { game: file.game, rules, options, ...content, dice, secret, seats, marks, started: now } as const;
  const wish: TableWish = { ...settings, ...played, imported: true };
  const made = await addTable(context, over ? { ...wish, ended: now } : wish);
  const chain = { broken: false };
  const kept = file.entries.map((entry, i) => {
    const row = { table: made.table, number: i + 1, seat: Number(entry[1]), entry, request: undefined };
    return context.store.append({ ...row, by: 'person', rules, at: now, took: 0 }, chain);
  });
  if ((await Promise.all(kept)).includes(false)) throw new Denied('not-kept', 500);
  return made;
}
