// Aura of Fear (DL-CARD-52): one monster of the owner's choice goes home.
import type { Seat } from '@oubliette/engine';
import { monstersSent, offerMonstersSent, withdraw } from '../rules/combat/monsters-sent.ts';
import { type Frame, type State, w } from '../state.ts';

export function castAuraOfFear(s: State, seat: Seat): Frame | undefined {
  if (monstersSent(s, seat).length > 0) return { proc: 'aura-of-fear', todo: [seat], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-52', seat, card: 'aura-of-fear' }));
  return undefined;
}

export const auraOfFear = w.eachInTurn('aura-of-fear', {
  who: (_s, seat) => seat,
  options: (s, seat, _item, can) => offerMonstersSent(s, seat, can, 'DL-CARD-52'),
  choose: (s, seat, _item, monster) => withdraw(s, seat, monster, 'DL-CARD-52'),
});
