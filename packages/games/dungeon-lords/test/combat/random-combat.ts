// Combats that nobody planned: any party, any lair, any dungeon.
import { newGame, type Pick, settle } from '@oubliette/engine';
import {
  ADVENTURERS,
  type AdventurerId,
  type HeroId,
  MONSTER_IDS,
  MONSTERS,
  ROOMS,
  type RoomId,
  TRAP_IDS,
} from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import { cannotDig } from '../../src/rules/dungeon.ts';
import { COMBAT_DECK } from '../../src/rules/year.ts';
import { ROCK, ROOM, type State, TUNNEL } from '../../src/state.ts';
import { creature } from '../table.ts';
import { hero } from './duel.ts';

export interface Size {
  readonly heroes: number;
  readonly creatures: number;
  readonly traps: number;
  readonly tiles: number;
  /** Combat rounds still to be played. */
  readonly rounds: number;
}

const between = (pick: Pick, least: number, most: number): number => least + pick(most - least + 1);
const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;
const some = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

/** Seat 0 is about to plan; at most so much of everything. All cards are known to it. */
export function randomCombat(pick: Pick, size: Size): State {
  const year = (1 + pick(2)) as 1 | 2;
  const s = newGame(dungeonLords, { seats: 2, seed: `combat ${pick(1 << 30)}` });
  s.year = year;
  s.season = 4;
  s.combatCards = some(4, () => oneOf(COMBAT_DECK[year], pick));
  s.combatShown = 4 - between(pick, 1, size.rounds);
  const other = s.players[1]!;
  other.evil = between(pick, 8, 14);
  other.map.fill(ROCK); // nothing to defend: it stands still
  const me = s.players[0]!;
  me.spied = [0, 1, 2, 3];
  me.gold = pick(3);
  me.food = pick(3);
  me.imps = pick(3);
  me.evil = between(pick, 5, 12);
  const heroes = (Object.keys(ADVENTURERS) as AdventurerId[]).filter((id) => ADVENTURERS[id].year === year);
  me.party = some(between(pick, 1, size.heroes), () => oneOf(heroes, pick)).map((id) =>
    hero(id, { wounds: pick(2) * pick(ADVENTURERS[id].health) }),
  );
  placePaladin(s, pick);
  const monsters = MONSTER_IDS.filter((id) => MONSTERS[id].tiles[0] > 0 || year === 2);
  me.lair = some(pick(size.creatures + 1), () => creature(oneOf(monsters, pick), { spent: pick(6) === 0 }));
  me.traps = some(pick(size.traps + 1), () => oneOf(TRAP_IDS, pick));
  if (pick(3) === 0) me.prison = [oneOf(heroes, pick)];
  digSome(s, between(pick, 1, size.tiles), pick);
  s.core.stack = [{ proc: 'combat', at: 0 }];
  settle(dungeonLords, s);
  return s;
}

function placePaladin(s: State, pick: Pick): void {
  const id: HeroId = s.year === 1 ? 'paladin-1' : 'paladin-2';
  const at = pick(4);
  if (at === 0) s.paladin = 'gone';
  else if (at === 1) {
    s.paladin = s.players[0]!.evil >= s.players[1]!.evil ? 0 : 1;
    s.players[s.paladin]!.party.unshift(hero(id, { wounds: pick(5) }));
  } else {
    // In his tent nobody may have drawn him yet.
    for (const player of s.players) player.evil = Math.min(player.evil, 9);
  }
}

function digSome(s: State, tiles: number, pick: Pick): void {
  const me = s.players[0]!;
  const { map } = me;
  map.fill(ROCK);
  map[2] = TUNNEL;
  for (let n = 1; n < tiles; n++) {
    const free = map.flatMap((_, c) => (cannotDig(map, c) === undefined ? [c] : []));
    if (free.length > 0) map[oneOf(free, pick)] = TUNNEL;
  }
  const rooms = (Object.keys(ROOMS) as RoomId[]).filter((id) => ROOMS[id].year === s.year);
  const cell = oneOf(
    map.flatMap((what, c) => (what === TUNNEL ? [c] : [])),
    pick,
  );
  if (pick(2) === 0) {
    map[cell] = ROOM;
    me.rooms = [{ cell, id: oneOf(rooms, pick), produced: 0 }];
  }
}
