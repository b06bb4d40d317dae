// The default keeper: one file beside the server. WAL and synchronous FULL: what is committed survives a power cut.
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { groupCommit } from './group.ts';
import type { Schema } from './schema.ts';
import { migrate, sqlStore } from './sql-store.ts';
import type { Chain, KeptEntry, KeptState, Store } from './store.ts';

type Job =
  | { readonly state: KeptState; readonly chain?: never }
  | { readonly entry: KeptEntry; readonly chain: Chain | undefined };

export async function openSqlite(path: string): Promise<Store> {
  const file = new Database(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  await migrate(db);

  // The one hot path: prepared once, without a query builder.
  const insert = file.prepare(
    'insert into entries (table_id, number, seat, entry, request, "by", rules, at, took) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const keep = file.prepare('insert or replace into states (table_id, number, rules, state) values (?, ?, ?, ?)');
  const forget = file.prepare(
    'delete from states where table_id = ? and number < (select number from states where table_id = ? order by number desc limit 1 offset 1)',
  );
  function keepJob(job: Job): boolean {
    if ('state' in job) {
      const { table, number, rules, state } = job.state;
      keep.run(table, number, rules, state);
      forget.run(table, table);
      return true;
    }
    if (job.chain?.broken) return false;
    const { table, number, seat, entry, request = null, by, rules, at, took } = job.entry;
    const kept = insert.run(table, number, seat, entry, request, by, rules, at, took).changes === 1;
    if (!kept && job.chain !== undefined) job.chain.broken = true;
    return kept;
  }
  const commit = file.transaction((jobs: readonly Job[]) => jobs.map(keepJob));
  const group = groupCommit<Job>((jobs) => commit.immediate(jobs));

  return {
    ...sqlStore(db),
    append: (entry, chain) => group.give({ entry, chain }),
    async keepState(state) {
      await group.give({ state });
    },
    async backup(to) {
      await file.backup(to);
    },
    async close() {
      await group.settled();
      await db.destroy();
    },
  };
}
