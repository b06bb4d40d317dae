// The games of this server, with the older rules that it can still play.
import { manifestOf, manifests, olderRules } from '@oubliette/catalog';
import type { Game, StateOf } from '@oubliette/engine';
import type { AnyRules, KeptRules } from '@oubliette/records';

export interface Library {
  /** The newest rules of each game. */
  readonly games: readonly Game[];
  newest(id: string): Game | undefined;
  exactly(id: string, version: string): Game | undefined;
  /** The rules of a version: installed, or kept since they were released. */
  named(id: string, version: string): Promise<AnyRules | undefined>;
}

/** Finds rules that were kept when newer ones were released. */
type OlderRules = (id: string, version: string) => Promise<KeptRules | undefined>;

export const asGame = <S extends StateOf, V extends object>(game: Game<S, V>): Game => game as unknown as Game;

/** @param all every installed version; of each game the newest first */
export function library(all: readonly Game[], older: OlderRules = async () => undefined): Library {
  const newest = (id: string): Game | undefined => all.find((game) => game.id === id);
  const exactly = (id: string, version: string): Game | undefined =>
    all.find((game) => game.id === id && game.version === version);
  return {
    games: all.filter((game) => newest(game.id) === game),
    newest,
    exactly,
    named: async (id, version) => exactly(id, version) ?? older(id, version),
  };
}

export const installed: Library = library(
  await Promise.all(manifests.map(({ rules }) => rules())),
  async (id, version) => {
    const manifest = manifestOf(id);
    return manifest === undefined ? undefined : olderRules(manifest, version);
  },
);
