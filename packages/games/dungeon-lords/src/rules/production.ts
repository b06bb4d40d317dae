// DL-PROD: imps that are still fresh, and trolls, work in the rooms. Everybody at their own place (DL-RULING-40).
import type { RuleId, Seat } from '@oubliette/engine';
import { PRODUCTIONS, ROOMS, type RoomId } from '../cards/cards.ts';
import { CELL, CELLS, cellOf } from '../options.ts';
import { type Frame, ROOM, type RoomTile, type State, turnOrder, w } from '../state.ts';
import { cannotPay, gain, gained, pay } from './cost.ts';
import { freshTrolls, sendTrolls } from './creatures.ts';
import { dig, employ } from './dig-tunnels.ts';
import { canDigSomewhere, cannotDig } from './dungeon.ts';

/** Nobody is asked where nobody can produce. */
export function startProduction(s: State): Frame | undefined {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (!canProduce(s, seat)) continue;
    const lanes = s.players.map((_, other) => laneOf(s, other));
    return { proc: 'production', lanes, after: s.players.map(() => []) };
  }
  return undefined;
}
const laneOf = (s: State, seat: Seat): Frame[] =>
  canProduce(s, seat) ? [{ proc: 'produce', todo: [seat], at: 0 }] : [];

export const production = w.sideBySide('production', { lane: laneOf, order: turnOrder, declared: 'open' });

/** Why this room cannot produce now, or undefined. */
function cannotProduce(s: State, seat: Seat, { cell, id, produced }: RoomTile): RuleId | undefined {
  const { imps, lair, map } = s.players[seat]!;
  const room = ROOMS[id];
  if (map[cell] !== ROOM) return 'DL-RULING-16';
  if (room.imps === undefined) return 'DL-PROD-2';
  if (produced >= PRODUCTIONS[s.year]) return s.year === 1 ? 'DL-PROD-4' : 'DL-PROD-5';
  // DL-PROD-1, DL-PROD-6
  if (imps + freshTrolls(lair) < room.imps || cannotPay(s, seat, room.pay) !== undefined) return 'DL-PROD-2';
  return room.gives?.tunnels !== undefined && !canDigSomewhere(map) ? 'DL-DIG-4' : undefined;
}

function canProduce(s: State, seat: Seat): boolean {
  for (const tile of s.players[seat]!.rooms) if (cannotProduce(s, seat, tile) === undefined) return true;
  return false;
}

export const produce = w.eachInTurn('produce', {
  who: (s, seat) => (canProduce(s, seat) ? seat : undefined),
  options(s, seat, _item, can) {
    for (const tile of s.players[seat]!.rooms) can.add(tile.id, cannotProduce(s, seat, tile));
    can.add('stop');
  },
  choose(s, seat, _item, option) {
    if (option === 'stop') return undefined;
    // Where the new tunnel lies is chosen first: until then nothing has happened.
    if (ROOMS[option].gives?.tunnels) w.raise({ proc: 'dig-by-room', todo: [{ seat, room: option }], at: 0 });
    else work(s, seat, option);
    return 'again';
  },
  about: (s, seat) => ({ imps: s.players[seat]!.imps, trolls: freshTrolls(s.players[seat]!.lair) }),
});

export const digByRoom = w.eachInTurn('dig-by-room', {
  who: (_s, { seat }) => seat,
  options(s, seat, _item, can) {
    const { map } = s.players[seat]!;
    for (let c = 0; c < CELLS; c++) can.add(CELL[c]!, cannotDig(map, c));
  },
  choose(s, seat, { room }, option) {
    work(s, seat, room);
    dig(s, seat, cellOf(option), 0);
  },
  about: (_s, _seat, { room }) => ({ room }),
});

/** DL-PROD-2: the workers go in, the cost is paid; what stays at this place is there at once (DL-PROD-3). */
function work(s: State, seat: Seat, id: RoomId): void {
  const player = s.players[seat]!;
  const { imps = 0, pay: price, gives } = ROOMS[id];
  const trolls = sendTrolls(player, imps);
  employ(player, imps - trolls);
  player.rooms.find((tile) => tile.id === id)!.produced++;
  w.tell(() => ({
    type: 'produced',
    rule: 'DL-PROD-2',
    seat,
    room: id,
    workers: imps - trolls,
    trolls,
    paysFood: price?.food ?? 0,
    ...gained(gives),
  }));
  pay(s, seat, price, 'DL-PROD-2');
  player.gold += gives?.gold ?? 0;
  player.food += gives?.food ?? 0;
  player.imps += gives?.imps ?? 0;
  // DL-RULING-40: evil and traps reach beyond it.
  if (gives?.evil !== undefined || gives?.traps !== undefined) w.later({ proc: 'product', at: 0, seat, room: id });
}

/** What was declared takes effect in turn order when everybody has finished. */
export const product = w.sequence('product', [(s, f) => gain(s, f.seat, ROOMS[f.room].gives, 'DL-RULING-40')], {
  show: ({ seat, room }) => ({ seat, room }),
});
