// QT-COMBAT-2: what a die counts.
import type { Seat } from '@oubliette/engine';
import { DIE, KRITIK } from '../cards/cards.ts';
import { amuletShines } from '../powers/dragon-amulet.ts';
import type { State } from '../state.ts';

/** QT-CARD-104 */
export const isKritik = (s: State, seat: Seat, pips: number): boolean => pips === DIE || amuletShines(s, seat, pips);

export const dieValue = (s: State, seat: Seat, pips: number): number => (isKritik(s, seat, pips) ? KRITIK : pips);
