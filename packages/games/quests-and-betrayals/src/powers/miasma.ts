// QT-CARD-57: everybody takes a wound.
import { wound } from '../rules/wounds.ts';
import { clockwise, type State } from '../state.ts';

export function spreadMiasma(s: State): void {
  for (const seat of clockwise(s, s.active)) wound(s, seat, 1, 'QT-CARD-57');
}
