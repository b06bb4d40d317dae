// A cache of the small numbers by which tables are referenced in the entries.

/** More tables than are played at once; a dropped key is looked up again. */
const MOST = 20_000;

/**
 * May contain keys of deleted tables: a key is never reused, so no row has them (see schema.ts).
 * @param find looks in the database
 */
export function keyring(find: (table: string) => number | undefined, most = MOST) {
  const keys = new Map<string, number>();
  return {
    of(table: string): number {
      const known = keys.get(table);
      if (known !== undefined) return known;
      const key = find(table);
      if (key === undefined) throw new Error(`there is no table ${table}`);
      if (keys.size >= most) keys.delete(keys.keys().next().value!);
      keys.set(table, key);
      return key;
    },
    forget: (table: string): void => void keys.delete(table),
    forgetAll: (): void => keys.clear(),
  };
}
