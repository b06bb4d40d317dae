// Losing prisoners: who has nothing left to conquer (DL-PLAN-7), and the Magic Key (DL-CARD-59).
import type { Seat } from '@oubliette/engine';
import { type Frame, type State, turnOrder, w } from '../../state.ts';
import { paladinOf } from '../paladin.ts';
import { hasUnconquered } from './battle-tile.ts';
import { hasParty, isPaladin } from './party.ts';

/** DL-PLAN-7, DL-RULING-22: no planning and no fight, but a prisoner less, if there is one. */
export function startNoTile(s: State): Frame | undefined {
  const todo: { readonly seat: Seat; readonly because: 'no-tile' }[] = [];
  for (const seat of turnOrder(s)) {
    const { map, prison } = s.players[seat]!;
    if (!hasParty(s, seat) || hasUnconquered(map)) continue;
    w.tell(() => ({ type: 'no-tile', rule: 'DL-PLAN-7', seat, prisoners: prison.length }));
    if (prison.length > 0) todo.push({ seat, because: 'no-tile' });
  }
  return todo.length === 0 ? undefined : { proc: 'lose-prisoner', todo, at: 0 };
}

/** Of the owner's choice (DL-RULING-22, DL-RULING-54), to the Far Lands. The key opens no paladin's cell. */
export const losePrisoner = w.eachInTurn('lose-prisoner', {
  who: (_s, { seat }) => seat,
  options(s, seat, { because }, can) {
    const { prison } = s.players[seat]!;
    for (let i = 0; i < prison.length; i++) {
      const hero = prison[i]!;
      if (prison.indexOf(hero) === i)
        can.add(hero, because === 'magic-key' && isPaladin(hero) ? 'DL-CARD-59' : undefined);
    }
  },
  choose(s, seat, { because }, hero) {
    const { prison } = s.players[seat]!;
    prison.splice(prison.indexOf(hero), 1);
    s.farLands.push(hero);
    if (hero === paladinOf(s)) s.paladin = 'gone'; // last year's was gone already
    const rule = because === 'magic-key' ? 'DL-CARD-59' : 'DL-PLAN-7';
    w.tell(() => ({ type: 'prisoner-lost', rule, seat, hero }));
  },
  about: (_s, _seat, { because }) => ({ because }),
});
