/** Why the automatic overlord answered so, and what bots count. */
export const reasons = {
  'reason.attack':
    'A blow at the {hero} lands in {chance} of 100.{second, select, nobody {} other { The {second} came second.}}',
  'reason.cripple':
    'The {hero} is one wound from the floor; {chance} of 100.{second, select, nobody {} other { The {second} came second.}}',
  'reason.outnumber':
    'Two against the {hero}; {chance} of 100.{second, select, nobody {} other { The {second} came second.}}',
  'reason.rear':
    'The {hero} shows a back; {chance} of 100.{second, select, nobody {} other { The {second} came second.}}',
  'reason.block': 'Somebody should stand in the way at {cell}.',
  'reason.approach': 'Nearer to the heroes, by {cell}.{second, select, nobody {} other { The {second} came second.}}',
  'reason.raise': 'The bones at {cell} have rested long enough.',
  'reason.keep-away': 'Better out of reach.',
  'reason.card': 'Now is the time for {card}.',
  'reason.held-back':
    '{card, select, none {Nothing in the hand would have interrupted anybody.} other {{card} stayed in the hand: it was not worth it yet.}}',
  'reason.hold': 'Nothing worth a command.',
  'reason.place': '{cell} will do.',
  'reason.decline': 'Not needed.',
  'reason.odds':
    '{chance} in 100 to put the {target} down, {gone} in 100 for good: {dice} dice against {defence}, armour {armour}.',
  'reason.odds-boss': '{chance} in 100 to wound the {target}: {dice} dice against {defence}, armour {armour}.',
  'reason.odds-lock': '{chance} in 100 that the lock gives way: {dice} dice against {defence}, armour {armour}.',
  'reason.odds-away': 'Walking off costs a wound in {chance} of 100.',
  'reason.risk': 'Standing at {cell} costs a wound in about {chance} of 100.',
  'reason.safe': 'Nobody in sight reaches {cell} before the next turn.',
  'reason.victory': 'The end',
  'reason.goals': 'Goals reached',
  'reason.wounds': 'Wounds',
  'reason.enemies': 'Enemies on the board',
  'reason.way': 'The way to go',
  'reason.loot': 'Loot',
  'reason.time': 'Time left',
} as const;
