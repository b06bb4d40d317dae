// The box: classes, shop, decks, bestiary, tables of ten.
import { expect, it } from 'vitest';
import {
  ARMOURS,
  BEGINNERS,
  CLASS_IDS,
  DUNGEON_CARDS,
  EVENT_IDS,
  EVENTS,
  FURNITURE,
  FURNITURE_IDS,
  type FurnitureId,
  GOODS,
  MONSTER_CARDS,
  MONSTERS,
  type MonsterId,
  mayBe,
  OBJECTIVES,
  QUEST_IDS,
  RACE_IDS,
  RECTANGULAR_ROOMS,
  ROOM_CARDS,
  resultOf,
  ruleOf,
  SKILLS,
  SPELLS,
  SQUARE_ROOMS,
  START,
  STATS,
  skillsOf,
  startStats,
  TILES,
  TRAPS,
  TREASURES,
  WEAPONS,
  weaponOf,
} from '../src/cards/cards.ts';
import { QUESTS } from '../src/cards/quests.ts';
import { donjon } from '../src/game.ts';
import { readyMade } from '../src/rules/setup.ts';
import { settings } from '../src/settings.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const copies = (cards: Record<string, { readonly copies: number }>): number =>
  sum(Object.values(cards).map((c) => c.copies));

it('[DJ-COMP-1] [DJ-SKILL-5] [DJ-SKILL-6] [DJ-SKILL-7] [DJ-SKILL-8] four classes have their cards, the magician a longer list', () => {
  expect(CLASS_IDS).toEqual(['warrior', 'magician', 'priest', 'thief']);
  expect(CLASS_IDS.map((c) => skillsOf(c).length)).toEqual([8, 10, 8, 8]);
  expect(skillsOf('warrior').every((id) => SKILLS[id].phase === 'C')).toBe(true);
  expect(skillsOf('thief').filter((id) => SKILLS[id].phase !== 'C').length).toBeGreaterThan(4);
  expect(skillsOf('priest').filter((id) => SKILLS[id].use === 'attack')).toEqual(['turn-undead']);
});

it('[DJ-SKILL-9] ten spells, in the order of a die of ten, all of them the magician’s', () => {
  expect(SPELLS).toHaveLength(10);
  expect(new Set(SPELLS).size).toBe(10);
  expect([...SPELLS].sort()).toEqual([...skillsOf('magician')].sort());
});

it('[DJ-COMP-2] [DJ-ZONE-1] [DJ-ZONE-2] a dungeon card names a tile and doors that the tile has', () => {
  expect(copies(DUNGEON_CARDS)).toBe(36);
  for (const { tile, doors } of Object.values(DUNGEON_CARDS))
    for (const door of doors) expect(TILES[tile].slots[door]).toHaveLength(2);
  expect(DUNGEON_CARDS['four-winds-room'].doors).toEqual(['S', 'N', 'W', 'E']);
  expect(DUNGEON_CARDS['locked-closet-room']).toMatchObject({ doors: ['S'], locked: true });
});

it('[DJ-COMP-3] two decks of rooms whose furniture lies inside, apart, and off the doors', () => {
  expect(sum(SQUARE_ROOMS.map((id) => ROOM_CARDS[id].copies))).toBe(21);
  expect(sum(RECTANGULAR_ROOMS.map((id) => ROOM_CARDS[id].copies))).toBe(12);
  for (const [ids, tile] of [
    [SQUARE_ROOMS, TILES.square],
    [RECTANGULAR_ROOMS, TILES.rectangular],
  ] as const)
    for (const id of ids) {
      const squares = ROOM_CARDS[id].furniture.flatMap(([, cells]) => cells.map(String));
      expect(new Set(squares).size).toBe(squares.length);
      const inside = tile.squares.map(String);
      for (const square of squares) expect(inside).toContain(square);
      for (const slot of Object.values(tile.slots))
        for (const square of slot) expect(squares).not.toContain(String(square));
    }
});

it('[DJ-COMP-4] thirty-two event cards of eight types', () => {
  expect(copies(EVENTS)).toBe(32);
  expect(EVENT_IDS).toHaveLength(25);
  expect(EVENT_IDS.filter((id) => EVENTS[id].timing === 'now')).toEqual(['freed-captive', 'forgotten-cache']);
});

it('[DJ-COMP-5] [DJ-UNIQ-1] ten of the monster cards are unique: lieutenants and loners', () => {
  expect(copies(MONSTER_CARDS)).toBe(37);
  const unique = Object.values(MONSTER_CARDS).filter((card) => card.unique !== undefined);
  expect(unique.map((card) => [card.monsters[0]![0], card.unique])).toEqual([
    ['orc-warlord', 'lieutenant'],
    ['evil-sorcerer', 'lieutenant'],
    ['skeleton-sorcerer', 'lieutenant'],
    ['minotaur', 'lieutenant'],
    ['chaos-warrior', 'lone'],
    ['ogre', 'lone'],
    ['troll', 'lone'],
    ['carrion-worm', 'lone'],
    ['demon', 'lone'],
    ['greater-demon', 'lone'],
  ]);
});

it('[DJ-COMP-6] sixty-one treasure cards in four categories', () => {
  expect(copies(TREASURES)).toBe(61);
  const of = (category: string) =>
    sum(
      Object.values(TREASURES)
        .filter((t) => t.category === category)
        .map((t) => t.copies),
    );
  expect(['weapon', 'armour', 'ammunition', 'other'].map(of)).toEqual([15, 9, 6, 31]);
});

it('[DJ-CHAR-1] [DJ-CHAR-3] [DJ-CHAR-7] [DJ-CHAR-8] [DJ-CHAR-9] [DJ-EX-1] ten starting profiles, each a race and a class added up', () => {
  expect(RACE_IDS).toEqual(['human', 'elf', 'dwarf']);
  const profiles = RACE_IDS.flatMap((race) =>
    CLASS_IDS.filter((c) => mayBe(race, c)).map((c) => `${race} ${c} ${startStats(race, c).join('/')}`),
  );
  expect(profiles).toEqual([
    'human warrior 5/5/3/3/3/3',
    'human magician 3/3/3/5/5/3',
    'human priest 4/4/3/3/5/3',
    'human thief 3/3/3/5/3/5',
    'elf warrior 5/5/2/3/4/3',
    'elf magician 3/3/2/5/6/3',
    'elf thief 3/3/2/5/4/5',
    'dwarf warrior 5/5/4/3/3/2',
    'dwarf magician 3/3/4/5/5/2',
    'dwarf priest 4/4/4/3/5/2',
  ]);
});

it('[DJ-CHAR-4] [DJ-CHAR-5] [DJ-CHAR-6] [DJ-EX-2] humans are anything, elves no priests, dwarfs no thieves', () => {
  expect(CLASS_IDS.filter((c) => mayBe('human', c))).toEqual(CLASS_IDS);
  expect(CLASS_IDS.filter((c) => !mayBe('elf', c))).toEqual(['priest']);
  expect(CLASS_IDS.filter((c) => !mayBe('dwarf', c))).toEqual(['thief']);
});

it('[DJ-CHAR-14] six characteristics, in the order of the book', () => {
  expect(STATS).toEqual(['ATT', 'DEF', 'FOR', 'ADR', 'MAG', 'VIT']);
});

it('[DJ-VAL-1] [DJ-VAL-2] [DJ-VAL-3] [DJ-SKILL-1] [DJ-SHOP-2] a beginner has 20 life, 5 fatigue, 2 fate, two skills of the class, and spent no more than 20 gold', () => {
  expect(START).toEqual({ life: 20, fatigue: 5, fate: 2, gold: 20, skills: 2 });
  for (const one of BEGINNERS) {
    expect(one.skills).toHaveLength(2);
    for (const skill of one.skills) expect(SKILLS[skill].class).toBe(one.class);
    const price = (item: string): number =>
      item === 'torch'
        ? GOODS.torches.price / 6
        : item in WEAPONS
          ? WEAPONS[item as keyof typeof WEAPONS].price
          : item in ARMOURS
            ? ARMOURS[item as keyof typeof ARMOURS].price
            : GOODS[item as keyof typeof GOODS].price;
    const shots = sum(one.shots ?? []) / 10;
    expect([one.name, Math.round(sum(one.items.map(price)) + shots + one.gold)]).toEqual([one.name, 20]);
  }
});

it('[DJ-SHOP-3] [DJ-SHOP-4] [DJ-SHOP-5] [DJ-SHOP-6] [DJ-SHOP-7] weapons by power, each power at its price', () => {
  const byPower = (power: number) => Object.entries(WEAPONS).filter(([, w]) => w.power === power);
  expect([1, 2, 3, 4].map((power) => byPower(power).map(([id]) => id))).toEqual([
    ['dagger', 'staff', 'sling', 'club'],
    ['short-sword', 'axe', 'short-bow', 'light-crossbow', 'hammer', 'mace', 'morning-star', 'spear'],
    ['long-sword', 'battle-axe', 'long-bow', 'heavy-crossbow', 'halberd'],
    ['great-sword', 'great-axe', 'great-hammer'],
  ]);
  expect([1, 2, 3, 4].map((power) => [...new Set(byPower(power).map(([, w]) => w.price))])).toEqual([
    [2],
    [4],
    [8],
    [16],
  ]);
});

it('[DJ-SHOP-8] [DJ-SHOP-9] [DJ-SHOP-10] [DJ-SHOP-11] armour by power', () => {
  expect(Object.entries(ARMOURS).map(([id, a]) => [id, a.power, a.price])).toEqual([
    ['magician-cloak', 1, 4],
    ['leather', 1, 4],
    ['small-shield', 1, 4],
    ['banded', 2, 8],
    ['scale', 2, 8],
    ['mail', 3, 16],
    ['light-plate', 3, 16],
    ['full-plate', 4, 32],
  ]);
});

it('[DJ-SHOP-12] [DJ-SHOP-13] [DJ-SHOP-14] [DJ-SHOP-15] the shelf of ordinary goods', () => {
  expect(Object.entries(GOODS).map(([id, good]) => [id, good.price])).toEqual([
    ['arrows', 1],
    ['bolts', 1],
    ['stones', 1],
    ['lantern', 3],
    ['torches', 1],
    ['rope', 2],
    ['rat-poison', 3],
    ['potion', 15],
    ['poison', 5],
  ]);
  expect(GOODS.arrows.count).toBe(10);
  expect(GOODS.torches.count).toBe(6);
});

it('[DJ-RULING-27] two hands for the staff, bows, crossbows, the halberd and everything of power 4', () => {
  expect(
    Object.entries(WEAPONS)
      .filter(([, w]) => w.hands === 2)
      .map(([id]) => id),
  ).toEqual([
    'staff',
    'short-bow',
    'light-crossbow',
    'long-bow',
    'heavy-crossbow',
    'halberd',
    'great-sword',
    'great-axe',
    'great-hammer',
  ]);
  expect(weaponOf('great-oath-blade')).toBe(WEAPONS['great-sword']);
});

const TABLES: { readonly [id in FurnitureId]: string } = {
  chest: 'dart 1, nothing 2-6, treasure 7-9, two-treasures 10',
  cupboard: 'dart 1, nothing 2-8, treasure 9-10',
  'weapon-rack': 'bell 1, nothing 2-5, arms 6-8, two-arms 9-10',
  table: 'nothing 1-8, treasure 9-10',
  library: 'nothing 1-5, distance 6, grimoire 7, treasure 8-10',
  'alchemist-bench': 'explosion 1, nothing 2-5, potion 6-7, treasure 8-10',
  hearth: 'nothing 1-6, torch 7-9, treasure 10',
  altar: 'visions 1, nothing 2-6, treasure 7-9, two-treasures 10',
  sarcophagus: 'curse 1, nothing 2-5, mummy 6-7, lid 8-9, heavy-lid 10',
  desk: 'nothing 1-6, distance 7-8, grimoire 9, treasure 10',
  statue: 'nothing 1-6, alive 7, side-passage 8, gems 9, treasure 10',
  fountain: 'nothing 1-5, poison 6, spring 7, coins 8-9, treasure 10',
  'magic-circle': 'nothing 1-3, sent-back 4, healed 5, pain 6, summoning 7, held 8, stronger 9, treasure 10',
  throne: 'nothing 1-7, passage-behind 8, hoard 9, treasure 10',
  'torture-rack': 'cut 1, nothing 2-8, potion 9, treasure 10',
  crevasse: 'no-bridge 1-4, poor-bridge 5-6, guarded-bridge 7-9, sound-bridge 10',
};
it('[DJ-FURN-2] [DJ-RULING-46] [DJ-FURN-CHEST-2] [DJ-FURN-CUPBOARD-2] [DJ-FURN-RACK-2] [DJ-FURN-TABLE-1] [DJ-FURN-LIBRARY-1] [DJ-FURN-BENCH-2] [DJ-FURN-HEARTH-1] [DJ-FURN-ALTAR-2] [DJ-FURN-SARCOPHAGUS-2] [DJ-FURN-DESK-1] [DJ-FURN-STATUE-1] [DJ-FURN-FOUNTAIN-1] [DJ-FURN-CIRCLE-2] [DJ-FURN-THRONE-1] [DJ-FURN-TORTURE-2] every number of every table', () => {
  for (const id of FURNITURE_IDS) {
    const rows: [result: string, from: number, to: number][] = [];
    for (let die = 1; die <= 10; die++) {
      const last = rows.at(-1);
      if (last !== undefined && last[0] === resultOf(id, die)) last[2] = die;
      else rows.push([resultOf(id, die), die, die]);
      expect(ruleOf(id, die)).toBe(`${FURNITURE[id].rules}-${rows.length + (id === 'magic-circle' ? 1 : 0)}`);
    }
    const text = rows.map(([result, from, to]) => `${result} ${from === to ? from : `${from}-${to}`}`);
    expect([id, text.join(', ')]).toEqual([id, TABLES[id]]);
  }
});

it('[DJ-RULING-30] only darts and the bell are traps of furniture', () => {
  expect(TRAPS).toEqual(['dart', 'bell']);
});

const PROFILES: { readonly [id in MonsterId]: string } = {
  'giant-spider': '3/3/4/2/1/4 5 20 3 1',
  brigand: '3/3/3/3/2/3 5 15 2 2',
  demon: '5/4/6/5/5/6 10 65 4 2',
  'greater-demon': '6/5/6/6/6/6 20 100 5 4',
  fimir: '5/3/5/3/2/3 5 25 4 1',
  gnoll: '3/3/4/3/2/5 5 20 4 2',
  goblin: '2/2/2/3/1/4 3 10 2 1',
  bugbear: '4/3/4/3/1/4 5 20 4 4',
  ghoul: '4/2/3/3/2/3 5 15 1 0',
  'chaos-warrior': '6/6/5/3/3/4 10 50 4 4',
  hobgoblin: '3/3/3/4/3/4 5 20 3 3',
  beastman: '3/3/4/4/3/6 5 20 3 0',
  minotaur: '5/4/6/3/2/4 10 50 4 3',
  mummy: '5/4/5/4/3/3 5 25 2 2',
  ogre: '5/4/6/3/2/4 10 50 4 3',
  orc: '3/3/4/3/2/3 5 15 2 2',
  'orc-archer': '3/3/3/3/2/4 5 15 2 2',
  'orc-warlord': '4/4/5/3/2/3 10 40 4 3',
  skaven: '3/3/3/4/3/8 5 10 3 3',
  'evil-sorcerer': '3/2/2/3/6/4 10 40 1 2',
  spectre: '3/1/3/4/4/2 5 25 0 0',
  skeleton: '3/3/3/2/1/3 5 10 2 2',
  'skeleton-sorcerer': '3/3/2/2/4/3 10 25 1 1',
  troll: '5/5/5/3/2/4 15 45 3 3',
  'carrion-worm': '5/5/6/3/1/4 15 50 4 2',
  zombie: '3/2/3/2/1/2 5 10 2 1',
};
it('[DJ-BEAST-4] [DJ-BEAST-BUGBEAR-1] twenty-six profiles: characteristics, life, experience, weapon, armour', () => {
  for (const [id, text] of Object.entries(PROFILES)) {
    const { stats, life, xp, weapon, armour } = MONSTERS[id as MonsterId];
    expect([id, `${stats.join('/')} ${life} ${xp} ${weapon} ${armour}`]).toEqual([id, text]);
  }
  expect(Object.keys(MONSTERS)).toHaveLength(26);
});

it('[DJ-BEAST-DEMON-2] [DJ-BEAST-GDEMON-2] [DJ-BEAST-SORCERER-1] [DJ-BEAST-SKSORC-1] who knows which spells', () => {
  const knows = (id: MonsterId) => MONSTERS[id].spells;
  expect(knows('demon')).toEqual(['magic-missile', 'toxic-cloud', 'flight']);
  expect(knows('greater-demon')).toEqual(['ice-block', 'toxic-cloud', 'earthquake']);
  expect(knows('evil-sorcerer')).toEqual(['magic-missile', 'toxic-cloud', 'wall-of-fire', 'ice-block', 'earthquake']);
  expect(knows('skeleton-sorcerer')).toEqual(['magic-missile', 'ice-block', 'earthquake']);
  expect(Object.values(MONSTERS).filter((m) => m.spells.length > 0)).toHaveLength(4);
});

it('[DJ-BEAST-BRIGAND-1] [DJ-RULING-53] brigands are people; three names are neutral in English', async () => {
  expect(MONSTERS.brigand.kin).toBe('humanoid');
  const { names } = await import('../locales/en/names.ts');
  expect([names['name.fimir'], names['name.skaven'], names['name.chaos-warrior']]).toEqual([
    'marsh reaver',
    'ratkin',
    'dread knight',
  ]);
});

it('[DJ-GOAL-4] [DJ-GOAL-7] [DJ-CHAR-2] six quests and one without content; one to six heroes of any mix', () => {
  expect(QUEST_IDS).toHaveLength(7);
  expect(QUESTS.map(({ id }) => id)).toEqual([...QUEST_IDS]);
  expect([settings.heroes.min, settings.heroes.max, settings.heroes.default]).toEqual([1, 6, 4]);
  expect(readyMade('blades', 3).map((h) => h.class)).toEqual(['warrior', 'warrior', 'priest']);
});

it('[DJ-SETUP-1] [DJ-RULING-21] the objective cards are the rectangular rooms, and join the others when not chosen', () => {
  expect(OBJECTIVES).toHaveLength(6);
  for (const id of OBJECTIVES) expect(DUNGEON_CARDS[id].tile).toBe('rectangular');
});

it('[DJ-GOAL-6] [DJ-RULING-44] one chair is the master’s, the others lead heroes', () => {
  const terms = { settings: {} as never, given: { party: readyMade('classic', 3) } };
  expect(donjon.roles!(terms)).toEqual([
    { key: 'master', least: 1, most: 1 },
    { key: 'hero', least: 1, most: 3 },
  ]);
});
