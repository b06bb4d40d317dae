// A player in the lab.
import type { Choice } from '@oubliette/bots';
import type { Game, Seat, Seen } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';

export interface Place {
  readonly g: Game;
  readonly options: GameFile['options'];
  readonly seat: Seat;
  readonly seats: number;
  /** What this player's thinking dice follow from. */
  readonly dice: string;
}

export interface Player {
  begin(place: Place): Promise<void>;
  /** Asked only when the table waits for this player. `late`: it missed its answer, and this one was given for it. */
  choose(seen: Seen): Promise<{ readonly choice: Choice; readonly late: boolean }>;
  /** What it does of itself while the table does not wait for it; undefined: nothing. */
  volunteer(seen: Seen): Promise<Choice | undefined>;
  end(seen: Seen): Promise<void>;
  /** No more games. */
  leave(): void;
}
