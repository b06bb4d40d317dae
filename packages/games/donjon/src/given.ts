// The content of a table: its own quest and party (DJ-GOAL-4, DJ-GM-7). Every fault names its field.
import { type Fault, gameFault, type Read } from '@oubliette/engine';
import { CLASSES, type ClassId, mayBe, RACES, type RaceId, START, startStats } from './cards/classes.ts';
import { DUNGEON_CARDS } from './cards/dungeon-cards.ts';
import { FURNITURE } from './cards/furniture.ts';
import { armourOf, QUEST_THINGS, SHOT_IDS, spellIn, treasureOf, weaponOf } from './cards/goods.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { HeroSheet } from './cards/parties.ts';
import type { Quest } from './cards/quests.ts';
import { SKILLS, type SkillId, SPELLS } from './cards/skills.ts';
import { TILES } from './cards/tiles.ts';
import { armourPower, priceOf, recruitFaults } from './rules/recruits.ts';

export interface Given {
  readonly quest?: Quest;
  readonly party?: readonly HeroSheet[];
  /** Names of those who have played before; all others are new (DJ-SKILL-1, DJ-SHOP-2). */
  readonly veterans?: readonly string[];
}

const MOST_HEROES = 6;
const NAME = /^[\p{L}][\p{L}'’.-]{0,19}$/u;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least = 0, most = 9999): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const FIELDS: readonly string[] = ['quest', 'party', 'veterans'];

export function readGiven(value: unknown): Read<Given> {
  if (value === undefined) return { value: {} };
  if (!isObject(value)) return { faults: [gameFault('DJ-GOAL-4', 'given', 'not-a-party-or-quest')] };
  const faults: Fault[] = [];
  for (const key of Object.keys(value))
    if (/^town\[\d+\]$/.test(key) && typeof value[key] === 'string')
      faults.push(gameFault(value[key], `given.${key}`, 'not-for-sale')); // DJ-XP-5, DJ-GOLD-1: the rule that refuses it
    else if (!FIELDS.includes(key)) faults.push(gameFault('DJ-GOAL-4', `given.${key}`, 'unknown-field'));
  if (value.quest !== undefined) faults.push(...questFaults(value.quest));
  const { veterans = [] } = value;
  if (!Array.isArray(veterans) || !veterans.every((name) => typeof name === 'string'))
    faults.push(gameFault('DJ-RULING-40', 'given.veterans', 'not-a-list'));
  if (value.party !== undefined) faults.push(...partyFaults(value.party, Array.isArray(veterans) ? veterans : []));
  return faults.length > 0 ? { faults } : { value: value as Given };
}

function partyFaults(party: unknown, veterans: readonly unknown[]): Fault[] {
  if (!Array.isArray(party) || party.length === 0 || party.length > MOST_HEROES)
    return [gameFault('DJ-RULING-44', 'given.party', 'one-to-six-heroes')];
  const names = party.map((hero) => (isObject(hero) ? hero.name : undefined));
  return party.flatMap((hero: unknown, i) => {
    const where = `given.party[${i}]`;
    if (!isObject(hero)) return [gameFault('DJ-CHAR-1', where, 'not-a-hero')];
    return [
      ...(names.indexOf(hero.name) === i ? [] : [gameFault('DJ-CHAR-1', `${where}.name`, 'same-name')]),
      ...heroFaults(hero, where, !veterans.includes(hero.name)),
    ];
  });
}

/** DJ-CHAR: race and class that go together, at least the starting values, skills of the class, things that exist. */
function heroFaults(hero: Fields, where: string, isNew: boolean): Fault[] {
  const faults: Fault[] = [];
  const no = (rule: string, field: string, what: string) => faults.push(gameFault(rule, `${where}.${field}`, what));
  if (typeof hero.name !== 'string' || !NAME.test(hero.name)) no('DJ-CHAR-1', 'name', 'not-a-name');
  const race = Object.hasOwn(RACES, String(hero.race)) ? (hero.race as RaceId) : undefined;
  const kind = Object.hasOwn(CLASSES, String(hero.class)) ? (hero.class as ClassId) : undefined;
  if (race === undefined) no('DJ-CHAR-3', 'race', 'not-a-race');
  if (kind === undefined) no('DJ-CHAR-1', 'class', 'not-a-class');
  if (race === undefined || kind === undefined) return faults;
  if (!mayBe(race, kind)) no(race === 'elf' ? 'DJ-CHAR-5' : 'DJ-CHAR-6', 'class', 'not-for-this-race');
  const least = startStats(race, kind);
  const { stats } = hero;
  if (!Array.isArray(stats) || stats.length !== 6 || !stats.every((value, i) => isWhole(value, least[i], 99)))
    no('DJ-CHAR-9', 'stats', 'not-six-values');
  for (const [field, from] of [
    ['maxLife', START.life],
    ['maxFatigue', START.fatigue],
    ['fate', 0],
    ['gold', 0],
    ['xp', 0],
  ] as const)
    if (!isWhole(hero[field], from)) no('DJ-VAL-1', field, 'not-a-value');
  const { skills, items, shots } = hero;
  const known = (skill: unknown) => Object.hasOwn(SKILLS, String(skill)) && SKILLS[skill as SkillId].class === kind;
  if (!Array.isArray(skills) || !skills.every(known) || new Set(skills).size !== skills.length)
    no('DJ-RULING-51', 'skills', 'not-skills-of-the-class');
  if (!Array.isArray(items) || !items.every(isItem)) no('DJ-CHAR-1', 'items', 'not-items');
  if (!Array.isArray(shots) || shots.length !== SHOT_IDS.length || !shots.every((n) => isWhole(n)))
    no('DJ-SHOP-12', 'shots', 'not-missiles');
  for (const slot of ['weapon', 'body', 'shield'] as const) {
    const item = hero[slot];
    const right = slot === 'weapon' ? weaponOf(String(item)) !== undefined : armourOf(String(item))?.slot === slot;
    const carried = Array.isArray(items) && items.includes(item);
    if (item !== 'none' && !(right && carried)) no('DJ-ACT-2', slot, 'not-carried');
    else if (
      slot === 'weapon' &&
      item !== 'silver-stylus' &&
      (weaponOf(String(item))?.power ?? 0) > CLASSES[kind].power
    )
      no(LIMIT_RULES[kind], slot, 'too-powerful');
  }
  if (armourPower(String(hero.body), String(hero.shield)) > CLASSES[kind].power)
    no(LIMIT_RULES[kind], 'body', 'too-powerful');
  if (hero.draws !== undefined && !isWhole(hero.draws, 0, 60)) no('DJ-XP-11', 'draws', 'not-a-value');
  if (isNew && faults.length === 0)
    for (const [rule, field, what] of recruitFaults(hero as never)) no(rule, field, what);
  return faults;
}
const LIMIT_RULES: { readonly [kind in ClassId]: string } = {
  warrior: 'DJ-CHAR-10',
  magician: 'DJ-CHAR-11',
  priest: 'DJ-CHAR-12',
  thief: 'DJ-CHAR-13',
};
/** A thing that the game knows: arms, treasure, goods of the shop, a torch, a spell on paper. */
function isItem(item: unknown): boolean {
  if (typeof item !== 'string') return false;
  const spell = spellIn(item);
  if (spell !== undefined) return (SPELLS as readonly string[]).includes(spell);
  return (
    priceOf(item) !== undefined ||
    treasureOf(item) !== undefined ||
    item === 'torch' ||
    (QUEST_THINGS as readonly string[]).includes(item)
  );
}

/** DJ-GM-7: a quest that can be read, stands on its room, and can be won. */
function questFaults(quest: unknown): Fault[] {
  const faults: Fault[] = [];
  const no = (field: string, what: string) => faults.push(gameFault('DJ-GM-7', `given.quest.${field}`, what));
  if (!isObject(quest)) return [gameFault('DJ-GM-7', 'given.quest', 'not-a-quest')];
  if (typeof quest.id !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(quest.id)) no('id', 'not-a-word');
  const { room } = quest;
  if (
    !Object.hasOwn(DUNGEON_CARDS, String(room)) ||
    DUNGEON_CARDS[room as keyof typeof DUNGEON_CARDS].objective !== true
  )
    no('room', 'not-an-objective-room');
  for (const field of ['mainXp', 'secondaryXp']) if (!isWhole(quest[field], 0, 1000)) no(field, 'not-a-value');
  const inside = new Set(TILES.rectangular.squares.map(String));
  const doors = new Set(TILES.rectangular.slots.S!.map(String));
  const taken = new Set<string>();
  const stand = (square: unknown, where: string) => {
    if (!Array.isArray(square) || !inside.has(String(square))) no(where, 'outside-the-room');
    else if (doors.has(String(square))) no(where, 'before-the-door');
    else if (taken.has(String(square))) no(where, 'taken-twice');
    else taken.add(String(square));
  };
  const list = (field: string): readonly unknown[] => {
    const value = quest[field] ?? [];
    if (Array.isArray(value)) return value;
    no(field, 'not-a-list');
    return [];
  };
  for (const [i, piece] of list('pieces').entries()) {
    if (!isObject(piece) || !Object.hasOwn(FURNITURE, String(piece.kind))) no(`pieces[${i}].kind`, 'not-furniture');
    else if (!Array.isArray(piece.at)) no(`pieces[${i}].at`, 'not-a-list');
    else for (const [k, square] of piece.at.entries()) stand(square, `pieces[${i}].at[${k}]`);
  }
  for (const [i, square] of list('seals').entries()) stand(square, `seals[${i}]`);
  for (const [i, monster] of list('monsters').entries()) {
    if (!isObject(monster) || !Object.hasOwn(MONSTERS, String(monster.monster)))
      no(`monsters[${i}].monster`, 'not-a-monster');
    else stand(monster.at, `monsters[${i}].at`);
  }
  goalFaults(quest, quest.main, 'main', no);
  for (const [i, goal] of list('secondary').entries()) goalFaults(quest, goal, `secondary[${i}]`, no);
  return faults;
}

/** A goal from the vocabulary that this quest can reach. */
function goalFaults(quest: Fields, goal: unknown, where: string, no: (field: string, what: string) => void): void {
  const name = isObject(goal) ? goal.goal : undefined;
  const has = (field: string, ok: (one: Fields) => boolean) =>
    Array.isArray(quest[field]) && quest[field].some((one: unknown) => isObject(one) && ok(one));
  const g = goal as Fields;
  switch (name) {
    case 'kill':
      if (!has('monsters', (m) => m.monster === g.monster && m.leader === true))
        no(`${where}.monster`, 'no-such-leader');
      return;
    case 'seals':
      if (!Array.isArray(quest.seals) || quest.seals.length === 0) no(where, 'no-seals');
      return;
    case 'carry-out':
    case 'found': {
      const hidden = isObject(quest.hidden) && quest.hidden.thing === g.thing;
      const elsewhere = isObject(quest.elsewhere) && quest.elsewhere.thing === g.thing;
      if (!hidden && !elsewhere && !has('pieces', (p) => p.holds === g.thing))
        no(`${where}.thing`, 'nowhere-to-be-found');
      return;
    }
    case 'hold': {
      const sources = Array.isArray(quest.pieces)
        ? quest.pieces.filter((p: unknown) => isObject(p) && (p.holds === 'page' || p.holds === 'pages')).length
        : 0;
      if (!isWhole(g.count, 1, 20) || sources < g.count) no(`${where}.count`, 'too-few-sources');
      return;
    }
    case 'open-all':
      if (!Array.isArray(g.kinds) || !g.kinds.every((kind) => has('pieces', (p) => p.kind === kind)))
        no(`${where}.kinds`, 'no-such-piece');
      return;
    case 'free-all':
      if (!has('pieces', (p) => p.holds === 'captive')) no(where, 'no-captive');
      return;
    case 'beat-all':
    case 'search-all':
    case 'before-tokens':
    case 'nobody-down':
    case 'nobody-fell':
    case 'try-all':
      return;
    default:
      no(where, 'not-a-goal');
  }
}
