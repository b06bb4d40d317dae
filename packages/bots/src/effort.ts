// The four levels of bots, and how much each may compute for an answer.
export const LEVELS = ['apprentice', 'steward', 'lord', 'archlord'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);

export interface Effort {
  readonly worlds: number;
  /** 0: no search; it compares the positions after one answer. */
  readonly iterations: number;
  /** For the game's own planner; 0: the planner is not used. */
  readonly tries: number;
  /** The number of imagined states in which a planned answer is compared with others; none by default. */
  readonly rollouts?: number;
  /** Answers at random once in so many times; 0: never. */
  readonly randomOneIn: number;
  /** With a clock: the maximum time of an answer in milliseconds, and the effort within it. */
  readonly ms: number;
  readonly withClock?: { readonly iterations: number; readonly tries: number; readonly rollouts?: number };
}

export const levels: Readonly<Record<Level, Effort>> = {
  apprentice: { worlds: 2, iterations: 0, tries: 0, randomOneIn: 4, ms: 50 },
  steward: { worlds: 3, iterations: 6, tries: 0, randomOneIn: 0, ms: 500 },
  lord: {
    worlds: 18,
    iterations: 90,
    tries: 1000,
    randomOneIn: 0,
    ms: 1200,
    withClock: { iterations: 1000, tries: 5000 },
  },
  // It evaluates with the learned weights, where the game has some.
  archlord: {
    worlds: 40,
    iterations: 240,
    tries: 2000,
    randomOneIn: 0,
    ms: 1500,
    withClock: { iterations: 4000, tries: 10_000 },
  },
};
