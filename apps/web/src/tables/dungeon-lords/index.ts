// The table of Dungeon Lords: what the first page needs of it, and how the rest is loaded.
import { lazy } from 'react';
import { lessonOf } from '../../kit/guide/lesson.tsx';
import type { OwnTable } from '../../kit/own-table.ts';
import { sounds } from './sounds.ts';
import { sums } from './sums.ts';

const screen = () => import('./screen.ts');

export const table: OwnTable = {
  Scene: lazy(async () => ({ default: (await screen()).Scene })),
  Track: lazy(async () => ({ default: (await screen()).Track })),
  sounds,
  sums,
  curves: ['gold', 'food', 'evil'],
  Lesson: lessonOf({
    id: 'dungeon-lords',
    secret: 'a first lesson by candlelight',
    rivals: ['Ombeline', 'Ulric'],
    settings: { firstGame: true },
  }),
};
