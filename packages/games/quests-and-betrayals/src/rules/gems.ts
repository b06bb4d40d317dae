// Gems and trophies: what comes from the reserve, what goes back, and what can only be scored.
import type { Seat } from '@oubliette/engine';
import { type State, target, w } from '../state.ts';

/** QT-RULING-7: what is left in the reserve, and no more. Gives what was really taken. */
export function takeGems(s: State, seat: Seat, want: number): number {
  const gems = Math.min(want, s.reserve);
  s.reserve -= gems;
  s.players[seat]!.gems += gems;
  return gems;
}

/** The active player finds some. */
export function findGems(s: State, want: number, rule: string): void {
  const seat = s.active;
  const gems = takeGems(s, seat, want);
  w.tell(() => ({ type: 'found', rule, seat, gems }));
}

/** A gem for what somebody is or wears; an empty reserve pays nothing. */
export function pocketGem(s: State, seat: Seat, rule: string): void {
  const gems = takeGems(s, seat, 1);
  if (gems > 0) w.tell(() => ({ type: 'pocketed', rule, seat, gems }));
}

export function payGems(s: State, seat: Seat, gems: number): void {
  s.players[seat]!.gems -= gems;
  s.reserve += gems;
}

/** QT-TRADE-3: no other line of the rules touches trophies. QT-RULING-34: the target ends the game however it is reached. */
export function score(s: State, seat: Seat, trophies: number): void {
  if (trophies === 0) return;
  const player = s.players[seat]!;
  player.trophies += trophies;
  if (player.trophies < target(s) || s.lastRound) return;
  s.lastRound = true;
  const rule = s.settings.endAt === 'turn' ? 'QT-RULING-11' : 'QT-END-1';
  w.tell(() => ({ type: 'target', rule, seat, trophies: player.trophies }));
}
