// QT-CARD-60: the richest purse gives to the poorest.
import type { Seat } from '@oubliette/engine';
import { clockwise, type State, w } from '../state.ts';

const SHARE = 2;

/** QT-RULING-53: of several, the nearest clockwise, the active player first. */
export function sharePurses(s: State): void {
  const everyone = clockwise(s, s.active);
  const gemsOf = (seat: Seat): number => s.players[seat]!.gems;
  const rich = everyone.reduce((a, b) => (gemsOf(b) > gemsOf(a) ? b : a));
  const poor = everyone.reduce((a, b) => (gemsOf(b) < gemsOf(a) ? b : a));
  if (gemsOf(rich) === gemsOf(poor)) return;
  const gems = Math.min(SHARE, gemsOf(rich));
  s.players[rich]!.gems -= gems;
  s.players[poor]!.gems += gems;
  w.tell(() => ({ type: 'shared', rule: 'QT-CARD-60', seat: rich, toSeat: poor, gems }));
}
