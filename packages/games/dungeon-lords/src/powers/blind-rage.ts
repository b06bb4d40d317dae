// Blind Rage (DL-CARD-54): the monsters see nobody but the head. What they do then is DL-RULING-49, in combat/attacks.ts.
import type { Seat } from '@oubliette/engine';
import { monstersSent } from '../rules/combat/monsters-sent.ts';
import { type State, w } from '../state.ts';

export function castBlindRage(s: State, seat: Seat): undefined {
  const monsters = monstersSent(s, seat);
  if (monsters.length === 0) {
    w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-54', seat, card: 'blind-rage' }));
    return;
  }
  s.fight.rage = true;
  w.tell(() => ({ type: 'rage', rule: 'DL-CARD-54', seat, monsters }));
}
