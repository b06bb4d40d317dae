// QT-CARD-50: the curse token comes, from wherever it is.
import { curse } from '../rules/wounds.ts';
import type { State } from '../state.ts';

export function touchIdol(s: State): undefined {
  curse(s, s.active, 'QT-CARD-50');
}
