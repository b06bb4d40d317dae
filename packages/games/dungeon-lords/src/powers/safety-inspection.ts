// Safety Inspection (DL-CARD-73): one trap is free; each further one costs a gold or is discarded.
import type { Seat } from '@oubliette/engine';
import { COUNT } from '../options.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';

const FREE_TRAPS = 1;
const further = (s: State, seat: Seat): number => Math.max(0, s.players[seat]!.traps.length - FREE_TRAPS);

export const startSafetyInspection = (s: State): Frame => ({ proc: 'safety-inspection', todo: turnOrder(s), at: 0 });

/** First how many are paid for, then which ones go. How many cards a hand holds is no secret. */
export const safetyInspection = w.eachInTurn('safety-inspection', {
  who: (s, seat) => (further(s, seat) > 0 ? seat : undefined),
  options(s, seat, _item, can) {
    const { gold } = s.players[seat]!;
    for (let n = 0; n <= further(s, seat); n++) can.add(COUNT[n]!, n <= gold ? undefined : 'DL-CARD-73');
  },
  choose(s, seat, _item, option) {
    const player = s.players[seat]!;
    const gold = Number(option);
    const discarded = further(s, seat) - gold;
    player.gold -= gold;
    w.tell(() => ({ type: 'inspected', rule: 'DL-CARD-73', seat, traps: player.traps.length, gold, discarded }));
    if (discarded === 0) return undefined;
    const one = { seat, because: 'inspection' } as const;
    return { proc: 'discard-trap', todo: new Array<typeof one>(discarded).fill(one), at: 0 };
  },
  about: (s, seat) => ({ further: further(s, seat) }),
});
