// A train of thought in pieces: somebody else may be heard between two of them, and it may be left at any time.

/** Nothing is given between two pieces, the result at the end. */
export type Pieces<T> = Generator<undefined, T>;

/** Thinks it to its end without looking up. */
export function finished<T>(thought: Pieces<T>): T {
  let piece = thought.next();
  while (!piece.done) piece = thought.next();
  return piece.value;
}
