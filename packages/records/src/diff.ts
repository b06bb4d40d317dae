// The change between two views, and its application: `patch(a, diff(a, b))` equals `b`.
import { patchWords, type WordPart, wordChange } from './words.ts';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/**
 * A change of plain data. A number, a text, true, false or null replaces the value. An object lists changed and new fields, each
 * with its change. A list is one of these:
 * - `[]`: the field is removed; `[x]`: replaced by an object or a list;
 * - `[at, cut, put, i, change, …]`, of a list: from index `at`, `cut` items are removed and those of `put` inserted (a deck that
 *   shifts is one small change), then items that changed inside, by their new index; `[at, cut]` where nothing else follows;
 * - `[null, i, change, …]`, of a list: only changes inside;
 * - `['', part, …]`, of a list of texts (options): so many stay, so many are removed (negative), these texts are inserted. Items
 *   after the last part stay.
 */
export type Change = string | number | boolean | null | { readonly [field: string]: Change } | readonly unknown[];

/** The change from `a` to `b`, or undefined if they are equal. */
export function diff(a: Json, b: Json): Change | undefined {
  const text = diffText(a, b);
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * The same as JSON text; empty where the views are equal. The server calls it for every answer, so it builds no intermediate objects.
 * @param shared for several views of one state, which have most of their fields in common: results for the view before
 *   are reused
 */
export function diffText(a: Json, b: Json, shared = false): string {
  if (a === b) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return replaced(b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b)) return replaced(b);
    const change = lists(a, b, shared);
    if (change.length <= SHORT || !areWords(a) || !areWords(b)) return change;
    return shorter(change, words(a, b) ?? change);
  }
  return Array.isArray(b) ? replaced(b) : fields(a as Fields, b as Fields, shared);
}

function replaced(b: Json): string {
  // Plain data has no undefined; an unreadable change would be worse than an error.
  const text = JSON.stringify(b) ?? 'null';
  return typeof b === 'object' && b !== null ? `[${text}]` : text;
}

function fields(a: Fields, b: Fields, shared: boolean): string {
  let changed = '';
  let kept = 0;
  for (const key in b) {
    const was = a[key];
    const is = b[key];
    // Most fields stay. Inherited properties are not plain data, so they equal no field.
    if (was === is && was !== undefined) {
      kept++;
      continue;
    }
    // Inherited names (functions, and `__proto__`) are no fields: these are looked up with `Object.hasOwn`.
    const plain = was !== undefined && typeof was !== 'function' && key !== '__proto__';
    const had = plain || Object.hasOwn(a, key);
    if (had) kept++;
    const change = had ? diffField(key, was, is, shared) : replaced(is);
    if (change !== '') changed += (changed === '' ? '' : ',') + named(key) + change;
  }
  let all = 0;
  for (const _ in a) all++;
  if (all !== kept) {
    for (const key of Object.keys(a))
      if (!Object.hasOwn(b, key)) changed += `${changed === '' ? '' : ','}${named(key)}[]`;
  }
  return changed === '' ? '' : `{${changed}}`;
}

interface Found {
  from: Json;
  to: Json;
  change: string;
}
const nothing = (): Found => ({ from: undefined, to: undefined, change: '' });
/** The last change of a field, by its name. */
const lastFields = new Map<string, Found>();
/** The last two changes at each index of a list: a seat's own items look different to that seat. */
const lastItems: (readonly [Found, Found])[] = [];
const MOST_ITEMS = 64;

function diffField(key: string, was: Json, is: Json, shared: boolean): string {
  if (!shared || typeof is !== 'object') return diffText(was, is);
  if (lastFields.size < MOST_NAMES && !lastFields.has(key)) lastFields.set(key, nothing());
  const last = lastFields.get(key);
  if (last !== undefined && last.from === was && last.to === is) return last.change;
  const change = diffText(was, is, true);
  if (last !== undefined) note(last, was, is, change);
  return change;
}

function diffItem(at: number, was: Json, is: Json): string {
  // Nested lists are short: a lookup costs more than a comparison.
  if (typeof is !== 'object' || Array.isArray(is) || at >= MOST_ITEMS) return diffText(was, is);
  lastItems[at] ??= [nothing(), nothing()];
  const [last, before] = lastItems[at];
  if (last.from === was && last.to === is) return last.change;
  if (before.from === was && before.to === is) return before.change;
  const change = diffText(was, is);
  note(before, last.from, last.to, last.change);
  note(last, was, is, change);
  return change;
}

function note(found: Found, from: Json, to: Json, change: string): void {
  found.from = from;
  found.to = to;
  found.change = change;
}

function lists(a: readonly Json[], b: readonly Json[], shared: boolean): string {
  const { length } = b;
  if (a.length === length) {
    let inside = '';
    for (let i = 0; i < length; i++) {
      const was = a[i];
      const is = b[i];
      if (was === is) continue;
      const change = shared ? diffItem(i, was, is) : diffText(was, is);
      if (change !== '') inside += `,${i},${isAnother(was, is) ? shorter(change, replaced(is)) : change}`;
    }
    return inside === '' ? '' : `[null${inside}]`;
  }
  const least = Math.min(a.length, length);
  let inside = '';
  let head = 0;
  // Items with an id are matched by it: one that only changed inside does not end the unchanged part.
  for (; head < least; head++) {
    const change = diffText(a[head], b[head]);
    if (change === '') continue;
    if (!isSameThing(a[head], b[head])) break;
    inside += `,${head},${change}`;
  }
  let behind = '';
  let tail = 0;
  for (; tail < least - head; tail++) {
    const was = a[a.length - 1 - tail];
    const is = b[length - 1 - tail];
    const change = diffText(was, is);
    if (change === '') continue;
    if (!isSameThing(was, is)) break;
    behind = `,${length - 1 - tail},${change}${behind}`;
  }
  const cut = a.length - head - tail;
  const changed = inside + behind;
  if (length === head + tail && changed === '') return `[${head},${cut}]`;
  return `[${head},${cut},${JSON.stringify(b.slice(head, length - tail))}${changed}]`;
}

/** No change of texts is shorter. */
const SHORT = 16;
const areWords = (list: readonly Json[]): list is readonly string[] => list.every((item) => typeof item === 'string');

function words(a: readonly string[], b: readonly string[]): string | undefined {
  const parts = wordChange(a, b);
  return parts === undefined ? undefined : JSON.stringify(['', ...parts]);
}

const idOf = (x: Json): unknown =>
  typeof x === 'object' && x !== null ? (x as { readonly id?: unknown }).id : undefined;
/** Two versions of one item: a figure, a tile, a card with an id. */
const isSameThing = (a: Json, b: Json): boolean => idOf(a) !== undefined && idOf(a) === idOf(b);
/** A different item at the same index: replacing it as a whole may be shorter. */
const isAnother = (a: Json, b: Json): boolean => idOf(b) !== undefined && idOf(a) !== idOf(b);
const shorter = (a: string, b: string): string => (b.length < a.length ? b : a);

/** A cache: field names repeat, and a game has few. */
const names = new Map<string, string>();
const MOST_NAMES = 10_000;

function named(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** The result of applying a change to `a`; `a` is not modified. */
export function patch(a: Json, change: Change | undefined): Json {
  if (change === undefined) return a;
  if (typeof change !== 'object' || change === null) return change;
  if (Array.isArray(change)) return change.length === 1 ? change[0] : patchList(a, change);
  if (typeof a !== 'object' || a === null || Array.isArray(a)) throw new TypeError(OTHER);
  const from = a as Fields;
  const to = change as { readonly [field: string]: Change };
  const out: Record<string, Json> = {};
  for (const key of Object.keys(from)) {
    const inner = Object.hasOwn(to, key) ? to[key] : undefined;
    if (!isGone(inner)) put(out, key, patch(from[key], inner));
  }
  for (const key of Object.keys(to))
    if (!Object.hasOwn(from, key) && !isGone(to[key])) put(out, key, patch(undefined, to[key]));
  return out;
}
/** The base is another view than the one the change was made for: an error is better than a wrong view. */
const OTHER = 'no change of this';
const isGone = (change: Change | undefined): boolean => Array.isArray(change) && change.length === 0;

function patchList(a: Json, change: readonly unknown[]): Json[] {
  if (!Array.isArray(a)) throw new TypeError(OTHER);
  const [at, ...rest] = change;
  if (at === '') {
    const words = patchWords(a, rest as WordPart[]);
    if (words === undefined) throw new TypeError(OTHER);
    return words;
  }
  const [cut, come] = rest as [number, readonly Json[] | undefined];
  const out = at === null ? a.slice() : a.toSpliced(at as number, cut, ...(come ?? []));
  for (let i = at === null ? 1 : 3; i < change.length; i += 2) {
    const place = change[i] as number;
    out[place] = patch(out[place], change[i + 1] as Change);
  }
  return out;
}

/** Sets a field by any name: a plain assignment to `__proto__` would replace the prototype instead. */
function put(o: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(o, key, { value, enumerable: true, configurable: true, writable: true });
  else o[key] = value;
}
