// The games of the catalogue as the browser shows them. Rules, texts and tables come when somebody plays.
import { type Manifest, manifests } from '@oubliette/catalog';
import { LEVELS, type Level } from './chair.ts';
import { type LateTexts, lateTexts } from './late-texts.ts';

export interface CatalogGame extends Omit<Manifest, 'texts'> {
  /** How well bots can play it. */
  readonly levels: readonly Level[];
  readonly texts: LateTexts;
}

export const catalogGames: readonly CatalogGame[] = manifests.map((manifest) => ({
  ...manifest,
  levels: manifest.knowledge === undefined ? ['random'] : LEVELS,
  texts: lateTexts(manifest.texts),
}));

export const findGame = (id: string): CatalogGame | undefined => catalogGames.find((game) => game.id === id);
