// What offers are made of (QT-TALK-8, QT-TALK-9): the kinds of pieces, when words fall due, and the stock sentences.

/** Pieces that change hands at the signature, in the order of the text form (QT-TALK-13). */
export const NOW_KINDS = ['gems', 'item', 'spoils', 'quest', 'help', 'call'] as const;
export type NowKind = (typeof NOW_KINDS)[number];

/** QT-TALK-9 */
export const WORD_KINDS = [
  'loot',
  'trophy',
  'card',
  'gems',
  'item',
  'spoils',
  'quest',
  'fist',
  'aside',
  'help',
  'truce',
  'word',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** When a word falls due. */
export const DUES = [
  'split',
  'after',
  'after-win',
  'this-turn',
  'next-turn',
  'this-arena',
  'next-arena',
  'next-fight',
  'round-end',
  'judged',
] as const;
export type Due = (typeof DUES)[number];

/** Sentences that nobody has to type. No rule reads them. */
export const SENTENCES = [
  'friends',
  'fair-share',
  'my-turn-next',
  'no-plunder',
  'vote-for-you',
  'leave-leader',
  'share-news',
  'remember',
  'first-pick',
  'stay-home',
  'same-side',
  'drink',
] as const;

/** QT-TALK-18 */
export const REASONS = ['price', 'trust', 'wounds', 'plans', 'leader', 'none'] as const;
export type Reason = (typeof REASONS)[number];

/** QT-TALK-55: how a bot at this seat deals with people. */
export const TEMPERS = ['loyal', 'shrewd', 'grudging', 'treacherous'] as const;
export type Temper = (typeof TEMPERS)[number];

/** QT-TALK-7: at most so many pieces in a part. */
export const MOST_PIECES = 3;
/** QT-TALK-20 */
export const MOST_STANDING = 2;
/** QT-TALK-32 */
export const MOST_RUNNING = 8;
/** The most gems that a word may name outside the loot. */
export const MOST_GEMS = 10;
/** A truce lasts until the end of this round or of one of the next three. */
export const LONGEST_TRUCE = 3;
