// A sentence of a player's own, carried by an answer: kept and shown, read by no rule.

/** In characters as a reader counts them, not in UTF-16 units. */
export const LONGEST_SENTENCE = 140;

/** Control characters, line ends, lone surrogates, and what turns the direction of the text around it. */
const REFUSED = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** The sentence with its outer spaces gone; undefined where it is none, is empty or must not be shown. */
export function readSentence(given: unknown): string | undefined {
  // Twice the length in UTF-16 units is the most that a fitting sentence can take, spaces around it apart.
  if (typeof given !== 'string' || given.length > 4 * LONGEST_SENTENCE) return undefined;
  const text = given.normalize('NFC').trim();
  const fits = text !== '' && !REFUSED.test(text) && [...text].length <= LONGEST_SENTENCE;
  return fits ? text : undefined;
}
