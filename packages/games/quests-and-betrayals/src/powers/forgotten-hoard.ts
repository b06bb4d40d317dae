// QT-CARD-49: gems that nobody misses.
import { findGems } from '../rules/gems.ts';
import type { State } from '../state.ts';

export function findHoard(s: State): undefined {
  findGems(s, 4, 'QT-CARD-49');
}
