/** What the box says: enough to choose a game and lay its table. */
export const box = {
  'game.name': 'Dungeonette',
  'game.tagline': 'Four desks, one candle, no way out.',
  'game.progress': '{round, plural, =0 {first round} other {# rounds played}}',
} as const;
