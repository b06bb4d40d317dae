// What a viewer was shown of what had been hidden: as long as this is equal, two worlds must look alike.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

export const secrets: Secrets<State, View> = {
  shown: (view, _viewer, _seen, heard) => [
    view._table.tiles,
    view.map.cells,
    view.map.edges,
    view.map.things,
    // Who stands where can follow from what was revealed in the same answer.
    view.map.figures.map(({ id, what }) => [id, what]),
    view.hand,
    view.usedCommands,
    view.usedSearch,
    view.usedFaces,
    view.usedTraps,
    view.whispered,
    view.deckChanges,
    heard.filter(({ type }) => TOLD.includes(type)),
  ],
};
/** Told, and gone again before anybody can look. */
const TOLD = [
  'search-card',
  'trap-sprung',
  'trap-shown',
  'card-played',
  'revealed',
  'appeared',
  'whispered',
  'no-room',
];
