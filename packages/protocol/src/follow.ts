// How a client keeps up: a view, then change after change; a gap is noticed, never guessed over.
import { type Heard, patch, type Seen } from '@oubliette/engine';
import type { ChangeMessage, Place, ViewMessage } from './messages.ts';

export interface Following extends Place {
  readonly seen: Seen;
  readonly log: readonly Heard[];
}

/**
 * Where a client stands after a message. `'gap'`: something is missing, ask for a fresh view. A change that was there
 * already, sent again, changes nothing.
 */
export function follow(at: Following | undefined, message: ViewMessage | ChangeMessage): Following | 'gap' {
  if (message.t === 'view') {
    const { line, no, seen, log } = message;
    // An old view that was long on its way must not undo what came since.
    return at !== undefined && at.line === line && at.no > no ? at : { line, no, seen, log };
  }
  if (at === undefined || at.line !== message.line || message.no > at.no + 1) return 'gap';
  if (message.no <= at.no) return at;
  return {
    line: at.line,
    no: message.no,
    seen: patch(at.seen, message.change) as Seen,
    log: message.events.length === 0 ? at.log : [...at.log, ...message.events],
  };
}
