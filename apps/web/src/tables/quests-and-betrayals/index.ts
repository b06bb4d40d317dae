// The entry of the table of Quests and Betrayals: what the first page needs, and the loaders of the rest.
import type { Seat } from '@oubliette/engine';
import type { View } from '@oubliette/quests-and-betrayals/reading';
import { lazy } from 'react';
import { lessonOf } from '../../kit/guide/lesson.tsx';
import type { OwnTable } from '../../kit/own-table.ts';
import { RIVALS, SECRET, SETTINGS } from './guide/first-game.ts';
import { sounds } from './sounds.ts';

/** Words kept minus words broken. */
function trustIn(game: object, seat: Seat): number {
  const lines = (game as View).ledger.filter(({ giver }) => giver === seat);
  const counted = (state: string): number => lines.filter((line) => line.state === state).length;
  return counted('kept') - counted('broken');
}

const screen = () => import('./screen.ts');

export const table: OwnTable = {
  Scene: lazy(async () => ({ default: (await screen()).Scene })),
  Track: lazy(async () => ({ default: (await screen()).Track })),
  sounds,
  curves: ['trophies', 'gems', { id: 'trust', of: trustIn }],
  Lesson: lessonOf({
    id: 'quests-and-betrayals',
    secret: SECRET,
    rivals: RIVALS.map(({ name }) => name),
    settings: SETTINGS,
  }),
};
