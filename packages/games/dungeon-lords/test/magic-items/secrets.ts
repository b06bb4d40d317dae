// With magic items a viewer is also shown tokens: those that lie open, and those told as they are turned up.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { secrets } from '../secrets.ts';

const TOLD = ['item-given', 'item-wasted', 'item-placed', 'item-back'];

export const itemSecrets: Secrets<State, View> = {
  shown: (view, viewer, seen, heard) => [
    secrets.shown(view, viewer, seen, heard),
    view.magicItems,
    view.players.map(({ tokens, camp, party }) => [tokens, camp, party]),
    heard.filter(({ type }) => TOLD.includes(type)),
  ],
};
