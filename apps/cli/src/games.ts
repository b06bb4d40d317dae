// The games of the catalogue, with their rules and texts loaded.
import type { Knowledge } from '@oubliette/bots';
import { type Manifest, manifests, wholeTexts } from '@oubliette/catalog';
import type { Game } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import { Trouble } from './trouble.ts';

export interface Installed {
  readonly game: Game;
  readonly texts: Texts;
}

const install = async (manifest: Manifest): Promise<Installed> => ({
  game: await manifest.rules(),
  texts: await wholeTexts(manifest),
});

export const games: readonly Installed[] = await Promise.all(manifests.map(install));

export function gameCalled(id: string): Installed {
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new Trouble('trouble.no-such-game', { id, games: games.map(({ game }) => game.id) });
  return found;
}

const knowledge = new Map<string, Knowledge>();
for (const manifest of manifests) {
  if (manifest.knowledge !== undefined) knowledge.set(manifest.id, await manifest.knowledge());
}

/** What bots are told about a game. Nothing for a game that has none to give: its bots play on winning and losing alone. */
export function help({ id }: Game): { readonly knowledge?: Knowledge } {
  const known = knowledge.get(id);
  return known === undefined ? {} : { knowledge: known };
}
