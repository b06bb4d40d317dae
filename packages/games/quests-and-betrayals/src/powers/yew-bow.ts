// QT-CARD-86: an ally with the Yew Bow contributes one more.
import type { Seat } from '@oubliette/engine';
import type { State } from '../state.ts';

export const bowHelp = (s: State, seat: Seat): number => (s.players[seat]!.worn.includes('yew-bow') ? 1 : 0);
