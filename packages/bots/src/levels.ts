// A bot of a level: how much it thinks, and what the game says that this level knows.
import type { Game, Seat, StateOf } from '@oubliette/engine';
import type { Bot } from './bot.ts';
import { type Effort, type Level, levels } from './effort.ts';
import { greedyBot } from './greedy.ts';
import type { Knowledge } from './knowledge.ts';
import { mctsBot } from './mcts.ts';

export interface Help<S extends StateOf> {
  readonly knowledge?: Knowledge<S>;
  /** Milliseconds, for play. Without it only iterations count, and the same dice give the same game everywhere. */
  readonly now?: () => number;
}

export function botOf<S extends StateOf>(level: Level, g: Game<S>, seat: Seat, help: Help<S> = {}): Bot {
  const { now } = help;
  const knowledge = help.knowledge === undefined ? undefined : knowledgeAt(level, help.knowledge);
  const { worlds, ms, slip, atLeisure, ...effort } = effortOf(level, help.knowledge);
  const { iterations, tries } = now === undefined ? effort : (atLeisure ?? effort);
  const known = knowledge === undefined ? {} : { knowledge };
  if (iterations === 0) return greedyBot(g, seat, { ...known, worlds, ...(slip === 0 ? {} : { slip }) });
  const budget = now === undefined ? { iterations } : { iterations, ms, now };
  return mctsBot(g, seat, { ...known, budget, worlds, tries });
}

/** What a level may spend in this game: games differ in what a moment of thought finds out. */
export const effortOf = <S extends StateOf>(level: Level, knowledge?: Knowledge<S>): Effort => ({
  ...levels[level],
  ...knowledge?.levels?.[level]?.effort,
});

function knowledgeAt<S extends StateOf>(level: Level, knowledge: Knowledge<S>): Knowledge<S> {
  const { effort: _, ...own } = knowledge.levels?.[level] ?? {};
  return { ...knowledge, ...own };
}
