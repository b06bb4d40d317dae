// Long computations as generators: the caller may do other work between two pieces, or stop.

/** Yields nothing between two pieces and returns the result. */
export type Interruptible<T> = Generator<undefined, T>;

/** Runs a computation to its end without a pause. */
export function runToEnd<T>(computation: Interruptible<T>): T {
  let piece = computation.next();
  while (!piece.done) piece = computation.next();
  return piece.value;
}
