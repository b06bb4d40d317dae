// The default store: one file beside the server. WAL and synchronous FULL: what is committed survives a power cut.
import { Kysely, SqliteDialect } from 'kysely';
import { groupCommit } from './group.ts';
import { keyring } from './keyring.ts';
import type { Schema } from './schema.ts';
import { migrate, sqlStore } from './sql-store.ts';
import { openFile, type SqliteFile } from './sqlite-binding.ts';
import type { Chain, KeptEntry, KeptState, Store } from './store.ts';

/** Everything is written in groups: entries, and other changes. */
type Job =
  | { readonly entry: KeptEntry; readonly chain: Chain | undefined }
  | { readonly write: () => boolean; readonly chain?: undefined };

export const openSqlite = async (path: string): Promise<Store> => sqliteStore(await openFile(path));

export async function sqliteStore(file: SqliteFile): Promise<Store> {
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  file.exec('pragma busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  try {
    await migrate(db, (work) => asOne(file, work));
  } catch (error) {
    file.close();
    throw error;
  }

  // The hot path: prepared once, without a query builder.
  const insert = file.prepare(
    'insert into entries (table_key, number, seat, entry, request, "by", rules, at, took) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const find = file.prepare('select key from table_keys where table_id = ?');
  const keys = keyring((table) => (find.get([table]) as { key: number } | undefined)?.key);
  const append = ({ table, number, seat, entry, request, by, rules, at, took }: KeptEntry): boolean =>
    insert.run([keys.of(table), number, seat, entry, request ?? null, by, rules, at, took]).changes === 1;
  const keep = file.prepare('insert or replace into states (table_id, number, rules, state) values (?, ?, ?, ?)');
  // One older state stays, in case an undo reaches behind the last; and where each version of the rules began.
  const forget = file.prepare(
    `delete from states where table_id = ? and number < (select max(number) from states where table_id = ?)
      and number > (select min(f.number) from states f where f.table_id = states.table_id and f.rules = states.rules)`,
  );
  function keepState({ table, number, rules, state }: KeptState): boolean {
    forget.run([table, table]);
    return keep.run([table, number, rules, state]).changes > 0;
  }
  /** Nothing that depends on an entry which was not stored. */
  function carryOut(job: Job): boolean {
    if ('write' in job) return job.write();
    const { entry, chain } = job;
    if (chain?.broken) return false;
    const kept = append(entry);
    if (!kept && chain !== undefined) chain.broken = true;
    return kept;
  }
  const [begin, commit] = ['begin immediate', 'commit'].map((sql) => file.prepare(sql));
  const group = groupCommit<Job>((jobs) => {
    begin!.run([]);
    try {
      const kept = jobs.map(carryOut);
      commit!.run([]);
      return kept;
    } catch (error) {
      rollBack(file);
      // What was rolled back may have given a table its key, which another table may get now.
      keys.forgetAll();
      throw error;
    }
  });
  const store = sqlStore(db, (queries) => {
    const changes = queries.map((query) => query.compile());
    const write = () => changes.every(({ sql, parameters }) => file.prepare(sql).run(parameters).changes > 0);
    return group.give({ write });
  });

  return {
    ...store,
    async deleteTable(id) {
      const deleted = await store.deleteTable(id);
      keys.forget(id);
      return deleted;
    },
    append: (entry, chain) => group.give({ entry, chain }),
    async keepState(state) {
      await group.give({ write: () => keepState(state) });
    },
    backup: (to) => file.backup(to),
    async close() {
      await group.settled();
      await db.destroy();
    },
  };
}

/** Kysely does not put SQLite migrations into a transaction: killed half-way, it would leave neither the old nor the new. */
async function asOne(file: SqliteFile, work: () => Promise<void>): Promise<void> {
  file.exec('begin immediate');
  try {
    await work();
    file.exec('commit');
  } catch (error) {
    // Closing alone does not roll back while a prepared statement is still open.
    rollBack(file);
    throw error;
  }
}

function rollBack(file: SqliteFile): void {
  try {
    file.exec('rollback');
  } catch {
    // SQLite has rolled back by itself (a full disk).
  }
}
