// DJ-DOOR, DJ-ZONE: opening and breaking doors, and what lies behind them.
import { draw, roll } from '@oubliette/engine';
import { cellOf } from '@oubliette/grid';
import { FOR } from '../cards/classes.ts';
import type { DungeonCardId } from '../cards/dungeon-cards.ts';
import { resultOf, ruleOf } from '../cards/furniture.ts';
import type { RoomCardId } from '../cards/room-cards.ts';
import { type Frame, MASTER, NOBODY, type State, w } from '../state.ts';
import { addMonster, drawMonsters } from './arrivals.ts';
import { facesDoor, isRoom, squareOnTable, zoneAt } from './board.ts';
import { drawing } from './decks.ts';
import { heroId, inPlay } from './figures.ts';
import { checkGoals } from './goals.ts';
import { lookAround, startCombat } from './move.ts';
import { tell } from './tell.ts';
import { raiseTest } from './tests.ts';
import {
  addPiece,
  addSecretDoor,
  changeDoor,
  changePiece,
  changeZone,
  furnish,
  layZone,
  mendDeadEnd,
  nameOfOpening,
  openingNamed,
  openingOf,
  placesBehind,
  roomDeck,
  secretPlaces,
  waysToPlace,
} from './zones.ts';

/** Doors that this hero faces (DJ-RULING-13) and that lead, or may lead, somewhere. */
export function isDoorFaced(s: State, i: number, d: number): boolean {
  const door = s.doors[d]!;
  return (door.state === 'closed' || door.state === 'locked') && facesDoor(door, s.heroes[i]!.cell);
}
export const doorsFaced = (s: State, i: number): number[] =>
  s.doors.flatMap((_, d) => (isDoorFaced(s, i, d) ? [d] : []));

/** DJ-EXP-6: opening always ends the turn. */
export function openDoor(s: State, hero: number, d: number): void {
  const door = s.doors[d]!;
  s.turn.over = true;
  tell(s, () => ({ type: 'opens-door', rule: 'DJ-EXP-6', hero, door: d }));
  if (isRoom(s.zones[zoneAt(s, s.heroes[hero]!.cell)]!))
    w.raise({ proc: 'trigger', todo: [{ on: heroId(hero), what: 'room' }], at: 0 });
  if (door.to !== NOBODY) {
    changeDoor(s, d, { state: 'open' }); // DJ-RULING-68: no card is drawn
    lookAround(s);
    return;
  }
  w.raise({ proc: 'reveal', at: 0, door: d, hero });
}

/** DJ-DOOR-2, DJ-DOOR-3 */
export function forceDoor(s: State, hero: number, d: number): void {
  const h = s.heroes[hero]!;
  h.tried = [...h.tried, `d${d}`];
  raiseTest(heroId(hero), FOR, 'force-door', { on: `${d}`, plus: doorBonus(s, hero) });
}
/** The clan axe and the siege hammer help against doors. */
function doorBonus(s: State, hero: number): number {
  const { weapon, race } = s.heroes[hero]!;
  return (weapon === 'clan-axe' && race === 'dwarf' ? 1 : 0) + (weapon === 'siege-hammer' ? 2 : 0);
}
export function doorForced(s: State, hero: number, d: number, success: boolean): void {
  if (!success) return;
  changeDoor(s, d, { state: 'closed' });
  openDoor(s, hero, d); // DJ-RULING-67
}

/** A new zone, step by step; `door` is NOBODY for the entrance. */
export const reveal = w.sequence(
  'reveal',
  [
    (s, f): Frame | undefined => {
      if (f.door === NOBODY) return undefined;
      const opening = openingOf(s.doors[f.door]!);
      const card = s.dungeon.at(-1);
      const fits = (one: DungeonCardId) => waysToPlace(s, one, opening).length > 0;
      // DJ-GM-4: a card that does not fit does not suit either.
      const { dungeon: held } = s.held;
      const instead = card !== undefined && card !== s.quest.room && held !== 'none' && fits(held);
      if (card === undefined || !(fits(card) || instead)) {
        // DJ-RULING-23: caved in; the card stays unseen on top.
        changeDoor(s, f.door, { state: 'walled' });
        tell(s, () => ({ type: 'caved-in', rule: 'DJ-RULING-23', door: f.door }));
        mendDeadEnd(s);
        f.door = -2;
        return undefined;
      }
      if (s.heard.card !== 'none') s.heard = { seat: NOBODY, card: 'none', door: NOBODY };
      if (s.settings.oneCardAhead) return drawing('dungeon', { for: 'zone', door: f.door, hero: f.hero });
      draw(s, s.dungeon);
      return { proc: 'place-tile', todo: [{ door: f.door, card }], at: 0 };
    },
    (s, f) => {
      if (f.door === -2) return;
      const zone = f.door === NOBODY ? 0 : s.zones.length - 1;
      const objective = s.zones[zone]!.card === s.quest.room;
      if (objective) prepareObjective(s, zone);
      const deck = objective && !s.quest.bare ? undefined : roomDeck(s, zone);
      if (deck !== undefined && s.settings.oneCardAhead) return drawing(deck, { for: 'room', zone, hero: f.hero });
      const cards = deck === 'square' ? s.squareRooms : deck === 'rectangular' ? s.rectangularRooms : [];
      furnishZone(s, zone, f.hero, draw<RoomCardId>(s, cards));
      return undefined;
    },
    (s, f) => afterReveal(s, f.door),
  ],
  { show: (f) => ({ door: f.door, hero: f.hero }), aslongas: (s) => s.ended === 'no' },
);

/** What a room card brings, then the figures that wait in the zone. */
export function furnishZone(s: State, zone: number, hero: number, card: RoomCardId | undefined): void {
  const called = card !== undefined && furnish(s, zone, card);
  const objective = s.zones[zone]!.card === s.quest.room;
  if (objective) changeZone(s, zone, { room: 'objective' });
  fillZone(s, zone, hero, objective ? s.quest.bare === true : called); // DJ-RULING-78
}

/** DJ-OBJ: the room as the quest wants it. */
function prepareObjective(s: State, zone: number): void {
  s.revealed = true;
  const { quest } = s;
  changeZone(s, zone, { room: 'objective' });
  if (s.crown !== NOBODY) s.crown += s.pieces.length; // from now on a place among all pieces
  tell(s, () => ({ type: 'objective-room', rule: 'DJ-OBJ-3', zone }));
  if (quest.bare) return;
  const placed = s.zones[zone]!;
  for (const piece of quest.pieces) {
    addPiece(s, {
      kind: piece.kind,
      cells: piece.at.map((square) => squareOnTable(placed, square)),
      zone,
      locked: piece.locked === true,
      used: false,
      rest: piece.bridge ?? piece.holds ?? (quest.seals !== undefined && piece.kind === 'magic-circle' ? 'shut' : ''),
    });
  }
  s.things = [
    ...s.things,
    ...(quest.seals ?? []).map((square) => ({
      kind: 'seal' as const,
      cell: squareOnTable(placed, square),
      door: NOBODY,
    })),
  ];
  if (s.stylus === 'coming') {
    s.stylus = 'done';
    const cell = squareOnTable(placed, quest.stylus!.at);
    s.goods = [...s.goods, { cell, items: ['silver-stylus'], gold: 0, shots: s.heroes[0]!.shots.map(() => 0) }];
  }
  const group = ++s.arrivals;
  s.groups = [...s.groups, { id: group, card: 'none', treasure: 0, objective: true }];
  const party = Math.min(4, s.heroes.length); // DJ-RULING-82
  for (const { monster, at, leader, heroes = 0 } of quest.monsters)
    if (party >= heroes) addMonster(s, { kind: monster, unique: leader === true, group }, squareOnTable(placed, at));
}

/** DJ-ZONE-9: the master turns the tile. */
export const placeTile = w.eachInTurn('place-tile', {
  who: (s, item) => (choices(s, item).length > 1 ? MASTER : undefined),
  skipped: (s, item) => put(s, item, choices(s, item)[0]!),
  options(s, _seat, item, can) {
    for (const option of choices(s, item)) can.add(option);
  },
  choose(s, _seat, item, option) {
    if (option !== 'swap') return put(s, item, option);
    // DJ-GM-11: another card instead; this one is set aside.
    const other = s.spare.pop()!;
    s.spare.push(item.card);
    w.raise({ proc: 'place-tile', todo: [{ door: item.door, card: other, swapped: true }], at: 0 });
    return undefined;
  },
  about: (_s, _seat, { card }) => ({ card }),
});

interface Laying {
  readonly door: number;
  readonly card: DungeonCardId;
  readonly swapped?: boolean;
}
function choices(s: State, { door, card, swapped }: Laying): string[] {
  const ways = waysToPlace(s, card, openingOf(s.doors[door]!)).map(({ by }) => by);
  if (!s.settings.gmRearrangesBoard) ways.splice(1); // DJ-GM-1
  const other = s.spare.at(-1);
  const mayswap = s.settings.gmOverridesCards && card !== s.quest.room && !swapped;
  if (mayswap && other !== undefined && waysToPlace(s, other, openingOf(s.doors[door]!)).length > 0) ways.push('swap');
  return ways;
}
function put(s: State, { door, card }: Laying, by: string): void {
  const way = waysToPlace(s, card, openingOf(s.doors[door]!)).find((joint) => joint.by === by)!;
  layZone(s, card, cellOf(way.at), way.turn, by, door);
}

/** Scenery that is rolled for when it is revealed, then monsters, then the fight or the next hero (DJ-ZONE-6 to 8). */
function fillZone(s: State, zone: number, hero: number, monsters: boolean): void {
  for (const [i, piece] of s.pieces.entries()) {
    if (piece.zone !== zone || piece.kind !== 'crevasse' || piece.rest !== '') continue;
    const die = roll(s, 10);
    const found = resultOf('crevasse', die);
    changePiece(s, i, { used: true, rest: found === 'guarded-bridge' ? 'sound-bridge' : found });
    tell(s, () => ({
      type: 'rolled',
      rule: ruleOf('crevasse', die),
      hero,
      piece: 'crevasse',
      die,
      result: `result-${found}`,
    }));
    if (found === 'guarded-bridge') for (const frame of drawMonsters(s, { zone })) w.raise(frame);
  }
  const objective = s.zones[zone]!.room === 'objective';
  if (monsters) for (const frame of drawMonsters(s, { zone, objective })) w.raise(frame);
}

/** DJ-SETUP-10: at the entrance the fight waits until the master has played. */
function afterReveal(s: State, door: number): void {
  if (door !== NOBODY && inPlay(s).length > 0 && s.phase === 'explore') startCombat(s, false);
  lookAround(s);
  mendDeadEnd(s);
  checkGoals(s);
}

/** DJ-RULING-22: the master chooses the stretch of wall. */
export const secretDoor = w.eachInTurn('secret-door', {
  who: (s, { zone, where }) => (secretNames(s, zone, where).length > 1 ? MASTER : undefined),
  skipped(s, { zone, where }) {
    const only = secretNames(s, zone, where)[0];
    if (only === undefined) tell(s, () => ({ type: 'no-passage', rule: 'DJ-RULING-22', zone }));
    else addSecretDoor(s, zone, openingNamed(only));
  },
  options(s, _seat, { zone, where }, can) {
    for (const name of secretNames(s, zone, where)) can.add(name);
  },
  choose(s, _seat, { zone }, option) {
    addSecretDoor(s, zone, openingNamed(option));
  },
});

/** `side`: at right angles to the way in, as long as there is room; `behind:c3`: the nearest wall behind a throne. */
function secretNames(s: State, zone: number, where: string): string[] {
  const { entry } = s.zones[zone]!;
  if (where === 'side') {
    const aside = secretPlaces(s, zone, [((entry + 1) & 3) as 0, ((entry + 3) & 3) as 1]);
    return (aside.length > 0 ? aside : secretPlaces(s, zone)).map(nameOfOpening);
  }
  if (where === 'any') return secretPlaces(s, zone).map(nameOfOpening);
  return placesBehind(s, zone, cellOf(where.slice(7))).map(nameOfOpening);
}
