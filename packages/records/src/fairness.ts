// Verifiable shuffles: the table publishes a hash of its secret (the seal), each seat may add words, and the seed follows from both.
import { sha256Hex } from '@oubliette/engine';

export interface Fairness {
  /** The seal: published when the table opens. */
  readonly commitment: string;
  /** The words of each seat, added before the start; empty where there are none. */
  readonly words: readonly string[];
  /** Revealed at the end. */
  readonly secret: string;
}

/** The terms that a seal covers besides the secret. */
export interface Agreed {
  readonly game: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly given?: unknown;
}

export const LONGEST_WORDS = 200;

/**
 * The seal of a secret and of the terms: neither can be changed afterwards. Without terms it is the seal of
 * the secret alone, as in files of version 1.
 */
export const commitmentOf = (secret: string, agreed?: Agreed): string =>
  sha256Hex(
    agreed === undefined
      ? `oubliette secret\n${secret}`
      : `oubliette seal\n${secret}\n${sorted([agreed.game, agreed.options, agreed.given ?? null])}`,
  );

/** JSON with sorted fields: equal data gives equal text. */
function sorted(x: unknown): string {
  return JSON.stringify(x, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Each text is preceded by its length, so that no two lists of words give the same seed. */
export const seedFrom = (secret: string, words: readonly string[]): string =>
  sha256Hex(['oubliette seed', secret, ...words.map((word) => `${word.length}:${word}`)].join('\n'));

export const fairnessOf = (secret: string, words: readonly string[], agreed?: Agreed): Fairness => ({
  commitment: commitmentOf(secret, agreed),
  words,
  secret,
});

/** Whether the revealed secret and the terms fit the published seal. */
export const keepsItsWord = (f: Fairness, agreed?: Agreed): boolean => commitmentOf(f.secret, agreed) === f.commitment;
