// Changes of a table's record: one after another, kept before they count, and told to everybody.
import type { LiveTable } from './live.ts';
import { keptFrom, recordFrom, type TableRecord } from './record.ts';
import { tellTable } from './tell.ts';

const ATTEMPTS = 5;

/** @param change may throw a `Denied`; the same record back: nothing to keep */
export function changeRecord(t: LiveTable, change: (record: TableRecord) => TableRecord): Promise<TableRecord> {
  const done = t.lobby.then(() => attempt(t, change));
  t.lobby = done.catch(() => {});
  return done;
}

async function attempt(t: LiveTable, change: (record: TableRecord) => TableRecord): Promise<TableRecord> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const next = change(t.record);
    if (next === t.record) return next;
    if (await t.house.store.replaceTable(keptFrom(next, t.revision + 1, t.house.now()))) {
      t.record = next;
      t.revision++;
      tellTable(t);
      return next;
    }
    // Somebody else has changed it: look again, and change that.
    const kept = await t.house.store.table(t.record.id);
    if (kept === undefined) break;
    t.record = recordFrom(kept);
    t.revision = kept.revision;
  }
  throw new Error(`the record of table ${t.record.id} cannot be changed`);
}
