// Word of Peace (DL-CARD-43): no monster fights, or everybody hears that you do not care.
import type { Seat } from '@oubliette/engine';
import { monstersSent, withdraw } from '../rules/combat/monsters-sent.ts';
import { cannotPay } from '../rules/cost.ts';
import { changeEvil } from '../rules/evil.ts';
import { type Frame, type State, w } from '../state.ts';

const EVIL = 2;

/** Ghosts are not meant: with nobody else there is nothing to withdraw. */
export function castWordOfPeace(s: State, seat: Seat): Frame | undefined {
  if (monstersSent(s, seat).length > 0) return { proc: 'word-of-peace', todo: [seat], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-43', seat, card: 'word-of-peace' }));
  return undefined;
}

export const wordOfPeace = w.eachInTurn('word-of-peace', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    can.add('withdraw');
    can.add('evil', cannotPay(s, seat, { evil: EVIL }) === undefined ? undefined : 'DL-RULING-47');
  },
  choose(s, seat, _item, option) {
    if (option === 'evil') changeEvil(s, seat, EVIL, 'DL-CARD-43');
    else for (const id of monstersSent(s, seat)) withdraw(s, seat, id, 'DL-CARD-43');
  },
  about: (s, seat) => ({ monsters: monstersSent(s, seat), evil: EVIL }),
});
