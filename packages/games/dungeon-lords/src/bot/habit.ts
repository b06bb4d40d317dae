// The type of sensible answers in playouts.
import type { Can, Pick, Seat } from '@oubliette/engine';
import type { State } from '../state.ts';

/** The sensible answer of a lord without a search; undefined: any. */
export type Habit = (s: State, seat: Seat, can: Can, pick: Pick) => string | undefined;

/** The option with the highest value, the first of equals. */
export function most(can: Can, mark: (option: string) => number): string | undefined {
  let best: string | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < can.count; i++) {
    const one = mark(can.list[i]!);
    if (one <= high) continue;
    high = one;
    best = can.list[i];
  }
  return best;
}
