// QT-CARD-56: everybody pays, or takes a wound.
import type { Seat } from '@oubliette/engine';
import { payGems } from '../rules/gems.ts';
import { wound } from '../rules/wounds.ts';
import { clockwise, type State, w } from '../state.ts';

const TOLL = 2;

export function collectToll(s: State): void {
  for (const seat of clockwise(s, s.active)) payToll(s, seat);
}

function payToll(s: State, seat: Seat): void {
  if (s.players[seat]!.gems < TOLL) {
    wound(s, seat, 1, 'QT-CARD-56');
    return;
  }
  payGems(s, seat, TOLL);
  w.tell(() => ({ type: 'toll-paid', rule: 'QT-CARD-56', seat, gems: TOLL }));
}
