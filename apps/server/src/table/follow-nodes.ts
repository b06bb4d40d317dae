// Follows the other nodes: what they publish is read at once, and every table is read from time to time in any case.
import type { Seat } from '@oubliette/engine';
import type { Changed, NodeListener, Taken } from '../store/nodes.ts';
import { broadcast } from './send.ts';
import { publishAgain, publishPending } from './share.ts';
import type { LiveTable } from './table.ts';
import type { Tables } from './tables.ts';

/** Milliseconds after which a table without notifications is read. */
const QUIET = 5000;
/** The longest time after which a table that could not be taken over is tried again. */
const LONGEST = 5 * 60_000;
/** Tables looked at with one query. */
const AT_ONCE = 500;

/** @returns ends it; resolves when nothing is being read any more */
export async function followNodes(tables: Tables): Promise<() => Promise<void>> {
  const { nodes, clock, log } = tables.context;
  if (nodes === undefined) return async () => {};
  let ended = false;
  const warn = (err: unknown): void => log.warn({ err }, 'tables could not be read on');

  async function inMemory(id: string): Promise<LiveTable | undefined> {
    return tables.loaded.get(id)?.catch(() => undefined);
  }
  async function changed(id: string, what: ReadonlySet<Changed>): Promise<void> {
    const table = await inMemory(id);
    if (table === undefined) return;
    for (const each of what)
      if (each.startsWith('thinking-')) {
        const seat: Seat = Number(each.slice('thinking-'.length));
        broadcast(table, { t: 'thinking', seat }, seat);
      } else await tables.get(id);
  }
  /** SRV-NODE-14: loading a table takes over what its node has left. One that fails is tried again, each time later. */
  async function tookOver(leases: readonly Taken[], retry = QUIET): Promise<void> {
    const failed: Taken[] = [];
    for (const { table } of leases) tables.toLoad.add(table);
    for (const lease of leases) {
      if (ended) return;
      try {
        const table = await tables.get(lease.table);
        // It was deleted: there is nothing to run.
        if (table === undefined) await nodes!.release(lease.table, lease.epoch);
        tables.toLoad.delete(lease.table);
      } catch (err) {
        log.warn({ err, table: lease.table }, 'a table could not be taken over');
        failed.push(lease);
      }
    }
    if (failed.length > 0) later(retry, () => tookOver(failed, Math.min(2 * retry, LONGEST)));
  }
  /** One that cannot be read on keeps no other from being read. */
  const readOn = (id: string): Promise<LiveTable | undefined> =>
    tables.get(id).catch((err: unknown) => {
      log.warn({ err, table: id }, 'a table could not be read on');
      return undefined;
    });
  async function missed(): Promise<void> {
    for (const id of [...tables.loaded.keys()]) {
      if (ended) return;
      const table = await readOn(id);
      if (table !== undefined) publishAgain(table);
    }
  }
  /** What is being read now: the store is not closed before that has ended. */
  const reading = new Set<Promise<void>>();
  function read(work: () => Promise<void>): void {
    if (ended) return;
    const done = work()
      .catch(warn)
      .finally(() => reading.delete(done));
    reading.add(done);
  }
  const due = new Set<() => void>();
  function later(ms: number, work: () => Promise<void>): void {
    if (ended) return;
    const cancel = clock.after(ms, () => {
      due.delete(cancel);
      read(work);
    });
    due.add(cancel);
  }
  const listener: NodeListener = {
    changed: (id, what) => read(() => changed(id, what)),
    missed: () => read(missed),
    tookOver: (leases) => read(() => tookOver(leases)),
  };
  await nodes.start(listener);

  /** NOTIFY is not relied on. */
  async function look(): Promise<void> {
    const since = clock.elapsed() - QUIET;
    const quiet: LiveTable[] = [];
    for (const id of [...tables.loaded.keys()]) {
      const table = await inMemory(id);
      if (table === undefined) continue;
      publishPending(table);
      if (table.readAt < since) quiet.push(table);
    }
    for (let i = 0; i < quiet.length; i += AT_ONCE) {
      const some = quiet.slice(i, i + AT_ONCE);
      const versions = await nodes!.versions(some.map(({ record }) => record.id));
      const byTable = new Map(versions.map((each) => [each.table, each]));
      for (const table of some) {
        if (ended) return;
        const now = byTable.get(table.record.id);
        table.readAt = clock.elapsed();
        const same =
          now !== undefined &&
          now.revision === table.revision &&
          now.entries === (table.play?.stored ?? 0) &&
          now.notes === (table.notes.at(-1)?.no ?? 0) &&
          now.elsewhere.length === table.otherNodes &&
          (now.lease?.node === nodes!.id ? now.lease.epoch === table.lease : now.lease?.alive === true);
        if (!same) await readOn(table.record.id);
      }
    }
  }
  const again = (): void => later(QUIET, () => look().finally(again));
  again();
  return async () => {
    ended = true;
    for (const cancel of due) cancel();
    await Promise.all(reading);
  };
}
