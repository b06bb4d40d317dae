// What every bot is: somebody who sees what their seat may see, and answers.
import type { Pick, Reason, Seen } from '@oubliette/engine';

/** An answer to one of the asks that were seen; the table adds the answer's number. */
export interface Choice {
  readonly kind: string;
  readonly option: string;
  /** Why, where a policy of the game answered. */
  readonly reasons?: readonly Reason[];
}

/**
 * A bot keeps nothing between two decisions and never meets a state: what it knows is what the gate let out, and its
 * chance comes from thinking dice, never from the game's own.
 */
export interface Bot {
  /** Undefined only when the table does not wait for this seat: then nothing need be done. May answer an optional ask. */
  choose(seen: Seen, pick: Pick): Choice | undefined;
}
