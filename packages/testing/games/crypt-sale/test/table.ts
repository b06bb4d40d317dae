// A table in the middle of a game: say only what the rule under test needs.
import { dice, tableFor } from '@oubliette/testing';
import type { Relic } from '../src/cards/relics.ts';
import { cryptSale } from '../src/game.ts';
import { type Bid, type Frame, type Heir, type Lot, noHammer, type Offer, type State } from '../src/state.ts';

export const NAMES = ['red', 'green', 'blue', 'yellow'] as const;
export type Name = (typeof NAMES)[number];

export interface Given extends Partial<Record<Name, Partial<Heir>>> {
  readonly at: Frame;
  /** Three unless said. */
  readonly seats?: number;
  /** Rounds played so far, and in all. */
  readonly round?: number;
  readonly rounds?: number;
  readonly openStakes?: boolean;
  readonly suspicion?: number;
  /** The top relic is the last one. */
  readonly vault?: Relic[];
  readonly lots?: Lot[];
  readonly bids?: Bid[];
  readonly offers?: Offer[];
  /** The next rolls of a die. */
  readonly rolls?: number[];
}

const dullHeir = (): Heir => ({
  coins: 3,
  curses: 0,
  hand: [],
  shelf: [],
  sack: [],
  spent: [],
  seals: [],
  hasOffered: false,
  sales: 0,
  exorcisms: 0,
});

export const table = tableFor(
  cryptSale,
  (given: Given, core): State => {
    const { seats = 3, rolls = [] } = given;
    const engine = core(seats, given.at);
    return {
      core: rolls.length === 0 ? engine : { ...engine, chance: dice(6, rolls) },
      rounds: given.rounds ?? 3,
      openStakes: given.openStakes ?? false,
      round: given.round ?? 0,
      suspicion: given.suspicion ?? 0,
      till: 0,
      vault: given.vault ?? [],
      lots: given.lots ?? [],
      bids: given.bids ?? [],
      hammer: noHammer(),
      offers: given.offers ?? [],
      heirs: NAMES.slice(0, seats).map((name) => ({ ...dullHeir(), ...given[name] })),
    };
  },
  { names: NAMES },
);

export const heir = (t: { readonly state: State }, name: Name): Heir => t.state.heirs[NAMES.indexOf(name)]!;
