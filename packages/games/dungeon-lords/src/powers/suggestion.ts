// Suggestion (DL-CARD-44): each monster wants its cost again, or goes home.
import type { Seat } from '@oubliette/engine';
import { monstersSent, withdraw } from '../rules/combat/monsters-sent.ts';
import { cannotPayFor } from '../rules/pay-cost.ts';
import { type Frame, type State, w } from '../state.ts';

export function castSuggestion(s: State, seat: Seat): Frame | undefined {
  const todo = monstersSent(s, seat).map((monster) => ({ seat, monster }));
  if (todo.length > 0) return { proc: 'suggestion', todo, at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-44', seat, card: 'suggestion' }));
  return undefined;
}

/** One monster after another. A demon may be paid with one that has not been asked yet: then nobody asks it. */
export const suggestion = w.eachInTurn('suggestion', {
  who: (s, { seat, monster }) => (s.players[seat]!.plan.creatures.includes(monster) ? seat : undefined),
  options(s, seat, { monster }, can) {
    can.add('pay', cannotPayFor(s, seat, monster, 'up'));
    can.add('withdraw');
  },
  choose(s, seat, { monster }, option) {
    if (option === 'pay') return { proc: 'pay-cost', at: 0, seat, monster, lies: 'up' };
    withdraw(s, seat, monster, 'DL-CARD-44');
    return undefined;
  },
  about: (_s, _seat, { monster }) => ({ monster }),
});
