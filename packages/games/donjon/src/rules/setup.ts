// DJ-SETUP: the deck with its objective among the last six, the entrance, the heroes on the stairs.
import { draw, type Setup, shuffle } from '@oubliette/engine';
import { cellAt, cellName, cellOf } from '@oubliette/grid';
import { START, startStats } from '../cards/classes.ts';
import { DUNGEON_CARD_IDS, DUNGEON_CARDS, type DungeonCardId } from '../cards/dungeon-cards.ts';
import { EVENT_IDS, EVENTS } from '../cards/events.ts';
import { SHOT_IDS } from '../cards/goods.ts';
import { MONSTER_CARD_IDS, MONSTER_CARDS, VETERAN_SKILLS } from '../cards/monster-cards.ts';
import { BEGINNERS, type HeroSheet, PARTIES } from '../cards/parties.ts';
import { type Quest, questNamed } from '../cards/quests.ts';
import { RECTANGULAR_ROOMS, ROOM_CARDS, SQUARE_ROOMS } from '../cards/room-cards.ts';
import { TREASURE_IDS, TREASURES, type TreasureId } from '../cards/treasures.ts';
import type { Given } from '../given.ts';
import type { settings } from '../settings.ts';
import { type Held, type Hero, MASTER, NOBODY, NOWHERE, noRoll, noTurn, type State, w } from '../state.ts';
import { isFree, nearestFreeTo } from './arrivals.ts';
import { copiesOf, NOTHING_HELD } from './decks.ts';
import { drawNow } from './event-play.ts';
import { inPlay } from './figures.ts';
import { startCombat } from './move.ts';
import { drawFor, gain, takeItem } from './treasure.ts';
import { layZone, placeStairs, stairSlots } from './zones.ts';

/** Cards beside the objective, and how many of them it is shuffled among (DJ-SETUP-3, DJ-SETUP-4). */
const KEPT = 12;
const AMONG = 5;
const FIRST_EVENTS = 2;
const ORIGIN = cellAt(150, 150);

const SHEETS: readonly HeroSheet[] = BEGINNERS.map(({ shots = SHOT_IDS.map(() => 0), items, ...hero }) => ({
  ...hero,
  items: [...items].sort(),
  shots,
  stats: startStats(hero.race, hero.class),
  maxLife: START.life,
  maxFatigue: START.fatigue,
  fate: START.fate,
  xp: 0,
}));
/** Ready-made heroes, as many as are wanted. */
export const readyMade = (party: keyof typeof PARTIES, n: number): HeroSheet[] =>
  PARTIES[party].slice(0, n).map((at) => SHEETS[at]!);

export const partyOf = (given: Given, party: keyof typeof PARTIES, n: number): readonly HeroSheet[] =>
  given.party ?? readyMade(party, n);

function newHero(sheet: HeroSheet, i: number, seats: number): Hero {
  return {
    name: sheet.name,
    race: sheet.race,
    class: sheet.class,
    seat: 1 + (i % (seats - 1)), // DJ-RULING-44: a player may lead several
    stats: sheet.stats,
    maxLife: sheet.maxLife,
    maxFatigue: sheet.maxFatigue,
    skills: sheet.skills,
    life: sheet.maxLife,
    fatigue: sheet.maxFatigue,
    fate: sheet.fate,
    gold: sheet.gold,
    xp: sheet.xp,
    tilted: [],
    tiltedInCombat: [],
    items: [...sheet.items].sort(),
    weapon: sheet.weapon,
    body: sheet.body,
    shield: sheet.shield,
    shots: [...sheet.shots],
    cell: NOWHERE,
    gone: 'no',
    marks: [],
    venom: 0,
    weakness: 0,
    drained: 0,
    cursedUntil: 0,
    strongUntil: 0,
    tried: [],
  };
}

/** DJ-SETUP-1 to DJ-SETUP-5: the top card is the last of the list. */
function dungeonDeck(
  table: Parameters<typeof shuffle>[0],
  quest: Quest,
): { deck: DungeonCardId[]; spare: DungeonCardId[] } {
  const others = copiesOf(DUNGEON_CARD_IDS, DUNGEON_CARDS).filter((id) => id !== quest.room); // DJ-RULING-21
  const all = shuffle(table, others);
  for (const card of [...(quest.first ?? [])].reverse()) {
    const at = all.indexOf(card);
    if (at >= 0) all.push(...all.splice(at, 1));
  }
  const kept = all.splice(all.length - KEPT, KEPT);
  const last = shuffle(table, [...kept.splice(0, AMONG), quest.room]);
  return { deck: [...last, ...kept], spare: all };
}

export function setup(table: Setup<typeof settings, Given>): State {
  const { settings: chosen, given } = table;
  const quest = given.quest ?? questNamed(chosen.quest);
  const heroes = partyOf(given, chosen.party, chosen.heroes).map((sheet, i) => newHero(sheet, i, table.seats));
  const { deck, spare } = dungeonDeck(table, quest);
  const veterans = heroes.every((h) => h.skills.length >= VETERAN_SKILLS);
  const cards = MONSTER_CARD_IDS.filter((id) => veterans || MONSTER_CARDS[id].veteran !== true);
  const owned = heroes.flatMap((h) => h.items.map((item) => (item.startsWith('scroll:') ? 'spell-scroll' : item)));
  // DJ-RULING-50: treasure cards that heroes own are out of the deck.
  const treasures = copiesOf(TREASURE_IDS, TREASURES).filter((id) => {
    const at = owned.indexOf(id);
    if (at >= 0) owned.splice(at, 1);
    return at < 0;
  });
  const hidden = quest.hidden;
  const tombs =
    hidden === undefined ? [] : quest.pieces.flatMap((piece, i) => (piece.kind === hidden.among ? [i] : []));
  const squareRooms = shuffle(table, copiesOf(SQUARE_ROOMS, ROOM_CARDS));
  const rectangularRooms = shuffle(table, copiesOf(RECTANGULAR_ROOMS, ROOM_CARDS));
  const monsterDeck = shuffle(table, copiesOf(cards, MONSTER_CARDS));
  const treasureDeck = shuffle(table, treasures);
  const eventDeck = shuffle(table, copiesOf(EVENT_IDS, EVENTS));
  // DJ-GM-4, DJ-RULING-80: the zone comes from the cards that were left over.
  const held: Held = chosen.oneCardAhead
    ? {
        dungeon: spare.pop() ?? 'none',
        square: squareRooms.pop() ?? 'none',
        rectangular: rectangularRooms.pop() ?? 'none',
        monster: monsterDeck.pop() ?? 'none',
        treasure: treasureDeck.pop() ?? 'none',
      }
    : NOTHING_HELD;
  return {
    core: table.core,
    settings: chosen,
    quest,
    heroes,
    monsters: [],
    groups: [],
    arrivals: 0,
    zones: [],
    doors: [],
    pieces: [],
    things: [],
    goods: [],
    stairs: [],
    webs: [],
    fires: [],
    dungeon: deck,
    spare,
    squareRooms,
    rectangularRooms,
    monsterDeck,
    treasureDeck,
    treasureDiscard: [],
    eventDeck,
    eventDiscard: [],
    hand: [],
    fresh: 'none',
    held,
    alarm: false,
    phase: 'explore',
    pe: 0,
    pc: 0,
    round: 0,
    clock: 0,
    eventPlayed: false,
    ambush: false,
    quiet: true,
    done: [],
    rested: [],
    turn: noTurn(),
    roll: noRoll(),
    attacks: heroes.map(() => 0),
    revealed: false,
    won: false,
    after: 0,
    tokens: 0,
    crown: tombs.length === 0 ? NOBODY : shuffle(table, [...tombs])[0]!,
    goals: [],
    failed: [],
    ended: 'no',
    depth: NOBODY,
    depthAt: 0,
    heard: { seat: NOBODY, card: 'none', door: NOBODY },
    key: 3,
    hare: false,
    stolen: 0,
    stylus: quest.stylus === undefined ? 'no' : 'coming',
    draws: partyOf(given, chosen.party, chosen.heroes).map((sheet) => sheet.draws ?? 0),
  };
}

/** DJ-XP-11: treasure cards that were paid for in town. DJ-GOLD-2: what a card rolls or names when it is drawn, now. */
function drawPaid(s: State): void {
  for (const [i, h] of s.heroes.entries())
    for (const card of h.items.filter((item) => item === 'spell-scroll' || item === 'old-arms')) {
      takeItem(s, i, card);
      gain(s, i, card as TreasureId);
    }
  for (const [i, n] of s.draws.entries()) for (let k = 0; k < n; k++) drawFor(s, i, 1);
  s.draws = [];
}

/** DJ-SETUP-6: the first card is the entrance zone. */
export function layEntrance(s: State): void {
  drawPaid(s);
  const card = draw(s, s.dungeon)!;
  layZone(s, card, ORIGIN, 0, '', NOBODY);
}

/** DJ-SETUP-7 */
export const entrance = w.eachInTurn('entrance', {
  who: (s) => (stairSlots(s).length > 1 ? MASTER : undefined),
  skipped: (s) => placeStairs(s, stairSlots(s)[0]!),
  options(s, _seat, _item, can) {
    for (const side of stairSlots(s)) can.add(side);
  },
  choose: (s, _seat, _item, option) => placeStairs(s, option),
});

/** DJ-SETUP-8, DJ-RULING-41: four on the stairs, the others on the nearest free squares. */
export const lineUp = w.eachInTurn('line-up', {
  who: (s, i) => (places(s).length > 1 ? s.heroes[i]!.seat : undefined),
  skipped(s, i) {
    s.heroes[i]!.cell = cellOf(places(s)[0]!);
  },
  options(s, _seat, _i, can) {
    for (const name of places(s)) can.add(name);
  },
  choose(s, _seat, i, option) {
    s.heroes[i]!.cell = cellOf(option);
  },
  about: (s, _seat, i) => ({ hero: s.heroes[i]!.name }),
});
function places(s: State): string[] {
  const free = s.stairs.filter((cell) => isFree(s, cell));
  return (free.length > 0 ? free : nearestFreeTo(s, s.stairs).slice(0, 1)).map(cellName);
}

/** DJ-SETUP-10 */
export function firstEvents(s: State): void {
  for (let n = 0; n < FIRST_EVENTS; n++) drawNow(s, 'DJ-SETUP-10');
  s.core.known++;
}
/** DJ-SETUP-11 */
export function firstPhase(s: State): void {
  if (inPlay(s).length > 0) startCombat(s, false);
}
