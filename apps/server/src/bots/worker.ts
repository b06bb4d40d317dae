// A bot's thread: receives the view of a seat, returns a choice. It has no access to anything else.
import { botOf, type Choice, effortOf, policyBot, randomBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { installed } from '../base/library.ts';
import { BOT_CONTEXTS } from './knowledge.ts';
import type { BotTask } from './pool.ts';

export function choose({ game, rules, seat, seen, level, policy, dice, ms }: BotTask): Choice | undefined {
  const pick = thinking(dice);
  const known = installed.exactly(game, rules);
  if (policy !== undefined && known !== undefined) return policyBot(known, seat, policy).choose(seen, pick);
  // Without the rules there is nothing to search; the view lists what is possible.
  if (level === 'random' || known === undefined) return randomBot().choose(seen, pick);
  const context = BOT_CONTEXTS.get(game);
  // A level has its own thinking time; where others wait, its clock runs faster.
  const hurry = Math.max(1, effortOf(level, context?.knowledge).ms / ms);
  const now = (): number => performance.now() * hurry;
  return botOf(level, known, seat, { ...context, now }).choose(seen, pick);
}
