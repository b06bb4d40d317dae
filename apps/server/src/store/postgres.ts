// The store for several machines: PostgreSQL, by its address in DATABASE_URL.
import { type Compilable, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { systemClock } from '../base/clock.ts';
import { endsWithin } from '../base/ends-within.ts';
import { groupCommit } from './group.ts';
import type { Changed } from './nodes.ts';
import { CHANNEL, postgresNodes } from './postgres-nodes.ts';
import { guarded, openPool, openSockets } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { migrate, sqlStore } from './sql-store.ts';
import type { Chain, Conditions, KeptEntry, KeptState, Store } from './store.ts';

interface Job {
  readonly entry: KeptEntry;
  readonly chain: Chain | undefined;
  readonly conditions: Conditions;
}

export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Store> {
  const sockets = openSockets();
  const pool = openPool(url, sockets.open, onTrouble);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  await migrate(db);
  const nodes = postgresNodes(url, pool, onTrouble, sockets.open);

  /** A change is announced in the transaction that makes it. */
  async function keepGroup(jobs: readonly Job[]): Promise<boolean[]> {
    const whole = jobs.filter(({ chain }) => !chain?.broken);
    if (whole.length === 0) return jobs.map(() => false);
    const tables = new Set(whole.map(({ entry }) => entry.table));
    const notifications = nodes.notify([...tables].map((table) => [table, ['entries'] as const]));
    // Only a chain of several can break in the middle.
    const chains = whole.flatMap(({ chain }) => (chain === undefined ? [] : [chain]));
    if (new Set(chains).size === chains.length) return keepAll(pool, jobs, whole, notifications);
    return inTransaction(pool, (client) => keepAll(client, jobs, whole, notifications));
  }
  const group = groupCommit<Job>(keepGroup);

  async function closeAll(): Promise<void> {
    await group.settled();
    await nodes.close();
    await db.destroy();
    await sockets.closed();
  }

  const change = (queries: readonly Compilable[], table: string, what?: Changed): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      for (const query of queries) {
        const { sql, parameters } = query.compile();
        const { rowCount } = await client.query(sql, [...parameters]);
        if (!rowCount) return false;
      }
      if (what !== undefined)
        await client.query('select pg_notify($1, $2)', [CHANNEL, nodes.notify([[table, [what]]])[0]]);
      return true;
    });

  return {
    ...sqlStore(db, change),
    nodes,
    append: (entry, chain, conditions = {}) => group.give({ entry, chain, conditions }),
    keepState: (state) => keepState(db, state),
    async backup() {
      throw new Error('A PostgreSQL database is backed up by its own tools: pg_dump');
    },
    async close() {
      if (await endsWithin(systemClock, closeAll())) return;
      // Nobody opens another connection.
      pool.end().catch(() => {});
      sockets.destroy();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    failed = false;
    return result;
  } finally {
    // What a failed connection was in the middle of is rolled back with it.
    client.release(failed);
  }
}

/**
 * One statement for all. No table has the key 0: the foreign key refuses it, in words that do not hold the entry, for they go
 * into the log. Rows come in one order everywhere, so that two nodes never wait for each other.
 */
const APPEND = `with given as (select * from
    unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::int[], $11::bigint[])
    as g (table_id, number, seat, entry, request, "by", rules, at, took, revision, epoch)),
  added as (insert into entries (table_key, number, seat, entry, request, "by", rules, at, took)
    select coalesce(k.key, 0), g.number, g.seat, g.entry, g.request, g."by", g.rules, g.at, g.took
    from given g left join table_keys k on k.table_id = g.table_id
    where (g.revision is null or exists (select 1 from tables t where t.id = g.table_id and t.revision = g.revision))
      and (g.epoch is null or exists (select 1 from leases l where l.name = g.table_id and l.epoch = g.epoch))
    order by 1, 2 on conflict do nothing returning table_key, number),
  sent as (select count(pg_notify('${CHANNEL}', text)) as messages from unnest($12::text[]) as text where exists (select 1 from added))
  select k.table_id, a.number, t.messages from added a join table_keys k on k.key = a.table_key cross join sent t`;

/** Throws when a chain breaks in the middle: then each is kept by itself, in order. */
async function keepAll(
  db: Pick<pg.Pool, 'query'>,
  jobs: readonly Job[],
  whole: readonly Job[],
  notifications: readonly string[],
): Promise<boolean[]> {
  const column = <V>(of: (job: Job) => V): V[] => whole.map(of);
  const values = [
    column(({ entry }) => entry.table),
    column(({ entry }) => entry.number),
    column(({ entry }) => entry.seat),
    column(({ entry }) => entry.entry),
    column(({ entry }) => entry.request ?? null),
    column(({ entry }) => entry.by),
    column(({ entry }) => entry.rules),
    column(({ entry }) => entry.at),
    column(({ entry }) => entry.took),
    column(({ conditions }) => conditions.revision ?? null),
    column(({ conditions }) => conditions.epoch ?? null),
    notifications,
  ];
  const { rows } = await db.query<{ table_id: string; number: number }>({ name: 'append', text: APPEND, values });
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
