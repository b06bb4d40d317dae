// The shelf: every game that can be played here, with its texts. Nothing else in this app knows a game by name.
import { cryptSale } from '@oubliette/crypt-sale';
import { texts as cryptSaleTexts } from '@oubliette/crypt-sale/texts';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { texts as dungeonLordsTexts } from '@oubliette/dungeon-lords/texts';
import { dungeonette } from '@oubliette/dungeonette';
import { texts as dungeonetteTexts } from '@oubliette/dungeonette/texts';
import type { Game } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';

export interface ShelfGame {
  readonly game: Game;
  readonly texts: Texts;
}

export const shelf: readonly ShelfGame[] = [
  { game: dungeonLords, texts: dungeonLordsTexts },
  { game: dungeonette, texts: dungeonetteTexts },
  { game: cryptSale, texts: cryptSaleTexts },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find(({ game }) => game.id === id);
