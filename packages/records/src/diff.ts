// The change between two views, and its application: `patch(a, diff(a, b))` equals `b`.

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/**
 * A change of plain data. A number, a word, yes, no or null: replaced by it; `{ v }`: replaced by something bigger.
 * `{ o, x }`: fields changed or added, fields gone. `{ at, cut, put, in }`: from place `at`, `cut` items leave and `put` come
 * (a deck that slides is one small change), and items that only changed inside; what is nothing or zero is left out.
 */
export type Change =
  | string
  | number
  | boolean
  | null
  | { readonly v: Json }
  | { readonly o?: { readonly [key: string]: Change }; readonly x?: readonly string[] }
  | {
      readonly at?: number;
      readonly cut?: number;
      readonly put?: readonly Json[];
      readonly in?: readonly (readonly [number, Change])[];
    };

/** The change from `a` to `b`, or undefined if they are equal. */
export function diff(a: Json, b: Json): Change | undefined {
  const text = diffText(a, b);
  return text === '' ? undefined : JSON.parse(text);
}

/** The same as it travels; equal: an empty text. Every answer at every table passes through here: nothing is built that is only to be written. */
export function diffText(a: Json, b: Json): string {
  if (a === b) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return replaced(b);
  if (Array.isArray(a)) return Array.isArray(b) ? lists(a, b) : replaced(b);
  return Array.isArray(b) ? replaced(b) : fields(a as Fields, b as Fields);
}

function replaced(b: Json): string {
  // Plain data has no undefined; a change that cannot be read would be worse than nothing.
  const text = JSON.stringify(b) ?? 'null';
  return typeof b === 'object' && b !== null ? `{"v":${text}}` : text;
}

function fields(a: Fields, b: Fields): string {
  let changed = '';
  let kept = 0;
  for (const key in b) {
    const was = a[key];
    // What every object inherits (functions, and `__proto__`) is nobody's field: such names are looked up with care.
    const plain = was !== undefined && typeof was !== 'function' && key !== '__proto__';
    const had = plain || Object.hasOwn(a, key);
    if (had) kept++;
    const change = had ? diffText(was, b[key]) : replaced(b[key]);
    if (change !== '') changed += (changed === '' ? '' : ',') + named(key) + change;
  }
  let all = 0;
  for (const _ in a) all++;
  if (all === kept) return changed === '' ? '' : `{"o":{${changed}}}`;
  const gone = JSON.stringify(Object.keys(a).filter((key) => !Object.hasOwn(b, key)));
  return changed === '' ? `{"x":${gone}}` : `{"o":{${changed}},"x":${gone}}`;
}

function lists(a: readonly Json[], b: readonly Json[]): string {
  const { length } = b;
  if (a.length === length) {
    let inside = '';
    for (let i = 0; i < length; i++) {
      const change = isAnother(a[i], b[i]) ? shorter(diffText(a[i], b[i]), replaced(b[i])) : diffText(a[i], b[i]);
      if (change !== '') inside += `${inside === '' ? '' : ','}[${i},${change}]`;
    }
    return inside === '' ? '' : `{"in":[${inside}]}`;
  }
  const least = Math.min(a.length, length);
  let inside = '';
  let head = 0;
  // Things with an id are followed by it: one that only changed inside does not end the part that stays.
  for (; head < least; head++) {
    const change = diffText(a[head], b[head]);
    if (change === '') continue;
    if (!isSameThing(a[head], b[head])) break;
    inside += `${inside === '' ? '' : ','}[${head},${change}]`;
  }
  let behind = '';
  let tail = 0;
  for (; tail < least - head; tail++) {
    const [was, is] = [a[a.length - 1 - tail], b[length - 1 - tail]];
    const change = diffText(was, is);
    if (change === '') continue;
    if (!isSameThing(was, is)) break;
    behind = `[${length - 1 - tail},${change}]${behind === '' ? '' : ','}${behind}`;
  }
  const cut = a.length - head - tail;
  const parts = [];
  if (head > 0) parts.push(`"at":${head}`);
  if (cut > 0) parts.push(`"cut":${cut}`);
  if (length > head + tail) parts.push(`"put":${JSON.stringify(b.slice(head, length - tail))}`);
  const changed = [inside, behind].filter((text) => text !== '').join();
  if (changed !== '') parts.push(`"in":[${changed}]`);
  return `{${parts.join()}}`;
}

const idOf = (x: Json): unknown =>
  typeof x === 'object' && x !== null ? (x as { readonly id?: unknown }).id : undefined;
/** Two states of one thing: a figure, a tile, a card that has a name of its own. */
const isSameThing = (a: Json, b: Json): boolean => idOf(a) !== undefined && idOf(a) === idOf(b);
/** Another thing in the place of the first: it may be told shorter as a whole. */
const isAnother = (a: Json, b: Json): boolean => idOf(b) !== undefined && idOf(a) !== idOf(b);
const shorter = (a: string, b: string): string => (b.length < a.length ? b : a);

/** Names of fields come again and again, and a game has few. */
const names = new Map<string, string>();
const MOST_NAMES = 10_000;

function named(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** What `a` becomes by a change; `a` stays as it is. */
export function patch(a: Json, change: Change | undefined): Json {
  if (change === undefined) return a;
  if (typeof change !== 'object' || change === null) return change;
  if ('v' in change) return change.v;
  // A view has moved on, or is another one: better no view than a wrong one.
  const isOfFields = 'o' in change || 'x' in change;
  if (typeof a !== 'object' || a === null || Array.isArray(a) === isOfFields) throw new TypeError('no change of this');
  if (Array.isArray(a)) {
    const { at = 0, cut = 0, put: come = [], in: inside = [] } = change as Extract<Change, { readonly at?: number }>;
    const out = a.toSpliced(at, cut, ...come);
    for (const [i, inner] of inside) out[i] = patch(out[i], inner);
    return out;
  }
  const { o = {}, x = [] } = change as Extract<Change, { readonly o?: object }>;
  const out: Record<string, Json> = {};
  const from = a as Fields;
  for (const key of Object.keys(from)) if (!x.includes(key)) put(out, key, from[key]);
  for (const [key, inner] of Object.entries(o))
    put(out, key, patch(Object.hasOwn(from, key) ? from[key] : undefined, inner));
  return out;
}

/** Sets a field by any name: a plain assignment to `__proto__` would change the object's nature instead. */
function put(o: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(o, key, { value, enumerable: true, configurable: true, writable: true });
  else o[key] = value;
}
