// DL-PAY, DL-SPY, DL-TRAP: Get Food, Improve Reputation, Recruit Imps, Buy Traps. All or nothing.
import { type Can, reveal, type Seat } from '@oubliette/engine';
import { ACTIONS, type ActionSpace, EXTRA_TRAPS, type Order, TRAP_IDS } from '../cards/cards.ts';
import { TOWN_CARD } from '../options.ts';
import { type Frame, type Space, type State, w } from '../state.ts';
import { minionBack, minionHome, minionOn, unable } from './actions.ts';
import { cannotPay, gain, gained, paid, pay } from './cost.ts';
import { buryTrap, drawTrap } from './traps.ts';

type Receive = (s: State, seat: Seat, here: ActionSpace) => Frame | undefined;

/** DL-PAY-1: everything left of the arrow for everything right of it. DL-PAY-2: who cannot pay it all is not asked. */
const trade = (order: Order, receive: Receive) => ({
  who(s: State, space: Space): Seat | undefined {
    const seat = minionOn(s, order, space);
    return seat === undefined || cannotPay(s, seat, ACTIONS[order].spaces[space].pay) ? undefined : seat;
  },
  skipped: unable(order),
  options(_s: State, _seat: Seat, _space: Space, can: Can<'take' | 'pass'>): void {
    can.add('take');
    can.add('pass');
  },
  choose(s: State, seat: Seat, space: Space, option: 'take' | 'pass'): Frame | undefined {
    if (option === 'pass') {
      minionBack(s, order, space);
      return undefined;
    }
    const here = ACTIONS[order].spaces[space];
    minionHome(s, order, space);
    w.tell(() => ({ type: 'traded', rule: 'DL-PAY-1', seat, order, space: space + 1, ...aboutSpace(order, space) }));
    pay(s, seat, here.pay, 'DL-PAY-1');
    return receive(s, seat, here);
  },
  about: (_s: State, _seat: Seat, space: Space) => ({ space: space + 1, ...aboutSpace(order, space) }),
});

const aboutSpace = (order: Order, space: Space) => {
  const { pay, gain } = ACTIONS[order].spaces[space];
  return { ...paid(pay), ...gained(gain) };
};

const receive: Receive = (s, seat, here) => {
  gain(s, seat, here.gain, 'DL-PAY-1');
  return here.spy ? { proc: 'spy', todo: [seat], at: 0 } : undefined; // DL-SPY-1
};

/** DL-TRAP-1, DL-TRAP-2: in year 2 a card more than bought, and then one is given back (DL-RULING-14). */
const receiveTraps: Receive = (s, seat, here) => {
  const extra = EXTRA_TRAPS[s.year];
  gain(s, seat, here.gain, 'DL-TRAP-1');
  let drawn = 0;
  for (let i = 0; i < extra; i++) if (drawTrap(s, seat, 'DL-TRAP-2')) drawn++;
  // The discard is the price of the extra card: no card, no discard (DL-RULING-42).
  return drawn > 0 ? { proc: 'discard-trap', todo: [{ seat, because: 'bought' }], at: 0 } : undefined;
};

export const getFood = w.eachInTurn('get-food', trade('food', receive));
export const improveReputation = w.eachInTurn('improve-reputation', trade('reputation', receive));
export const recruitImps = w.eachInTurn('recruit-imps', trade('imps', receive));
export const buyTraps = w.eachInTurn('buy-traps', trade('traps', receiveTraps));

/** DL-SPY-1, DL-RULING-13: which card is looked at is public, its face is not. */
export const spy = w.eachInTurn('spy', {
  who: (_s, seat) => seat,
  options(_s, _seat, _item, can) {
    for (const card of TOWN_CARD) can.add(card);
    can.add('pass');
  },
  choose(s, seat, _item, option) {
    if (option === 'pass') return;
    const place = TOWN_CARD.indexOf(option);
    const { spied } = s.players[seat]!;
    if (!spied.includes(place)) spied.push(place);
    reveal(s);
    w.tell(() => ({
      type: 'spied',
      rule: 'DL-RULING-13',
      seat,
      card: place + 1,
      secret: { to: [seat], combatCard: s.combatCards[place]! },
    }));
  },
});

/** DL-TRAP-2: a new card or one already in hand. DL-GEN-5: face down. */
export const discardTrap = w.eachInTurn('discard-trap', {
  who: (s, { seat }) => (s.players[seat]!.traps.length > 0 ? seat : undefined),
  options(s, seat, { because }, can) {
    const { traps } = s.players[seat]!;
    for (let i = 0; i < TRAP_IDS.length; i++) {
      const trap = TRAP_IDS[i]!;
      can.add(trap, traps.includes(trap) ? undefined : DISCARD_RULE[because]);
    }
  },
  choose(s, seat, { because }, trap) {
    buryTrap(s, seat, trap, DISCARD_RULE[because]);
  },
  about: (_s, _seat, { because }) => ({ because }),
});
const DISCARD_RULE = { bought: 'DL-TRAP-2', inspection: 'DL-CARD-73', spell: 'DL-GEN-5' } as const;
