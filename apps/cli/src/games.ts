// The games of the catalogue, with their rules and texts loaded.
import type { BotContext } from '@oubliette/bots';
import { botContextOf, type Manifest, manifestOf, manifests, rulesNamed, wholeTexts } from '@oubliette/catalog';
import type { Game, StateOf } from '@oubliette/engine';
import { asKept, type KeptRules } from '@oubliette/records';
import type { Texts } from '@oubliette/text';
import { UserError } from './user-error.ts';

export interface Installed {
  readonly game: Game;
  readonly texts: Texts;
}

const install = async (manifest: Manifest): Promise<Installed> => ({
  game: await manifest.rules(),
  texts: await wholeTexts(manifest),
});

export const games: readonly Installed[] = await Promise.all(manifests.map(install));

export function gameById(id: string): Installed {
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new UserError('trouble.no-such-game', { id, games: games.map(({ game }) => game.id) });
  return found;
}

/** The rules of a version: the newest, or kept ones. */
export async function rulesFor({ game }: Installed, version: string): Promise<KeptRules | undefined> {
  const manifest = manifestOf(game.id);
  const rules = manifest === undefined ? undefined : await rulesNamed(manifest, version);
  return rules === undefined ? undefined : asKept(rules);
}

const botContexts = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, await botContextOf(manifest)] as const)),
);

/** The knowledge of a game's bots; without it they play for winning and losing alone. */
export const botContext = ({ id }: Game): BotContext<StateOf> => botContexts.get(id) ?? {};
