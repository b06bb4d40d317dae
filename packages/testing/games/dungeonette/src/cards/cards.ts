// DN-CARD: the three decks, and the eight orders. A state knows a card by its place in these lists.

export const ORDERS = ['food', 'gold', 'imps', 'monster', 'trap', 'room', 'dig', 'reputation'] as const;
export type Order = (typeof ORDERS)[number];

/** DN-CARD-1: twenty-four monsters, each with its price in gold and its power. */
export const MONSTERS = [
  { id: 'gorbag', cost: 1, power: 1 },
  { id: 'slurp', cost: 2, power: 4 },
  { id: 'norbert', cost: 3, power: 3 },
  { id: 'twitch', cost: 1, power: 2 },
  { id: 'clank', cost: 2, power: 1 },
  { id: 'brenda', cost: 3, power: 4 },
  { id: 'mildew', cost: 1, power: 3 },
  { id: 'fang', cost: 2, power: 2 },
  { id: 'igor', cost: 3, power: 1 },
  { id: 'dozer', cost: 1, power: 4 },
  { id: 'ursula', cost: 2, power: 3 },
  { id: 'vlad', cost: 3, power: 2 },
  { id: 'bogwort', cost: 1, power: 1 },
  { id: 'maurice', cost: 2, power: 4 },
  { id: 'echo', cost: 3, power: 3 },
  { id: 'pip', cost: 1, power: 2 },
  { id: 'cinder', cost: 2, power: 1 },
  { id: 'gloria', cost: 3, power: 4 },
  { id: 'mumbles', cost: 1, power: 3 },
  { id: 'hrolf', cost: 2, power: 2 },
  { id: 'drip', cost: 3, power: 1 },
  { id: 'edna', cost: 1, power: 4 },
  { id: 'thud', cost: 2, power: 3 },
  { id: 'wisp', cost: 3, power: 2 },
] as const;
export type MonsterId = (typeof MONSTERS)[number]['id'];

/** DN-CARD-2: twenty-four traps, each with its power. */
export const TRAPS = [
  { id: 'loose-plank', power: 1 },
  { id: 'spiked-pit', power: 3 },
  { id: 'greased-stairs', power: 2 },
  { id: 'bucket', power: 1 },
  { id: 'boulder', power: 3 },
  { id: 'darts', power: 2 },
  { id: 'doormat', power: 1 },
  { id: 'pendulum', power: 3 },
  { id: 'net', power: 2 },
  { id: 'queue-ticket', power: 1 },
  { id: 'portcullis', power: 3 },
  { id: 'trapdoor', power: 2 },
  { id: 'form', power: 1 },
  { id: 'crusher', power: 3 },
  { id: 'bees', power: 2 },
  { id: 'squeaky-floor', power: 1 },
  { id: 'lava', power: 3 },
  { id: 'sleeping-gas', power: 2 },
  { id: 'wet-paint', power: 1 },
  { id: 'guillotine', power: 3 },
  { id: 'mimic', power: 2 },
  { id: 'false-door', power: 1 },
  { id: 'ceiling', power: 3 },
  { id: 'itching-powder', power: 2 },
] as const;
export type TrapId = (typeof TRAPS)[number]['id'];

/** DN-CARD-3: thirty-two adventurers; the class goes round, and so does the health. */
const CLASSES = ['warrior', 'thief', 'priest', 'mage'] as const;
export type Class = (typeof CLASSES)[number];
export const ADVENTURERS = Array.from({ length: 32 }, (_, i) => ({ is: CLASSES[i % 4]!, health: 2 + (i % 3) }));
