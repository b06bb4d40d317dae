// The view, built field by field: what is open, then what is his own, then what two heirs share.
import type { Seat, Viewer } from '@oubliette/engine';
import type { Relic } from './cards/relics.ts';
import { copyHammer, type Hammer, type Heir, isTurnedUp, type Lot, type State } from './state.ts';

export interface HeirSeen {
  coins: number;
  curses: number;
  inHand: number;
  /** One's own; everybody's at the end. */
  hand?: Relic[];
  shelf: Relic[];
  inSack: number;
  /** One's own: who sold something face down knows what it was. */
  sack?: Relic[];
  spent: Relic[];
  /** The relic is there for its owner and for the heir it came from; for everybody at the end. */
  seals: { fromSeat: Seat; relic?: Relic }[];
  hasOffered: boolean;
  sales: number;
  exorcisms: number;
}

export interface BidSeen {
  seat: Seat;
  lot: Relic;
  coins: number;
  staked: boolean;
  stake?: Relic;
}

export interface OfferSeen {
  fromSeat: Seat;
  toSeat: Seat;
  coins: number;
  relic?: Relic;
}

export interface View {
  rounds: number;
  openStakes: boolean;
  round: number;
  suspicion: number;
  till: number;
  vaultLeft: number;
  lots: Lot[];
  bids: BidSeen[];
  hammer: Hammer;
  offers: OfferSeen[];
  heirs: HeirSeen[];
}

export function view(s: State, viewer: Viewer): View {
  const open = isTurnedUp(s);
  return {
    rounds: s.rounds,
    openStakes: s.openStakes,
    round: s.round,
    suspicion: s.suspicion,
    till: s.till,
    vaultLeft: s.vault.length,
    lots: s.lots.map(({ relic, count }) => ({ relic, count })),
    bids: s.bids.map(({ seat, lot, coins, stake }) => ({
      seat,
      lot,
      coins,
      staked: stake !== 'none',
      ...(seat === viewer && stake !== 'none' ? { stake } : {}),
    })),
    hammer: copyHammer(s.hammer),
    offers: s.offers.map(({ fromSeat, toSeat, coins, relic }) => ({
      fromSeat,
      toSeat,
      coins,
      ...(fromSeat === viewer || toSeat === viewer ? { relic } : {}),
    })),
    heirs: s.heirs.map((heir, seat) => seenBy(heir, seat, viewer, open)),
  };
}

const seenBy = (heir: Heir, seat: Seat, viewer: Viewer, open: boolean): HeirSeen => ({
  coins: heir.coins,
  curses: heir.curses,
  inHand: heir.hand.length,
  ...(seat === viewer || open ? { hand: heir.hand.slice() } : {}),
  shelf: heir.shelf.slice(),
  inSack: heir.sack.length,
  ...(seat === viewer ? { sack: heir.sack.slice() } : {}),
  spent: heir.spent.slice(),
  seals: heir.seals.map(({ fromSeat, relic }) => ({
    fromSeat,
    ...(seat === viewer || fromSeat === viewer || open ? { relic } : {}),
  })),
  hasOffered: heir.hasOffered,
  sales: heir.sales,
  exorcisms: heir.exorcisms,
});
