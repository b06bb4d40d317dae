// The rules that files name: loaded before files are replayed.
import type { GameFile } from './game-file.ts';
import type { GameInParts } from './game-in-parts.ts';
import type { AnyRules } from './kept-rules.ts';

/** The rules of a version; undefined: they are not available. */
export type RulesOf = (version: string) => AnyRules | undefined;

/** The versions of the rules that a file was played under, in order. */
export const versionsIn = (file: GameFile | GameInParts): readonly string[] =>
  file.format === 'oubliette-game' ? [file.rules] : file.parts.map(({ rules }) => rules);

/** Loads the rules that these files name, each version once. */
export async function loadRules(
  files: readonly (GameFile | GameInParts)[],
  load: (version: string) => Promise<AnyRules | undefined>,
): Promise<RulesOf> {
  const versions = [...new Set(files.flatMap(versionsIn))];
  const found = new Map(await Promise.all(versions.map(async (version) => [version, await load(version)] as const)));
  return (version) => found.get(version);
}
