import type { Bot, Choice } from '@oubliette/bots';
import { type Seen, thinking } from '@oubliette/engine';

/** The dice follow from the game, the chair and the answer's number: whoever plays the game plays the same. */
export function chosenBy(bot: Bot, seen: Seen, dice: string): Choice {
  for (let again = 0; ; again++) {
    const choice = bot.choose(seen, thinking(`${dice} ${seen.answered} ${again}`));
    if (choice !== undefined) return choice;
  }
}
