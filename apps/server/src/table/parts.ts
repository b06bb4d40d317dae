// The parts of a game that went on under newer rules, and the log of those that were played before.
import type { StateOf } from '@oubliette/engine';
import { earlierLines, type GamePart } from '@oubliette/records';
import type { Library } from '../base/library.ts';
import { replayWork } from '../files/check-file.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { type LogLine, linesOf } from './log-lines.ts';
import { type TableRecord, termsFor } from './record.ts';

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

/** Units of work (see check-file.ts) that an earlier log may cost; a table whose log would cost more begins it again. */
const MOST_WORK = 5000;

/** The lines that these entries told, under the rules they were played with (SRV-CONT-2a). */
export async function earlierLog(
  library: Library,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): Promise<LogLine[]> {
  const parts: readonly GamePart[] = partsOf(record.rules, entries, states);
  if (replayWork(entries.map(({ entry }) => entry)) > MOST_WORK) return [];
  const versions = [...new Set(parts.map(({ rules }) => rules))];
  const found = new Map(
    await Promise.all(versions.map(async (version) => [version, await library.named(record.game, version)] as const)),
  );
  const told = earlierLines((version) => found.get(version), termsFor(record), parts);
  return told.flatMap(({ entry, events }) => linesOf(record.secret, events, entry));
}
