// CS-SORT: everybody sells what they no longer want, at the same time. CS-SUSP: what the neighbours make of it.
import { openly, perSeat, type Seat } from '@oubliette/engine';
import { kindsIn, put, take } from '../cards/relics.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';

const WATCHMAN_COMES_AT = 3;
const FINE = 2;

const lane = (seat: Seat): Frame[] => [{ proc: 'sell', todo: [seat], at: 0 }];

export const startSort = (s: State): Frame => ({
  proc: 'sort',
  lanes: s.heirs.map((_, seat) => lane(seat)),
  after: perSeat(s.heirs.length),
});

/** Who chose to pay the exorcist or to bear a curse has been heard by all: so is what it leaves for later. */
export const sort = w.sideBySide('sort', {
  lane: (_s, seat) => lane(seat),
  order: turnOrder,
  declared: 'open',
});

export const sell = w.eachInTurn('sell', {
  // An heir with an empty hand is asked too: a lane that closed by itself after the last relic, but not after an urn,
  // would tell which of them was sold.
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const relic of kindsIn(s.heirs[seat]!.hand)) can.add(relic);
    can.add('stop');
  },
  choose(s, seat, _item, relic) {
    if (relic === 'stop') return;
    // CS-SORT-1, CS-SORT-2: one coin, whatever it is. A price would tell.
    const heir = s.heirs[seat]!;
    take(heir.hand, relic);
    put(heir.sack, relic);
    heir.coins++;
    heir.sales++;
    w.tell(() => ({ type: 'sold', rule: 'CS-SORT-1', seat, coins: 1, secret: { to: [seat], relic } }));
    if (relic === 'cursed-urn') w.raise({ proc: 'exorcise', todo: [seat], at: 0 });
    return 'again';
  },
});

/** CS-SORT-3. Until it is answered nobody else knows that there was an urn. */
export const exorcise = w.eachInTurn('exorcise', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    can.add('pay', s.heirs[seat]!.coins === 0 ? 'CS-SORT-4' : undefined);
    can.add('keep');
  },
  choose(s, seat, _item, option) {
    const heir = s.heirs[seat]!;
    take(heir.sack, 'cursed-urn');
    put(heir.spent, 'cursed-urn');
    if (option === 'pay') {
      heir.coins--;
      heir.exorcisms++;
      w.tell(() => ({ type: 'exorcised', rule: 'CS-SORT-3', seat, coins: 1 }));
    } else {
      heir.curses++;
      w.tell(() => ({ type: 'cursed', rule: 'CS-SORT-3', seat }));
    }
    // CS-SUSP-1: suspicion is everybody's, and a lane touches only its own place.
    w.later({ proc: 'rumour', at: 0, seat });
  },
});

export const rumour = w.sequence('rumour', [(s, { seat }) => suspect(s, seat)], { show: openly });

function suspect(s: State, seat: Seat): void {
  s.suspicion++;
  const { suspicion } = s;
  w.tell(() => ({ type: 'suspected', rule: 'CS-SUSP-1', seat, suspicion }));
  // CS-SUSP-2: forced, so it happens at this spot and not as a frame of its own.
  if (suspicion < WATCHMAN_COMES_AT) return;
  const heir = s.heirs[seat]!;
  const coins = Math.min(FINE, heir.coins);
  heir.coins -= coins;
  s.till += coins;
  s.suspicion = 0;
  w.tell(() => ({ type: 'fined', rule: 'CS-SUSP-2', seat, coins }));
}
