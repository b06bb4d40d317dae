// QT-CARD-58: everybody heals.
import { heal } from '../rules/wounds.ts';
import { clockwise, type State } from '../state.ts';

export function passBrothers(s: State): void {
  for (const seat of clockwise(s, s.active)) heal(s, seat, 2, 'QT-CARD-58');
}
