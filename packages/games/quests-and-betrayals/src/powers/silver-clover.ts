// QT-CARD-96: a fight die of one's own is rolled again.
import type { Seat } from '@oubliette/engine';
import type { State } from '../state.ts';

/** QT-RULING-26: in its owner's turn only, once. */
export const canUseClover = (s: State, seat: Seat): boolean =>
  s.active === seat && !s.players[seat]!.clover && s.players[seat]!.worn.includes('silver-clover');
