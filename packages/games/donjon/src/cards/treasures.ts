// The treasure cards (DJ-COMP-6), with their price between games (DJ-GOLD-2).
import type { Stat } from './classes.ts';
import type { ArmourId, Missile, WeaponId } from './weapons.ts';

export interface Treasure {
  readonly category: 'weapon' | 'armour' | 'ammunition' | 'other';
  readonly value: number;
  readonly copies: number;
  /** The weapon or armour that it is. */
  readonly base?: WeaponId | ArmourId;
  /** DJ-RULING-27: added to the power after the class limit is looked at. */
  readonly magic?: number;
  /** The finder names a shop weapon of this power. */
  readonly names?: number;
  readonly spells?: number;
  readonly againstUndead?: number;
  /** Strikes two squares away in a straight line. */
  readonly long?: true;
  readonly light?: true;
  readonly shots?: number;
  readonly missile?: Missile;
  /** Armour that does not count against it. */
  readonly piercing?: number;
  /** So many dice of six of life. */
  readonly heal?: number;
  /** Worn: one more of it. */
  readonly worn?: Stat;
  readonly uses?: number;
  readonly gold?: number;
}

const cards = {
  'enchanted-dagger': { category: 'weapon', value: 25, copies: 1, base: 'dagger', magic: 1 },
  'star-staff': { category: 'weapon', value: 60, copies: 1, base: 'staff', magic: 1, spells: 1 },
  'runed-short-sword': { category: 'weapon', value: 35, copies: 2, base: 'short-sword', magic: 1 },
  'hallowed-mace': { category: 'weapon', value: 45, copies: 1, base: 'mace', magic: 1, againstUndead: 2 },
  'watchmans-spear': { category: 'weapon', value: 50, copies: 1, base: 'spear', magic: 1, long: true },
  'blade-of-dawn': { category: 'weapon', value: 65, copies: 1, base: 'long-sword', magic: 1, light: true },
  'clan-axe': { category: 'weapon', value: 55, copies: 1, base: 'battle-axe', magic: 1 },
  'canopy-bow': { category: 'weapon', value: 60, copies: 1, base: 'long-bow', magic: 1 },
  'clockmakers-crossbow': { category: 'weapon', value: 40, copies: 1, base: 'light-crossbow', magic: 1 },
  'great-oath-blade': { category: 'weapon', value: 140, copies: 1, base: 'great-sword', magic: 2 },
  'old-arms': { category: 'weapon', value: 4, copies: 2, names: 2 },
  'garrison-long-sword': { category: 'weapon', value: 8, copies: 1, base: 'long-sword', magic: 0 },
  'siege-hammer': { category: 'weapon', value: 16, copies: 1, base: 'great-hammer', magic: 0 },
  'star-strewn-cloak': { category: 'armour', value: 35, copies: 1, base: 'magician-cloak', magic: 1 },
  'prowlers-leather': { category: 'armour', value: 35, copies: 1, base: 'leather', magic: 1 },
  'graven-buckler': { category: 'armour', value: 40, copies: 1, base: 'small-shield', magic: 1 },
  'drake-scales': { category: 'armour', value: 55, copies: 1, base: 'scale', magic: 1 },
  'blessed-mail': { category: 'armour', value: 75, copies: 1, base: 'mail', magic: 1 },
  'champions-plate': { category: 'armour', value: 120, copies: 1, base: 'full-plate', magic: 1 },
  'found-full-plate': { category: 'armour', value: 32, copies: 1, base: 'full-plate', magic: 0 },
  'banded-armour': { category: 'armour', value: 8, copies: 1, base: 'banded', magic: 0 },
  'mail-coat': { category: 'armour', value: 16, copies: 1, base: 'mail', magic: 0 },
  'full-quiver': { category: 'ammunition', value: 2, copies: 2, shots: 20, magic: 0 },
  'silver-arrows': { category: 'ammunition', value: 20, copies: 2, shots: 6, magic: 1, missile: 'arrow' },
  'piercing-bolts': { category: 'ammunition', value: 20, copies: 1, shots: 6, magic: 0, missile: 'bolt', piercing: 2 },
  'rune-stones': { category: 'ammunition', value: 15, copies: 1, shots: 6, magic: 1, missile: 'stone' },
  'healing-potion': { category: 'other', value: 15, copies: 5, heal: 1 },
  'great-healing-potion': { category: 'other', value: 30, copies: 2, heal: 2 },
  'potion-of-vigour': { category: 'other', value: 20, copies: 2 },
  'potion-of-might': { category: 'other', value: 12, copies: 1 },
  antidote: { category: 'other', value: 8, copies: 2 },
  'lustral-water': { category: 'other', value: 15, copies: 1 },
  'spell-scroll': { category: 'other', value: 20, copies: 3 },
  'ring-of-the-rampart': { category: 'other', value: 80, copies: 1, worn: 'DEF' },
  'seven-step-boots': { category: 'other', value: 80, copies: 1, worn: 'VIT' },
  'brazen-gauntlets': { category: 'other', value: 70, copies: 1, worn: 'FOR' },
  'moon-talisman': { category: 'other', value: 80, copies: 1, worn: 'MAG' },
  'hares-foot': { category: 'other', value: 60, copies: 1 },
  'master-key': { category: 'other', value: 20, copies: 1, uses: 3 },
  'old-plan': { category: 'other', value: 10, copies: 1 },
  purse: { category: 'other', value: 10, copies: 3, gold: 10 },
  casket: { category: 'other', value: 20, copies: 2, gold: 20 },
  gem: { category: 'other', value: 30, copies: 2, gold: 30 },
  'golden-idol': { category: 'other', value: 80, copies: 1, gold: 80 },
} as const satisfies { readonly [id: string]: Treasure };

export type TreasureId = keyof typeof cards;
export const TREASURES: { readonly [T in TreasureId]: Treasure } = cards;
export const TREASURE_IDS = Object.keys(cards) as TreasureId[];

/** DJ-FURN-RACK-3: what a weapon rack keeps. */
export const isArms = (id: TreasureId): boolean => TREASURES[id].category !== 'other';
