// What bots know of each game of the catalogue: its knowledge and learned weights.
import type { BotContext } from '@oubliette/bots';
import { botContextOf, manifests } from '@oubliette/catalog';
import type { StateOf } from '@oubliette/engine';

/** A game that has none to give is played on winning and losing alone. */
export const BOT_CONTEXTS: ReadonlyMap<string, BotContext<StateOf>> = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, await botContextOf(manifest)] as const)),
);
