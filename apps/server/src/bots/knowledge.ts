// What bots are told about each game: whoever knows both hands the one to the other.
import { type Knowledge, knowledgeOf } from '@oubliette/bots';
import { knowledge as dungeonLords } from '@oubliette/dungeon-lords/bot';

/** A game that has none to give is played on winning and losing alone. */
export const KNOWLEDGE: Readonly<Record<string, Knowledge>> = { 'dungeon-lords': knowledgeOf(dungeonLords) };
