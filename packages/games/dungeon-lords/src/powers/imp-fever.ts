// Imp Fever (DL-CARD-72): of every three imps one is ill; a food cures it, else it is lost.
import type { Seat } from '@oubliette/engine';
import { COUNT } from '../options.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';

const IMPS_PER_ILL = 3;
const ill = (s: State, seat: Seat): number => {
  const { imps, busy } = s.players[seat]!;
  return Math.floor((imps + busy) / IMPS_PER_ILL);
};

export const startImpFever = (s: State): Frame => ({ proc: 'imp-fever', todo: turnOrder(s), at: 0 });

/** Who has no food is not asked. */
export const impFever = w.eachInTurn('imp-fever', {
  who: (s, seat) => (ill(s, seat) > 0 && s.players[seat]!.food > 0 ? seat : undefined),
  skipped: (s, seat) => settle(s, seat, 0),
  options(s, seat, _item, can) {
    const { food } = s.players[seat]!;
    for (let n = 0; n <= ill(s, seat); n++) can.add(COUNT[n]!, n <= food ? undefined : 'DL-CARD-72');
  },
  choose(s, seat, _item, option) {
    settle(s, seat, Number(option));
  },
  about: (s, seat) => ({ ill: ill(s, seat) }),
});

function settle(s: State, seat: Seat, food: number): void {
  const player = s.players[seat]!;
  const lost = ill(s, seat) - food;
  const imps = player.imps + player.busy;
  player.food -= food;
  const fresh = Math.min(lost, player.imps);
  player.imps -= fresh;
  player.busy -= lost - fresh;
  w.tell(() => ({ type: 'fever', rule: 'DL-CARD-72', seat, imps, food, lost }));
}
