// The games of the catalogue as the browser shows them. Rules, texts and tables are loaded when a game is played.
import { type Manifest, manifests } from '@oubliette/catalog';
import { LEVELS, type Level } from './chair.ts';
import { type LateTexts, lateTexts } from './late-texts.ts';

export interface CatalogGame extends Omit<Manifest, 'texts'> {
  /** The levels of its bots. */
  readonly levels: readonly Level[];
  readonly texts: LateTexts;
}

/** The archlord evaluates with learned weights: without them it would only be a slow lord. */
const levelsOf = ({ knowledge, weights }: Manifest): readonly Level[] =>
  knowledge === undefined ? ['random'] : LEVELS.filter((level) => level !== 'archlord' || weights !== undefined);

export const catalogGames: readonly CatalogGame[] = manifests.map((manifest) => ({
  ...manifest,
  levels: levelsOf(manifest),
  texts: lateTexts(manifest.texts),
}));

export const findGame = (id: string): CatalogGame | undefined => catalogGames.find((game) => game.id === id);
