// Who answers for a seat.

export const LEVELS = ['random', 'apprentice', 'steward', 'lord'] as const;
export type Level = (typeof LEVELS)[number];
/** Who answers for a seat: somebody, a bot of a level, or a policy that the game itself describes. */
export type Chair =
  | { readonly who: 'person' }
  | { readonly who: 'bot'; readonly level: Level }
  | { readonly who: 'policy'; readonly policy: string };
export const isBot = (chair: Chair | undefined): boolean => chair !== undefined && chair.who !== 'person';
