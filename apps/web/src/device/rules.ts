// The rules of each game on the shelf, and what its bots know of it.
import { type Knowledge, knowledgeOf } from '@oubliette/bots';
import { cryptSale } from '@oubliette/crypt-sale';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { knowledge as dungeonLordsKnowledge } from '@oubliette/dungeon-lords/bot';
import { dungeonette } from '@oubliette/dungeonette';
import type { Game } from '@oubliette/engine';

const games: readonly Game[] = [dungeonLords, dungeonette, cryptSale];
export const rulesOf = (id: string): Game | undefined => games.find((game) => game.id === id);

const knowledge: Readonly<Record<string, Knowledge>> = { 'dungeon-lords': knowledgeOf(dungeonLordsKnowledge) };
export const knowledgeFor = (id: string): Knowledge | undefined => knowledge[id];
