import type { Entry, Move, StateOf } from '@oubliette/engine';
import type { LogLine } from './log-lines.ts';

/** An entry that is on disk, and what it led to. */
export interface Stored {
  readonly entry: Entry;
  /** The answer as it was played, if it is one. */
  readonly move: Move | undefined;
  readonly before: StateOf;
  readonly after: StateOf;
  readonly lines: readonly LogLine[];
  /** The new log, if something was taken back. */
  readonly log: readonly LogLine[] | undefined;
}
