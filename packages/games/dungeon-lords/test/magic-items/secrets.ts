// With magic items a viewer is also shown tokens: each is told as it is turned up, and nothing else shows any.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { secrets } from '../secrets.ts';

const TOLD = ['item-given', 'item-wasted', 'item-placed', 'item-back'];

export const itemSecrets: Secrets<State, View> = {
  shown: (view, viewer, seen, heard) => [
    secrets.shown(view, viewer, seen, heard),
    heard.filter(({ type }) => TOLD.includes(type)),
  ],
};
