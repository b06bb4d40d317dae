// QT-CARD-106: Twist of Fate, once between two turns of the Sorcerer's own.
import type { Seat } from '@oubliette/engine';
import { type State, w } from '../state.ts';
import { powersWork } from './lich.ts';

export const canTwist = (s: State, seat: Seat): boolean =>
  s.players[seat]!.character === 'sorcerer' && !s.players[seat]!.token && powersWork(s.fight.monster);

export function restFate(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  if (player.character !== 'sorcerer' || !player.token) return;
  player.token = false;
  w.tell(() => ({ type: 'fate-rested', rule: 'QT-CARD-106', seat }));
}
