// Metamorphosis (DL-CARD-53): one monster of the owner's choice is a sheep in this fight.
import type { Seat } from '@oubliette/engine';
import { monstersSent, offerMonstersSent } from '../rules/combat/monsters-sent.ts';
import { type Frame, type State, w } from '../state.ts';

export function castMetamorphosis(s: State, seat: Seat): Frame | undefined {
  if (monstersSent(s, seat).length > 0) return { proc: 'metamorphosis', todo: [seat], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-53', seat, card: 'metamorphosis' }));
  return undefined;
}

/** What a sheep can do is in src/cards/monsters.ts. */
export const metamorphosis = w.eachInTurn('metamorphosis', {
  who: (_s, seat) => seat,
  options: (s, seat, _item, can) => offerMonstersSent(s, seat, can, 'DL-CARD-53'),
  choose(s, seat, _item, monster) {
    s.fight.sheep = monster;
    w.tell(() => ({ type: 'sheep', rule: 'DL-CARD-53', seat, monster }));
  },
});
