// Asks of procedures that several seats may answer, or that loop by themselves: one object each.
import type { Ask, Seat } from '@oubliette/engine';

const known = new Map<string, Ask[]>();
export function askFor(kind: string, seat: Seat): Ask {
  let asks = known.get(kind);
  if (asks === undefined) {
    asks = [];
    known.set(kind, asks);
  }
  asks[seat] ??= { kind, seat, optional: false };
  return asks[seat];
}
