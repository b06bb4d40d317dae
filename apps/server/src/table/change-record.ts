// Changes of a table's record: one after another, stored before they take effect, then broadcast.
import { keptFrom, recordFrom, type TableRecord } from './record.ts';
import { broadcastInfo } from './send.ts';
import { type LiveTable, runs } from './table.ts';

const ATTEMPTS = 20;

type Change = (record: TableRecord) => TableRecord;

/**
 * @param change may throw a `Denied`; returning the same record means that there is nothing to store
 * @param kind a private change is not broadcast: nobody else may notice it
 */
export function changeRecord(t: LiveTable, change: Change, kind?: 'private'): Promise<TableRecord> {
  const done = t.recordChanges.then(() => attempt(t, change, kind));
  t.recordChanges = done.catch(() => {});
  return done;
}

async function attempt(t: LiveTable, change: Change, kind?: 'private'): Promise<TableRecord> {
  const { store, clock } = t.context;
  for (let i = 0; i < ATTEMPTS; i++) {
    const next = change(t.record);
    if (next === t.record) return next;
    const kept = keptFrom(next, t.revision + 1, clock.now());
    if (await store.replaceTable(kept)) {
      // It may have been read back meanwhile.
      if (t.revision < kept.revision) {
        t.record = recordFrom(kept);
        t.revision = kept.revision;
      }
      if (kind !== 'private') broadcastInfo(t);
      return next;
    }
    // Another writer was first: read its record and change that.
    await t.catchUp();
    if (t.closed) break;
  }
  throw new Error(`the record of table ${t.record.id} cannot be changed`);
}

/** Milliseconds after which the end of a game that could not be stored is stored again (SRV-TIME-8). */
const RETRY = 1000;

/** The game is over: from now on the secret of the shuffles is public. */
export function endGame(t: LiveTable): void {
  const { clock, log } = t.context;
  const now = clock.now();
  changeRecord(t, (record) => (record.ended === undefined ? { ...record, ended: now } : record)).catch(
    (err: unknown) => {
      log.error({ err, table: t.record.id }, 'the end of a game was not stored');
      clock.after(RETRY, () => {
        if (!t.closed && runs(t)) endGame(t);
      });
    },
  );
}
