// DN-CARD: the three decks. Every card is known by its number.

export const ORDERS = ['food', 'gold', 'imps', 'monster', 'trap', 'room', 'dig', 'reputation'] as const;
export type Order = (typeof ORDERS)[number];

/** DN-CARD-1: twenty-four monsters, each with its price in gold and its power. */
export const MONSTERS = Array.from({ length: 24 }, (_, i) => ({ cost: 1 + (i % 3), power: 1 + ((i * 7) % 4) }));

/** DN-CARD-2: twenty-four traps, each with its power. */
export const TRAPS = Array.from({ length: 24 }, (_, i) => ({ power: 1 + ((i * 5) % 3) }));

/** DN-CARD-3: thirty-two adventurers, each of a class and with its hit points. */
export const CLASSES = ['warrior', 'thief', 'priest', 'mage'] as const;
export type Class = (typeof CLASSES)[number];
export const ADVENTURERS = Array.from({ length: 32 }, (_, i) => ({ is: CLASSES[i % 4]!, health: 2 + (i % 3) }));
