// Shuffles that can be checked: the table publishes a seal of its secret, each seat may add words, the seed follows from both.
import { sha256Hex } from '@oubliette/engine';

export interface Fairness {
  /** SHA-256 of the secret: published when the table opens. */
  readonly commitment: string;
  /** What each seat added before the start; empty where nothing was said. */
  readonly words: readonly string[];
  /** Revealed at the end. */
  readonly secret: string;
}

export const LONGEST_WORDS = 200;

export const commitmentOf = (secret: string): string => sha256Hex(`oubliette secret\n${secret}`);

/** Lengths stand before the words, so that no two tables' words can be read as one another's. */
export const seedFrom = (secret: string, words: readonly string[]): string =>
  sha256Hex(['oubliette seed', secret, ...words.map((word) => `${word.length}:${word}`)].join('\n'));

export const fairnessOf = (secret: string, words: readonly string[]): Fairness => ({
  commitment: commitmentOf(secret),
  words,
  secret,
});

/** Does the revealed secret fit what was published? */
export const keepsItsWord = (f: Fairness): boolean => commitmentOf(f.secret) === f.commitment;
