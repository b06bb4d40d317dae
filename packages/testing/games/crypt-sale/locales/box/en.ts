/** The texts of the box: enough to choose a game and start a table. */
export const box = {
  'game.name': 'Crypt Sale',
  'game.tagline': 'Everything must go. Especially what moves.',
  'game.progress':
    '{round, plural, =0 {first round} one {# of {rounds} rounds sold} other {# of {rounds} rounds sold}}',
  'setting.rounds': 'Rounds',
  'setting.rounds.help': 'How long the candles last.',
  'setting.openStakes': 'Open stakes',
  'setting.openStakes.help': 'A stake that is lost is turned up for all to see.',
} as const;
