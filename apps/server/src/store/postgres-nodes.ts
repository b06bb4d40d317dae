// Nodes on PostgreSQL: who is alive (a row with a time), who runs a table (a lease with an epoch), who is connected where, and
// NOTIFY, which is believed but not relied on.
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import {
  type Changed,
  type Lease,
  message,
  type NodeListener,
  type Nodes,
  readMessage,
  type Taken,
  type Versions,
} from './nodes.ts';

export const CHANNEL = 'oubliette';
/** Milliseconds between two signs of life, and for how long one counts. */
const BEAT = 2000;
const ALIVE = 6000;
/** A node that has not received its own signs of life for so long listens on another connection. */
const DEAF = 9000;
/** Milliseconds for a new connection, and for its answer. */
const CONNECT = 5000;
/** Leases taken over in one step. */
const TAKEN = 500;

const alive = 'until > now()';
/** SRV-NODE-12: a node that is silent may still serve: for a while its part of every allowance stays its own. */
const perhapsAlive = `until > now() - interval '1 minute'`;
const until = `now() + interval '${ALIVE} milliseconds'`;

const VERSIONS = `select t.id, t.revision, l.node, l.epoch, l.clock,
  exists (select 1 from nodes n where n.id = l.node and ${alive}) as alive,
  (select coalesce(max(e.number), 0) from entries e where e.table_key = k.key) as entries,
  (select coalesce(max(o.number), 0) from notes o where o.table_id = t.id) as notes,
  array(select p.viewers from presence p join nodes n on n.id = p.node
    where p.table_id = t.id and p.node <> $2 and ${alive}) as elsewhere
  from tables t join table_keys k on k.table_id = t.id left join leases l on l.name = t.id where t.id = any($1)`;

const CLAIM = `insert into leases (name, node, epoch) values ($1, $2, nextval('lease_epochs'))
  on conflict (name) do update set node = excluded.node, epoch = excluded.epoch
  where leases.node = excluded.node or not exists (select 1 from nodes n where n.id = leases.node and ${alive})
  returning node, epoch, clock, true as alive`;

/** Names that begin with # are no tables. */
const TAKE_OVER = `update leases set node = $1, epoch = nextval('lease_epochs') where name in (
  select l.name from leases l where l.name not like '#%'
    and not exists (select 1 from nodes n where n.id = l.node and ${alive})
    order by l.name limit ${TAKEN} for update skip locked) returning name, epoch`;

/** What is left of a node that was killed; its presence goes with it. */
const gone = `delete from nodes where id in (
  select id from nodes where until < now() - interval '1 day' and id <> $1 for update skip locked)`;

const LIVE = `with gone as (${gone}), me as (insert into nodes (id, until) values ($1, ${until})
  on conflict (id) do update set until = excluded.until returning id)
  select pg_notify('${CHANNEL}', $1), (select count(*) from nodes where ${perhapsAlive} and id <> $1) + (select count(*) from me) as nodes`;

type LeaseRow = { node: string | null; epoch: string | null; clock: string | null; alive: boolean };
const leaseFrom = ({ node, epoch, clock, alive }: LeaseRow): Lease | undefined =>
  epoch === null ? undefined : { node: node ?? undefined, epoch: Number(epoch), clock: clock ?? undefined, alive };

type TakenRow = { name: string; epoch: string };
const takenFrom = ({ rows }: pg.QueryResult<TakenRow>): Taken[] =>
  rows.map(({ name, epoch }) => ({ table: name, epoch: Number(epoch) }));

/**
 * @param onTrouble receives errors of attempts that are repeated later
 * @param stream opens the socket of a new connection
 */
export function postgresNodes(
  url: string,
  pool: pg.Pool,
  onTrouble: (error: Error) => void,
  stream?: () => Socket,
): Nodes & PostgresNodes {
  const id = randomBytes(6).toString('base64url');
  let listener: NodeListener | undefined;
  let ear: pg.Client | undefined;
  let heardAt = 0;
  let count = 1;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;

  const notify = (changes: Iterable<readonly [string, Iterable<Changed>]>) => message(id, changes);
  const notifyOthers = async (table: string, what: Changed): Promise<void> => {
    await pool.query('select pg_notify($1, $2)', [CHANNEL, notify([[table, [what]]])[0]]);
  };

  function hear(text: string): void {
    heardAt = performance.now();
    const { node, changes } = readMessage(text);
    if (node === id) return;
    for (const [table, what] of changes) listener?.changed(table, what);
    // Another node gives its leases away.
    if (changes.has('*')) void beat();
  }

  async function listen(): Promise<void> {
    const limits = { connectionTimeoutMillis: CONNECT, query_timeout: CONNECT };
    const client = new pg.Client({ connectionString: url, keepAlive: true, ...limits, ...(stream && { stream }) });
    client.on('error', onTrouble);
    client.on('notification', ({ payload = '' }) => {
      if (ear === client) hear(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    const old = ear;
    ear = client;
    heardAt = performance.now();
    client.on('end', () => {
      if (ear === client) heardAt = Number.NEGATIVE_INFINITY;
    });
    void old?.end().catch(() => {});
    if (ended) await client.end();
  }

  /** A sign of life, a look for tables whose node is gone, and a check that this node still receives notifications. */
  function beat(): Promise<void> {
    beating ??= live()
      .catch((error: unknown) => onTrouble(error as Error))
      .finally(() => {
        beating = undefined;
      });
    return beating;
  }
  async function live(): Promise<void> {
    if (ended) return;
    const { rows } = await pool.query<{ nodes: string }>(LIVE, [id]);
    count = Math.max(1, Number(rows[0]!.nodes));
    if (performance.now() - heardAt > DEAF) {
      await listen();
      listener?.missed();
    }
    for (let taken = TAKEN; taken === TAKEN && !ended && listener !== undefined; ) {
      const found = takenFrom(await pool.query<TakenRow>(TAKE_OVER, [id]));
      taken = found.length;
      if (taken > 0) listener.tookOver(found);
    }
  }

  return {
    id,
    count: () => count,
    notify,
    async versions(tables) {
      const { rows } = await pool.query<
        LeaseRow & { id: string; revision: number; entries: number; notes: number; elsewhere: string[] }
      >({ name: 'versions', text: VERSIONS, values: [tables, id] });
      return rows.map(
        ({ id: table, revision, entries, notes, elsewhere, ...lease }): Versions => ({
          ...{ table, revision, entries, notes, elsewhere },
          lease: leaseFrom(lease),
        }),
      );
    },
    async claim(name) {
      const { rows } = await pool.query<LeaseRow>(CLAIM, [name, id]);
      return rows[0] === undefined ? undefined : leaseFrom(rows[0]);
    },
    async held() {
      const mine = `select name, epoch from leases where node = $1 and name not like '#%'`;
      const held = takenFrom(await pool.query<TakenRow>(mine, [id]));
      // Of those that are just being taken over the listener is told first.
      await beating;
      return held;
    },
    async release(name, epoch) {
      const { rowCount } = await pool.query('delete from leases where name = $1 and epoch = $2', [name, epoch]);
      if (rowCount) await notifyOthers(name, 'lease');
    },
    async keepClock(table, epoch, clock) {
      const change = 'update leases set clock = $3 where name = $1 and epoch = $2';
      const { rowCount } = await pool.query(change, [table, epoch, clock]);
      if (rowCount) await notifyOthers(table, 'lease');
    },
    async setPresence(table, viewers) {
      if (viewers === '') await pool.query('delete from presence where table_id = $1 and node = $2', [table, id]);
      else
        await pool.query(
          `insert into presence (table_id, node, viewers) values ($1, $2, $3)
            on conflict (table_id, node) do update set viewers = excluded.viewers`,
          [table, id, viewers],
        );
      await notifyOthers(table, 'presence');
    },
    signal: (table, what) => void notifyOthers(table, what).catch((error: unknown) => onTrouble(error as Error)),
    async shared(name, make) {
      await pool.query('insert into shared (name, value) values ($1, $2) on conflict do nothing', [name, make()]);
      const { rows } = await pool.query<{ value: string }>('select value from shared where name = $1', [name]);
      return rows[0]!.value;
    },
    async start(given) {
      await listen();
      await beat();
      listener = given;
      timer = setInterval(() => void beat(), BEAT);
      timer.unref();
      await beat();
    },
    async handOver() {
      clearInterval(timer);
      await beating;
      ended = true;
      await pool.query('update leases set node = null where node = $1', [id]);
      await pool.query('delete from nodes where id = $1', [id]);
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${id} *:lease`]);
    },
    async close() {
      ended = true;
      clearInterval(timer);
      await beating;
      await ear?.end();
    },
  };
}

interface PostgresNodes {
  notify(changes: Iterable<readonly [string, Iterable<Changed>]>): string[];
  close(): Promise<void>;
}
