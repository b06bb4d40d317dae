// Who plays in the lab: our bots, or somebody else's program.
import { type Bot, botOf, isLevel, learned, randomBot, readWeights, sensibleBot, type Weights } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { readText } from '../game-store.ts';
import { help } from '../games.ts';
import { printable } from '../screen/measure.ts';
import { UserError } from '../user-error.ts';
import { chosenBy } from './chosen-by.ts';
import { execPlayer } from './exec-player.ts';
import type { Player } from './player.ts';

/** `lord`, `steward`, `apprentice`, `sensible`, `random`, `exec:COMMAND`; a level with weights: `lord@weights.json`. */
export function playerCalled(called: string, ms: number): Player {
  if (called.startsWith('exec:')) return execPlayer(called.slice('exec:'.length), ms);
  const [word = '', path] = called.split(/@(.*)/s);
  const weights = path === undefined ? undefined : weightsIn(path);
  if (weights !== undefined && !isLevel(word)) throw new UserError('trouble.lab-seat', { word: called });
  if (word !== 'random' && word !== 'sensible' && !isLevel(word)) throw new UserError('trouble.lab-seat', { word });
  let bot: Bot = randomBot();
  let dice = '';
  return {
    async begin({ g, seat, dice: from }) {
      dice = from;
      if (weights !== undefined && weights.game !== g.id)
        throw new UserError('trouble.weights', { path: printable(path ?? ''), where: 'game' });
      const { knowledge } = help(g);
      const known = weights === undefined ? help(g) : { knowledge: learned(g, weights, knowledge) };
      if (isLevel(word)) bot = botOf(word, g, seat, known);
      if (word === 'sensible') bot = sensibleBot(g, seat, help(g).knowledge);
    },
    async choose(seen) {
      return { choice: chosenBy(bot, seen, dice), late: false };
    },
    async volunteer(seen) {
      return bot.choose(seen, thinking(`${dice} ${seen.answered} beside`));
    },
    async end() {},
    leave() {},
  };
}

function weightsIn(path: string): Weights {
  const read = readWeights(readText(path));
  if ('fault' in read) throw new UserError('trouble.weights', { path: printable(path), where: read.fault });
  return read;
}
