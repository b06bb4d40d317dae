// An entry that is stored, and how it is told.
import type { Ask, Entry, Move, StateOf, Viewer } from '@oubliette/engine';
import type { Steps } from './between.ts';
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

export interface Told {
  readonly stored: Stored;
  /** As JSON; undefined: this viewer may not know of it. */
  said(viewer: Viewer): string | undefined;
  /** The events as they stand in `[ … ]`. */
  heard(viewer: Viewer): string;
  /** The ids of their lines, likewise. */
  readonly lines: string;
  /** Between the lines, for the viewers of the first who ask for it. */
  steps(viewers: ReadonlySet<Viewer>): Steps;
}
