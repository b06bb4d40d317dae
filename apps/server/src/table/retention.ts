// Tables that nobody has used for a long time are deleted, if the operator says so.
import { RETENTION } from '../store/sql-store.ts';
import type { Tables } from './tables.ts';

const DAY = 24 * 3600_000;

/** Tables in one step. */
const STEP = 500;

export async function deleteOldTables({ context, loaded }: Tables, keepDays: number): Promise<number> {
  const { store, clock, nodes } = context;
  const since = clock.now() - keepDays * DAY;
  // One node at a time; a node that loses the lease deletes nothing any more.
  const lease = await nodes?.claim(RETENTION);
  if (nodes !== undefined && lease === undefined) return 0;
  let deleted = 0;
  for (let found = STEP, before = -1; found === STEP && before < deleted; ) {
    before = deleted;
    const unused = await store.unusedTables(since, STEP);
    found = unused.length;
    for (const id of unused) if (!loaded.has(id) && (await store.deleteUnused(id, since, lease?.epoch))) deleted++;
  }
  if (lease !== undefined) await nodes!.release(RETENTION, lease.epoch);
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
