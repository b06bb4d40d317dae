// The random generator is part of the state and uses integers only: Node, browsers and workers roll the same dice.
import type { Chance, Core, Pick, StateOf } from './core.ts';
import { sha256Words } from './sha256.ts';

/** sfc32: small, fast, 128 bits of state, passes the usual test batteries. Signed, so that V8 keeps small integers. */
function next(c: Chance): number {
  const sum = (((c[0] + c[1]) | 0) + c[3]) | 0;
  c[3] = (c[3] + 1) | 0;
  c[0] = c[1] ^ (c[1] >>> 9);
  c[1] = (c[2] + (c[2] << 3)) | 0;
  c[2] = (((c[2] << 21) | (c[2] >>> 11)) + sum) | 0;
  return sum;
}

/** A uniform value from 0 to n-1: values from n on are rejected, because a remainder would favour small values. */
function below(c: Chance, n: number): number {
  if (n <= 1) return 0;
  const mask = 0xffffffff >>> Math.clz32(n - 1);
  let x = (next(c) & mask) >>> 0;
  while (x >= n) x = (next(c) & mask) >>> 0;
  return x;
}

function chanceFrom(seed: string): Chance {
  const h = sha256Words(seed);
  return [h[0]!, h[1]!, h[2]!, h[3]!];
}

/** The generator for one entry of a log: it depends on the seed and the entry's number only, so no roll predicts another. */
export const chanceOfEntry = (seed: string, entry: number): Chance => chanceFrom(`oubliette entry\n${entry}\n${seed}`);

/** The engine's part of a new state. */
export function newCore(seats: number, seed: string): Core<never> {
  const answered = new Array<number>(seats).fill(0);
  return { chance: chanceFrom(seed), known: 0, answered, stack: [], aside: [] };
}

/** A random source for bots and animations: it never advances the game's own. */
export function thinking(seed: string | number): Pick {
  const c = chanceFrom(String(seed));
  return (n) => below(c, n);
}

/** Marks that hidden information became known: no undo goes back past this point. */
export const reveal = (s: StateOf): void => void s.core.known++;

/** A die: 1 to `sides`. */
export function roll(s: StateOf, sides: number): number {
  s.core.known++;
  return 1 + below(s.core.chance, sides);
}

/** A random item of the list. */
export function pick<T>(s: StateOf, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  s.core.known++;
  return list[below(s.core.chance, list.length)]!;
}

/** Shuffles in place. Reveals nothing; drawing does. */
export function shuffle<T>(s: StateOf, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s.core.chance, i + 1);
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
  return list;
}

/** The top card (the last of the list). Drawing from an empty deck reveals nothing. */
export function draw<T>(s: StateOf, deck: T[]): T | undefined {
  if (deck.length > 0) s.core.known++;
  return deck.pop();
}
