// The change between two views, and its application: `patch(a, diff(a, b))` equals `b`.
import { put } from './copy.ts';

type Json = unknown;

/**
 * A change of plain data. `{ v }`: replaced. `{ o, x }`: fields changed or added, fields gone. `{ at, cut, put, in }`: from
 * place `at`, `cut` items leave and `put` come (a deck that slides is one small change), and items that only changed inside.
 */
export type Change =
  | { readonly v: Json }
  | { readonly o?: { readonly [key: string]: Change }; readonly x?: readonly string[] }
  | {
      readonly at: number;
      readonly cut: number;
      readonly put: readonly Json[];
      readonly in?: readonly (readonly [number, Change])[];
    };

const isObject = (x: Json): x is Record<string, Json> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The change from `a` to `b`, or undefined if they are equal. */
export function diff(a: Json, b: Json): Change | undefined {
  if (a === b) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return diffLists(a, b);
  if (isObject(a) && isObject(b)) return diffFields(a, b);
  return { v: b };
}

// Every answer at every table passes through here once for each who looks on: no lists of keys are made.
function diffFields(a: Record<string, Json>, b: Record<string, Json>): Change | undefined {
  let changed: Record<string, Change> | undefined;
  let kept = 0;
  for (const key in b) {
    const was = a[key];
    // What every object inherits (functions, and `__proto__`) is nobody's field: such names are looked up with care.
    const plain = was !== undefined && typeof was !== 'function' && key !== '__proto__';
    const had = plain || Object.hasOwn(a, key);
    if (had) kept++;
    const change = had ? diff(was, b[key]) : { v: b[key] };
    if (change === undefined) continue;
    changed ??= {};
    put(changed, key, change);
  }
  let fields = 0;
  for (const _ in a) fields++;
  if (fields === kept) return changed === undefined ? undefined : { o: changed };
  const gone = Object.keys(a).filter((key) => !Object.hasOwn(b, key));
  return changed === undefined ? { x: gone } : { o: changed, x: gone };
}

function diffLists(a: readonly Json[], b: readonly Json[]): Change | undefined {
  if (a.length === b.length) {
    let inside: [number, Change][] | undefined;
    for (let i = 0; i < a.length; i++) {
      const change = diff(a[i], b[i]);
      if (change === undefined) continue;
      inside ??= [];
      inside.push([i, change]);
    }
    return inside === undefined ? undefined : { at: 0, cut: 0, put: [], in: inside };
  }
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && diff(a[head], b[head]) === undefined) head++;
  let tail = 0;
  while (tail < shorter - head && diff(a[a.length - 1 - tail], b[b.length - 1 - tail]) === undefined) tail++;
  return { at: head, cut: a.length - head - tail, put: b.slice(head, b.length - tail) };
}

/** What `a` becomes by a change; `a` stays as it is. */
export function patch(a: Json, change: Change | undefined): Json {
  if (change === undefined) return a;
  if ('v' in change) return change.v;
  if ('at' in change) {
    const out = [...(a as Json[])];
    out.splice(change.at, change.cut, ...change.put);
    for (const [i, inner] of change.in ?? []) out[i] = patch(out[i], inner);
    return out;
  }
  const out: Record<string, Json> = {};
  const from = a as Record<string, Json>;
  for (const key of Object.keys(from)) if (!change.x?.includes(key)) put(out, key, from[key]);
  for (const [key, inner] of Object.entries(change.o ?? {}))
    put(out, key, patch(Object.hasOwn(from, key) ? from[key] : undefined, inner));
  return out;
}
