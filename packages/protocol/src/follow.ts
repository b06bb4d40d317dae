// How a client follows its stream: a view, then one change after another; a gap is detected.
import type { Heard, Seen } from '@oubliette/engine';
import { patch } from '@oubliette/records';
import type { ChangeMessage, StreamPosition, ViewMessage } from './messages.ts';

export interface Following extends StreamPosition {
  readonly seen: Seen;
  readonly log: readonly Heard[];
  /** The id of each line. */
  readonly lines: readonly string[];
}

/**
 * What a client knows after a message. `'gap'`: a change is missing, request a resync. A change received again has no
 * effect.
 */
export function follow(at: Following | undefined, message: ViewMessage | ChangeMessage): Following | 'gap' {
  if (message.t === 'view') {
    const { stream, position, seen, log, lines } = message;
    // A delayed view must not undo later changes.
    return at !== undefined && at.stream === stream && at.position > position
      ? at
      : { stream, position, seen, log, lines };
  }
  if (at === undefined || at.stream !== message.stream || message.position > at.position + 1) return 'gap';
  if (message.position <= at.position) return at;
  return {
    stream: at.stream,
    position: message.position,
    seen: patch(at.seen, message.change) as Seen,
    log: message.events.length === 0 ? at.log : [...at.log, ...message.events],
    lines: message.lines === undefined ? at.lines : [...at.lines, ...message.lines],
  };
}
