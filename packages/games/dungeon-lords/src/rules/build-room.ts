// DL-ROOM: from space III to space I, one of the rooms on the board in place of a tunnel.
import { ACTIONS, ROOM_IDS, ROOMS, type RoomId, type Zone } from '../cards/cards.ts';
import { CELL, CELLS, cellOf } from '../options.ts';
import { ROOM, type Space, type State, w } from '../state.ts';
import { minionBack, minionHome, minionOn, unable } from './actions.ts';
import { canBuildSomewhere, cannotBuild } from './dungeon.ts';

/** DL-ROOM-2, DL-ROOM-3 */
const priceOf = (space: Space): number => ACTIONS.room.spaces[space].pay?.gold ?? 0;
/** DL-ROOM-7, DL-ROOM-8 */
const zoneOf = (s: State, room: RoomId): Zone => (s.year === 1 ? ROOMS[room].zone : 'any');

/** DL-ROOM-4: one minion, one room. DL-RULING-39: who cannot pay or has no spot is not asked. */
export const buildRoom = w.eachInTurn('build-room', {
  who(s, space) {
    const seat = minionOn(s, 'room', space);
    if (seat === undefined) return undefined;
    const { gold, map } = s.players[seat]!;
    if (gold < priceOf(space)) return undefined;
    for (const room of s.forSale) if (canBuildSomewhere(map, zoneOf(s, room), s.options.ruins)) return seat;
    return undefined;
  },
  skipped: unable('room'),
  options(s, seat, _space, can) {
    const { map } = s.players[seat]!;
    for (const room of s.forSale) {
      can.add(room, canBuildSomewhere(map, zoneOf(s, room), s.options.ruins) ? undefined : 'DL-RULING-39');
    }
    if (can.refused !== undefined) {
      can.none(
        ROOM_IDS.filter((room) => !s.forSale.includes(room)),
        'DL-NEW-2',
      );
    }
    can.add('pass');
  },
  choose(s, seat, space, option) {
    if (option === 'pass') {
      minionBack(s, 'room', space);
      return undefined;
    }
    return { proc: 'place-room', todo: [{ seat, room: option, space }], at: 0 };
  },
  about: (_s, _seat, space) => ({ space: space + 1, gold: priceOf(space) }),
});

export const placeRoom = w.eachInTurn('place-room', {
  who: (_s, { seat }) => seat,
  options(s, seat, { room }, can) {
    const { map } = s.players[seat]!;
    const zone = zoneOf(s, room);
    for (let c = 0; c < CELLS; c++) can.add(CELL[c]!, cannotBuild(map, zone, s.options.ruins, c));
  },
  choose(s, seat, { room, space }, option) {
    const player = s.players[seat]!;
    const cell = cellOf(option);
    const gold = priceOf(space);
    player.gold -= gold;
    s.forSale.splice(s.forSale.indexOf(room), 1);
    player.map[cell] = ROOM;
    player.rooms.push({ cell, id: room, produced: 0 });
    minionHome(s, 'room', space);
    w.tell(() => ({ type: 'built', rule: 'DL-ROOM-5', seat, room, cell: option, gold }));
  },
  about: (_s, _seat, { room }) => ({ room }),
});
