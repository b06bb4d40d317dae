// The games this command knows. Nothing else in it knows any.
import { cryptSale } from '@oubliette/crypt-sale';
import { texts as cryptSaleTexts } from '@oubliette/crypt-sale/texts';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { texts as dungeonLordsTexts } from '@oubliette/dungeon-lords/texts';
import { dungeonette } from '@oubliette/dungeonette';
import { texts as dungeonetteTexts } from '@oubliette/dungeonette/texts';
import type { Game, StateOf } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import { Trouble } from './trouble.ts';

export interface Installed {
  readonly game: Game;
  readonly texts: Texts;
}

const install = <S extends StateOf, V extends object>(game: Game<S, V>, texts: Texts): Installed => ({
  game: game as unknown as Game,
  texts,
});

export const games: readonly Installed[] = [
  install(dungeonLords, dungeonLordsTexts),
  install(dungeonette, dungeonetteTexts),
  install(cryptSale, cryptSaleTexts),
];

export function gameCalled(id: string): Installed {
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new Trouble('trouble.no-such-game', { id, games: games.map(({ game }) => game.id) });
  return found;
}
