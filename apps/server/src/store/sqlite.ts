// The default keeper: one file beside the server. WAL and synchronous FULL: what is committed survives a power cut.
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { groupCommit } from './group.ts';
import type { Schema } from './schema.ts';
import { migrate, sqlStore } from './sql-store.ts';
import type { Chain, KeptEntry, KeptState, Store } from './store.ts';

/** Whatever is written goes to the disk in groups: entries, and everything else. */
type Job =
  | { readonly entry: KeptEntry; readonly chain: Chain | undefined }
  | { readonly write: () => number; readonly chain?: undefined };

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
  const append = ({ table, number, seat, entry, request, by, rules, at, took }: KeptEntry): number =>
    insert.run(table, number, seat, entry, request ?? null, by, rules, at, took).changes;
  const keep = file.prepare('insert or replace into states (table_id, number, rules, state) values (?, ?, ?, ?)');
  // One older state stays, in case an undo goes back behind the last; and where each version of the rules began.
  const forget = file.prepare(
    `delete from states where table_id = ? and number < (select max(number) from states where table_id = ?)
      and number > (select min(f.number) from states f where f.table_id = states.table_id and f.rules = states.rules)`,
  );
  function keepState({ table, number, rules, state }: KeptState): number {
    forget.run(table, table);
    return keep.run(table, number, rules, state).changes;
  }
  /** Nothing that builds on an entry which was not kept. */
  function carryOut(job: Job): boolean {
    if ('write' in job) return job.write() > 0;
    const { entry, chain } = job;
    if (chain?.broken) return false;
    const kept = append(entry) === 1;
    if (!kept && chain !== undefined) chain.broken = true;
    return kept;
  }
  const commit = file.transaction((jobs: readonly Job[]) => jobs.map(carryOut));
  const group = groupCommit<Job>((jobs) => commit.immediate(jobs));

  return {
    ...sqlStore(db, (query) => {
      const { sql, parameters } = query.compile();
      return group.give({ write: () => file.prepare(sql).run(...parameters).changes });
    }),
    append: (entry, chain) => group.give({ entry, chain }),
    async keepState(state) {
      await group.give({ write: () => keepState(state) });
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
