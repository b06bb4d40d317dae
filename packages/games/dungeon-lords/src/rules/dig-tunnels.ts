// DL-DIG: a permit for so many imps, one imp for each new tunnel.
import type { Seat } from '@oubliette/engine';
import { ACTIONS } from '../cards/cards.ts';
import { CELL, CELLS, cellOf } from '../options.ts';
import { type Cell, type Player, type Space, type State, TUNNEL, w } from '../state.ts';
import { minionBack, minionHome, minionOn, unable } from './actions.ts';
import { freshTrolls, sendTrolls } from './creatures.ts';
import { canDigSomewhere, cannotDig } from './dungeon.ts';

/** DL-DIG-2: on space III one imp more, whatever the others do; with the option `trollForeman` a troll does (DL-RULING-15). */
export const foremen = (s: State, seat: Seat, order: 'dig' | 'gold', space: Space): 0 | 1 =>
  ACTIONS[order].spaces[space].foreman && !trollWatches(s, seat) ? 1 : 0;
const trollWatches = (s: State, seat: Seat): boolean =>
  s.options.trollForeman && freshTrolls(s.players[seat]!.lair) > 0;

/** Imps that are busy with watching. A troll goes first, as in rooms: it can neither dig nor mine (DL-DIG-3). */
export function sendForeman(s: State, seat: Seat, order: 'dig' | 'gold', space: Space): 0 | 1 {
  const imps = foremen(s, seat, order, space);
  if (imps === 1 || !ACTIONS[order].spaces[space].foreman) return imps;
  sendTrolls(s.players[seat]!, 1);
  w.tell(() => ({ type: 'troll-watches', rule: 'DL-RULING-15', seat }));
  return 0;
}

export const permitOf = (order: 'dig' | 'gold', space: Space): number => ACTIONS[order].spaces[space].permit ?? 0;

/** Sends imps to work. */
export function employ(player: Player, imps: number): void {
  player.imps -= imps;
  player.busy += imps;
}

export const digTunnels = w.eachInTurn('dig-tunnels', {
  who(s, space) {
    const seat = minionOn(s, 'dig', space);
    if (seat === undefined) return undefined;
    const { imps, map } = s.players[seat]!;
    const needed = s.permit > 0 ? 1 : 1 + foremen(s, seat, 'dig', space);
    return imps >= needed && canDigSomewhere(map) ? seat : undefined;
  },
  skipped: unable('dig'),
  options(s, seat, _space, can) {
    const { map } = s.players[seat]!;
    for (let c = 0; c < CELLS; c++) can.add(CELL[c]!, cannotDig(map, c));
    can.add(s.permit > 0 ? 'stop' : 'pass'); // DL-DIG-1: fewer than allowed
  },
  choose(s, seat, space, option) {
    if (option === 'pass') return void minionBack(s, 'dig', space);
    if (option === 'stop') return finish(s, space);
    const begun = s.permit > 0;
    const imps = begun ? 1 : 1 + sendForeman(s, seat, 'dig', space);
    s.permit = (begun ? s.permit : permitOf('dig', space)) - 1;
    dig(s, seat, cellOf(option), imps);
    const player = s.players[seat]!;
    if (s.permit > 0 && player.imps > 0 && canDigSomewhere(player.map)) return 'again';
    return finish(s, space);
  },
  about: (s, seat, space) => ({
    space: space + 1,
    left: s.permit > 0 ? s.permit : permitOf('dig', space),
    imps: s.players[seat]!.imps,
    foreman: s.permit === 0 && foremen(s, seat, 'dig', space) === 1,
  }),
});

/** DL-RULING-12: any part of the permit used is the order executed. */
function finish(s: State, space: Space): undefined {
  s.permit = 0;
  minionHome(s, 'dig', space);
}

/** DL-DIG-6 */
export function dig(s: State, seat: Seat, cell: Cell, imps: number): void {
  const player = s.players[seat]!;
  employ(player, imps);
  player.map[cell] = TUNNEL;
  w.tell(() => ({ type: 'dug', rule: 'DL-DIG-6', seat, cell: CELL[cell]!, imps }));
}
