// The rules of each game on the shelf, and what its bots know of it: each comes when somebody plays it.
import { type Knowledge, knowledgeOf } from '@oubliette/bots';
import type { Game } from '@oubliette/engine';

export type RulesOf = (id: string) => Promise<Game | undefined>;

const rules: Readonly<Record<string, () => Promise<Game>>> = {
  'dungeon-lords': async () => (await import('@oubliette/dungeon-lords')).dungeonLords,
  dungeonette: async () => (await import('@oubliette/dungeonette')).dungeonette,
  'crypt-sale': async () => (await import('@oubliette/crypt-sale')).cryptSale,
};
const knowledge: Readonly<Record<string, () => Promise<Knowledge>>> = {
  'dungeon-lords': async () => knowledgeOf((await import('@oubliette/dungeon-lords/bot')).knowledge),
};

export const rulesOf: RulesOf = async (id) => (Object.hasOwn(rules, id) ? rules[id]?.() : undefined);
export const knowledgeFor = async (id: string): Promise<Knowledge | undefined> => knowledge[id]?.();
