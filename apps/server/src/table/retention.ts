// Tables that nobody has used for a long time are deleted, if the operator says so.
import type { Tables } from './tables.ts';

const DAY = 24 * 3600_000;

export async function deleteOldTables({ context, loaded }: Tables, keepDays: number): Promise<number> {
  const { store, clock } = context;
  const before = clock.now() - keepDays * DAY;
  let deleted = 0;
  for (const { id, touched } of await store.tables()) {
    if (touched >= before || loaded.has(id)) continue;
    const lastEntry = (await store.entries(id)).at(-1)?.at ?? 0;
    if (lastEntry < before && (await store.deleteTable(id))) deleted++;
  }
  return deleted;
}

/** Once a day; the returned function ends it. */
export function startRetention(tables: Tables, keepDays: number): () => void {
  const { log, clock } = tables.context;
  let cancel = () => {};
  function run(): void {
    cancel = clock.after(DAY, run);
    deleteOldTables(tables, keepDays).then(
      (deleted) => deleted > 0 && log.info({ deleted }, 'old tables were deleted'),
      (err: unknown) => log.warn({ err }, 'old tables could not be deleted'),
    );
  }
  if (keepDays > 0) run();
  return () => cancel();
}
