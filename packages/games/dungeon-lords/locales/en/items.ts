const captured = 'That makes {captured, plural, one {# item} other {# items}} in prison.';

/** The Magic Items expansion: its tokens, what it asks, tells and refuses. */
export const items = {
  'name.wand': 'wand',
  'name.amulet': 'amulet',
  'name.potion': 'healing potion',
  'name.clover': 'four-leaf clover',
  'name.blank': 'blank token',

  'card.wand': 'Borne by a warrior: 1 more magic for the party.',
  'card.amulet': 'Borne by a mage: 1 more hit point.',
  'card.potion': 'Borne by a thief: 1 more heart for the party.',
  'card.clover': 'Borne by a priest: 1 more detection for the party.',
  'card.blank': 'Nothing, nicely wrapped.',

  'score.items': '{count, plural, one {# captured item} other {# captured items}}',
  'score.dead-letters': '{count, plural, one {# dead letter} other {# dead letters}}',

  'view.items': 'Magic items',
  'view.magicItems': 'Magic items',
  'view.dummyTokens': 'Trainees’ tokens',
  'view.tokens': 'Tokens',
  'view.queue': 'Under the adventurers, from the right',
  'view.tokensGone': 'Tokens in the Far Lands',
  'view.camp': 'Items with the party',
  'view.sack': 'In the party’s sack',
  'view.capturedItems': 'Captured items',
  'view.deadLetters': 'Dead letters',
  'view.ownerSeat': 'Colour of',
  'view.item': 'Token',
  'view.used': 'Used',

  'ask.give-item':
    '{dummy, plural, =0 {Which of your tokens} other {Which token of trainee no. #}} goes {toDummy, plural, =0 {to the party before the dungeon of {toSeat}} other {to trainee no. #, who has no use for it}}?',
  'ask.give-item.other': '{seat} wraps presents for other people’s heroes.',
  'ask.give-item.hint':
    'All tokens are turned up together. An item that nobody in the party can bear may end as a point for its captor.',
  'ask.send-item': 'And which token do you lay under the adventurers? From the right: {adventurers}.',
  'ask.send-item.other': '{seat} chooses orders.',
  'ask.send-item.hint':
    'It goes to the first from the right who is of its class and has no item yet, or comes back. Two points if it is used against somebody else.',

  'event.item-given': 'For the party before the dungeon of {toSeat}, from {seat}: {item_a}.',
  'event.item-wasted': '{seat} gives trainee no. {toDummy} {item_a}. It ends in the Far Lands.',
  'event.blank-back': 'The blank goes back to {seat}.',
  'event.blank-gone': 'The blank of {seat} goes to the Far Lands.',
  'event.items-borne': 'At {seat}’s the {hero} is equipped: {items_a}.',
  'event.items-in-sack': 'Nobody at {seat}’s knows what to do with it, so it goes into the sack: {items_a}.',
  'event.items-captured': `With the {hero}, {seat} captures: {items_a}. ${captured}`,
  'event.sack-captured': `The whole party is beaten, and the sack is {seat}’s: {items_a}. ${captured}`,
  'event.items-leave': 'Off to the Far Lands with the heroes from {seat}’s: {items_a}.',

  'event.tokens-laid':
    'Tokens lie face down under the adventurers. From the right: {seats}{dummies, plural, =0 {} one {, and the trainee’s} other {, and the trainees’}}.',
  'event.tokens-laid-after':
    'Tokens lie face down under the adventurers. From the right: {dummies, plural, one {the trainee’s} other {the trainees’}}, then {seats}.',
  'event.item-placed': 'The {item} of {ownerSeat} goes to the {adventurer}.',
  'event.item-back':
    '{because, select, blank {The token of {ownerSeat} is the blank, and goes back.} gone {The {item} goes back to {ownerSeat}: the Far Lands have enough of them.} other {Nobody needs the {item} of {ownerSeat}: it goes back.}}',

  'event.clovers-used':
    'Detection {detection} without {clovers, plural, one {the clover} other {# clovers}}, against {damage} damage: {clovers, plural, one {it has been of use} other {they have been of use}} at {seat}’s.',
  'event.wands-used':
    'Magic {magic} without {wands, plural, one {the wand} other {# wands}}, and it takes {needed}: no {card} at {seat}’s but for {wands, plural, one {it} other {them}}.',
  'event.potions-used':
    '{wounds, plural, one {# wound} other {# wounds}} and {hearts, plural, =0 {no heart} one {# heart} other {# hearts}} without {potions, plural, one {the potion} other {# potions}}: {potions, plural, one {it has been of use} other {they have been of use}} at {seat}’s.',
  'event.amulet-used':
    'Wounds {wounds}, and {health} would have done: but for the amulet the {hero} at {seat}’s would be done for.',
  'event.dead-letter':
    'The {item} was of use at {atSeat}’s. An angry letter to {seat}: {letters, plural, one {# dead letter} other {# dead letters}}.',
  'event.item-lost':
    '{used, select, true {Used, but to nobody’s credit: the {item} of {ownerSeat} at {atSeat}’s goes to the Far Lands.} other {Never needed at {atSeat}’s: the {item} of {ownerSeat} goes to the Far Lands.}}',

  'refuse.MI-TOK-2': 'That token is not there any more.',
  'refuse.MI-B-2': 'You did not get the blank of your trainee.',
  'refuse.MI-B-13': 'Two magic items and the blank: one of the three has to be blank.',
  'refuse.MI-A-14': 'You do not have that token any more.',
} as const;
