// DJ-SKILL-1, DJ-SHOP-2, DJ-CHAR-9: what a new adventurer may bring; adventurers of earlier games stay as they are.
import { type ClassId, type RaceId, START, startStats } from '../cards/classes.ts';
import { armourOf, GOODS, type GoodsId, SHOT_IDS } from '../cards/goods.ts';
import { ARMOURS, type ArmourId, WEAPONS, type WeaponId } from '../cards/weapons.ts';

/** What the shop asks for a thing; undefined: it does not sell it. */
export function priceOf(item: string): number | undefined {
  if (Object.hasOwn(WEAPONS, item)) return WEAPONS[item as WeaponId].price;
  if (Object.hasOwn(ARMOURS, item)) return ARMOURS[item as ArmourId].price;
  return Object.hasOwn(GOODS, item) ? GOODS[item as GoodsId].price : undefined;
}

interface Recruit {
  readonly race: RaceId;
  readonly class: ClassId;
  readonly stats: readonly number[];
  readonly skills: readonly string[];
  readonly items: readonly string[];
  readonly shots: readonly number[];
  readonly gold: number;
  readonly [field: string]: unknown;
}
export type RecruitFault = readonly [rule: string, field: string, what: string];

export function recruitFaults(hero: Recruit): RecruitFault[] {
  const faults: RecruitFault[] = [];
  const least = startStats(hero.race, hero.class);
  if (hero.stats.some((value, i) => value !== least[i])) faults.push(['DJ-CHAR-9', 'stats', 'not-a-beginner']);
  for (const [field, value] of [
    ['maxLife', START.life],
    ['maxFatigue', START.fatigue],
    ['fate', START.fate],
    ['xp', 0],
  ] as const)
    if (hero[field] !== value) faults.push(['DJ-VAL-1', field, 'not-a-beginner']);
  if (hero.skills.length !== START.skills) faults.push(['DJ-SKILL-1', 'skills', 'two-skills']);
  const torches = hero.items.filter((item) => item === 'torch').length;
  const prices = hero.items.filter((item) => item !== 'torch').map(priceOf);
  if (prices.includes(undefined)) faults.push(['DJ-SHOP-2', 'items', 'not-in-the-shop']);
  if (hero.shots.slice(3).some((n) => n > 0)) faults.push(['DJ-SHOP-2', 'shots', 'not-in-the-shop']);
  const spent =
    prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) +
    Math.ceil(torches / GOODS.torches.count) * GOODS.torches.price +
    SHOT_IDS.slice(0, 3).reduce((sum, _, i) => sum + Math.ceil(hero.shots[i]! / GOODS.arrows.count), 0);
  if (spent + hero.gold > START.gold) faults.push(['DJ-SHOP-2', 'gold', 'over-twenty-gold']);
  return faults;
}

/** DJ-CHAR-10 to 13, DJ-RULING-64: armour and shield count together. */
export const armourPower = (body: string, shield: string): number =>
  (armourOf(body)?.power ?? 0) + (armourOf(shield)?.power ?? 0);
