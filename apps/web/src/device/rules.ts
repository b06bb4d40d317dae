// The rules of each game and what its bots know of it: loaded when somebody plays it.
import type { Knowledge } from '@oubliette/bots';
import { manifestOf } from '@oubliette/catalog';
import type { Game } from '@oubliette/engine';

export type RulesOf = (id: string) => Promise<Game | undefined>;

export const rulesOf: RulesOf = async (id) => manifestOf(id)?.rules();
export const knowledgeFor = async (id: string): Promise<Knowledge | undefined> => manifestOf(id)?.knowledge?.();
