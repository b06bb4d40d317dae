// The table with its pictures comes when somebody sits down at it, not with the first page.
import { lazy } from 'react';

const table = () => import('./table.ts');

export const DungeonLordsScene = lazy(async () => ({ default: (await table()).Scene }));
export const DungeonLordsTrack = lazy(async () => ({ default: (await table()).Track }));
