// The shop's weapons and armour (DJ-SHOP-3 to DJ-SHOP-11).
export type Missile = 'arrow' | 'bolt' | 'stone';

export interface Weapon {
  readonly power: number;
  readonly price: number;
  /** DJ-RULING-27 */
  readonly hands: 1 | 2;
  /** DJ-RULING-28: what it shoots. */
  readonly missile?: Missile;
}
export interface Armour {
  readonly power: number;
  readonly price: number;
  readonly slot: 'body' | 'shield';
}

const weapons = {
  dagger: { power: 1, price: 2, hands: 1 },
  staff: { power: 1, price: 2, hands: 2 },
  sling: { power: 1, price: 2, hands: 1, missile: 'stone' },
  club: { power: 1, price: 2, hands: 1 },
  'short-sword': { power: 2, price: 4, hands: 1 },
  axe: { power: 2, price: 4, hands: 1 },
  'short-bow': { power: 2, price: 4, hands: 2, missile: 'arrow' },
  'light-crossbow': { power: 2, price: 4, hands: 2, missile: 'bolt' },
  hammer: { power: 2, price: 4, hands: 1 },
  mace: { power: 2, price: 4, hands: 1 },
  'morning-star': { power: 2, price: 4, hands: 1 },
  spear: { power: 2, price: 4, hands: 1 },
  'long-sword': { power: 3, price: 8, hands: 1 },
  'battle-axe': { power: 3, price: 8, hands: 1 },
  'long-bow': { power: 3, price: 8, hands: 2, missile: 'arrow' },
  'heavy-crossbow': { power: 3, price: 8, hands: 2, missile: 'bolt' },
  halberd: { power: 3, price: 8, hands: 2 },
  'great-sword': { power: 4, price: 16, hands: 2 },
  'great-axe': { power: 4, price: 16, hands: 2 },
  'great-hammer': { power: 4, price: 16, hands: 2 },
} as const satisfies { readonly [id: string]: Weapon };

const armours = {
  'magician-cloak': { power: 1, price: 4, slot: 'body' },
  leather: { power: 1, price: 4, slot: 'body' },
  'small-shield': { power: 1, price: 4, slot: 'shield' },
  banded: { power: 2, price: 8, slot: 'body' },
  scale: { power: 2, price: 8, slot: 'body' },
  mail: { power: 3, price: 16, slot: 'body' },
  'light-plate': { power: 3, price: 16, slot: 'body' },
  'full-plate': { power: 4, price: 32, slot: 'body' },
} as const satisfies { readonly [id: string]: Armour };

export type WeaponId = keyof typeof weapons;
export type ArmourId = keyof typeof armours;
export const WEAPONS: { readonly [W in WeaponId]: Weapon } = weapons;
export const ARMOURS: { readonly [A in ArmourId]: Armour } = armours;
export const WEAPON_IDS = Object.keys(weapons) as WeaponId[];
