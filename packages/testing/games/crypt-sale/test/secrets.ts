// What a view shows of what was hidden: as long as this is equal, two worlds must look alike.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

// Shelves held lots before, sacks and stakes one's own hand, and a seal what its offer had named: they add nothing.
export const secrets: Secrets<State, View> = {
  shown: ({ lots, heirs }) => [lots, heirs.map(({ hand, spent }) => [hand, spent])],
};
