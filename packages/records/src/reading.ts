// Helpers for reading untrusted files: a wrong field is reported with its path.
import type { Fault } from '@oubliette/engine';

const LONGEST_FILE = 4_000_000;
export const LONGEST_NAME = 60;

export function readText<F>(
  text: string,
  from: (json: unknown) => F,
  most = LONGEST_FILE,
): { file: F } | { fault: Fault } {
  if (text.length > most) return { fault: { rule: 'ENG-FILE-1', where: 'file', what: 'too-long', most } };
  try {
    return { file: from(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof Misshapen) return { fault: error.fault };
    // JSON.parse throws only SyntaxError.
    if (error instanceof SyntaxError) return { fault: { rule: 'ENG-FILE-2', where: 'file', what: 'not-json' } };
    throw error;
  }
}

class Misshapen extends Error {
  fault: Fault = { rule: 'ENG-FILE-3', where: 'file', what: 'not-ours' };
}
export function wrong(where: string, what: Fault['what'], more: Partial<Fault> = {}): never {
  throw Object.assign(new Misshapen(), { fault: { rule: 'ENG-FILE-3', where, what, ...more } });
}

/** Reads a nested value: its paths begin with that of its parent. */
export function within<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Misshapen) error.fault = { ...error.fault, where: `${where}.${error.fault.where}` };
    throw error;
  }
}

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** An object with just these fields: an unknown one is refused by name, `__proto__` among them. */
export function fields(
  x: unknown,
  path: string,
  names: readonly string[],
  more: readonly string[] = [],
): Record<string, unknown> {
  if (!isObject(x)) return wrong(path.slice(0, -1) || 'file', 'not-an-object');
  for (const key of Object.keys(x))
    if (!names.includes(key) && !more.includes(key)) wrong(path + key.slice(0, LONGEST_NAME), 'unknown');
  for (const name of names) if (!Object.hasOwn(x, name)) wrong(path + name, 'missing');
  return x;
}

export function list<T>(x: unknown, where: string, most: number, each: (item: unknown, where: string) => T): T[] {
  if (!Array.isArray(x)) return wrong(where, 'not-a-list');
  if (x.length > most) wrong(where, 'too-long', { most });
  return x.map((item, i) => each(item, `${where}[${i}]`));
}

export function word(x: unknown, where: string, most: number, least = 1): string {
  if (typeof x !== 'string') return wrong(where, 'not-a-text');
  return x.length < least || x.length > most ? wrong(where, 'wrong-length', { least, most }) : x;
}

/** Data that is nested more deeply cannot be written as JSON everywhere: the stack ends first. */
const DEEPEST = 64;
const LONGEST_CONTENT = 1_000_000;

/** Plain data for the game to read: only its size is limited here. */
export function content(x: unknown, where: string): unknown {
  if (isTooDeep(x)) wrong(where, 'not-ours');
  if (JSON.stringify(x).length > LONGEST_CONTENT) wrong(where, 'too-long', { most: LONGEST_CONTENT });
  return x;
}

export const isTooDeep = (x: unknown): boolean => isDeeper(x, DEEPEST);
const isDeeper = (x: unknown, than: number): boolean =>
  typeof x === 'object' && x !== null && (than === 0 || Object.values(x).some((inner) => isDeeper(inner, than - 1)));
