// QT-CARD-9: a player who loses to the Basilisk may be nobody's ally until their next turn starts.
import { NOBODY, type State, w } from '../state.ts';

export function petrify(s: State): void {
  const { active } = s;
  const { ally } = s.fight;
  for (const seat of ally === NOBODY ? [active] : [active, ally]) {
    s.players[seat]!.petrified = true;
    w.tell(() => ({ type: 'petrified', rule: 'QT-CARD-9', seat }));
  }
}
