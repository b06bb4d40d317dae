// QT-CARD-100: the Diadem pays its wearer for every fight won as an ally.
import type { Seat } from '@oubliette/engine';
import { pocketGem } from '../rules/gems.ts';
import type { State } from '../state.ts';

export function diademGem(s: State, ally: Seat): void {
  if (s.players[ally]!.worn.includes('diadem-of-eloquence')) pocketGem(s, ally, 'QT-CARD-100');
}
