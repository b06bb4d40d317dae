// What holds at every moment of every game, imagined ones too.

import { cellsOf, isFloor } from '@oubliette/grid';
import type { Invariants } from '@oubliette/testing';
import { DUNGEON_CARD_IDS, DUNGEON_CARDS } from '../src/cards/dungeon-cards.ts';
import { EVENT_IDS, EVENTS } from '../src/cards/events.ts';
import { MONSTER_CARD_IDS, MONSTER_CARDS, VETERAN_SKILLS } from '../src/cards/monster-cards.ts';
import { RECTANGULAR_ROOMS, ROOM_CARDS, SQUARE_ROOMS } from '../src/cards/room-cards.ts';
import { TREASURE_IDS, TREASURES } from '../src/cards/treasures.ts';
import { boardOf, isObstacle } from '../src/rules/board.ts';
import { isIn } from '../src/rules/figures.ts';
import { type DeckName, NOBODY, type State } from '../src/state.ts';

const count = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;
const placed = (s: State) => s.heroes.filter((h) => isIn(h) && h.cell > -99999);

export const invariants: Invariants<State> = {
  'no two figures on a square, but for who is passing'(s) {
    const cells = [...placed(s).map((h) => h.cell), ...s.monsters.map((m) => m.cell)];
    const twice = cells.filter((cell, i) => cells.indexOf(cell) !== i);
    if (twice.length === 0) return undefined;
    const turn = s.turn.who.startsWith('h')
      ? s.heroes[Number(s.turn.who.slice(1))]?.cell
      : s.monsters.find((m) => m.id === s.turn.who)?.cell;
    return twice.length === 1 && twice[0] === turn && !s.turn.over ? undefined : `two on ${twice}`;
  },
  'nobody in a wall or outside the dungeon'(s) {
    if (s.zones.length === 0) return undefined;
    const board = boardOf(s);
    const out = [...placed(s).map((h) => h.cell), ...s.monsters.map((m) => m.cell)].find(
      (cell) => !isFloor(board, cell),
    );
    return out === undefined ? undefined : `somebody on ${out}`;
  },
  'nobody rests inside furniture'(s) {
    const wrong = placed(s).find(
      (h) => isObstacle(s, h.cell) && (s.turn.over || s.heroes[Number(s.turn.who.slice(1))] !== h),
    );
    return wrong === undefined ? undefined : `${wrong.name} on ${wrong.cell}`;
  },
  'every dungeon card is in one place'(s) {
    const all = [
      ...s.zones.map((zone) => zone.card),
      ...s.dungeon,
      ...s.spare,
      ...inHand(s),
      ...drawnFrom(s, 'dungeon'),
    ];
    const wrong = DUNGEON_CARD_IDS.filter((id) => count(all, id) !== DUNGEON_CARDS[id].copies);
    return wrong.length === 0 ? undefined : wrong.join();
  },
  'every event card is in one place'(s) {
    const all = [
      ...s.eventDeck,
      ...s.eventDiscard,
      ...s.hand,
      ...(s.alarm ? ['alarm' as const] : []),
      ...announcedAlarm(s),
    ];
    const wrong = EVENT_IDS.filter((id) => count(all, id) !== EVENTS[id].copies);
    return wrong.length === 0 ? undefined : wrong.map((id) => `${id} ${count(all, id)}`).join();
  },
  'every treasure card is in one place'(s) {
    const owned = [...s.heroes.flatMap((h) => h.items), ...s.goods.flatMap((goods) => goods.items)].map((item) =>
      item.startsWith('scroll:') ? 'spell-scroll' : item,
    );
    const offered = s.core.stack.flatMap((f) => (f.proc === 'loot' ? f.todo.slice(f.at).map((one) => one.card) : []));
    const all = [
      ...s.treasureDeck,
      ...s.treasureDiscard,
      ...owned,
      ...offered,
      ...drawnFrom(s, 'treasure'),
    ] as string[];
    const wrong = TREASURE_IDS.filter((id) => count(all, id) !== TREASURES[id].copies);
    return wrong.length === 0 ? undefined : wrong.map((id) => `${id} ${count(all, id)}`).join();
  },
  'every room card is in one place'(s) {
    const square = [...s.squareRooms, ...drawnFrom(s, 'square')];
    const rectangular = [...s.rectangularRooms, ...drawnFrom(s, 'rectangular')];
    const laid = s.zones.map((zone) => zone.room);
    const all: string[] = [...square, ...rectangular, ...laid];
    // The room card of a bare objective room is not named any more.
    const slack = laid.includes('objective') && s.quest.bare ? 1 : 0;
    const missing = [...SQUARE_ROOMS, ...RECTANGULAR_ROOMS].reduce(
      (sum, id) => sum + Math.abs(ROOM_CARDS[id].copies - count(all, id)),
      0,
    );
    return missing <= slack ? undefined : `${missing} room cards`;
  },
  'every monster card is in one place'(s) {
    const all = [...s.monsterDeck, ...s.groups.map((group) => group.card), ...drawnFrom(s, 'monster')] as string[];
    const veterans = s.heroes.every((h) => h.skills.length >= VETERAN_SKILLS);
    const wrong = MONSTER_CARD_IDS.filter(
      (id) => count(all, id) !== (veterans || !MONSTER_CARDS[id].veteran ? MONSTER_CARDS[id].copies : 0),
    );
    return wrong.length === 0 ? undefined : wrong.join();
  },
  'points stay within their bounds'(s) {
    const wrong = s.heroes.find(
      (h) =>
        h.life < 0 ||
        h.life > h.maxLife ||
        h.fatigue < 0 ||
        h.fatigue > h.maxFatigue ||
        h.fate < 0 ||
        h.gold < 0 ||
        h.shots.some((n) => n < 0),
    );
    return wrong === undefined ? undefined : JSON.stringify(wrong);
  },
  'nobody wields what nobody carries'(s) {
    const wrong = s.heroes.find((h) =>
      [h.weapon, h.body, h.shield].some((item) => item !== 'none' && !h.items.includes(item)),
    );
    return wrong === undefined ? undefined : `${wrong.name}: ${wrong.weapon} ${wrong.body} ${wrong.shield}`;
  },
  'the hand has at most five cards, but for one that a search has brought'(s) {
    return s.hand.length <= (s.core.stack.some((f) => f.proc === 'event-step') ? 6 : 5)
      ? undefined
      : `${s.hand.length} cards`;
  },
  'open doors lead somewhere, and every zone is reached by one'(s) {
    const wrong = s.doors.findIndex(
      (door) => door.state === 'open' && (door.to === NOBODY || s.zones[door.to] === undefined),
    );
    if (wrong >= 0) return `door ${wrong}`;
    const lost = s.zones.findIndex((_, z) => z > 0 && !s.doors.some((door) => door.to === z || door.from === z));
    return lost < 0 ? undefined : `zone ${lost} is sealed`;
  },
  'a fight has monsters, exploration has none in play'(s) {
    const fighting = s.monsters.some((m) => !m.marks.includes('dormant'));
    const settled = s.core.stack.at(-1)?.proc === 'act';
    return !settled || s.ended !== 'no' || fighting === (s.phase === 'combat')
      ? undefined
      : `${s.phase} with ${s.monsters.length} monsters`;
  },
  'the zones tile the board'(s) {
    if (s.zones.length === 0) return undefined;
    const board = boardOf(s);
    const empty = s.zones.findIndex((_, z) => cellsOf(board, z).length === 0);
    return empty < 0 ? undefined : `zone ${empty}`;
  },
};
const inHand = (s: State) =>
  s.core.stack.flatMap((f) => (f.proc === 'place-tile' ? f.todo.slice(f.at).map((one) => one.card) : []));
/** Held back by the master, or being looked at. */
const drawnFrom = (s: State, deck: DeckName): never[] =>
  [
    s.held[deck],
    ...s.core.stack.flatMap((f) => (f.proc === 'drawing' && f.deck === deck ? [f.card, ...f.aside] : [])),
  ].filter((card) => card !== 'none') as never[];
const announcedAlarm = (s: State) =>
  s.core.stack.flatMap((f) =>
    f.proc === 'event' && f.event === 'alarm' && !f.stopped && !s.alarm ? ['alarm' as const] : [],
  );
