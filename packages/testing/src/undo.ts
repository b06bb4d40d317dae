import type { StateOf } from '@oubliette/engine';
import { bytesDiffer } from './plain-data.ts';

/** Where two states differ, answer numbers apart: those never go back, undo included. */
export function apartFromNumbers<S extends StateOf>(a: S, b: S): string | undefined {
  const plain = (s: S) => ({ ...s, core: { ...s.core, answered: [] } });
  return bytesDiffer(plain(a), plain(b));
}
