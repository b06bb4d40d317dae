// A world that fits a view: what the viewer has not seen is dealt to the places he cannot look into.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { KINDS, put, type Relic, take, wholeVault } from './cards/relics.ts';
import type { Heir, State } from './state.ts';
import type { BidSeen, HeirSeen, View } from './view.ts';

export function determinize(view: View, core: Core<never>, _viewer: Viewer, pick: Pick): State {
  const hidden = someOf(unseen(view), pick);
  // Sacks and stakes first: they are known to hold no urn (CS-RUM-2, CS-BID-4, CS-SORT-3), and there must be others left.
  const bids = view.bids.map((bid) => ({
    seat: bid.seat,
    lot: bid.lot,
    coins: bid.coins,
    stake: stakeOf(bid, hidden),
  }));
  const sacks = view.heirs.map((heir) => heir.sack ?? deal(hidden, heir.inSack, noUrn));
  const hands = view.heirs.map((heir) => heir.hand ?? deal(hidden, heir.inHand, anything));
  const heirs = view.heirs.map((heir, seat) => heirWith(heir, hands[seat]!, sacks[seat]!, hidden));
  return {
    core,
    rounds: view.rounds,
    openStakes: view.openStakes,
    round: view.round,
    suspicion: view.suspicion,
    till: view.till,
    vault: hidden, // exactly `vaultLeft` are left
    lots: view.lots,
    bids,
    hammer: view.hammer,
    // CS-OFFER-3: who does not know what was asked for knows nothing about it.
    offers: view.offers.map(({ fromSeat, toSeat, relic, coins }) => ({
      fromSeat,
      toSeat,
      relic: relic ?? KINDS[pick(KINDS.length)]!,
      coins,
    })),
    heirs,
  };
}

/** Everything of the vault that the view does not name. */
function unseen(view: View): Relic[] {
  const left = wholeVault();
  const seen = (relic: Relic | undefined) => relic !== undefined && take(left, relic);
  for (const { relic, count } of view.lots) for (let i = 0; i < count; i++) seen(relic);
  for (let i = 0; i < view.hammer.count; i++) seen(view.hammer.relic as Relic);
  for (const { stake } of view.bids) seen(stake);
  for (const { hand = [], shelf, sack = [], spent, seals } of view.heirs) {
    for (const relic of [...hand, ...shelf, ...sack, ...spent]) seen(relic);
    for (const { relic } of seals) seen(relic);
  }
  return left;
}

const anything = () => true;
const noUrn = (relic: Relic) => relic !== 'cursed-urn';

/** The next hidden relic that may lie there. Somebody who has just sold an urn may leave only urns: then one of them. */
function dealOne(hidden: Relic[], fits: (relic: Relic) => boolean): Relic {
  const at = hidden.findLastIndex(fits);
  return hidden.splice(at < 0 ? hidden.length - 1 : at, 1)[0]!;
}

function deal(hidden: Relic[], count: number, fits: (relic: Relic) => boolean): Relic[] {
  const pile: Relic[] = [];
  for (let i = 0; i < count; i++) put(pile, dealOne(hidden, fits));
  return pile;
}

const stakeOf = ({ staked, stake }: BidSeen, hidden: Relic[]): Relic | 'none' =>
  staked ? (stake ?? dealOne(hidden, noUrn)) : 'none';

const heirWith = (heir: HeirSeen, hand: Relic[], sack: Relic[], hidden: Relic[]): Heir => ({
  coins: heir.coins,
  curses: heir.curses,
  hand,
  shelf: heir.shelf,
  sack,
  spent: heir.spent,
  seals: heir.seals.map(({ relic, fromSeat }) => ({ relic: relic ?? dealOne(hidden, anything), fromSeat })),
  hasOffered: heir.hasOffered,
  sales: heir.sales,
  exorcisms: heir.exorcisms,
});

/** In any order. */
function someOf(relics: Relic[], pick: Pick): Relic[] {
  for (let i = relics.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [relics[i], relics[j]] = [relics[j]!, relics[i]!];
  }
  return relics;
}
