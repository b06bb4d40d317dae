import type { State } from '../state.ts';

/** DS-TABLE-4, DS-RULING-40: the next spell, by anyone, counts as cast with a crystal of level 3. */
export function takeSurge(s: State): number {
  if (!s.surge) return 0;
  s.surge = false;
  return 3;
}
