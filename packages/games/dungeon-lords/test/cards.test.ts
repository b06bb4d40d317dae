// DL-CARD: what is printed on tiles, cards and boards, and that the rule books and catalogues say the same.
import { catalogueFaults, speaker } from '@oubliette/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../locales/texts.ts';
import * as cards from '../src/cards/cards.ts';
import {
  ACTIONS,
  type ActionSpace,
  ADVENTURER_IDS,
  ADVENTURERS,
  BATTLE,
  type Class,
  COMBAT_CARD_IDS,
  COMBAT_CARDS,
  DRAWN,
  DUMMY_COUNTER,
  EVENT_TILES,
  EVILOMETER,
  HEROES,
  MAP,
  MONSTER_IDS,
  MONSTERS,
  ORDERS,
  PALADINS,
  ROLLING_STONE,
  ROOM_IDS,
  ROOMS,
  SCORE,
  SPECIAL_EVENT_IDS,
  SPECIAL_EVENTS,
  START,
  TITLE_POINTS,
  TITLES,
  TRAP_DECK,
  TRAP_IDS,
  TRAPS,
  ZONES,
} from '../src/cards/cards.ts';
import type { Event } from '../src/events.ts';
import { dungeonLords } from '../src/game.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** `{ food: 1, evil: 1 }` as `1 food 1 evil`. */
const inWords = (what: object | undefined): string =>
  Object.entries(what ?? {})
    .map(([of, n]) => `${n} ${of}`)
    .join(' ');

describe('the central board', () => {
  const print = ({ pay, gain, spy, permit, foreman }: ActionSpace): string =>
    [pay && `${inWords(pay)} →`, inWords(gain), spy && 'spy', permit && `${permit} imps`, foreman && 'foreman']
      .filter(Boolean)
      .join(' ');
  const spaces = (order: cards.Order) => ACTIONS[order].spaces.map(print);

  test('[DL-CARD-1] Get Food', () => {
    expect(spaces('food')).toEqual(['1 gold → 2 food', '1 evil → 3 food', '2 evil → 3 food 1 gold']);
  });
  test('[DL-CARD-2] Improve Reputation', () => {
    expect(spaces('reputation')).toEqual(['-1 evil spy', '-2 evil', '1 gold → -2 evil spy']);
  });
  test('[DL-CARD-3] Dig Tunnels', () => {
    expect(spaces('dig')).toEqual(['2 imps', '3 imps', '4 imps foreman']);
  });
  test('[DL-CARD-4] Mine Gold', () => {
    expect(spaces('gold')).toEqual(['2 imps', '3 imps', '4 imps foreman']);
  });
  test('[DL-CARD-5] Recruit Imps', () => {
    expect(spaces('imps')).toEqual(['1 food → 1 imps', '2 food → 2 imps', '1 food 1 gold → 2 imps']);
  });
  test('[DL-CARD-6] Buy Traps', () => {
    expect(spaces('traps')).toEqual(['1 gold → 1 traps', '1 traps', '2 gold → 2 traps']);
  });
  test('[DL-CARD-7] Recruit a Monster', () => {
    expect(spaces('monster')).toEqual(['1 monsters', '1 monsters', '1 food → 1 monsters']);
    expect(ACTIONS.monster.resolves).toEqual([2, 1, 0]);
  });
  test('[DL-CARD-8] Build a Room', () => {
    expect(spaces('room')).toEqual(['1 rooms', '1 gold → 1 rooms', '1 gold → 1 rooms']);
    expect(ACTIONS.room.resolves).toEqual([2, 1, 0]);
  });
  test('eight actions of three spaces', () => {
    expect(sum(ORDERS.map((order) => ACTIONS[order].spaces.length))).toBe(24);
  });
});

describe('monsters and ghosts', () => {
  /** Cost, then each attack: victim, damage, and what comes with it. */
  const print = (id: cards.MonsterId): string[] => [
    inWords(MONSTERS[id].cost),
    ...MONSTERS[id].attacks.map(({ as: _, hit, damage, pay, ...rest }) =>
      [
        pay && `${inWords(pay)}:`,
        `${damage} ${hit}`,
        ...Object.entries(rest).map(([k, v]) => (v === true ? k : `${k} ${v}`)),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ];

  test('[DL-CARD-9] the goblin', () => {
    expect(print('goblin')).toEqual(['1 food', '2 first onKill 1']);
  });
  test('[DL-CARD-10] the slime', () => {
    expect(print('slime')).toEqual(['1 food', '1 each', '0 none blocksConquest']);
  });
  test('[DL-CARD-11] the ghost, the only one that is no monster', () => {
    expect(print('ghost')).toEqual(['1 evil', '2 any-but-first']);
    expect(MONSTER_IDS.filter((id) => MONSTERS[id].ghost)).toEqual(['ghost']);
  });
  test('[DL-CARD-12] the troll, the only one with a token', () => {
    expect(print('troll')).toEqual(['2 food', '3 first', '1 food: 4 first']);
    expect(MONSTER_IDS.filter((id) => MONSTERS[id].token)).toEqual(['troll']);
  });
  test('[DL-CARD-13] the witch', () => {
    expect(print('witch')).toEqual(['1 food 1 evil', '4 first', '1 any times 2']);
  });
  test('[DL-CARD-14] the vampire', () => {
    expect(print('vampire')).toEqual(['2 evil', '3 any-non-priest', '2 any-non-priest returns']);
  });
  test('[DL-CARD-15] the golem', () => {
    expect(print('golem')).toEqual(['1 gold 1 traps', '4 first returns']);
  });
  test('[DL-CARD-16] the dragon', () => {
    expect(print('dragon')).toEqual(['2 food 2 evil', '2 each blocksHealing']);
  });
  test('[DL-CARD-17] the demon', () => {
    expect(print('demon')).toEqual(['1 monsters 1 evil', '7 any blocksConquest']);
  });
  test('[DL-RULING-5] twelve tiles a year are three for each of four rounds', () => {
    for (const year of [0, 1]) {
      expect(sum(MONSTER_IDS.map((id) => MONSTERS[id].tiles[year]!))).toBe(4 * DRAWN.monsters);
      expect(ROOM_IDS.filter((id) => ROOMS[id].year === year + 1)).toHaveLength(4 * DRAWN.rooms);
    }
  });
});

describe('rooms', () => {
  const print = ({ zone, imps, pay, gives }: cards.Room): string =>
    `${zone}: ${imps} ${inWords(pay)}> ${inWords(gives)}`;

  test('[DL-CARD-18, DL-CARD-19] food from above and from below', () => {
    expect(print(ROOMS.hatchery)).toBe('upper: 3 > 1 food');
    expect(print(ROOMS['mushroom-bed'])).toBe('lower: 3 > 1 food');
  });
  test('[DL-CARD-20, DL-CARD-21] gold from above and from below', () => {
    expect(print(ROOMS['souvenir-shop'])).toBe('upper: 3 > 1 gold');
    expect(print(ROOMS.mint)).toBe('lower: 3 > 1 gold');
  });
  test('[DL-CARD-22, DL-CARD-23] the rooms of the rim', () => {
    expect(print(ROOMS.workshop)).toBe('ring: 4 > 1 traps');
    expect(print(ROOMS['tool-shed'])).toBe('ring: 2 > 1 tunnels');
  });
  test('[DL-CARD-24, DL-CARD-25] the rooms of the core', () => {
    expect(print(ROOMS['printing-press'])).toBe('core: 3 > -1 evil');
    expect(print(ROOMS['magic-room'])).toBe('core: 2 1 food> 1 imps');
  });
  test('[DL-CARD-26, DL-CARD-27] one more with each hit', () => {
    expect(ROOMS['training-room'].bonus).toEqual({ of: ['goblin', 'troll'], damage: 1 });
    expect(ROOMS['dark-room'].bonus).toEqual({ of: ['witch', 'vampire'], damage: 1 });
  });
  test('[DL-CARD-28] the Labyrinth trades a monster for a trap', () => {
    expect(ROOMS.labyrinth.limits).toEqual({
      traps: BATTLE.room.traps + 1,
      monsters: BATTLE.room.monsters - 1,
      trapGold: 0,
    });
  });
  test('[DL-CARD-29] no spells in the Anti-magic Room, and only there', () => {
    expect(ROOM_IDS.filter((id) => ROOMS[id].noSpells)).toEqual(['anti-magic-room']);
  });
  test('[DL-CARD-30, DL-CARD-31, DL-CARD-32] every creature scores in exactly one room', () => {
    const scoring = [ROOMS.cafeteria, ROOMS.chapel, ROOMS.pandemonium];
    expect(scoring.map((room) => room.scores?.points)).toEqual([1, 2, 2]);
    expect(scoring.flatMap((room) => room.scores?.of ?? []).sort()).toEqual([...MONSTER_IDS].sort());
  });
  test('[DL-CARD-33] the Hall of Fame', () => {
    expect(ROOMS['hall-of-fame'].titles).toEqual({ alone: 2, shared: 1 });
  });
  test('year 1 produces in a zone, year 2 does neither', () => {
    expect(ROOM_IDS).toHaveLength(16);
    for (const id of ROOM_IDS) {
      const { year, zone, imps } = ROOMS[id];
      expect([id, zone !== 'any', imps !== undefined]).toEqual([id, year === 1, year === 1]);
    }
  });
});

describe('traps', () => {
  const print = ({ rule: _, ours: _ours, pay, damage, ...rest }: cards.Trap): string =>
    `${pay ? `${inWords(pay)}: ` : ''}${inWords(damage)}${Object.entries(rest)
      .map(([k, v]) => ` ${k} ${v}`)
      .join('')}`;

  test('[DL-CARD-34] Rolling Stone', () => {
    expect(print(TRAPS['rolling-stone'])).toBe('3 first');
  });
  test('[DL-CARD-35] Pendulum', () => {
    expect(print(TRAPS.pendulum)).toBe('3 second');
  });
  test('[DL-CARD-36] Trap Door', () => {
    expect(print(TRAPS['trap-door'])).toBe('2 first blocksConquest true');
  });
  test('[DL-CARD-37] Wall of Fire', () => {
    expect(print(TRAPS['wall-of-fire'])).toBe('1 each 1 last');
  });
  test('[DL-CARD-38] Poisoned Dart', () => {
    expect(print(TRAPS['poisoned-dart'])).toBe('1 chosen later 2');
  });
  test('[DL-CARD-39] Anti-magic Dart', () => {
    expect(print(TRAPS['anti-magic-dart'])).toBe('1 chosen power anti-magic-dart');
  });
  test('[DL-CARD-40] Cursed Ring', () => {
    expect(print(TRAPS['cursed-ring'])).toBe('1 gold: 1 each blocksConquest true');
  });
  test('[DL-CARD-41] Kamikaze Imp', () => {
    expect(print(TRAPS['kamikaze-imp'])).toBe('1 imps: 3 first 1 others');
  });
  test('[DL-CARD-42] Poisoned Meal', () => {
    expect(print(TRAPS['poisoned-meal'])).toBe('1 food: health first');
  });
  test('[DL-CARD-89] 27 cards, as many of each of 9 kinds', () => {
    expect(TRAP_IDS).toHaveLength(9);
    expect(TRAP_IDS.length * TRAP_DECK.copies).toBe(27);
  });
  test('[DL-CARD-90] the Rolling Stone of a table is one of two, and by default the lighter', () => {
    expect(ROLLING_STONE).toEqual([3, 4]);
    expect(TRAPS['rolling-stone'].damage.first).toBe(Math.min(...ROLLING_STONE));
  });
});

describe('combat cards', () => {
  const print = (id: cards.CombatCardId): string => {
    const { speed, fatigue, effect, power } = COMBAT_CARDS[id];
    return `${speed} ${fatigue} ${inWords(effect) || (power ?? '-')}`;
  };

  test('[DL-CARD-43, DL-CARD-44, DL-CARD-45, DL-CARD-46] the fast ones of year 1', () => {
    expect(print('word-of-peace')).toBe('fast 2 word-of-peace');
    expect(print('suggestion')).toBe('fast 2 suggestion');
    expect(print('magic-shield')).toBe('fast 1 1 shield');
    expect(print('invisibility')).toBe('fast 2 invisibility');
  });
  test('[DL-CARD-47, DL-CARD-48, DL-CARD-49, DL-CARD-50, DL-CARD-51] the slow ones of year 1', () => {
    expect(print('detect-evil')).toBe('slow 2 2 evil');
    expect(print('fist-of-justice')).toBe('slow 1 -1 imps');
    expect(print('detect-treasure')).toBe('slow 1 detect-treasure');
    expect(print('graffiti')).toBe('slow 1 graffiti');
    expect(print('fireball')).toBe('slow 1 -');
  });
  test('[DL-CARD-52, DL-CARD-53, DL-CARD-54, DL-CARD-55, DL-CARD-56] the fast ones of year 2', () => {
    expect(print('aura-of-fear')).toBe('fast 2 aura-of-fear');
    expect(print('metamorphosis')).toBe('fast 2 metamorphosis');
    expect(print('blind-rage')).toBe('fast 3 blind-rage');
    expect(print('create-food')).toBe('fast 2 1 headHealth');
    expect(print('illusion')).toBe('fast 2 illusion');
  });
  test('[DL-CARD-57, DL-CARD-58, DL-CARD-59, DL-CARD-60] the slow ones of year 2', () => {
    expect(print('song-of-courage')).toBe('slow 3 -2 fatigue');
    expect(print('regeneration')).toBe('slow 2 2 heal');
    expect(print('magic-key')).toBe('slow 2 magic-key');
    expect(print('dimensional-gate')).toBe('slow 3 dimensional-gate');
  });
  test('nine each year, and each year more than the four that are used', () => {
    for (const year of [1, 2]) {
      const deck = COMBAT_CARD_IDS.filter((id) => COMBAT_CARDS[id].year === year);
      expect(deck).toHaveLength(9);
      expect(deck.length).toBeGreaterThan(DRAWN.combatCards);
    }
  });
});

describe('adventurers', () => {
  /** Rank, hit points and symbols of each tile of a class. */
  const tiles = (is: Class): string[] =>
    ADVENTURER_IDS.filter((id) => ADVENTURERS[id].is === is).flatMap((id) => {
      const { rank, health, detection, hearts, magic, copies } = ADVENTURERS[id];
      return new Array<string>(copies).fill(`${rank}: ${health}/${detection}${hearts}${magic}`);
    });

  test('[DL-CARD-61] warriors', () => {
    const expected = ['1: 3', '2: 4', '2: 4', '3: 5', '4: 5', '5: 6', '6: 7', '7: 8'];
    expect(tiles('warrior')).toEqual(expected.map((tile) => `${tile}/000`));
  });
  const numbers = [3, 3, 4, 4, 4, 5, 5, 6].map((health, i) => [
    [1, 2, 2, 3, 4, 5, 6, 7][i],
    health,
    [1, 2, 1, 2, 2, 2, 3, 3][i],
  ]);
  test('[DL-CARD-62] thieves', () => {
    expect(tiles('thief')).toEqual(numbers.map(([rank, health, n]) => `${rank}: ${health}/${n}00`));
  });
  test('[DL-CARD-63] priests', () => {
    expect(tiles('priest')).toEqual(numbers.map(([rank, health, n]) => `${rank}: ${health}/0${n}0`));
  });
  test('[DL-CARD-64] mages', () => {
    expect(tiles('mage')).toEqual(numbers.map(([rank, health, n]) => `${rank}: ${health}/00${n}`));
  });
  test('[DL-CARD-65] paladins', () => {
    expect(PALADINS['paladin-1']).toEqual({ is: 'paladin', health: 5, detection: 2, hearts: 2, magic: 2 });
    expect(PALADINS['paladin-2']).toEqual({ is: 'paladin', health: 8, detection: 3, hearts: 3, magic: 3 });
  });
  test('four of each class a year: enough for four players three times', () => {
    for (const year of [1, 2]) {
      const ofYear = ADVENTURER_IDS.filter((id) => ADVENTURERS[id].year === year);
      for (const is of cards.CLASSES)
        expect(sum(ofYear.filter((id) => ADVENTURERS[id].is === is).map((id) => ADVENTURERS[id].copies))).toBe(4);
      expect(sum(ofYear.map((id) => ADVENTURERS[id].copies))).toBe(16);
      // DL-GEN-7: the ranks of the years do not overlap.
      expect(ofYear.every((id) => ADVENTURERS[id].rank > 3 === (year === 2))).toBe(true);
    }
  });
  test('an illusion is nobody in particular', () => {
    expect(HEROES.illusion).toEqual({ is: 'illusion', health: 1, detection: 0, hearts: 0, magic: 0 });
  });
});

describe('events', () => {
  test('[DL-CARD-66] three tiles, one for each season but winter', () => {
    expect(EVENT_TILES).toEqual(['payday', 'taxes', 'special']);
    expect(EVENT_TILES).toHaveLength(cards.SEASONS.length - 1);
  });
  test('[DL-CARD-67, DL-CARD-68] rats round up, burglars down', () => {
    expect(SPECIAL_EVENTS.rats.halve).toEqual({ what: 'food', round: 'up' });
    expect(SPECIAL_EVENTS.burglary.halve).toEqual({ what: 'gold', round: 'down' });
  });
  test('[DL-CARD-69] Extra Tax', () => {
    expect(SPECIAL_EVENTS['extra-tax'].roomTax).toBe(1);
  });
  test('[DL-CARD-70, DL-CARD-71, DL-CARD-72, DL-CARD-73] the odd ones have a file of their own', () => {
    const odd = SPECIAL_EVENT_IDS.filter((id) => SPECIAL_EVENTS[id].power !== undefined);
    expect(odd).toEqual(['monster-strike', 'witch-hunt', 'imp-fever', 'safety-inspection']);
    expect(odd.map((id) => SPECIAL_EVENTS[id].power)).toEqual(odd);
  });
  test('[DL-CARD-74] Press Day', () => {
    expect(SPECIAL_EVENTS['press-day'].offer).toEqual({ pay: { gold: 1 }, gain: { evil: -2 } });
  });
  test('[DL-CARD-75] Open Dungeon', () => {
    expect(SPECIAL_EVENTS['open-dungeon']).toMatchObject({ roomGain: { gold: 1 }, thenGain: { evil: 1 } });
  });
  test('nine special events', () => {
    expect(SPECIAL_EVENT_IDS).toHaveLength(9);
  });
});

describe('boards', () => {
  test('[DL-CARD-76] what a dungeon lord begins with', () => {
    expect(START).toMatchObject({ gold: 3, food: 3, imps: 3 });
  });
  test('[DL-CARD-77] the evilometer', () => {
    expect(EVILOMETER).toEqual({ lowest: 1, highest: 15, start: 5, paladin: 10 });
  });
  test('[DL-CARD-78] three tunnels straight down from the entrance', () => {
    expect(MAP).toEqual({ columns: 5, rows: 4, entrance: 2 });
    expect(START.tunnels).toEqual([0, 1, 2].map((row) => MAP.entrance + row * MAP.columns));
  });
  test('[DL-CARD-79] the zones', () => {
    const { upper, lower, ring, core, any } = ZONES;
    const inOrder = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
    expect(inOrder([...upper, ...lower])).toEqual(any);
    expect(inOrder([...ring, ...core])).toEqual(any);
    expect(Math.max(...upper)).toBe(2 * MAP.columns - 1);
    expect(core.flatMap((c) => [c % MAP.columns, Math.floor(c / MAP.columns)]).every((x) => x > 0)).toBe(true);
    expect([ring.length, core.length]).toEqual([14, 6]);
  });
  test('[DL-CARD-80] the Score card', () => {
    expect(SCORE).toMatchObject({ creature: 1, room: 2, conquered: -2, prisoner: 2, paladin: 5, letter: -3 });
  });
  test('each title has its line, from DL-CARD-81 on', () => {
    for (const lang of ['en', 'fr'] as const)
      TITLES.forEach((title, i) => {
        const name = speaker(texts, lang).say(`title.${title}`);
        expect(texts[lang].rule(`DL-CARD-${81 + i}`)).toMatch(new RegExp(`^${name}\\s?:`));
      });
    expect(TITLE_POINTS[2].alone).toBeLessThan(TITLE_POINTS[3].alone);
    expect(TITLE_POINTS[4]).toEqual(TITLE_POINTS[3]);
  });
  test('[DL-CARD-88] the dummies begin where everybody begins', () => {
    expect(DUMMY_COUNTER.start).toBe(EVILOMETER.start);
  });
});

describe('the data as data', () => {
  test('every module is equal to its own JSON', () => {
    for (const [name, value] of Object.entries(cards))
      expect([name, JSON.parse(JSON.stringify(value))]).toEqual([name, value]);
  });

  const decks = { ...MONSTERS, ...ROOMS, ...TRAPS, ...COMBAT_CARDS, ...SPECIAL_EVENTS };
  test('every card names its own line, which begins with its name in both languages', () => {
    const lines = Object.values(decks).map(({ rule }) => rule);
    expect(new Set(lines).size).toBe(lines.length);
    for (const lang of ['en', 'fr'] as const) {
      const t = speaker(texts, lang);
      for (const [id, { rule }] of Object.entries(decks)) {
        // Rats are "les rats" in French: an article does no harm.
        const line = t.rule(rule).toLowerCase().replace(/^les /, '');
        expect([id, line.startsWith(t.name(id).toLowerCase())]).toEqual([id, true]);
      }
      for (const order of ORDERS)
        expect(t.rule(ACTIONS[order].rule).toLowerCase()).toContain(t.say(`order.${order}`).toLowerCase());
    }
  });

  test('what is our reading names fields that there are', () => {
    const parts = { ...decks, sheep: cards.SHEEP, deck: TRAP_DECK, counter: DUMMY_COUNTER, score: SCORE };
    const marked = Object.entries(parts).flatMap(([id, part]): [string, string[]][] =>
      'ours' in part && Array.isArray(part.ours) ? [[id, part.ours.filter((field: string) => !(field in part))]] : [],
    );
    expect(marked.filter(([, unknown]) => unknown.length > 0)).toEqual([]);
    expect(marked).toHaveLength(20);
  });
  test('what is wholly ours says so in its line, and nothing else does', () => {
    const line = /our design/;
    for (const [id, card] of Object.entries(decks))
      expect([id, line.test(texts.en.rule(card.rule) ?? '')]).toEqual([id, 'ours' in card && card.ours === true]);
  });
});

// An event that is told and not listed here does not compile, and neither does one that is listed and never told.
const EVENTS = {
  'first-player': true,
  'orders-dealt': true,
  'orders-blocked': true,
  'dummy-blocked': true,
  round: true,
  offered: true,
  'put-under': true,
  expected: true,
  'event-shown': true,
  'special-shown': true,
  'dummy-ordered': true,
  'order-shown': true,
  placed: true,
  'placed-for-gold': true,
  'no-space': true,
  'no-gold': true,
  unused: true,
  traded: true,
  spied: true,
  'trap-drawn': true,
  'no-trap': true,
  'traps-shuffled': true,
  'trap-discarded': true,
  'shown-trap-discarded': true,
  dug: true,
  'troll-watches': true,
  mined: true,
  hired: true,
  'dummy-hired': true,
  'cost-paid': true,
  fed: true,
  built: true,
  produced: true,
  'taken-back': true,
  event: true,
  special: true,
  released: true,
  taxed: true,
  'rooms-taxed': true,
  halved: true,
  'strike-averted': true,
  'struck-work': true,
  fever: true,
  inspected: true,
  bargained: true,
  visitors: true,
  evil: true,
  'dummy-evil': true,
  assigned: true,
  'dummy-assigned': true,
  'paladin-comes': true,
  'paladin-moves': true,
  'paladin-gone': true,
  'first-passes': true,
  'second-year': true,
  title: true,
  licensed: true,
  'tie-broken': true,
  'game-over': true,
  combat: true,
  'combat-round': true,
  'no-tile': true,
  'prisoner-lost': true,
  'plan-shown': true,
  'combat-card': true,
  fight: true,
  'party-gone': true,
  recovered: true,
  'heroes-leave': true,
  'combat-over': true,
  'trap-sprung': true,
  'trap-unpaid': true,
  'trap-spoilt': true,
  'trap-hits': true,
  'trap-misses': true,
  'spells-blocked': true,
  'healing-blocked': true,
  'conquest-blocked': true,
  spell: true,
  'no-spell': true,
  'spell-stopped': true,
  'no-effect': true,
  withdrawn: true,
  shield: true,
  invisible: true,
  'imps-lost': true,
  'treasure-lost': true,
  sheep: true,
  rage: true,
  fattened: true,
  illusion: true,
  'illusion-gone': true,
  courage: true,
  'gate-paid': true,
  'gate-takes': true,
  attack: true,
  hit: true,
  'cannot-attack': true,
  returns: true,
  captured: true,
  healing: true,
  'no-healing': true,
  healed: true,
  fatigue: true,
  tired: true,
  'fatigue-lost': true,
  conquered: true,
  'not-conquered': true,
  poisoned: true,
  'item-given': true,
  'item-wasted': true,
  'blank-back': true,
  'blank-gone': true,
  'items-borne': true,
  'items-in-sack': true,
  'items-captured': true,
  'sack-captured': true,
  'items-leave': true,
  'tokens-laid': true,
  'tokens-laid-after': true,
  'item-placed': true,
  'item-back': true,
  'clovers-used': true,
  'wands-used': true,
  'potions-used': true,
  'amulet-used': true,
  'dead-letter': true,
  'item-lost': true,
} as const satisfies Record<Event['type'], true>;

describe('what the game says', () => {
  const asks = Object.keys(dungeonLords.asks).flatMap((kind) => [`ask.${kind}`, `ask.${kind}.other`]);
  const events = Object.keys(EVENTS).map((type) => `event.${type}`);
  const refusals = Object.keys(texts.en.catalogue).filter((key) => key.startsWith('refuse.'));

  test('the catalogues and rule books have no faults, and nothing is said that nobody asks or tells', () => {
    expect(catalogueFaults(texts, { keys: [...asks, ...events, ...refusals], exact: true })).toEqual([]);
  });
  test('a refusal in other words is one of a rule', () => {
    expect(refusals.filter((key) => texts.en.rule(key.slice('refuse.'.length)) === undefined)).toEqual([]);
  });
  test('every card, order and title has a name, every card a text', () => {
    const named = [...MONSTER_IDS, ...ROOM_IDS, ...TRAP_IDS, ...COMBAT_CARD_IDS, ...EVENT_TILES, ...SPECIAL_EVENT_IDS];
    const keys = [
      ...named.flatMap((id) => [`name.${id}`, `card.${id}`]),
      ...Object.keys(HEROES).map((id) => `name.${id}`),
      ...cards.CLASSES.flatMap((is) => [`name.${is}`, `card.${is}`]),
      ...cards.TOKEN_IDS.flatMap((id) => [`name.${id}`, `card.${id}`]),
      ...cards.SEASONS.map((season) => `name.${season}`),
      ...ORDERS.map((order) => `order.${order}`),
      ...TITLES.flatMap((title) => [`title.${title}`, `score.title-${title}`]),
      ...Object.keys(ZONES).map((zone) => `zone.${zone}`),
      ...Object.entries(dungeonLords.settings).flatMap(([name, option]) => [
        ...[`setting.${name}`, `setting.${name}.help`, `view.${name}`],
        ...('values' in option ? option.values.map((value) => `setting.${name}.${value}`) : []),
      ]),
      ...MONSTER_IDS.flatMap((id) => MONSTERS[id].attacks.map(({ as }) => `option.attack.${id}:${as}`)),
    ];
    expect(keys.filter((key) => !texts.en.has(key) || !texts.fr.has(key))).toEqual([]);
  });
});
