// The parts of a game that went on under newer rules, and the log of those that were played before.
import type { StateOf } from '@oubliette/engine';
import type { EarlierLines } from '@oubliette/records';
import type { Library } from '../base/library.ts';
import { type EarlierParts, replayWork, SHORT_WORK, toldBefore } from '../files/check-file.ts';
import type { FileChecker } from '../files/pool.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { type LogLine, linesOf } from './log-lines.ts';
import { type TableRecord, termsFor } from './record.ts';
import type { Log } from './table.ts';

type Part = { rules: string; from?: StateOf; entries: string[] };

/** Each part with the state it began from, so that a reader with only some of the rules can check those parts. */
export function partsOf(first: string, entries: readonly KeptEntry[], states: readonly KeptState[]): Part[] {
  const parts: Part[] = [{ rules: first, entries: [] }];
  for (const { rules, entry, number } of entries) {
    if (parts.at(-1)!.rules !== rules) {
      const begun = states.find((state) => state.rules === rules && state.number === number - 1);
      const from = begun === undefined ? {} : { from: JSON.parse(begun.state) as StateOf };
      parts.push({ rules, ...from, entries: [] });
    }
    parts.at(-1)!.entries.push(entry);
  }
  return parts;
}

interface Sources {
  readonly library: Library;
  readonly log: Log;
  /** None: everything is played again here. */
  readonly files: FileChecker | undefined;
}

/** The lines that these entries told, under the rules they were played with (SRV-CONT-2a). */
export async function earlierLog(
  sources: Sources,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): Promise<LogLine[]> {
  const work = replayWork(entries.map(({ entry }) => entry));
  const parts = partsOf(record.rules, entries, states);
  const told = await toldIn(sources, { game: record.game, terms: termsFor(record), parts }, work);
  return told.flatMap(({ entry, events }) => linesOf(record.secret, events, entry));
}

/** What fails here costs the earlier log, until the table is loaded again, and not the table. */
async function toldIn({ library, log, files }: Sources, before: EarlierParts, work: number): Promise<EarlierLines[]> {
  const here = files === undefined || work <= SHORT_WORK;
  try {
    return await (here ? toldBefore(before, library) : files.told(before));
  } catch (err) {
    log.warn({ err }, 'an earlier log was not played again');
    return [];
  }
}
