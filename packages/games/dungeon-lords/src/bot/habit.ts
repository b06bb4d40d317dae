// What a habit of the playouts is.
import type { Can, Pick, Seat } from '@oubliette/engine';
import type { State } from '../state.ts';

/** What a sensible lord answers without much thought, or undefined: anything. */
export type Habit = (s: State, seat: Seat, can: Can, pick: Pick) => string | undefined;

/** The option with the highest mark, the first of equals. */
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
