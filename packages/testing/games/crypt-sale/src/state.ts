// The whole state of a game of Crypt Sale, and the frames a save can hold.
import {
  type AtOnce,
  type Event as EngineEvent,
  type InOrder,
  type InTurn,
  type Lanes,
  type Seat,
  type StateOf,
  type Window,
  words,
} from '@oubliette/engine';
import type { Relic } from './cards/relics.ts';

/** A relic under seal: its owner knows it, and the heir it came from. */
export interface Seal {
  readonly relic: Relic;
  readonly fromSeat: Seat;
}

export interface Heir {
  coins: number;
  curses: number;
  hand: Relic[];
  /** Relics won at a sale, open to all. */
  shelf: Relic[];
  /** Relics that left the hand face down. */
  sack: Relic[];
  /** Relics that left the hand face up. */
  spent: Relic[];
  seals: Seal[];
  hasOffered: boolean;
  /** Kept for the books: coins come in by sales and go out by exorcisms. */
  sales: number;
  exorcisms: number;
}

export interface Lot {
  readonly relic: Relic;
  count: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly lot: Relic;
  readonly coins: number;
  stake: Relic | 'none';
}

/** The lot being sold. Its money lies here too while it is being paid. */
export interface Hammer {
  relic: Relic | 'nothing';
  count: number;
  /** The highest bidders, in turn order; then the winner. */
  seats: Seat[];
  /** One for each of them in a tie, in the same order. */
  dice: number[];
  purse: number;
}

export interface Offer {
  readonly fromSeat: Seat;
  readonly toSeat: Seat;
  readonly relic: Relic;
  readonly coins: number;
}

export interface State extends StateOf<Frame> {
  rounds: number;
  openStakes: boolean;
  /** Rounds played so far. */
  round: number;
  suspicion: number;
  till: number;
  /** The top relic is the last one. */
  vault: Relic[];
  lots: Lot[];
  bids: Bid[];
  hammer: Hammer;
  offers: Offer[];
  heirs: Heir[];
}

export type Coins = '0' | '1' | '2' | '3' | '4' | '5';

/** An interface, because it holds frames: a type alias would refer to itself. */
interface Sort extends Lanes<'sort', Frame> {}

export type Frame =
  | InOrder<'game'>
  | InOrder<'round'>
  | InTurn<'rummage', Seat, Relic | 'keep'>
  | AtOnce<'bid', { 'bid-lot': Relic; 'bid-coins': Coins; 'bid-stake': Relic | 'none' }>
  | InOrder<'award'>
  | InOrder<'sale'>
  | Window<'reroll', { readonly relic: Relic }, 'lucky-coin' | 'pass'>
  | Window<'filch', { readonly relic: Relic; readonly fromSeat: Seat }, 'light-fingers' | 'pass'>
  | Sort
  | InTurn<'sell', Seat, Relic | 'stop'>
  | InTurn<'exorcise', Seat, 'pay' | 'keep'>
  | (InOrder<'rumour'> & { readonly seat: Seat });

export interface Event extends EngineEvent {
  readonly type:
    | 'round'
    | 'drew'
    | 'buried'
    | 'lot'
    | 'watched'
    | 'bid'
    | 'called'
    | 'rolled'
    | 'rerolled'
    | 'won'
    | 'stake-lost'
    | 'stake-shown'
    | 'filched'
    | 'paid'
    | 'sold'
    | 'exorcised'
    | 'cursed'
    | 'suspected'
    | 'fined'
    | 'offered'
    | 'signed'
    | 'refused'
    | 'lapsed'
    | 'ended';
}

export const w = words<State, Event>();

/** CS-ROUND-2: the first heir changes every round. */
export const turnOrder = (s: State): Seat[] => s.heirs.map((_, i) => (s.round + i) % s.heirs.length);

/** CS-END-1: after the last round nothing is hidden in hands or under seals. */
export const isTurnedUp = (s: State): boolean => s.round === s.rounds;

export const noHammer = (): Hammer => ({ relic: 'nothing', count: 0, seats: [], dice: [], purse: 0 });

export const copyHeir = (h: Heir): Heir => ({
  coins: h.coins,
  curses: h.curses,
  hand: h.hand.slice(),
  shelf: h.shelf.slice(),
  sack: h.sack.slice(),
  spent: h.spent.slice(),
  seals: h.seals.slice(),
  hasOffered: h.hasOffered,
  sales: h.sales,
  exorcisms: h.exorcisms,
});

export const copyHammer = (h: Hammer): Hammer => ({
  relic: h.relic,
  count: h.count,
  seats: h.seats.slice(),
  dice: h.dice.slice(),
  purse: h.purse,
});

export const copyBid = (b: Bid): Bid => ({ seat: b.seat, lot: b.lot, coins: b.coins, stake: b.stake });
