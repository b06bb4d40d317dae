// QT-EARLY-1: what does not happen before round 3.
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import type { AdventureId, State } from '../state.ts';

const FIRST_LATE_ROUND = 3;

export const isMonster = (card: AdventureId): card is MonsterId => card in MONSTERS;

/** QT-EARLY-1: dragons and the Toll do not bother with such small prey yet. */
export const isEarly = (s: State, card: AdventureId): boolean =>
  s.round < FIRST_LATE_ROUND && (card === 'toll' || (isMonster(card) && MONSTERS[card].type === 'dragon'));
