import { shuffle } from '@oubliette/engine';
import type { State } from '../state.ts';

/** A shuffled copy. */
export const shuffled = <T>(s: Pick<State, 'core'>, cards: readonly T[]): T[] => shuffle(s, cards.slice());
