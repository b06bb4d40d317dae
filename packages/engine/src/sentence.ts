// The player's own sentence that an answer may carry: stored and shown, read by no rule.

/** In code points, not in UTF-16 units. */
export const LONGEST_SENTENCE = 140;

/** Control characters, line ends, lone surrogates, and characters that change the direction of the text around them. */
const REFUSED = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** The trimmed sentence; undefined where it is not a text, is empty, too long, or contains refused characters. */
export function readSentence(given: unknown): string | undefined {
  // A valid sentence takes at most twice its length in UTF-16 units; the rest of the limit leaves room for outer spaces.
  if (typeof given !== 'string' || given.length > 4 * LONGEST_SENTENCE) return undefined;
  const text = given.normalize('NFC').trim();
  const fits = text !== '' && !REFUSED.test(text) && [...text].length <= LONGEST_SENTENCE;
  return fits ? text : undefined;
}
