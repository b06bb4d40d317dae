// CS-RUM: everybody inherits a relic, then rummages in the vault.
import { draw, type RuleId, type Seat } from '@oubliette/engine';
import { kindsIn, put, take } from '../cards/relics.ts';
import { type State, turnOrder, w } from '../state.ts';

/** CS-ROUND-3 */
export function inherit(s: State): void {
  for (const seat of turnOrder(s)) drawRelic(s, seat, 'CS-ROUND-3');
}

/** CS-ROUND-4: an empty vault gives nothing. */
function drawRelic(s: State, seat: Seat, rule: RuleId): void {
  const relic = draw(s, s.vault);
  if (relic === undefined) return;
  put(s.heirs[seat]!.hand, relic);
  w.tell(() => ({ type: 'drew', rule, seat, secret: { to: [seat], relic } }));
}

/** CS-RUM-1: bury one and draw another, or keep. */
export const rummage = w.eachInTurn('rummage', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const relic of kindsIn(s.heirs[seat]!.hand)) {
      can.add(relic, s.vault.length === 0 ? 'CS-RUM-3' : relic === 'cursed-urn' ? 'CS-RUM-2' : undefined);
    }
    can.add('keep');
  },
  choose(s, seat, _item, relic) {
    if (relic === 'keep') return;
    const { hand, sack } = s.heirs[seat]!;
    take(hand, relic);
    put(sack, relic);
    w.tell(() => ({ type: 'buried', rule: 'CS-RUM-1', seat, secret: { to: [seat], relic } }));
    drawRelic(s, seat, 'CS-RUM-1');
  },
  about: (s) => ({ left: s.vault.length }),
});
