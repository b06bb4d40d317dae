// QT-CARD-59: everybody finds a gem, clockwise while the reserve lasts.
import { takeGems } from '../rules/gems.ts';
import { clockwise, type State, w } from '../state.ts';

export function rainChange(s: State): void {
  for (const seat of clockwise(s, s.active)) {
    const gems = takeGems(s, seat, 1);
    if (gems > 0) w.tell(() => ({ type: 'found', rule: 'QT-CARD-59', seat, gems }));
  }
}
