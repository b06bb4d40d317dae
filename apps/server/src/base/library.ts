// The games of this server, with the older rules that it can still play.
import { manifests } from '@oubliette/catalog';
import type { Game, StateOf } from '@oubliette/engine';

export interface Library {
  /** The newest rules of each game. */
  readonly games: readonly Game[];
  newest(id: string): Game | undefined;
  exactly(id: string, version: string): Game | undefined;
}

export const asGame = <S extends StateOf, V extends object>(game: Game<S, V>): Game => game as unknown as Game;

/** @param all every installed version; of each game the newest first */
export function library(all: readonly Game[]): Library {
  const newest = (id: string): Game | undefined => all.find((game) => game.id === id);
  return {
    games: all.filter((game) => newest(game.id) === game),
    newest,
    exactly: (id, version) => all.find((game) => game.id === id && game.version === version),
  };
}

export const installed: Library = library(await Promise.all(manifests.map(({ rules }) => rules())));
