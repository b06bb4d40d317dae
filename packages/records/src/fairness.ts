// Shuffles that can be checked: the table publishes a seal of its secret, each seat may add words, the seed follows from both.
import { sha256Hex } from '@oubliette/engine';

export interface Fairness {
  /** The seal: published when the table opens. */
  readonly commitment: string;
  /** What each seat added before the start; empty where nothing was said. */
  readonly words: readonly string[];
  /** Revealed at the end. */
  readonly secret: string;
}

/** What a seal covers beside the secret: the game that the table agreed on. */
export interface Agreed {
  readonly game: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly given?: unknown;
}

export const LONGEST_WORDS = 200;

/**
 * The seal of a secret and of what was agreed on: neither can be changed afterwards. Without the agreement it is the seal of
 * the secret alone, as in files of version 1.
 */
export const commitmentOf = (secret: string, agreed?: Agreed): string =>
  sha256Hex(
    agreed === undefined
      ? `oubliette secret\n${secret}`
      : `oubliette seal\n${secret}\n${sorted([agreed.game, agreed.options, agreed.given ?? null])}`,
  );

/** JSON with the fields of every object in alphabetical order: equal data gives equal text. */
function sorted(x: unknown): string {
  return JSON.stringify(x, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Lengths stand before the words, so that no two tables' words can be read as one another's. */
export const seedFrom = (secret: string, words: readonly string[]): string =>
  sha256Hex(['oubliette seed', secret, ...words.map((word) => `${word.length}:${word}`)].join('\n'));

export const fairnessOf = (secret: string, words: readonly string[], agreed?: Agreed): Fairness => ({
  commitment: commitmentOf(secret, agreed),
  words,
  secret,
});

/** Does the revealed secret, with what was agreed on, fit what was published? */
export const keepsItsWord = (f: Fairness, agreed?: Agreed): boolean => commitmentOf(f.secret, agreed) === f.commitment;
