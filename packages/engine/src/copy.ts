/** A plain deep copy of plain data. Sure and slow: states are copied by literals, frames by their words. */
export function copyPlain<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map((item) => copyPlain(item)) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(x)) put(out, key, copyPlain((x as Record<string, unknown>)[key]));
  return out as T;
}

/** Sets a field by any name: a plain assignment to `__proto__` would change the object's nature instead. */
export function put(o: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(o, key, { value, enumerable: true, configurable: true, writable: true });
  else o[key] = value;
}
