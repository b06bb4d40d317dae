// The store for several machines: PostgreSQL, by its address in DATABASE_URL.
import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { groupCommit } from './group.ts';
import type { Schema } from './schema.ts';
import { migrate, sqlStore } from './sql-store.ts';
import type { Chain, KeptEntry, KeptState, Store } from './store.ts';

interface Job {
  readonly entry: KeptEntry;
  readonly chain: Chain | undefined;
}

const CONNECTIONS = 8;

export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Store> {
  // An answer that was acknowledged is on disk whatever the database's own settings say.
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: '-c synchronous_commit=on' });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', onTrouble);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);

  const commit = (jobs: readonly Job[]): Promise<boolean[]> => db.transaction().execute((tx) => keepAll(tx, jobs));
  const group = groupCommit<Job>(commit);

  return {
    ...sqlStore(db, (...queries) =>
      queries.length === 1 ? changeAll(db, queries) : db.transaction().execute((tx) => changeAll(tx, queries)),
    ),
    append: (entry, chain) => group.give({ entry, chain }),
    keepState: (state) => keepState(db, state),
    async backup() {
      throw new Error('A PostgreSQL database is backed up by its own tools: pg_dump');
    },
    async close() {
      await group.settled();
      await db.destroy();
    },
  };
}

async function changeAll(db: Kysely<Schema>, queries: readonly Compilable[]): Promise<boolean> {
  for (const query of queries) if (!(await db.executeQuery(query.compile())).numAffectedRows) return false;
  return true;
}

/** No table has the key 0: the foreign key refuses it, in words that do not hold the entry, for they go into the log. */
const keyOf = (table: string) => sql<number>`coalesce((select key from table_keys where table_id = ${table}), 0)`;
const ownTable = sql<string>`(select table_id from table_keys where key = entries.table_key)`;

/** One statement for all. Throws when a chain breaks in the middle: then each is kept by itself, in order. */
async function keepAll(db: Kysely<Schema>, jobs: readonly Job[]): Promise<boolean[]> {
  const whole = jobs.filter(({ chain }) => !chain?.broken);
  if (whole.length === 0) return jobs.map(() => false);
  const rows = await db
    .insertInto('entries')
    .values(
      whole.map(({ entry: { table, request = null, ...entry } }) => ({ table_key: keyOf(table), request, ...entry })),
    )
    .onConflict((c) => c.doNothing())
    .returning([ownTable.as('table_id'), 'number'])
    .execute();
  const kept = new Set(rows.map((row) => `${row.table_id} ${row.number}`));
  const broken = new Set<Chain>();
  // Of two in one group with one number, the first has it.
  const results = jobs.map(({ entry, chain }) => {
    const mine = !chain?.broken && kept.delete(`${entry.table} ${entry.number}`);
    if (mine && chain !== undefined && broken.has(chain)) throw new Error('a chain is broken in the middle');
    if (!mine && chain !== undefined) broken.add(chain);
    return mine;
  });
  for (const chain of broken) chain.broken = true;
  return results;
}

/** The last state, one before in case an undo goes back behind the last, and where each version of the rules began. */
async function keepState(db: Kysely<Schema>, { table, number, rules, state }: KeptState): Promise<void> {
  await db
    .insertInto('states')
    .values({ table_id: table, number, rules, state })
    .onConflict((c) => c.columns(['table_id', 'number', 'rules']).doUpdateSet({ state }))
    .execute();
  await db
    .deleteFrom('states')
    .where('table_id', '=', table)
    .where('number', '<', (q) =>
      q
        .selectFrom('states')
        .select('number')
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .offset(1)
        .limit(1),
    )
    .where('number', '>', (q) =>
      q
        .selectFrom('states as f')
        .select((f) => f.fn.min('f.number').as('first'))
        .where('f.table_id', '=', table)
        .whereRef('f.rules', '=', 'states.rules'),
    )
    .execute();
}
