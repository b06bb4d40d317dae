/** The texts of the box: enough to choose a game and start a table. */
export const box = {
  'game.name': 'Candle Hall',
  'game.tagline': 'Mind the dust. It was here first.',
  'game.progress': '{round} of {rounds, plural, one {# round} other {# rounds}} played',
  'setting.rounds': 'Rounds',
  'setting.rounds.help': 'How long the candles last.',
} as const;
