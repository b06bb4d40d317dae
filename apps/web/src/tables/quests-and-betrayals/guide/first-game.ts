// The opponents of a first game. Its shuffles are fixed, and so are the tempers that follow from them.
import type { Temper } from '@oubliette/quests-and-betrayals/cards';

export const SECRET = 'a word by candlelight, 37';

export const RIVALS = [
  { name: 'Baron Grognard', temper: 'loyal' },
  { name: 'Dame Sulfure', temper: 'treacherous' },
  { name: 'Oncle Moisi', temper: 'grudging' },
] as const satisfies readonly { readonly name: string; readonly temper: Temper }[];

/** Enough gems for a first purchase and a first promise. */
export const SETTINGS = { startingGems: 3 };

/** The seats of the bot that keeps its word, and of the one that breaks it. */
export const LOYAL = 1;
export const TREACHEROUS = 2;
