// What a table agreed on before the start, as everybody at it knows it.
import type { GameFile, Marks } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { CatalogGame } from '../base/games.ts';

export type Settings = GameFile['options'];

export interface SessionInfo {
  readonly id: string;
  readonly catalogGame: CatalogGame;
  readonly names: readonly string[];
  /** What each seat wears. */
  readonly marks: Marks;
  readonly settings: Settings;
  /** Content beyond the settings, as the table brought it. */
  readonly given?: unknown;
  /** The seal of the shuffles; the secret behind it would tell every hidden card. */
  readonly commitment: string;
}

export interface NewTable {
  /** The game's id. */
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  /** The usual ones, unless given. */
  readonly marks?: Marks;
  readonly settings: Settings;
  /** Content beyond the settings, as it was brought: the game reads it. */
  readonly given?: unknown;
  /** For a game whose shuffles are known beforehand; any, unless given. */
  readonly secret?: string;
  /** A first game: bots do what is being taught. */
  readonly lesson?: true;
}
