// What each event card does, whom it can strike, and when it may be played (DJ-RULING-2).
import { type Cell, cellName, cellOf, STEP } from '@oubliette/grid';
import { ADR, FOR } from '../cards/classes.ts';
import { EVENTS, type EventId } from '../cards/events.ts';
import { FURNITURE } from '../cards/furniture.ts';
import { magicOf } from '../cards/goods.ts';
import { drawMonsters, stepsFromHeroes } from '../rules/arrivals.ts';
import { facingDoor, isRoom, zoneAt } from '../rules/board.ts';
import { raiseEventDie } from '../rules/event-die.ts';
import {
  drop,
  figureAt,
  has,
  heroId,
  heroNumber,
  heroOf,
  isIn,
  kindOf,
  monsterOf,
  put,
  stands,
} from '../rules/figures.ts';
import { curse, standsIn } from '../rules/furniture.ts';
import { discardItem } from '../rules/harm.ts';
import { tell } from '../rules/tell.ts';
import { raiseTest } from '../rules/tests.ts';
import { drawFor, takeItem } from '../rules/treasure.ts';
import { changeDoor, changePiece, changeZone } from '../rules/zones.ts';
import { type Frame, NEVER, NOBODY, type State, w } from '../state.ts';
import { leverPlaces, thingPlaces } from './places.ts';

const zonesWithHeroes = (s: State, ok: (zone: number) => boolean = () => true): string[] =>
  [...new Set(s.heroes.filter(stands).map((h) => zoneAt(s, h.cell)))]
    .filter(ok)
    .sort((a, b) => a - b)
    .map((zone) => `z${zone}`);
const standing = (s: State, ok: (i: number) => boolean = () => true): string[] =>
  s.heroes.flatMap((h, i) => (stands(h) && ok(i) ? [heroId(i)] : []));
const zoneNumber = (option: string): number => Number(option.slice(1));

/** The choices a card asks of the master; `['-']` if it has none; empty: it cannot be played now. */
export function eventChoices(s: State, event: EventId, on: string): string[] {
  const { timing, trigger } = EVENTS[event];
  const now = s.phase === 'explore' ? 'E' : 'C';
  if (timing !== 'E/C' && timing !== now) return [];
  if ((trigger === undefined) !== (on === '')) return [];
  switch (event) {
    case 'ambush':
    case 'prowlers':
    case 'reinforcements':
      return s.monsterDeck.length > 0 ? ['-'] : [];
    case 'alarm':
      return s.alarm ? [] : ['-'];
    case 'pit':
    case 'darts':
    case 'sleeping-gas':
      return s.zones[zoneAt(s, heroOf(s, on.split(':')[0]!).cell)]!.safe ? [] : ['-'];
    case 'notched-blade':
      return ['-'];
    case 'rockfall':
      return zonesWithHeroes(s, (zone) => !s.zones[zone]!.safe);
    case 'rat-swarm':
      return zonesWithHeroes(s);
    case 'weariness':
      return zonesWithHeroes(s, (zone) => standsIn(s, zone).some((i) => s.heroes[i]!.fatigue > 0));
    case 'darkness':
      return s.zones.flatMap((zone, z) => (z === 0 || zone.dark ? [] : [`z${z}`]));
    case 'draught':
      return zonesWithHeroes(s, (zone) => standsIn(s, zone).some((i) => has(s.heroes[i]!, 'lit')));
    case 'evil-eye':
      return standing(s, (i) => s.heroes[i]!.cursedUntil === 0);
    case 'silence':
      return standing(s, (i) => !has(s.heroes[i]!, 'silenced'));
    case 'light-fingers':
      return standing(s, (i) => s.heroes[i]!.gold > 0);
    case 'frenzy':
      return s.monsters.filter((m) => !has(m, 'dormant') && !has(m, 'frenzied')).map((m) => m.id);
    case 'hide-of-rock':
      return s.monsters.filter((m) => !has(m, 'dormant') && !has(m, 'rock-hide')).map((m) => m.id);
    case 'black-blood':
      return s.monsters.filter((m) => !has(m, 'dormant') && m.life < kindOf(m).life).map((m) => m.id);
    case 'stubborn-lock':
      return [
        ...s.doors.flatMap((door, d) =>
          door.state === 'closed' && !facingDoor(door).some((cell) => s.heroes.some((h) => isIn(h) && h.cell === cell))
            ? [`d${d}`]
            : [],
        ),
        ...s.pieces.flatMap((piece, f) =>
          FURNITURE[piece.kind].lockable &&
          !piece.locked &&
          !piece.used &&
          !s.heroes.some((h) => stands(h) && beside(piece.cells, h.cell))
            ? [`f${f}`]
            : [],
        ),
      ];
    case 'portcullis':
      return s.doors.flatMap((door, d) =>
        door.state === 'open' &&
        !door.barred &&
        facingDoor(door).every((cell) => figureAt(s, cell) === undefined) &&
        leverPlaces(s, d) !== undefined
          ? [`d${d}`]
          : [],
      );
    case 'mysterious-lever':
      return thingSquares(s, true);
    case 'carved-slab':
      return thingSquares(s, false);
    default:
      return [];
  }
}
const beside = (cells: readonly Cell[], cell: Cell): boolean =>
  cells.some((one) => STEP.includes((one - cell) as never));
const thingSquares = (s: State, wallSide: boolean): string[] =>
  zonesWithHeroes(s).flatMap((zone) => Array.from(thingPlaces(s, zoneNumber(zone), wallSide), cellName));

const gather = (ambush: boolean, from: number): Frame => ({ proc: 'gather', at: 0, ambush, from });

/** Carries a card out; `on` is the trigger, `option` the master's choice. */
export function resolveEvent(s: State, event: EventId, on: string, option: string) {
  const who = on.split(':')[0]!;
  switch (event) {
    case 'ambush': {
      for (const frame of drawMonsters(s, { zone: NOBODY, noUnique: true })) w.raise(frame);
      return w.raise(gather(true, NEVER));
    }
    case 'prowlers':
      return prowl(s);
    case 'reinforcements': {
      const from = s.arrivals;
      for (const frame of drawMonsters(s, { zone: NOBODY, noUnique: true, half: true })) w.raise(frame);
      return w.raise(gather(false, from));
    }
    case 'alarm':
      s.alarm = true;
      return;
    case 'pit':
      return raiseTest(who, ADR, 'pit');
    case 'darts':
      return raiseTest(who, ADR, 'darts');
    case 'sleeping-gas':
      return raiseTest(who, FOR, 'gas');
    case 'rockfall':
      for (const i of standsIn(s, zoneNumber(option))) raiseTest(heroId(i), ADR, 'rockfall');
      return;
    case 'rat-swarm':
      for (const i of standsIn(s, zoneNumber(option))) raiseEventDie(heroId(i), 4, 'hurt');
      return;
    case 'weariness':
      for (const i of standsIn(s, zoneNumber(option))) s.heroes[i]!.fatigue = Math.max(0, s.heroes[i]!.fatigue - 1);
      return;
    case 'darkness':
      return changeZone(s, zoneNumber(option), { dark: true });
    case 'draught':
      for (const i of standsIn(s, zoneNumber(option))) drop(s.heroes[i]!, 'lit');
      return;
    case 'evil-eye':
      return curse(s, heroNumber(option), 'DJ-COMP-4');
    case 'silence':
      return put(heroOf(s, option), 'silenced');
    case 'light-fingers':
      return raiseEventDie(option, 10, 'steal');
    case 'frenzy':
      return put(monsterOf(s, option)!, 'frenzied');
    case 'hide-of-rock':
      return put(monsterOf(s, option)!, 'rock-hide');
    case 'black-blood':
      return raiseEventDie(option, 6, 'heal');
    case 'notched-blade': {
      const h = heroOf(s, who);
      const { weapon } = h;
      takeItem(s, heroNumber(who), weapon);
      discardItem(s, weapon);
      tell(s, () => ({ type: 'breaks', rule: 'DJ-COMP-4', hero: heroNumber(who), item: weapon }));
      return;
    }
    case 'stubborn-lock':
      return option[0] === 'd'
        ? changeDoor(s, zoneNumber(option), { state: 'locked' })
        : changePiece(s, zoneNumber(option), { locked: true });
    case 'portcullis': {
      const d = zoneNumber(option);
      const places = leverPlaces(s, d) ?? [];
      changeDoor(s, d, { barred: true });
      s.things = [...s.things, ...places.map((cell) => ({ kind: 'lever' as const, cell, door: d }))];
      return;
    }
    case 'mysterious-lever':
      s.things = [...s.things, { kind: 'odd-lever', cell: cellOf(option), door: NOBODY }];
      return;
    case 'carved-slab':
      s.things = [...s.things, { kind: 'slab', cell: cellOf(option), door: NOBODY }];
      return;
    case 'freed-captive': {
      const least = Math.min(...s.heroes.filter((h) => isIn(h)).map((h) => h.life));
      const tied = s.heroes.flatMap((h, i) => (isIn(h) && h.life === least ? [i] : []));
      if (tied.length > 0)
        w.raise({ proc: 'choose', todo: [{ hero: tied[0]!, what: 'captive', on: tied.map(heroId).join() }], at: 0 });
      return;
    }
    case 'forgotten-cache': {
      const turn = s.turn.over ? -1 : heroNumber(s.turn.who);
      const i =
        turn >= 0 && s.heroes[turn] !== undefined && stands(s.heroes[turn]!) ? turn : s.heroes.findIndex(stands);
      if (i >= 0) drawFor(s, i, 1);
    }
  }
}

/** Prowlers come by the open doorway, or the stairs, that is farthest from every hero. */
function prowl(s: State): void {
  const steps = stepsFromHeroes(s);
  const doors = [...s.doors.filter((door) => door.state === 'open' && !door.barred).map(facingDoor), [...s.stairs]];
  const distance = (cells: readonly Cell[]) => Math.min(...cells.map((cell) => steps(cell) ?? 999));
  const best = doors.reduce((a, b) => (distance(b) > distance(a) ? b : a));
  for (const frame of drawMonsters(s, { zone: NOBODY, noUnique: true, by: best })) w.raise(frame);
  w.raise(gather(false, NEVER));
}

/** A hero's weapon can be notched: not magic (its card says so), nor counted as magic (DJ-RULING-75). */
export function canNotch(s: State, id: string): boolean {
  const h = heroOf(s, id);
  return h.weapon !== 'none' && magicOf(h.weapon) === 0 && !has(h, 'sacred');
}
export const inRoom = (s: State, id: string): boolean => isRoom(s.zones[zoneAt(s, heroOf(s, id).cell)]!);
