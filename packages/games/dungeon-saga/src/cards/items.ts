// What heroes find and buy (DSC-95). `once`: one use, then gone; `adventure`: one use in each adventure; `always`: as long as it is borne.
export interface ItemCard {
  readonly uses: 'once' | 'adventure' | 'always';
  /** What it costs in the shop (DSC-100); 0: it is not sold. */
  readonly price: number;
  /** A Shoot with these dice over this distance. */
  readonly shot?: { readonly dice: number; readonly range: number };
  /** One more die in a Fight one starts, always or when used (DSC-69). */
  readonly fightDie?: true;
}
const CARDS = {
  'lamp-oil': { uses: 'once', price: 1 },
  'salt-rations': { uses: 'once', price: 1 },
  'rope-and-wedges': { uses: 'once', price: 1 },
  'healing-draught': { uses: 'once', price: 2 },
  whetstone: { uses: 'once', price: 2, fightDie: true },
  'chalk-of-unsealing': { uses: 'once', price: 3 },
  'dented-buckler': { uses: 'adventure', price: 0 },
  'balanced-weapon': { uses: 'always', price: 0, fightDie: true },
  scroll: { uses: 'once', price: 0 },
  'cloak-of-mist': { uses: 'always', price: 0 },
  'ring-of-the-second-wind': { uses: 'once', price: 0 },
  'runed-blade': { uses: 'always', price: 0 },
  'throwing-knife': { uses: 'once', price: 1, shot: { dice: 2, range: 3 } },
  'throwing-axe': { uses: 'once', price: 2, shot: { dice: 3, range: 3 } },
  buckler: { uses: 'adventure', price: 5 },
  'sharp-blade': { uses: 'once', price: 0, fightDie: true },
  spear: { uses: 'always', price: 6 },
  'light-crossbow': { uses: 'always', price: 7, shot: { dice: 2, range: 8 } },
  'tower-shield': { uses: 'always', price: 0 },
  'bane-blade-skeletons': { uses: 'always', price: 0, fightDie: true },
  'bane-blade-zombies': { uses: 'always', price: 0, fightDie: true },
  'bane-blade-ghosts': { uses: 'always', price: 0, fightDie: true },
  'dwarf-forged-weapon': { uses: 'always', price: 0, fightDie: true },
  // Things to carry for a goal (DSC-84).
  chime: { uses: 'always', price: 0 },
  'royal-weapon': { uses: 'always', price: 0 },
} as const satisfies Readonly<Record<string, ItemCard>>;

export type ItemId = keyof typeof CARDS;
export const ITEMS: Readonly<Record<ItemId, ItemCard>> = CARDS;
export const ITEM_IDS = Object.keys(CARDS) as readonly ItemId[];

/** The shop's shelf: items, and crystals by level (DSC-100). */
export const CRYSTAL_PRICES = [2, 4, 6] as const;
export const BANES = ['skeletons', 'zombies', 'ghosts'] as const;
/** DSC-102 */
export const MOST_START_GOLD = 4;
