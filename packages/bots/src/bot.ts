// A bot gets the view of its seat and returns an answer.
import type { Pick, Reason, Seen } from '@oubliette/engine';

/** An answer to one of the asks in a view; the table adds the answer number. */
export interface Choice {
  readonly kind: string;
  readonly option: string;
  /** The reasons, where a policy of the game answered. */
  readonly reasons?: readonly Reason[];
}

/**
 * A bot keeps no data between two decisions and never gets a state: it knows its seat's view only, and its random source is
 * separate from the game's.
 */
export interface Bot {
  /** Undefined only when the table does not wait for this seat. May answer an optional ask. */
  choose(seen: Seen, pick: Pick): Choice | undefined;
}
