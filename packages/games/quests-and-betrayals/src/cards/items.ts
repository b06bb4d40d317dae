// The 22 items (QT-CARD-83 to QT-CARD-104): 18 in the shop, the Temple beside it, and three that dragons guard.

export type ItemType = 'weapon' | 'armour' | 'jewel' | 'special';

export interface Item {
  /** Its line in the rule book. */
  readonly rule: string;
  readonly type: ItemType;
  readonly bonus: number;
  /** In gems; 0: not for sale. */
  readonly price: number;
}

/** QT-SHOP-5, QT-RULING-24 */
const items = {
  'chipped-dagger': { rule: 'QT-CARD-83', type: 'weapon', bonus: 1, price: 2 },
  'iron-shod-club': { rule: 'QT-CARD-84', type: 'weapon', bonus: 1, price: 2 },
  'short-sword': { rule: 'QT-CARD-85', type: 'weapon', bonus: 2, price: 4 },
  'yew-bow': { rule: 'QT-CARD-86', type: 'weapon', bonus: 2, price: 5 },
  'war-mace': { rule: 'QT-CARD-87', type: 'weapon', bonus: 3, price: 6 },
  'double-axe': { rule: 'QT-CARD-88', type: 'weapon', bonus: 4, price: 8 },
  gambeson: { rule: 'QT-CARD-89', type: 'armour', bonus: 1, price: 2 },
  'helm-of-the-dead': { rule: 'QT-CARD-90', type: 'armour', bonus: 2, price: 4 },
  'chain-mail': { rule: 'QT-CARD-91', type: 'armour', bonus: 2, price: 4 },
  'rune-shield': { rule: 'QT-CARD-92', type: 'armour', bonus: 2, price: 4 },
  'plate-harness': { rule: 'QT-CARD-93', type: 'armour', bonus: 3, price: 6 },
  'power-armour': { rule: 'QT-CARD-94', type: 'armour', bonus: 0, price: 4 },
  'copper-ring': { rule: 'QT-CARD-95', type: 'jewel', bonus: 1, price: 2 },
  'silver-clover': { rule: 'QT-CARD-96', type: 'jewel', bonus: 1, price: 4 },
  'menders-ring': { rule: 'QT-CARD-97', type: 'jewel', bonus: 1, price: 3 },
  'traders-brooch': { rule: 'QT-CARD-98', type: 'jewel', bonus: 1, price: 3 },
  'fang-necklace': { rule: 'QT-CARD-99', type: 'jewel', bonus: 2, price: 4 },
  'diadem-of-eloquence': { rule: 'QT-CARD-100', type: 'jewel', bonus: 1, price: 3 },
  'healing-temple': { rule: 'QT-CARD-101', type: 'special', bonus: 0, price: 2 },
  'dragon-sword': { rule: 'QT-CARD-102', type: 'weapon', bonus: 5, price: 0 },
  'dragon-armour': { rule: 'QT-CARD-103', type: 'armour', bonus: 4, price: 0 },
  'dragon-amulet': { rule: 'QT-CARD-104', type: 'jewel', bonus: 3, price: 0 },
} as const satisfies Record<string, Item>;

/** Everything somebody can own: the Temple belongs to nobody (QT-SETUP-4). */
export type ItemId = Exclude<keyof typeof items, 'healing-temple'>;
export const ITEMS: Readonly<Record<keyof typeof items, Item>> = items;
export const ITEM_IDS = Object.keys(items).filter((id) => id !== 'healing-temple') as readonly ItemId[];
/** QT-SETUP-3 */
export const DRAGON_ITEMS: readonly ItemId[] = ['dragon-sword', 'dragon-armour', 'dragon-amulet'];
/** QT-SETUP-2 */
export const SHOP_ITEMS: readonly ItemId[] = ITEM_IDS.filter((id) => !DRAGON_ITEMS.includes(id));
export const TYPES: readonly ItemType[] = ['weapon', 'armour', 'jewel'];
