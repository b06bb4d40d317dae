// The small numbers by which entries are found, remembered: no entry on its way to the disk looks for one by a table's name.

/** More tables than anybody plays at once; whoever was forgotten is looked for again. */
const MOST = 20_000;

/**
 * May hold keys of tables that somebody else has deleted: a key is never given twice, so nothing has them (see schema.ts).
 * @param find asks the database
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
