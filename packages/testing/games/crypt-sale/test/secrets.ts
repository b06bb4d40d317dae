// What a viewer was shown of what had been hidden: as long as this is equal, two worlds must look alike.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Told, and not always seen: in which order relics were turned up, and what others had bid. */
const OPENED = ['lot', 'bid', 'watched'];

// Shelves held lots before, sacks and stakes one's own hand, and a seal what its offer had named: they add nothing.
export const secrets: Secrets<State, View> = {
  shown: ({ lots, bids, heirs }, _viewer, _seen, heard) => [
    lots,
    bids,
    heirs.map(({ hand, spent }) => [hand, spent]),
    heard.filter(({ type }) => OPENED.includes(type)),
  ],
};
