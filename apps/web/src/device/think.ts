// How a bot of this device chooses its answer.
import { type BotContext, botOf, type Choice, policyBot, randomBot } from '@oubliette/bots';
import { type Game, type StateOf, thinking } from '@oubliette/engine';
import type { BotInput } from './bots.ts';

export const byChance = ({ seen, dice }: BotInput): Choice | undefined => randomBot().choose(seen, thinking(dice));

/** An awaited bot without a choice answers at random, so that the game goes on. */
export function answerOf(game: Game, known: BotContext<StateOf>, input: BotInput): Choice | undefined {
  const { seat, level, policy, lesson, seen, dice } = input;
  if (policy !== undefined && Object.hasOwn(game.policies ?? {}, policy))
    return policyBot(game, seat, policy).choose(seen, thinking(dice));
  const taught = lesson === true ? known.knowledge?.lesson?.(seen, seat) : undefined;
  if (taught !== undefined) return taught;
  if (level === 'random') return byChance(input);
  const context = { ...known, now: () => performance.now() };
  const choice = botOf(level, game, seat, context).choose(seen, thinking(dice));
  return choice ?? (seen.waiting.includes(seat) ? byChance(input) : undefined);
}
