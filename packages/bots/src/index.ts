export type { Bot, Choice } from './bot.ts';
export { randomBot } from './random.ts';
