import type { Ask, Entry, Move, StateOf } from '@oubliette/engine';
import type { LogLine } from './log-lines.ts';

/** An entry that is on disk, and what it led to. */
export interface Stored {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** The ask that was answered, if it was an answer. */
  readonly ask: Ask | undefined;
  /** The answer as it was played. */
  readonly move: Move | undefined;
  readonly before: StateOf;
  readonly after: StateOf;
  readonly lines: readonly LogLine[];
  /** The new log, if something was taken back. */
  readonly log?: readonly LogLine[];
}
