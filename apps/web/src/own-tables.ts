// Games that bring a table of their own. It comes, with its pictures, when somebody sits down at it.
import { type ComponentType, lazy } from 'react';
import type { LateTexts } from './late-texts.ts';
import type { Now } from './session/now.ts';
import type { SceneProps } from './table/scene.tsx';

export interface TrackProps {
  readonly now: Now;
  readonly texts: LateTexts;
}

export interface OwnTable {
  readonly Scene: ComponentType<SceneProps>;
  /** Where the game stands, for the top bar. */
  readonly Track: ComponentType<TrackProps>;
}

function later(table: () => Promise<OwnTable>): OwnTable {
  return {
    Scene: lazy(async () => ({ default: (await table()).Scene })),
    Track: lazy(async () => ({ default: (await table()).Track })),
  };
}

/** By the game's id; a game that is not here is played at the table that plays any game. */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  'dungeon-lords': later(() => import('./tables/dungeon-lords/table.ts')),
};
