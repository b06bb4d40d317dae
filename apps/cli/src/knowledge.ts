// What bots are told about each game. Whoever knows a game and bots hands the one to the other.
import { type Knowledge, knowledgeOf } from '@oubliette/bots';
import { knowledge as dungeonLords } from '@oubliette/dungeon-lords/bot';
import type { Game } from '@oubliette/engine';

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = { 'dungeon-lords': knowledgeOf(dungeonLords) };

/** Nothing for a game that has none to give: its bots play on winning and losing alone. */
export function help({ id }: Game): { readonly knowledge?: Knowledge } {
  const knowledge = KNOWLEDGE[id];
  return knowledge === undefined ? {} : { knowledge };
}
