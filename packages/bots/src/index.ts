export type { Bot, Choice } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { type Knowledge, knowledgeOf, type Line } from './knowledge.ts';
export { botOf, type Help, isLevel, LEVELS, type Level, levels } from './levels.ts';
export { type Budget, mctsBot, ponder } from './mcts.ts';
export { randomBot } from './random.ts';
export { reasonsFor } from './reasons.ts';
export { sensibleBot } from './sensible.ts';
