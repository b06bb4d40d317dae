// QT-CARD-3: a player who loses to the Weaver Spider is caught in its web: the next natural heal is skipped.
import type { Seat } from '@oubliette/engine';
import { type State, w } from '../state.ts';

export function spinWeb(s: State): void {
  s.players[s.active]!.webbed = true;
}

/** QT-RULING-58. True: this heal was needed to get out of a web. */
export function tearWeb(s: State, seat: Seat): boolean {
  const player = s.players[seat]!;
  if (!player.webbed) return false;
  player.webbed = false;
  w.tell(() => ({ type: 'webbed', rule: 'QT-RULING-58', seat }));
  return true;
}
