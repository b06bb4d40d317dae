// A bot's thread: gets what a seat sees, gives a choice. Nothing else of the house is in here.
import { botOf, type Choice, levels, randomBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { installed } from '../library.ts';
import { KNOWLEDGE } from './knowledge.ts';
import type { BotTask } from './pool.ts';

export function choose({ game, rules, seat, seen, level, dice, ms }: BotTask): Choice | undefined {
  const pick = thinking(dice);
  const known = installed.exactly(game, rules);
  // Rules that are not here cannot be thought about; what is possible stands in the view.
  if (level === 'random' || known === undefined) return randomBot().choose(seen, pick);
  const knowledge = KNOWLEDGE[game];
  // A level takes its own time; where others wait, its clock runs faster.
  const hurry = Math.max(1, levels[level].ms / ms);
  const now = (): number => performance.now() * hurry;
  return botOf(level, known, seat, knowledge === undefined ? { now } : { knowledge, now }).choose(seen, pick);
}
