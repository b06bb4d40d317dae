// What bots are told about each game of the catalogue.
import type { Help } from '@oubliette/bots';
import { helpOf, manifests } from '@oubliette/catalog';
import type { StateOf } from '@oubliette/engine';

/** A game that has none to give is played on winning and losing alone. */
export const HELP: ReadonlyMap<string, Help<StateOf>> = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, await helpOf(manifest)] as const)),
);
