/** The page of promises, and the notes of a first game. */
export const guide = {
  'promises.title': 'Who kept their word',
  'promises.note':
    '{count, plural, =0 {Nobody promised anything. A quiet evening.} one {One word was given this evening.} other {# words were given this evening.}}',
  'promises.of': '{kept, plural, =0 {none kept} other {# kept}}, {broken, plural, =0 {none broken} other {# broken}}',
  'promises.temper':
    '{temper, select, loyal {A loyal temper, let us admit it.} shrewd {A shrewd temper. We thought so.} grudging {A grudging temper that forgets nothing.} treacherous {A treacherous temper, and knew it.} always {Said it, did it. Suspicious.} mostly {Reliable, with exceptions worth remembering.} seldom {Kept a word now and then, out of curiosity.} never {Not one. That too is consistency.} silent {Promised nothing that anybody could judge.} other {What that word is worth, here it is.}}',
  'promises.best': 'Word of gold',
  'promises.worst': 'Knife in the back',

  'guide.welcome': 'A purse, a quest, and three friends',
  'guide.welcome.text':
    'Trophies win. Your main quest pays double and costs you its trophies if you never finish it. Pick the one you can already see yourself doing.',
  'guide.village': 'The village, then the expedition',
  'guide.village.text':
    'Read the landscape from left to right. In the village you may do as much as you can pay; then you must go on one expedition, the Dungeon or the Arena.',
  'guide.buy': 'What you carry is what you are',
  'guide.buy.text':
    'An item on the shelf with a candle rim is one you can pay. Touch it: the gauge shows dashed where you would stand, and the sheet says what it changes. Nothing is paid before you confirm.',
  'guide.monster': 'A monster, and its odds',
  'guide.monster.text':
    'The two bars: your chance alone, and with whoever is chosen. Their number in blue is what they would add. Two dice decide; an 8 counts 16.',
  'guide.offer': 'Everything has a price',
  'guide.offer.text':
    'Choose Grognard above. The ruled zones change hands at the signature; the dashed one is a word: nothing binds you, everything is written down. Promise him a gem by the end of this turn, and send it.',
  'guide.offered': 'Somebody wants something',
  'guide.offered.text':
    'An offer lies before you. Sign it, refuse it with a reason, or answer it with another. Look at their seals first: whole ones were kept, split ones were not.',
  'guide.split': 'Nobody holds your hand',
  'guide.split.text':
    'You divide the loot as you like. If you promised something, this is where you keep it, or do not. Breaking a word costs nothing today.',
  'guide.settle': 'A word falls due',
  'guide.settle.text':
    'You promised it. Tonight is for trying: hand over nothing. The seal splits, and that is all. The others will remember, the bots too.',
  'guide.ledger': 'A seal has split',
  'guide.ledger.text':
    'Somebody broke a word. It stands in the ledger beside the name, for the rest of the evening. Offers to them will be dearer, or cheaper for you.',
  'guide.arena': 'The Arena is open',
  'guide.arena.text':
    'From round 3 on you may challenge somebody instead of going down. Challenge Grognard: the winner of the first Arena takes the Pot. The bystanders decide, and they are for sale.',
  'guide.fist': 'What is in your fist?',
  'guide.fist.text':
    'Two others fight. Close your fist on a side, or on nothing. You may have promised something. Only you know until the hands open.',
  'guide.plunder': 'To the winner',
  'guide.plunder.text': 'One thing of theirs: half the gems, an item, or spoils. Quests stay with their owner.',
  'guide.wounds': 'You are bleeding',
  'guide.wounds.text':
    'Each wound takes one point of power. One heals by itself at the start of your turn; the Temple heals all of them for 2 gems.',
  'guide.tempers': 'Three friends, three tempers',
  'guide.tempers.text':
    'Grognard always keeps his word. Sulfure sells hers as soon as it pays more than the shame. Moisi forgets nothing that was done to him. Elsewhere nobody will tell you.',
  'guide.i-broke': 'Your seal has split',
  'guide.i-broke.text':
    'You broke a word, and nothing happened to you. Not yet: it stands in the ledger. Ask the same person for help again, and listen to the answer.',
  'guide.they-broke': 'You were betrayed',
  'guide.they-broke.text':
    'It was promised, and it was not true. The ledger keeps it for the whole evening: use it when somebody asks you for something.',
  'guide.arena-talk': 'Buy a fist',
  'guide.arena-talk.text':
    'Before the dice, talk to the bystanders. Ask Sulfure for her fist and promise something for it: she will gladly say yes. Then watch on which side her hand opens.',
  'guide.together': 'Two against one',
  'guide.together.text':
    'It is signed: what was given now has changed hands, and the blue number counts in your sum. What you promised for later is in the ledger. Now fight.',
  'guide.promise-again': 'A word more',
  'guide.promise-again.text':
    'You have kept every word so far. Very fine, and no way to learn what the other costs: promise somebody a gem by the end of this turn, and forget about it when it falls due.',
  'guide.refused': 'No, and why',
  'guide.refused.text':
    'He would have come along for anything. Now he says why not: your word. That is the whole price of a betrayal, and it is paid at the next fight.',
  'guide.arena-again': 'Once more onto the sand',
  'guide.arena-again.text':
    'Nobody has broken a word to you yet. Challenge Grognard once more, and ask Sulfure for her fist before the dice. She is worth it.',
  'guide.arena-signed': 'She has signed',
  'guide.arena-signed.text':
    'Her fist is yours, on paper. Say that you have done talking, and watch on which side her hand opens.',
  'guide.learned': 'You know it all',
  'guide.learned.text':
    'A purchase, an offer, an ally, an Arena, a word you broke and one broken to you. The rest of the evening is yours, and so are its friends.',
  'lesson.buy': 'a purchase',
  'lesson.offer': 'an offer',
  'lesson.ally': 'an ally',
  'lesson.broke': 'a word you break',
  'lesson.arena': 'an Arena',
  'lesson.betrayed': 'a word broken to you',
  'guide.score': 'The count',
  'guide.score.text': 'Trophies, less what you left undone. Below: who kept their word. Show it to the others.',
} as const;
