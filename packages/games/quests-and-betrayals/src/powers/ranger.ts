// QT-CARD-109: Sworn Enemy, of the type that the Ranger's token shows.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import type { State } from '../state.ts';

/** The dragon token covers the creatures without a type (QT-SETUP-10). */
export function swornEnemyBonus(s: State, seat: Seat, monster: MonsterId): number {
  const { character, enemy } = s.players[seat]!;
  if (character !== 'ranger') return 0;
  const { type } = MONSTERS[monster];
  if (enemy === 'dragon') return type === 'dragon' || type === 'untyped' ? 6 : 0;
  return type === enemy ? 3 : 0;
}
