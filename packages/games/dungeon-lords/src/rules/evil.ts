// The Evilometer: every move of a counter goes through here, and the paladin looks at once (DL-RULING-21).
import type { RuleId, Seat } from '@oubliette/engine';
import { EVILOMETER } from '../cards/cards.ts';
import { type State, w } from '../state.ts';
import { checkPaladin } from './paladin.ts';

const { lowest, highest } = EVILOMETER;

/** Moves a player's counter. DL-RULING-37: it stops at either end, the rest is lost. */
export function changeEvil(s: State, seat: Seat, by: number, rule: RuleId): void {
  const player = s.players[seat]!;
  const evil = Math.min(highest, Math.max(lowest, player.evil + by));
  const before = player.evil;
  const moved = evil - before;
  player.evil = evil;
  w.tell(() => ({ type: 'evil', rule, seat, before, by: moved, evil }));
  if (moved !== 0) checkPaladin(s);
}

/** At 2 players, the counter of the dummies. It never draws the paladin. */
export function changeDummyEvil(s: State, by: number, rule: RuleId): void {
  const evil = Math.min(highest, Math.max(lowest, s.dummyEvil + by));
  const moved = evil - s.dummyEvil;
  if (moved === 0) return;
  s.dummyEvil = evil;
  w.tell(() => ({ type: 'dummy-evil', rule, by: moved, evil }));
}
