// All tables of this server: in memory while somebody uses them, else in the store.
import { endsWithin } from '../base/ends-within.ts';
import { endTable, loadTable, unloadTable } from './load.ts';
import type { LiveTable, TableContext } from './table.ts';

export interface Tables {
  readonly context: TableContext;
  /** By id; loading or loaded. */
  readonly loaded: ReadonlyMap<string, Promise<LiveTable | undefined>>;
  /** Those that this node has taken over from another and has still to load. */
  readonly toLoad: Set<string>;
  /** A table by its id, from memory or from the store. */
  get(id: string): Promise<LiveTable | undefined>;
  /** Takes a table out of memory. */
  unload(id: string): Promise<void>;
  /** Stores what is worth it and unloads all. SRV-NODE-15: what cannot be stored stays as it was stored last. */
  close(): Promise<void>;
}

/** Milliseconds after which an unused table leaves memory. */
const IDLE = 10 * 60_000;
const SWEEP = 60_000;

export function openTables(context: TableContext): Tables {
  const loaded = new Map<string, Promise<LiveTable | undefined>>();
  /** Out of `loaded`; what has changed is still being stored. */
  const leaving = new Map<string, Promise<void>>();
  const tables: Tables = {
    context,
    loaded,
    toLoad: new Set(),
    get(id) {
      const known = loaded.get(id);
      if (known !== undefined) return context.nodes === undefined ? known : current(id, known);
      const forget = (): void => {
        if (loaded.get(id) === loading) loaded.delete(id);
      };
      const loading = load(id, forget);
      loaded.set(id, loading);
      loading.then((table) => table === undefined && forget(), forget);
      return loading;
    },
    unload: (id) => unload(id, 'release'),
    async close() {
      cancel();
      const { nodes, clock, log } = context;
      const isDone = async (work: Promise<void> | undefined, failed: string): Promise<boolean> =>
        work === undefined ||
        endsWithin(
          clock,
          work.catch((err: unknown) => log.warn({ err }, failed)),
        );
      let answers = await isDone(nodes?.handOver(), 'leases were not handed over');
      for (const id of [...leaving.keys(), ...loaded.keys()])
        if (answers) answers = await isDone(unload(id, 'handed-over'), 'a table was not stored');
      if (answers) return;
      log.warn({ tables: loaded.size }, 'the database does not answer: tables stay as they were stored last');
      for (const loading of loaded.values())
        loading.then(
          (table) => table !== undefined && endTable(table),
          () => {},
        );
      loaded.clear();
    },
  };
  /** What is read before the last change is stored would stay as it was. */
  async function load(id: string, forget: () => void): Promise<LiveTable | undefined> {
    await leaving.get(id)?.catch(() => {});
    return loadTable(context, id, forget);
  }
  function unload(id: string, leases: 'release' | 'handed-over'): Promise<void> {
    const loading = loaded.get(id);
    if (loading === undefined) return leaving.get(id) ?? Promise.resolve();
    loaded.delete(id);
    const left = leave(loading, leases).finally(() => {
      if (leaving.get(id) === left) leaving.delete(id);
    });
    leaving.set(id, left);
    return left;
  }
  async function leave(loading: Promise<LiveTable | undefined>, leases: 'release' | 'handed-over'): Promise<void> {
    // One that cannot be loaded keeps no other from being unloaded.
    const table = await loading.catch(() => undefined);
    if (table !== undefined) await unloadTable(table, leases);
  }
  /** Other nodes may have changed it: who asks for a table gets it as it is now. */
  async function current(id: string, loading: Promise<LiveTable | undefined>): Promise<LiveTable | undefined> {
    const table = await loading;
    if (table === undefined) return undefined;
    await table.catchUp();
    if (!table.closed) return table;
    if (loaded.get(id) === loading) loaded.delete(id);
    // It was deleted, or only unloaded meanwhile.
    return tables.get(id);
  }
  let cancel = () => {};
  function sweepLater(): void {
    cancel = context.clock.after(SWEEP, () => {
      sweepLater();
      sweep(tables).catch((err: unknown) => context.log.error({ err }, 'unused tables were not unloaded'));
    });
  }
  sweepLater();
  return tables;
}

/** Unloads unused tables; a clock or a thinking bot keeps a table in memory. */
async function sweep(tables: Tables): Promise<void> {
  const since = tables.context.clock.elapsed() - IDLE;
  for (const [id, loading] of [...tables.loaded]) {
    const table = await loading.catch(() => undefined);
    if (table === undefined || table.listeners.size > 0) continue;
    for (const [viewer, stream] of table.streams)
      if (stream.idleSince !== undefined && stream.idleSince < since) table.streams.delete(viewer);
    // A node that holds a lease keeps the table loaded as long as somebody is connected to it at any node.
    if (table.lease !== undefined && table.otherNodes > 0) continue;
    if (table.streams.size === 0 && table.timing.cancelAlarm === undefined && table.thinking.size === 0)
      await tables.unload(id);
  }
  await releaseForgotten(tables);
}

/** A lease whose claim or release failed half-way: its table is not in memory here, and no other node may run it. */
async function releaseForgotten({ context: { nodes }, loaded, toLoad }: Tables): Promise<void> {
  for (const { table, epoch } of (await nodes?.held()) ?? [])
    if (!loaded.has(table) && !toLoad.has(table)) await nodes!.release(table, epoch);
}
