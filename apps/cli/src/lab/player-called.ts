// Who plays in the lab: our bots, or somebody else's program.
import { type Bot, botOf, isLevel, randomBot, sensibleBot } from '@oubliette/bots';
import { help } from '../games.ts';
import { Trouble } from '../trouble.ts';
import { chosenBy } from './chosen-by.ts';
import { execPlayer } from './exec-player.ts';
import type { Player } from './player.ts';

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
