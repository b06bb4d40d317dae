/** Promises that nobody has to type. */
export const sentences = {
  'name.friends': 'We shall be friends. For a while.',
  'name.fair-share': 'You will get your fair share, by my own scales.',
  'name.my-turn-next': 'You help me now, I help you later.',
  'name.no-plunder': 'If I ever win against you, I shall take something ugly.',
  'name.vote-for-you': 'In your next quarrel I take your side.',
  'name.leave-leader': 'Together against whoever leads.',
  'name.share-news': 'I tell you what I see at the Crossroads.',
  'name.remember': 'I shall remember this. Fondly.',
  'name.first-pick': 'You get first pick of what I sell.',
  'name.stay-home': 'I keep out of your affairs.',
  'name.same-side': 'We stand on the same side, whatever it costs.',
  'name.drink': 'The next round at the tavern is mine.',
  'name.own': 'in my own words',
} as const;
