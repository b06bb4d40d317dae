// Between two games (DJ-XP, DJ-GOLD): what a party hands on, and what the town sells for experience and gold.
import { type CampaignChoice, type CampaignLine, gameFault, type Read } from '@oubliette/engine';
import { STATS } from './cards/classes.ts';
import { GOODS, SHOT_IDS } from './cards/goods.ts';
import type { HeroSheet } from './cards/parties.ts';
import { SKILLS, type SkillId } from './cards/skills.ts';
import { TREASURES, type TreasureId } from './cards/treasures.ts';
import { ARMOURS, WEAPONS } from './cards/weapons.ts';
import { readGiven } from './given.ts';
import { priceOf } from './rules/recruits.ts';
import { readyMade } from './rules/setup.ts';
import type { Hero, State } from './state.ts';

/** The legacy: the living heroes as they start again, the names of the dead, the finished quests. */
export interface Legacy {
  readonly heroes: readonly HeroSheet[];
  readonly fallen: readonly string[];
  readonly quests: readonly string[];
}

/** DJ-XP-6 to DJ-XP-11 */
export const TRAINING = { stat: 300, skill: 200, life: 200, fatigue: 200, fate: 200, draw: 100 } as const;

/** One thing bought by one hero: `stat:ATT`, `skill:parry`, `life`, `fatigue`, `fate`, `draw`, `shop:rope`, `treasure:gem`. */
export interface Purchase {
  readonly hero: string;
  readonly buy: string;
}
/** The choices of a table for the next game of a campaign. */
export interface Chosen {
  readonly quest?: unknown;
  readonly town?: readonly Purchase[];
  /** New heroes, for the fallen (DJ-RULING-40). */
  readonly recruits?: readonly HeroSheet[];
  /** A setting of the town: one rare treasure a visit (DJ-GOLD-2). */
  readonly oneRareTreasure?: boolean;
}

/** DJ-RECOV-2, DJ-RECOV-4: life and fatigue come back by themselves, fate does not. */
const sheetOf = (h: Hero): HeroSheet => ({
  name: h.name,
  race: h.race,
  class: h.class,
  skills: h.skills,
  items: h.items.filter((item) => !QUEST_GOODS.includes(item)),
  weapon: h.weapon,
  body: h.body,
  shield: h.shield,
  shots: h.shots,
  gold: h.gold,
  xp: h.xp,
  stats: h.stats,
  maxLife: h.maxLife,
  maxFatigue: h.maxFatigue,
  fate: h.fate,
});
/** Items that a quest lent are returned. */
const QUEST_GOODS = ['crown', 'relic', 'ledger', 'page'];

export const legacy = (s: State): Legacy => ({
  heroes: s.heroes.filter((h) => h.gone !== 'dead').map(sheetOf),
  fallen: s.heroes.filter((h) => h.gone === 'dead').map((h) => h.name),
  quests: s.won ? [s.quest.id] : [],
});

export function readLegacy(value: unknown): Read<Legacy> {
  const { heroes, fallen, quests } = (value ?? {}) as Partial<Legacy>;
  const words = (list: unknown): boolean =>
    Array.isArray(list) && list.every((word) => typeof word === 'string' && word.length <= 40);
  if (!Array.isArray(heroes) || !words(fallen) || !words(quests))
    return { faults: [gameFault('DJ-XP-5', 'legacy', 'not-a-legacy')] };
  if (heroes.length === 0) return { value: { heroes, fallen: fallen!, quests: quests! } };
  const veterans = heroes.flatMap((hero: Partial<HeroSheet> | null) => (hero?.name === undefined ? [] : [hero.name]));
  const read = readGiven({ party: heroes, veterans });
  return 'faults' in read ? read : { value: { heroes, fallen: fallen!, quests: quests! } };
}

/** The party after its visit to the town, or the first purchase that is not possible and why. */
export function visitTown(
  party: readonly HeroSheet[],
  { town = [], oneRareTreasure = false }: Chosen,
): { readonly party: readonly HeroSheet[] } | { readonly at: number; readonly rule: string } {
  let heroes = [...party];
  const rare = new Set<string>();
  for (const [at, { hero, buy }] of town.entries()) {
    const sheet = heroes.find((one) => one.name === hero);
    if (sheet === undefined) return { at, rule: 'DJ-XP-5' };
    if (oneRareTreasure && buy.startsWith('treasure:') && rare.has(hero)) return { at, rule: 'DJ-GOLD-2' };
    const owned = heroes.flatMap((one) => one.items);
    const bought = purchase(sheet, buy, owned);
    if (typeof bought === 'string') return { at, rule: bought };
    if (buy.startsWith('treasure:')) rare.add(hero);
    heroes = heroes.map((one) => (one === sheet ? bought : one));
  }
  return { party: heroes };
}

/** The hero with it, or the rule that says no. */
function purchase(h: HeroSheet, buy: string, owned: readonly string[]): HeroSheet | string {
  const [what, which = ''] = buy.split(':') as [string, string?];
  if (what === 'shop') return fromShop(h, which);
  if (what === 'treasure') return fromTreasury(h, which, owned);
  const price = TRAINING[what as keyof typeof TRAINING];
  if (price === undefined) return 'DJ-XP-5';
  if (h.xp < price) return 'DJ-XP-5';
  const paid = { ...h, xp: h.xp - price };
  switch (what as keyof typeof TRAINING) {
    case 'stat': {
      const at = (STATS as readonly string[]).indexOf(which);
      return at < 0 ? 'DJ-XP-6' : { ...paid, stats: h.stats.map((value, i) => value + (i === at ? 1 : 0)) };
    }
    case 'skill': {
      const known = Object.hasOwn(SKILLS, which) && SKILLS[which as SkillId].class === h.class;
      if (!known || h.skills.includes(which as SkillId)) return known ? 'DJ-RULING-51' : 'DJ-XP-7';
      return { ...paid, skills: [...h.skills, which as SkillId] };
    }
    case 'life':
      return { ...paid, maxLife: h.maxLife + 1 };
    case 'fatigue':
      return { ...paid, maxFatigue: h.maxFatigue + 1 };
    case 'fate':
      return { ...paid, fate: h.fate + 1 }; // DJ-RECOV-5, DJ-RULING-40
    case 'draw':
      return { ...paid, draws: (h.draws ?? 0) + 1 };
  }
}

/** DJ-GOLD-1: at the prices of creation. */
function fromShop(h: HeroSheet, item: string): HeroSheet | string {
  const price = priceOf(item);
  if (price === undefined || h.gold < price) return 'DJ-GOLD-1';
  const paid = { ...h, gold: h.gold - price };
  const shot = SHOT_IDS.findIndex((id) => `${id}s` === item);
  if (shot >= 0) return { ...paid, shots: h.shots.map((n, i) => n + (i === shot ? GOODS.arrows.count : 0)) };
  const more = item === 'torches' ? new Array<string>(GOODS.torches.count).fill('torch') : [item];
  return { ...paid, items: [...h.items, ...more].sort() };
}

/** DJ-GOLD-2, DJ-RULING-50: a card that no hero owns, at its printed value; never gold for gold. */
function fromTreasury(h: HeroSheet, item: string, owned: readonly string[]): HeroSheet | string {
  if (!Object.hasOwn(TREASURES, item)) return 'DJ-GOLD-2';
  const { value, gold, copies, shots, missile } = TREASURES[item as TreasureId];
  if (gold !== undefined) return 'DJ-RULING-50';
  if (owned.filter((one) => one === item || (item === 'spell-scroll' && one.startsWith('scroll:'))).length >= copies)
    return 'DJ-RULING-50';
  if (h.gold < value) return 'DJ-GOLD-2';
  const paid = { ...h, gold: h.gold - value };
  const shot = missile === undefined ? 0 : SHOT_IDS.indexOf(item as never);
  if (shots !== undefined) return { ...paid, shots: h.shots.map((n, i) => n + (i === shot ? shots : 0)) };
  return { ...paid, items: [...h.items, item].sort() };
}

/** DJ-XP-5, DJ-GOLD-1, DJ-GOLD-2, DJ-RULING-40: all that the town sells to somebody of this party now, and who would join it. */
export function choices(before: Legacy | undefined, chosen: unknown): CampaignChoice[] {
  const wishes = wishesFrom(chosen);
  const { town = [], recruits = [] } = wishes;
  const visited = visitTown(before?.heroes ?? [], wishes);
  if (before === undefined || 'at' in visited) return [];
  const sold = visited.party.flatMap((hero) =>
    [...TRAININGS, ...skillsOf(hero.class), ...SHOP, ...RARE].flatMap((buy) => {
      const next = { ...wishes, town: [...town, { hero: hero.name, buy }] };
      const after = visitTown(before.heroes, next);
      if ('at' in after) return [];
      const [key = '', what = ''] = buy.split(':');
      const { xp, gold } = after.party.find(({ name }) => name === hero.name)!;
      return [{ of: hero.name, key, params: { what, price: hero.xp - xp + hero.gold - gold }, chosen: next }];
    }),
  );
  const party = [...visited.party, ...recruits].map(({ name }) => name);
  const missing = party.length < before.heroes.length + before.fallen.length;
  const joining = readyMade('classic', 6).filter(({ name }) => !party.includes(name) && !before.fallen.includes(name));
  return [
    ...sold,
    ...(missing ? joining : []).map((hero) => ({
      of: '',
      key: 'recruit',
      params: { name: hero.name, what: hero.class },
      chosen: { ...wishes, recruits: [...recruits, hero] },
    })),
  ];
}
/** How the last quest went, who lives with what, and who fell. */
export const summary = ({ heroes, fallen, quests }: Legacy): CampaignLine[] => [
  { key: quests.length > 0 ? 'quest-won' : 'quest-left', params: {} },
  ...heroes.map(({ name, class: kind, gold, xp, fate }) => ({
    key: 'hero',
    params: { name, what: kind, gold, xp, fate },
  })),
  ...fallen.map((name) => ({ key: 'fallen', params: { name } })),
];
const TRAININGS = [...STATS.map((stat) => `stat:${stat}`), 'life', 'fatigue', 'fate', 'draw'];
const skillsOf = (kind: HeroSheet['class']): string[] =>
  (Object.keys(SKILLS) as SkillId[]).filter((skill) => SKILLS[skill].class === kind).map((skill) => `skill:${skill}`);
const SHOP = [WEAPONS, ARMOURS, GOODS].flatMap((goods) => Object.keys(goods)).map((item) => `shop:${item}`);
const RARE = Object.keys(TREASURES).map((item) => `treasure:${item}`);

const wishesFrom = (chosen: unknown): Chosen => (typeof chosen === 'object' && chosen !== null ? chosen : {}) as Chosen;

/** For `readGiven` of the next game. */
export function given(before: Legacy | undefined, chosen: unknown): unknown {
  const wishes = wishesFrom(chosen);
  const recruits = wishes.recruits ?? [];
  const visited = visitTown(before?.heroes ?? [], wishes);
  if ('at' in visited) return { [`town[${visited.at}]`]: visited.rule };
  const party = [...visited.party, ...recruits];
  return {
    ...(wishes.quest === undefined ? {} : { quest: wishes.quest }),
    ...(party.length === 0 ? {} : { party }),
    ...(visited.party.length === 0 ? {} : { veterans: visited.party.map((hero) => hero.name) }),
  };
}
