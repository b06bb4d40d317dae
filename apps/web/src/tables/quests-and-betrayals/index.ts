// The table of Quests and Betrayals: what the first page needs of it, and how the rest is loaded.
import { lazy } from 'react';
import { lessonOf } from '../../kit/guide/lesson.tsx';
import type { OwnTable } from '../../kit/own-table.ts';
import { sounds } from './sounds.ts';

/** Whom one meets in a first game. */
const RIVALS = ['Baron Grognard', 'Dame Sulfure', 'Oncle Moisi'];

const screen = () => import('./screen.ts');

export const table: OwnTable = {
  Scene: lazy(async () => ({ default: (await screen()).Scene })),
  Track: lazy(async () => ({ default: (await screen()).Track })),
  sounds,
  curves: ['trophies', 'gems', 'power'],
  Lesson: lessonOf({
    id: 'quests-and-betrayals',
    secret: 'a first word by candlelight',
    rivals: RIVALS,
  }),
};
