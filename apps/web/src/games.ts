// The shelf: every game that can be played here, with its texts. Besides `own-tables.ts` and `device/rules.ts`, nothing in this
// app knows a game by name.
import { cryptSale } from '@oubliette/crypt-sale';
import { texts as cryptSaleTexts } from '@oubliette/crypt-sale/texts';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { texts as dungeonLordsTexts } from '@oubliette/dungeon-lords/texts';
import { dungeonette } from '@oubliette/dungeonette';
import { texts as dungeonetteTexts } from '@oubliette/dungeonette/texts';
import type { Game, GameOptions } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';

/** A game as its box tells it: no rules are in it. */
export interface ShelfGame {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly options: GameOptions;
  /** Something may be done out of turn. */
  readonly asides: boolean;
  readonly texts: Texts;
}

const box = (game: Game, texts: Texts): ShelfGame => ({
  id: game.id,
  seats: game.seats,
  options: game.options,
  asides: game.besides.length > 0,
  texts,
});

export const shelf: readonly ShelfGame[] = [
  box(dungeonLords, dungeonLordsTexts),
  box(dungeonette, dungeonetteTexts),
  box(cryptSale, cryptSaleTexts),
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find((game) => game.id === id);
