// QT-COMBAT-2: what a die counts.
import type { Seat } from '@oubliette/engine';
import { DIE, KRITIK } from '../cards/cards.ts';
import { NOBODY, type State } from '../state.ts';

/** QT-CARD-104: the Dragon Amulet makes a 7 a Kritik as well. A monster's die belongs to nobody. */
export const isKritik = (s: State, seat: Seat, pips: number): boolean =>
  pips === DIE || (pips === DIE - 1 && seat !== NOBODY && s.players[seat]!.worn.includes('dragon-amulet'));

export const dieValue = (s: State, seat: Seat, pips: number): number => (isKritik(s, seat, pips) ? KRITIK : pips);
