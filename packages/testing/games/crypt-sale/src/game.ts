// Crypt Sale: heirs clear out the family vault by candlelight, and none of them shows what is in the hand.
import { defineGame, draw, type Setup, shuffle } from '@oubliette/engine';
import { put, wholeVault } from './cards/relics.ts';
import { determinize } from './determinize.ts';
import { procedures } from './round.ts';
import { deal, offer } from './rules/offer.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import { copyBid, copyHammer, copyHeir, type Heir, noHammer, type State } from './state.ts';
import { view } from './view.ts';

const FIRST_COINS = 5;
const FIRST_RELICS = 2;

/** CS-SETUP-1 */
function setup(table: Setup<typeof settings>): State {
  const vault = shuffle(table, wholeVault());
  const heirs: Heir[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const heir = newHeir();
    for (let i = 0; i < FIRST_RELICS; i++) put(heir.hand, draw(table, vault)!);
    heirs.push(heir);
  }
  return {
    core: table.core,
    rounds: table.settings.rounds,
    openStakes: table.settings.openStakes,
    round: 0,
    suspicion: 0,
    till: 0,
    vault,
    lots: [],
    bids: [],
    hammer: noHammer(),
    offers: [],
    heirs,
  };
}

const newHeir = (): Heir => ({
  coins: FIRST_COINS,
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

/** What goes face down is heard as that, and as nothing more. */
const faceDown =
  (open: string) =>
  (_s: State, _seat: number, option: string): string =>
    option === open ? option : 'face-down';

export const cryptSale = defineGame({
  id: 'crypt-sale',
  version: '1.0.0',
  seats: [2, 4],
  settings,
  setup,
  start: 'game',
  procedures,
  beside: { offer, deal },
  asks: {
    rummage: { rules: ['CS-RUM-1', 'CS-RUM-2', 'CS-RUM-3'], sounds: faceDown('keep') },
    'bid-lot': { rules: ['CS-BID-1', 'CS-LOT-1'] },
    'bid-coins': { rules: ['CS-BID-2', 'CS-BID-3'] },
    'bid-stake': { rules: ['CS-BID-4', 'CS-SALE-1', 'CS-SALE-4'] },
    reroll: { rules: ['CS-SALE-2', 'CS-SALE-3'] },
    filch: { rules: ['CS-SALE-6'] },
    sell: { rules: ['CS-SORT-1', 'CS-SORT-2', 'CS-SORT-3'], sounds: faceDown('stop') },
    exorcise: { rules: ['CS-SORT-3', 'CS-SORT-4', 'CS-SUSP-1', 'CS-SUSP-2'] },
    'offer-to': { rules: ['CS-OFFER-1', 'CS-OFFER-2'] },
    'offer-relic': { rules: ['CS-OFFER-1', 'CS-OFFER-3'] },
    'offer-coins': { rules: ['CS-OFFER-1', 'CS-OFFER-6'] },
    deal: { rules: ['CS-OFFER-4', 'CS-OFFER-5', 'CS-OFFER-6'] },
  },
  view,
  determinize,
  copy: (s, core) => ({
    core,
    rounds: s.rounds,
    openStakes: s.openStakes,
    round: s.round,
    suspicion: s.suspicion,
    till: s.till,
    vault: s.vault.slice(),
    lots: s.lots.map((lot) => ({ relic: lot.relic, count: lot.count })),
    bids: s.bids.map(copyBid),
    hammer: copyHammer(s.hammer),
    offers: s.offers.slice(), // an offer never changes, it comes and goes
    heirs: s.heirs.map(copyHeir),
  }),
  score,
  outcome,
});
