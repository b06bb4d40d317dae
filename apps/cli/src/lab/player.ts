// Who plays in the lab: our bots, or somebody else's program.
import { type Bot, botOf, type Choice, isLevel, randomBot, sensibleBot } from '@oubliette/bots';
import type { Game, Seat, Seen } from '@oubliette/engine';
import { help } from '../games.ts';
import { Trouble } from '../trouble.ts';
import { chosenBy } from './chosen-by.ts';
import { execPlayer } from './exec-player.ts';
import type { Series } from './series.ts';

export interface Place {
  readonly g: Game;
  readonly series: Series;
  readonly seat: Seat;
  readonly seats: number;
  /** What this player's thinking dice follow from. */
  readonly dice: string;
}

export interface Player {
  begin(place: Place): Promise<void>;
  /** Asked only when the table waits for this player. `late`: it missed its answer, and this one was given for it. */
  choose(seen: Seen): Promise<{ readonly choice: Choice; readonly late: boolean }>;
  end(seen: Seen): Promise<void>;
  /** No more games. */
  leave(): void;
}

/** `lord`, `steward`, `apprentice`, `sensible`, `random`, `exec:COMMAND`. */
export function playerCalled(word: string, ms: number): Player {
  if (word.startsWith('exec:')) return execPlayer(word.slice('exec:'.length), ms);
  if (word !== 'random' && word !== 'sensible' && !isLevel(word)) throw new Trouble('trouble.lab-seat', { word });
  let bot: Bot = randomBot();
  let dice = '';
  return {
    async begin({ g, seat, dice: from }) {
      dice = from;
      if (isLevel(word)) bot = botOf(word, g, seat, help(g));
      if (word === 'sensible') bot = sensibleBot(g, seat, help(g).knowledge);
    },
    async choose(seen) {
      return { choice: chosenBy(bot, seen, dice), late: false };
    },
    async end() {},
    leave() {},
  };
}
