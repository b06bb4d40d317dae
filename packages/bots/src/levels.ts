// Makes a bot of a level: its effort, and the game's knowledge for this level.
import type { Game, Seat, StateOf } from '@oubliette/engine';
import type { Bot } from './bot.ts';
import { type Effort, type Level, levels } from './effort.ts';
import { greedyBot } from './greedy.ts';
import type { Knowledge } from './knowledge.ts';
import { learned } from './learned/judge.ts';
import type { Weights } from './learned/weights.ts';
import { mctsBot, type SearchParams } from './mcts.ts';

export interface BotContext<S extends StateOf> {
  readonly knowledge?: Knowledge<S>;
  /** The learned weights of this game, for the archlord. */
  readonly weights?: Weights;
  /** Instead of the level's own number. */
  readonly iterations?: number;
  /** Milliseconds. Without a clock only iterations count, and the same random source gives the same game everywhere. */
  readonly now?: () => number;
}

export function botOf<S extends StateOf>(level: Level, g: Game<S>, seat: Seat, context: BotContext<S> = {}): Bot {
  const { worlds, randomOneIn, iterations } = effortOf(level, context.knowledge);
  const known = context.knowledge === undefined ? {} : { knowledge: knowledgeAt(level, context.knowledge) };
  if (iterations === 0) return greedyBot(g, seat, { ...known, worlds, ...(randomOneIn === 0 ? {} : { randomOneIn }) });
  return mctsBot(g, seat, searchParamsOf(level, g, context));
}

/** The search options of a level; with a clock it may search for longer. */
export function searchParamsOf<S extends StateOf>(level: Level, g: Game<S>, context: BotContext<S>): SearchParams<S> {
  const { weights, now } = context;
  const knowledge = context.knowledge === undefined ? undefined : knowledgeAt(level, context.knowledge);
  const { worlds, ms, randomOneIn: _, withClock, ...effort } = effortOf(level, context.knowledge);
  const { iterations: most, tries, rollouts: mostRollouts } = now === undefined ? effort : (withClock ?? effort);
  const iterations = context.iterations ?? most;
  const rollouts = mostRollouts === undefined ? {} : { rollouts: context.iterations ?? mostRollouts };
  const known = level === 'archlord' && weights !== undefined ? learned(g, weights, knowledge) : knowledge;
  const budget = now === undefined ? { iterations } : { iterations, ms, now };
  return { ...(known === undefined ? {} : { knowledge: known }), budget, worlds, tries, ...rollouts };
}

/** The effort of a level in this game: games differ in how much a search gains. */
export const effortOf = <S extends StateOf>(level: Level, knowledge?: Knowledge<S>): Effort => ({
  ...levels[level],
  ...knowledge?.levels?.[level]?.effort,
});

/** The knowledge of a bot that may not bargain; undefined: no bot of this game bargains. */
export function withoutBargaining<S extends StateOf>(knowledge: Knowledge<S>): Knowledge<S> | undefined {
  const { quiet, wish, levels: own = {} } = knowledge;
  if (quiet === undefined || wish === undefined) return undefined;
  const at = Object.entries(own).map(([level, known]) => [
    level,
    known.wish === undefined ? known : { ...known, wish: quiet(known.wish) },
  ]);
  return { ...knowledge, wish: quiet(wish), levels: Object.fromEntries(at) };
}

function knowledgeAt<S extends StateOf>(level: Level, knowledge: Knowledge<S>): Knowledge<S> {
  const { effort: _, ...own } = knowledge.levels?.[level] ?? {};
  return { ...knowledge, ...own };
}
