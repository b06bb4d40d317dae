/** Why a bot answered as it did: one sentence for each line of its appraisal. */
export const reasons = {
  'reason.trophies': 'It brings trophies.',
  'reason.gems': 'It fills the purse.',
  'reason.power': 'It makes you stronger for the fights to come.',
  'reason.wounds': 'It spares you wounds.',
  'reason.quests': 'It brings a quest closer, or leaves fewer undone.',
  'reason.spoils': 'It adds to your spoils, which break ties and fill quests.',
  'reason.words': 'It keeps your name worth something.',
  'reason.turn': 'It keeps a turn for the last round.',
  'feature.stronger': 'Stronger rivals',
  'feature.toPlay': 'Still to play this round',
  'reason.offer-gain': 'All told it is worth about {gems, number} gems to you.',
  'reason.offer-loss': 'All told it would cost you about {gems, number} gems.',
  'reason.offer-odds':
    'Alone the fight is won {alone, number} times out of a hundred, with this ally {together, number} times.',
  'reason.offer-record': 'Their word so far: {kept, number} kept, {broken, number} broken.',
} as const;
