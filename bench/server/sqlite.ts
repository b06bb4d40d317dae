// Entries appended to a SQLite file through each binding, as the server does: in groups, each group on disk.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { addonBinding, nodeBinding, type OpenFile } from '../../apps/server/src/store/sqlite-binding.ts';

/** Answers that arrive while the disk is busy, on a server with much to do. */
const GROUP = 20;

async function appends(open: OpenFile | undefined): Promise<() => Promise<number>> {
  if (open === undefined) throw new Error(`Node ${process.versions.node} does not have this binding`);
  const store = await sqliteStore(open(join(mkdtempSync(join(tmpdir(), 'oubliette-bench-')), 'tables.db')));
  const tables = Array.from({ length: GROUP }, (_, i) => `table${i}`);
  for (const id of tables)
    await store.addTable({ id, revision: 0, game: 'g', status: 'playing', created: 1, touched: 1, record: '{}' });
  const entry = { seat: 0, entry: '@0 1 plan food', request: 'request', by: 'person', rules: '1', took: 0 } as const;
  let number = 0;
  return async () => {
    number++;
    await Promise.all(tables.map((table) => store.append({ ...entry, table, number, at: 1_700_000_000_000 })));
    return GROUP;
  };
}

export const nodeSqlite = () => appends(nodeBinding());
export const addonSqlite = async () => appends(await addonBinding());

/** Which of the two the running Node has. */
export const here = async () => ({
  nodeSqlite: nodeBinding() !== undefined,
  addonSqlite: (await addonBinding()) !== undefined,
});
