// The rules of each game and the knowledge of its bots, loaded when the game is played.
import type { BotContext } from '@oubliette/bots';
import { botContextOf, manifestOf, olderRules, rulesNamed } from '@oubliette/catalog';
import type { Game, StateOf } from '@oubliette/engine';
import type { AnyRules, KeptRules } from '@oubliette/records';

export type RulesOf = (id: string) => Promise<Game | undefined>;

/** Kept rules: older released versions. */
export type OlderRules = (id: string, version: string) => Promise<KeptRules | undefined>;

export const rulesOf: RulesOf = async (id) => manifestOf(id)?.rules();
export const botContextFor = async (id: string): Promise<BotContext<StateOf>> => {
  const manifest = manifestOf(id);
  return manifest === undefined ? {} : botContextOf(manifest);
};
export const olderRulesOf: OlderRules = async (id, version) => {
  const manifest = manifestOf(id);
  return manifest === undefined ? undefined : olderRules(manifest, version);
};
/** The rules in the version that a file names. */
export const rulesNamedBy = async (id: string, version: string): Promise<AnyRules | undefined> => {
  const manifest = manifestOf(id);
  return manifest === undefined ? undefined : rulesNamed(manifest, version);
};

/** The current rules of a game of the catalogue. */
export async function rulesHere(id: string): Promise<Game> {
  const game = await rulesOf(id);
  if (game === undefined) throw new Error(`${id} is not in the catalogue`);
  return game;
}
