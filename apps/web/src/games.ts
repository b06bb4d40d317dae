// The shelf: every game that can be played here, with its texts. Nothing else in this app knows a game by name.
import { cryptSale } from '@oubliette/crypt-sale';
import { texts as cryptSaleTexts } from '@oubliette/crypt-sale/texts';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { texts as dungeonLordsTexts } from '@oubliette/dungeon-lords/texts';
import { dungeonette } from '@oubliette/dungeonette';
import { texts as dungeonetteTexts } from '@oubliette/dungeonette/texts';
import type { Game } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import type { ComponentType } from 'react';
import { DungeonLordsScene, DungeonLordsTrack } from './dungeon-lords/later.ts';
import type { Now } from './sitting/now.ts';
import type { SceneProps } from './table/scene.tsx';

export interface ShelfGame {
  readonly game: Game;
  readonly texts: Texts;
  /** A table of the game's own; without one, the table that plays any game. */
  readonly own?: {
    readonly Scene: ComponentType<SceneProps>;
    /** Where the game stands, for the top bar. */
    readonly Track: ComponentType<{ readonly now: Now }>;
  };
}

export const shelf: readonly ShelfGame[] = [
  {
    game: dungeonLords,
    texts: dungeonLordsTexts,
    own: { Scene: DungeonLordsScene, Track: DungeonLordsTrack },
  },
  { game: dungeonette, texts: dungeonetteTexts },
  { game: cryptSale, texts: cryptSaleTexts },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find(({ game }) => game.id === id);
