// Asks of procedures that several seats may answer, or that loop by themselves: one object each.
import type { Ask, Seat } from '@oubliette/engine';

const known = new Map<string, Ask>();
export function askFor(kind: string, seat: Seat): Ask {
  const key = `${kind} ${seat}`;
  const ask = known.get(key) ?? { kind, seat, optional: false };
  known.set(key, ask);
  return ask;
}
