// QT-CARD-104: the die of the player who wears the Amulet is a Kritik on a 7 as well.
import type { Seat } from '@oubliette/engine';
import { DIE } from '../cards/cards.ts';
import { NOBODY, type State } from '../state.ts';

/** A monster's die belongs to nobody. */
export const amuletShines = (s: State, seat: Seat, pips: number): boolean =>
  pips === DIE - 1 && seat !== NOBODY && s.players[seat]!.worn.includes('dragon-amulet');
