// The table of Quests and Betrayals: what the first page needs of it, and how the rest is loaded.
import { lazy } from 'react';
import type { OwnTable } from '../../kit/own-table.ts';
import { sounds } from './sounds.ts';

const screen = () => import('./screen.ts');

export const table: OwnTable = {
  Scene: lazy(async () => ({ default: (await screen()).Scene })),
  Track: lazy(async () => ({ default: (await screen()).Track })),
  sounds,
  curves: ['trophies', 'gems', 'power'],
};
