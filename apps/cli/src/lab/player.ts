// A player in the lab.
import type { Choice } from '@oubliette/bots';
import type { Game, Seat, Seen } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';

export interface Place {
  readonly g: Game;
  readonly options: GameFile['options'];
  readonly seat: Seat;
  readonly seats: number;
  /** The seed of this player's random source. */
  readonly dice: string;
}

export interface Player {
  begin(place: Place): Promise<void>;
  /** Asked only when the table waits for this player. `late`: it missed its answer, and this one was given for it. */
  choose(seen: Seen): Promise<{ readonly choice: Choice; readonly late: boolean }>;
  /** Its optional answer while the table does not wait for it; undefined: none. */
  volunteer(seen: Seen): Promise<Choice | undefined>;
  end(seen: Seen): Promise<void>;
  /** Called after the last game. */
  leave(): void;
}
