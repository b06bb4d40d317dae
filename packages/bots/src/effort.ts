// Four levels that people understand, and what each may spend on an answer.
export const LEVELS = ['apprentice', 'steward', 'lord', 'archlord'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);

export interface Effort {
  readonly worlds: number;
  /** 0: it looks one step ahead and no further. */
  readonly iterations: number;
  /** For the game's own planner; 0: it is not asked. */
  readonly tries: number;
  /** In so many imagined worlds an answer that was worked out is compared with the others; none unless given. */
  readonly rollouts?: number;
  /** Answers without thinking once in so many times; 0: never. */
  readonly slip: number;
  /** Where a clock is given: the most milliseconds an answer may take, and what may be done in that time. */
  readonly ms: number;
  readonly atLeisure?: { readonly iterations: number; readonly tries: number; readonly rollouts?: number };
}

export const levels: Readonly<Record<Level, Effort>> = {
  apprentice: { worlds: 2, iterations: 0, tries: 0, slip: 4, ms: 50 },
  steward: { worlds: 3, iterations: 6, tries: 0, slip: 0, ms: 500 },
  lord: {
    worlds: 18,
    iterations: 90,
    tries: 1000,
    slip: 0,
    ms: 1200,
    atLeisure: { iterations: 1000, tries: 5000 },
  },
  // It judges by the weights that were learned, where the game has some.
  archlord: {
    worlds: 40,
    iterations: 240,
    tries: 2000,
    slip: 0,
    ms: 1500,
    atLeisure: { iterations: 4000, tries: 10_000 },
  },
};
