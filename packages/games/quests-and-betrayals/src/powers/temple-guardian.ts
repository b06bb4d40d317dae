// QT-CARD-47: the beaten Guardian heals the player who fought it, and takes their curse.
import { MOST_WOUNDS } from '../cards/cards.ts';
import { heal, liftCurse } from '../rules/wounds.ts';
import { NOBODY, type State } from '../state.ts';

export function bless(s: State): undefined {
  const { active } = s;
  const { ally } = s.fight;
  for (const seat of ally === NOBODY ? [active] : [active, ally]) {
    heal(s, seat, MOST_WOUNDS, 'QT-CARD-47');
    liftCurse(s, seat, 'QT-CARD-47');
  }
  return undefined;
}
