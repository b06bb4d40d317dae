// CS-SALE: lot after lot comes under the hammer, is paid, and stands on a shelf.
import { reveal, roll, type Seat } from '@oubliette/engine';
import { put, type Relic, take } from '../cards/relics.ts';
import { type Bid, type Frame, noHammer, type State, turnOrder, w } from '../state.ts';

const STAKE_ADDS = 2;

const bidsOn = (s: State, relic: Relic | 'nothing'): Bid[] => s.bids.filter((bid) => bid.lot === relic);
const strength = (bid: Bid): number => bid.coins + (bid.stake === 'none' ? 0 : STAKE_ADDS);
const hasBids = (s: State) => (lot: { readonly relic: Relic }) => bidsOn(s, lot.relic).length > 0;

/** CS-SALE-1: in the order in which the lots came to the table. */
export const award = w.repeat('award', (s) => (s.lots.some(hasBids(s)) ? { proc: 'sale', at: 0 } : undefined));

// What follows a possible interrupt is a step of its own: dice before the verdict, the price before the lot.
export const sale = w.sequence('sale', [callTheLot, breakTheTie, knockDown, loseTheStake, pay, handOver], {
  quiet: true, // CS-OFFER-7
});

/** Off the table first: whatever interrupts the sale no longer sees it for sale. */
function callTheLot(s: State): void {
  const [lot] = s.lots.splice(s.lots.findIndex(hasBids(s)), 1);
  const { relic, count } = lot!;
  const bids = bidsOn(s, relic);
  const best = Math.max(...bids.map(strength));
  const highest = bids.filter((bid) => strength(bid) === best).map((bid) => bid.seat);
  const seats = turnOrder(s).filter((seat) => highest.includes(seat));
  s.hammer = { relic, count, seats, dice: [], purse: 0 };
  w.tell(() => ({ type: 'called', rule: 'CS-SALE-1', relic, count, strength: best, seats: seats.slice() }));
}

/** CS-SALE-2. Who is asked about luck is who is tied: that is open, who holds a lucky coin is not. */
function breakTheTie(s: State): Frame | undefined {
  const { hammer } = s;
  if (hammer.seats.length < 2) return undefined;
  for (const seat of hammer.seats) {
    const pips = roll(s, 6);
    hammer.dice.push(pips);
    w.tell(() => ({ type: 'rolled', rule: 'CS-SALE-2', seat, pips }));
  }
  return { proc: 'reroll', event: { relic: hammer.relic as Relic }, todo: hammer.seats.slice(), at: 0 };
}

/** CS-SALE-3 */
export const reroll = w.window('reroll', {
  options(s, seat, _event, can) {
    if (s.heirs[seat]!.hand.includes('lucky-coin')) can.add('lucky-coin');
    else can.none(['lucky-coin'], 'CS-SALE-3');
  },
  use(s, seat) {
    showFromHand(s, seat, 'lucky-coin');
    const { seats, dice } = s.hammer;
    const pips = roll(s, 6);
    const before = dice[seats.indexOf(seat)]!;
    dice[seats.indexOf(seat)] = pips;
    w.tell(() => ({ type: 'rerolled', rule: 'CS-SALE-3', seat, before, pips }));
    return 'next';
  },
  about: (s, seat, { relic }) => ({ relic, pips: s.hammer.dice[s.hammer.seats.indexOf(seat)]! }),
});

/** CS-SALE-2: still tied, the first in turn order has it. */
function knockDown(s: State): void {
  const { hammer } = s;
  const { seats, dice, relic, count } = hammer;
  const winner = dice.length === 0 ? seats[0]! : seats[dice.indexOf(Math.max(...dice))]!;
  hammer.seats = [winner];
  w.tell(() => ({ type: 'won', rule: 'CS-SALE-2', seat: winner, relic, count }));
}

/** CS-SALE-4. With CS-OPT-2 it is turned up. */
function loseTheStake(s: State): void {
  const { bid, winner } = winning(s);
  const { seat, stake } = bid;
  if (stake === 'none') return;
  bid.stake = 'none';
  if (s.openStakes) {
    reveal(s);
    put(winner.spent, stake);
    w.tell(() => ({ type: 'stake-shown', rule: 'CS-OPT-2', seat, relic: stake }));
  } else {
    put(winner.sack, stake);
    w.tell(() => ({ type: 'stake-lost', rule: 'CS-SALE-4', seat, secret: { to: [seat], relic: stake } }));
  }
}

/** CS-SALE-5, CS-SALE-6: everybody else is asked, no matter who holds light fingers: the pause must reveal nothing. */
function pay(s: State): Frame {
  const { bid, winner } = winning(s);
  winner.coins -= bid.coins;
  s.hammer.purse = bid.coins;
  const others = turnOrder(s).filter((seat) => seat !== bid.seat);
  return { proc: 'filch', event: { relic: bid.lot, fromSeat: bid.seat }, todo: others, at: 0 };
}

export const filch = w.window('filch', {
  options(s, seat, _event, can) {
    if (s.heirs[seat]!.hand.includes('light-fingers')) can.add('light-fingers');
    else can.none(['light-fingers'], 'CS-SALE-6');
  },
  use(s, seat, { fromSeat }) {
    showFromHand(s, seat, 'light-fingers');
    s.hammer.purse--;
    s.heirs[seat]!.coins++;
    const left = s.hammer.purse;
    w.tell(() => ({ type: 'filched', rule: 'CS-SALE-6', seat, fromSeat, left }));
    return left === 0 ? 'close' : 'next';
  },
  about: (s, _seat, { relic, fromSeat }) => ({ relic, fromSeat, coins: s.hammer.purse }),
});

/** CS-SALE-5, and CS-SALE-7: the losers take their stakes back, unseen. */
function handOver(s: State): void {
  const { relic, count, purse } = s.hammer;
  const { winner } = winning(s);
  const [seat] = s.hammer.seats;
  s.till += purse;
  for (let i = 0; i < count; i++) put(winner.shelf, relic as Relic);
  w.tell(() => ({ type: 'paid', rule: 'CS-SALE-5', seat, coins: purse, relic, count }));
  for (const { seat: loser, stake } of bidsOn(s, relic)) if (stake !== 'none') put(s.heirs[loser]!.hand, stake);
  s.bids = s.bids.filter((bid) => bid.lot !== relic);
  s.hammer = noHammer();
}

function winning(s: State) {
  const [seat] = s.hammer.seats;
  return { bid: bidsOn(s, s.hammer.relic).find((bid) => bid.seat === seat)!, winner: s.heirs[seat!]! };
}

/** A power is used by showing its relic: everybody knows it from now on, and it is spent. */
function showFromHand(s: State, seat: Seat, relic: Relic): void {
  reveal(s);
  take(s.heirs[seat]!.hand, relic);
  put(s.heirs[seat]!.spent, relic);
}
