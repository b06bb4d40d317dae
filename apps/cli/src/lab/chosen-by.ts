import type { Bot, Choice } from '@oubliette/bots';
import { type Seen, thinking } from '@oubliette/engine';

/** The random source follows from the game, the seat and the answer number: every process plays the same game. */
export function chosenBy(bot: Bot, seen: Seen, dice: string): Choice {
  for (let again = 0; ; again++) {
    const choice = bot.choose(seen, thinking(`${dice} ${seen.answered} ${again}`));
    if (choice !== undefined) return choice;
  }
}
