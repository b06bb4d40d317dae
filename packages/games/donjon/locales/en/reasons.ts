/** Why the automatic master answered so. */
export const reasons = {
  'reason.space': 'there is most room to build on from there',
  'reason.draw': 'a card is a card',
  'reason.harm': 'it hurts about {points} points',
  'reason.wait': 'the hand may grow first',
  'reason.mercy': 'they look bad enough already',
  'reason.timid': 'it does not dare, for now',
  'reason.order': 'whoever clears a path goes first, archers and sorcerers last',
  'reason.target': 'about {points} points of damage to {hero}',
  'reason.close': 'towards {hero}',
  'reason.keep-away': 'out of reach, behind the others',
  'reason.web': 'it makes their way longer',
  'reason.theme': 'it would look out of place there',
  'reason.lots': 'all the same to me: drawn by lot',
} as const;
