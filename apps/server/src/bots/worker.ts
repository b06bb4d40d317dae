// A bot's thread: gets what a seat sees, gives a choice. Nothing else of the house is in here.
import { type Choice, randomBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import type { BotTask } from './pool.ts';

const bot = randomBot();

export function choose({ seen, dice }: BotTask): Choice | undefined {
  return bot.choose(seen, thinking(dice));
}
