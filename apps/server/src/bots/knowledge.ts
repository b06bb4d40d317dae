// What bots are told about each game of the catalogue.
import type { Knowledge } from '@oubliette/bots';
import { manifests } from '@oubliette/catalog';

const known: [string, Knowledge][] = [];
for (const { id, knowledge } of manifests) if (knowledge !== undefined) known.push([id, await knowledge()]);

/** A game that has none to give is played on winning and losing alone. */
export const KNOWLEDGE: Readonly<Record<string, Knowledge>> = Object.fromEntries(known);
