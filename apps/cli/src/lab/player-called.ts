// The players of the lab: our bots, or other programs.
import {
  type Bot,
  botOf,
  isLevel,
  learned,
  policyBot,
  randomBot,
  readWeights,
  sensibleBot,
  type Weights,
  withoutBargaining,
} from '@oubliette/bots';
import { type Game, thinking } from '@oubliette/engine';
import { readText } from '../game-store.ts';
import { botContext } from '../games.ts';
import { printable } from '../screen/measure.ts';
import { UserError } from '../user-error.ts';
import { execPlayer } from './exec-player.ts';
import { chosenBy, type Player } from './player.ts';

/** A seat as `play` names it: `bot` is random, `bot:lord` a lord. Players of the lab have no names. */
const withoutBot = (called: string): string => (called === 'bot' ? 'random' : called.replace(/^bot:/, ''));

/**
 * `archlord`, `lord`, `steward`, `apprentice`, `sensible`, `random`, `policy:NAME`, `exec:COMMAND`; a level with other weights than its game's,
 * or with weights at all: `lord@weights.json`; with so many iterations: `lord:400`, `lord:75@weights.json`; one that does not bargain:
 * `quiet:lord`.
 */
export function playerCalled(named: string, ms: number): Player {
  const isQuiet = named.startsWith('quiet:');
  const called = withoutBot(isQuiet ? named.slice('quiet:'.length) : named);
  if (!isQuiet && called.startsWith('exec:')) return execPlayer(called.slice('exec:'.length), ms);
  if (!isQuiet && called.startsWith('policy:')) return policyPlayer(called.slice('policy:'.length));
  const [, word = '', many, path] = /^([a-z]+)(?::([1-9]\d{0,5}))?(?:@(.+))?$/s.exec(called) ?? [];
  const plain = (word === 'random' || word === 'sensible') && many === undefined && path === undefined;
  if ((!plain || isQuiet) && !isLevel(word)) throw new UserError('trouble.lab-seat', { word: printable(called) });
  const weights = path === undefined ? undefined : weightsIn(path);
  let bot: Bot = randomBot();
  let dice = '';
  return {
    async begin({ g, seat, dice: from }) {
      dice = from;
      if (weights !== undefined && weights.game !== g.id)
        throw new UserError('trouble.weights', { path: printable(path ?? ''), where: 'game' });
      const known = isQuiet ? quietContext(g, called) : botContext(g);
      const told = weights === undefined ? known : { knowledge: learned(g, weights, known.knowledge) };
      if (isLevel(word))
        bot = botOf(word, g, seat, { ...told, ...(many === undefined ? {} : { iterations: Number(many) }) });
      if (word === 'sensible') bot = sensibleBot(g, seat, known.knowledge);
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

function quietContext(g: Game, called: string): ReturnType<typeof botContext> {
  const known = botContext(g);
  const knowledge = known.knowledge && withoutBargaining(known.knowledge);
  if (knowledge === undefined) throw new UserError('trouble.quiet', { word: printable(called) });
  return { ...known, knowledge };
}

/** A policy of the game plays the seat: an automatic dungeon master, for example. */
function policyPlayer(name: string): Player {
  let bot: Bot = randomBot();
  let dice = '';
  return {
    async begin({ g, seat, dice: from }) {
      dice = from;
      const policies = Object.keys(g.policies ?? {});
      if (!policies.includes(name)) throw new UserError('trouble.policy', { word: printable(name), policies });
      bot = policyBot(g, seat, name);
    },
    async choose(seen) {
      return { choice: chosenBy(bot, seen, dice), late: false };
    },
    async volunteer() {
      return undefined;
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
