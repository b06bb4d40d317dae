// A player in the lab.
import type { Bot, Choice } from '@oubliette/bots';
import { type Game, type Seat, type Seen, thinking } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';

export interface Place {
  readonly g: Game;
  /** The settings; the messages to programs fix the name of the field. */
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

/** The random source follows from the game, the seat and the answer number: every process plays the same game. */
export function chosenBy(bot: Bot, seen: Seen, dice: string): Choice {
  for (let again = 0; ; again++) {
    const choice = bot.choose(seen, thinking(`${dice} ${seen.answered} ${again}`));
    if (choice !== undefined) return choice;
  }
}
