// CS-LOT, CS-BID: lots are turned up, and everybody bids in secret.
import { draw, reveal } from '@oubliette/engine';
import { kindsIn, type Relic, take } from '../cards/relics.ts';
import { type Coins, type Lot, type State, w } from '../state.ts';

const LOTS_A_ROUND = 3;
const COINS: readonly Coins[] = ['0', '1', '2', '3', '4', '5'];

/** CS-LOT-1: equal relics lie together; what was not sold is still there. */
export function turnUpLots(s: State): void {
  for (let i = 0; i < LOTS_A_ROUND; i++) {
    const relic = draw(s, s.vault);
    if (relic === undefined) return;
    const there = s.lots.find((lot) => lot.relic === relic);
    if (there === undefined) s.lots.push({ relic, count: 1 });
    else there.count++;
    w.tell(() => ({ type: 'lot', rule: 'CS-LOT-1', relic, count: countIn(s.lots, relic) }));
  }
}
const countIn = (lots: readonly Lot[], relic: Relic): number => lots.find((lot) => lot.relic === relic)!.count;

/**
 * CS-BID-1. Only a bid above nothing is asked for a stake, so the length of a draft tells something: others see that it
 * is complete. Offers change coins and hands, which drafts read, so none is made or signed meanwhile (CS-OFFER-7).
 */
export const bid = w.allAtOnce('bid', {
  seats: (s) => s.heirs.map((_, seat) => seat),
  step(_s, _seat, draft) {
    if (draft.length === 0) return 'bid-lot';
    if (draft.length === 1) return 'bid-coins';
    return draft.length === 2 && draft[1] !== '0' ? 'bid-stake' : undefined;
  },
  options(s, seat, draft, can) {
    const { coins, hand } = s.heirs[seat]!;
    switch (draft.length) {
      case 0:
        for (const { relic } of s.lots) can.add(relic);
        return;
      case 1:
        for (const n of COINS) can.add(n, Number(n) > coins ? 'CS-BID-2' : undefined, () => ({ coins }));
        return;
      default:
        for (const relic of kindsIn(hand)) can.add(relic, relic === 'cursed-urn' ? 'CS-BID-4' : undefined);
        can.add('none');
    }
  },
  commit(s, drafts) {
    drafts.forEach(([lot, coins, stake], seat) => {
      commitOne(s, seat, lot as Relic, Number(coins), (stake ?? 'none') as Relic | 'none');
    });
  },
  about(_s, _seat, [lot, coins]) {
    if (lot === undefined) return undefined;
    return coins === undefined ? { relic: lot } : { relic: lot, coins: Number(coins) };
  },
  quiet: true,
});

/** CS-BID-5: lot and coins are open from now on, and that there is a stake; which relic it is, is not. */
function commitOne(s: State, seat: number, lot: Relic, coins: number, stake: Relic | 'none'): void {
  reveal(s);
  if (coins === 0) {
    w.tell(() => ({ type: 'watched', rule: 'CS-BID-3', seat, relic: lot }));
    return;
  }
  if (stake !== 'none') take(s.heirs[seat]!.hand, stake);
  s.bids.push({ seat, lot, coins, stake });
  w.tell(() => ({
    type: 'bid',
    rule: 'CS-BID-5',
    seat,
    relic: lot,
    coins,
    staked: stake !== 'none',
    secret: { to: [seat], stake },
  }));
}
