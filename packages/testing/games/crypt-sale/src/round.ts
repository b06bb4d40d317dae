// The table of contents: a game is some rounds, a round has four phases.
import { perSeat, reveal } from '@oubliette/engine';
import { bid, turnUpLots } from './rules/bid.ts';
import { endOffers } from './rules/offer.ts';
import { inherit, rummage } from './rules/rummage.ts';
import { award, filch, reroll, sale } from './rules/sale.ts';
import { exorcise, rumour, sell, sort, startSort } from './rules/sort.ts';
import { isTurnedUp, type State, turnOrder, w } from './state.ts';

/** CS-ROUND-1 */
const round = w.sequence('round', [
  startRound,
  inherit,
  (s) => ({ proc: 'rummage', todo: turnOrder(s), at: 0 }),
  turnUpLots,
  (s) => (s.lots.length === 0 ? undefined : { proc: 'bid', drafts: perSeat(s.heirs.length) }), // CS-BID-6
  () => ({ proc: 'award', at: 0 }),
  startSort,
  endRound,
]);

/** CS-OPT-1 */
const game = w.repeat('game', (s) => (s.round < s.rounds ? { proc: 'round', at: 0 } : undefined));

function startRound(s: State): void {
  w.tell(() => ({ type: 'round', rule: 'CS-ROUND-2', round: s.round + 1, seat: turnOrder(s)[0]! }));
}

function endRound(s: State): void {
  endOffers(s);
  s.round++;
  if (!isTurnedUp(s)) return;
  reveal(s); // CS-END-1
  w.tell(() => ({ type: 'ended', rule: 'CS-END-1' }));
}

export const procedures = { game, round, rummage, bid, award, sale, reroll, filch, sort, sell, exorcise, rumour };
