// QT-CARD-63: until the end of the turn the shop is cheaper.
import type { State } from '../state.ts';

export function openFair(s: State): void {
  s.fair = true;
}

export const fairDiscount = (s: State): number => (s.fair ? 1 : 0);
