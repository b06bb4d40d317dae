/** The texts of the box: enough to choose a game and start a table. */
export const box = {
  'game.name': 'Dungeonette',
  'game.tagline': 'Four desks, one candle, no way out.',
  'game.progress': '{round, plural, =0 {first round} other {# rounds played}}',
} as const;
