// What the shop sells beside arms (DJ-SHOP-12 to DJ-SHOP-16), and everything a hero can carry.
import { TREASURES, type Treasure } from './treasures.ts';
import { ARMOURS, type Armour, type Missile, WEAPONS, type Weapon } from './weapons.ts';

export const GOODS = {
  arrows: { price: 1, missile: 'arrow', count: 10 },
  bolts: { price: 1, missile: 'bolt', count: 10 },
  stones: { price: 1, missile: 'stone', count: 10 },
  lantern: { price: 3 },
  torches: { price: 1, count: 6 },
  rope: { price: 2 },
  'rat-poison': { price: 3 },
  potion: { price: 15 },
  poison: { price: 5 },
} as const;
export type GoodsId = keyof typeof GOODS;

/** DJ-RULING-66 */
export type QuestThing = 'crown' | 'relic' | 'ledger' | 'page' | 'silver-stylus';
export const QUEST_THINGS: readonly QuestThing[] = ['crown', 'relic', 'ledger', 'page', 'silver-stylus'];

/** Missiles by kind: plain ones, and those of treasure cards. */
export const SHOTS = {
  arrow: { missile: 'arrow', magic: 0, piercing: 0 },
  bolt: { missile: 'bolt', magic: 0, piercing: 0 },
  stone: { missile: 'stone', magic: 0, piercing: 0 },
  'silver-arrows': { missile: 'arrow', magic: 1, piercing: 0 },
  'piercing-bolts': { missile: 'bolt', magic: 0, piercing: 2 },
  'rune-stones': { missile: 'stone', magic: 1, piercing: 0 },
} as const satisfies { readonly [id: string]: { missile: Missile; magic: number; piercing: number } };
export type ShotId = keyof typeof SHOTS;
export const SHOT_IDS = Object.keys(SHOTS) as ShotId[];

/** Things are looked up in every step of a game: maps find them faster than objects with many fields. */
const treasures: ReadonlyMap<string, Treasure> = new Map(Object.entries(TREASURES));
const weapons: ReadonlyMap<string, Weapon> = new Map(Object.entries(WEAPONS));
const armours: ReadonlyMap<string, Armour> = new Map(Object.entries(ARMOURS));

export const treasureOf = (item: string): Treasure | undefined => treasures.get(item);

const baseOf = (item: string): string => (item === 'silver-stylus' ? 'dagger' : (treasureOf(item)?.base ?? item));

/** The weapon that an item is, if it is one. */
export const weaponOf = (item: string): Weapon | undefined => weapons.get(baseOf(item));
export const armourOf = (item: string): Armour | undefined => armours.get(baseOf(item));
/** DJ-RULING-27 */
export const magicOf = (item: string): number => (item === 'silver-stylus' ? 1 : (treasureOf(item)?.magic ?? 0));

/** The spell in a grimoire or a scroll. */
export const spellIn = (item: string): string | undefined =>
  item.startsWith('grimoire:') || item.startsWith('scroll:') ? item.slice(item.indexOf(':') + 1) : undefined;
