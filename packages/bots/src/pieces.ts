// Long computations as generators: the caller may do other work between two pieces, or stop.

/** Yields nothing between two pieces and returns the result. */
export type Pieces<T> = Generator<undefined, T>;

/** Runs a computation to its end without a pause. */
export function finished<T>(thought: Pieces<T>): T {
  let piece = thought.next();
  while (!piece.done) piece = thought.next();
  return piece.value;
}
