// MI-B-48, MI-A-32 to MI-A-34: what items are worth.
import type { ScoreLine, Seat } from '@oubliette/engine';
import { ITEM_POINTS } from '../cards/cards.ts';
import type { State } from '../state.ts';

/** Part of the official score (MI-RULING-3). */
export function capturedItems(s: State, seat: Seat): ScoreLine[] {
  const n = s.items?.dungeons[seat]?.prison.length ?? 0;
  return n === 0 ? [] : [{ key: 'items', points: n * ITEM_POINTS.captured, rule: 'MI-B-48', params: { count: n } }];
}

/** On top of an official score, if that is positive (MI-A-33). */
export function deadLetters(s: State, seat: Seat, official: number): ScoreLine[] {
  const n = s.items?.dungeons[seat]?.deadLetters.length ?? 0;
  return n === 0 || official <= 0
    ? []
    : [{ key: 'dead-letters', points: n * ITEM_POINTS.deadLetter, rule: 'MI-A-34', params: { count: n } }];
}
