// Plain data: its definition, and comparisons.

type Fields = { readonly [key: string]: unknown };
const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/** Where and why `x` would not come back from JSON unchanged; undefined: it would. */
export function notPlain(x: unknown, path = ''): string | undefined {
  const here = path === '' ? 'the whole' : path;
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return undefined;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? undefined : `${here} is ${numberText(x)}`;
  if (typeof x !== 'object') return `${here} is ${x === undefined ? 'undefined' : `a ${typeof x}`}`;
  const isList = Array.isArray(x);
  const proto: unknown = Object.getPrototypeOf(x);
  if (proto !== (isList ? Array.prototype : Object.prototype)) return `${here} is a ${x.constructor?.name ?? 'thing'}`;
  if (Object.getOwnPropertySymbols(x).length > 0) return `${here} has a symbol`;
  const keys = Object.keys(x);
  if (isList && keys.length !== x.length) return `${here} has holes or fields beside its items`;
  for (const key of keys) {
    const inner = notPlain((x as Fields)[key], path === '' ? key : `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** As it would be after saving and loading. */
export const saved = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** Freezes it: any change throws. */
export function frozen<T>(x: T): T {
  if (isObject(x) && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const key of Object.keys(x)) frozen(x[key]);
  }
  return x;
}

/** The first place where two values differ, as text; undefined: they are equal. The order of fields does not count. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path === '' ? 'the whole' : path}: ${short(a)} / ${short(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Compares as JSON, byte for byte; else returns the first difference. */
export function bytesDiffer(a: unknown, b: unknown): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
  return difference(a, b) ?? 'the order of the fields';
}

export function short(x: unknown, longest = 80): string {
  const text = x === undefined ? 'nothing' : (JSON.stringify(x) ?? String(x));
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** Without undefined fields. */
export const present = <T extends object>(x: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(x).filter(([, value]) => value !== undefined)) as T;
