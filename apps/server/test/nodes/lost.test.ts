// A database that does not answer, or whose answer is lost: what the nodes make of it.
import { type AddressInfo, connect as connectTcp, createServer } from 'node:net';
import { awaited, options } from '@oubliette/engine';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Nodes } from '../../src/store/nodes.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { postgresNodes } from '../../src/store/postgres-nodes.ts';
import type { Store } from '../../src/store/store.ts';
import { deleteOldTables } from '../../src/table/retention.ts';
import { submit } from '../../src/table/submit.ts';
import type { LiveTable } from '../../src/table/table.ts';
import { Client } from '../play/client.ts';
import { call, makeTable, party, sitDown } from '../play/lobby.ts';
import { closeTest, openTest } from '../play/open.ts';
import { testClock } from '../play/test-clock.ts';
import { type Embedded, startPostgres, testPool } from '../store/embedded.ts';

let postgres: Embedded;
let pool: pg.Pool;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = testPool(postgres.url);
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

/** A node with a clock of its own. */
async function openNode(change: (store: Store) => Partial<Store> = () => ({})) {
  const clock = testClock();
  const store = await openPostgres(postgres.url, () => {});
  const env = { DATABASE_URL: postgres.url };
  return { ...(await openTest({ env, clock, store: { ...store, ...change(store) } })), clock };
}

const openWith = (change: (nodes: Nodes) => Partial<Nodes>) =>
  openNode(({ nodes }) => ({ nodes: { ...nodes!, ...change(nodes!) } }));

/** The first answer that is possible. */
function firstAnswer(t: LiveTable) {
  const { game, shown } = t.play!;
  const [ask] = awaited(game, shown);
  const { seat, kind } = ask!;
  return { seat, verb: 'answer', kind, option: options(game, shown, ask!)[0]!, n: shown.core.answered[seat]! } as const;
}

it('[SRV-ANS-5] [SRV-NODE-15] what could not be refused because the database was away is decided when it comes again', async () => {
  let away = false;
  const node = await openWith(({ versions }) => ({
    async versions(tables) {
      if (away) throw new Error('the database is away');
      return versions(tables);
    },
  }));
  const { table } = await party(node.url, { game: 'dungeonette', seats: 4 });
  const t = (await node.tables.get(table))!;
  const right = firstAnswer(t);
  const send = (id: string, entry: typeof right) => submit(t, { entry, by: 'person', id });
  away = true;
  await expect(send('early', { ...right, n: 1 })).rejects.toThrow('away');
  away = false;
  expect(await send('first', right)).toMatchObject({ ok: true });
  expect(await send('early', { ...right, n: 1 })).toMatchObject({ ok: false, why: { rule: 'ENG-NOT-ASKED' } });
  await closeTest(node);
});

it('[SRV-NODE-15] a game whose start was stored just before the database went away begins when it is back', async () => {
  let away = false;
  const node = await openNode(({ nodes, replaceTable }) => ({
    async replaceTable(kept) {
      const done = await replaceTable(kept);
      away = kept.record.includes('"started":');
      return done;
    },
    nodes: {
      ...nodes!,
      async versions(tables) {
        if (away) throw new Error('the database is away');
        return nodes!.versions(tables);
      },
    },
  }));
  const made = await makeTable(node.url, { game: 'dungeonette', seats: 4, bots: [1, 2, 3] });
  const token = await sitDown(node.url, made, 0);
  const client = new Client({ url: node.url, table: made.table, token });
  await client.until((c) => c.messages.some(({ t }) => t === 'welcome'));
  const start = () => call(node.url, `/api/tables/${made.table}/start`, {}, made.owner);
  expect((await start()).status).toBe(500);
  expect(client.at).toBeUndefined();
  away = false;
  expect((await start()).body).toEqual({ error: 'already-started' });
  await client.until((c) => c.awaited.length > 0);
  expect((await client.answer({ kind: 'plan' }, 'gold')).ok).toBe(true);
  client.end();
  await closeTest(node);
});

it('[SRV-NODE-2] a request stored long ago is not stored again, and costs the database little', async () => {
  let asked = 0;
  const node = await openNode(({ append }) => ({
    append(...all) {
      asked++;
      return append(...all);
    },
  }));
  const { table } = await party(node.url, { game: 'dungeonette', seats: 4 });
  const t = (await node.tables.get(table))!;
  const mine = firstAnswer(t);
  const send = (id: string, entry: Parameters<typeof submit>[1]['entry']) => submit(t, { entry, by: 'person', id });
  expect(await send('old', mine)).toMatchObject({ ok: true });
  // So many that the first reply is remembered no longer.
  for (let i = 0; i < 100; i++) expect(await send(`late-${i}`, mine)).toMatchObject({ ok: false });
  for (let id = 0; firstAnswer(t).seat !== mine.seat; id++) await send(`other-${id}`, firstAnswer(t));
  asked = 0;
  expect(await send('old', firstAnswer(t))).toMatchObject({ ok: false, again: true });
  expect(asked).toBe(1);
  expect((await node.tables.context.store.entries(table)).filter(({ request }) => request === 'old')).toHaveLength(1);
  await closeTest(node);
});

it('[SRV-NODE-11] old tables are deleted although the last attempt failed before it gave its lease back', async () => {
  let fails = 0;
  const node = await openNode(({ unusedTables }) => ({
    async unusedTables(since, most) {
      if (fails-- > 0) throw new Error('the database is away');
      return unusedTables(since, most);
    },
  }));
  const { table } = await makeTable(node.url, { game: 'dungeonette', seats: 4 });
  fails = 1;
  await expect(deleteOldTables(node.tables, -1)).rejects.toThrow('away');
  expect(await deleteOldTables(node.tables, -1)).toBeGreaterThan(0);
  expect(await node.tables.context.store.table(table)).toBeUndefined();
  await closeTest(node);
});

it('[SRV-NODE-15] a lease that could not be released is released later, and another node runs the table', async () => {
  let away = false;
  const first = await openWith(({ release }) => ({
    async release(name, epoch) {
      if (away) throw new Error('the database is away');
      return release(name, epoch);
    },
  }));
  const second = await openNode();
  const { table, tokens } = await party(first.url, { game: 'dungeonette', seats: 4 });
  away = true;
  await first.tables.unload(table);
  away = false;
  const client = new Client({ url: second.url, table, token: tokens[0]! });
  await client.until((c) => c.at !== undefined);
  const live = (await second.tables.loaded.get(table))!;
  expect(live.lease).toBeUndefined();
  first.clock.advance(60_000);
  await expect.poll(() => live.lease).toBeDefined();
  client.end();
  for (const node of [first, second]) await closeTest(node);
});

it('[SRV-NODE-10] [SRV-NODE-14] a node is told which leases it takes over before it learns that it has them', async () => {
  const store = await openPostgres(postgres.url, () => {});
  await pool.query(`insert into leases (name, node, epoch) values ('table-of-nobody', 'nobody', 0)`);
  let goOn = (): void => {};
  const hold = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let [taken, asked] = [false, false];
  // What it takes over is stored, and it hears of that late.
  const slow = Object.create(pool, {
    query: {
      async value(text: string, values: unknown[]) {
        const result = await pool.query(text, values);
        if (text.startsWith('select name, epoch from leases')) asked = true;
        if (text.startsWith('update leases') && result.rows.some(({ name }) => name === 'table-of-nobody')) {
          taken = true;
          await hold;
        }
        return result;
      },
    },
  }) as pg.Pool;
  const nodes = postgresNodes(postgres.url, slow, () => {});
  const order: string[] = [];
  const started = nodes.start({ changed() {}, missed() {}, tookOver: () => void order.push('told') });
  await expect.poll(() => taken).toBe(true);
  const held = nodes.held().finally(() => order.push('held'));
  await expect.poll(() => asked).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  goOn();
  expect((await held).map(({ table }) => table)).toContain('table-of-nobody');
  await started;
  expect(order).toEqual(['told', 'held']);
  await nodes.handOver();
  await nodes.close();
  await pool.query(`delete from leases where name = 'table-of-nobody'`);
  await store.close();
});

it('[SRV-NODE-15] a node whose new connection falls silent while it begins to listen takes another one', async () => {
  let listens = 0;
  const way = createServer((near) => {
    const far = connectTcp(postgres.port, '127.0.0.1');
    let silent = false;
    near.on('data', (data) => {
      // The second of them is swallowed, with all that follows.
      if (data.includes('listen oubliette')) silent = ++listens === 2;
      if (!silent) far.write(data);
    });
    far.on('data', (data) => near.write(data));
    for (const socket of [near, far])
      socket
        .on('error', () => {})
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as AddressInfo;
  const nodes = postgresNodes(postgres.url.replace(`:${postgres.port}/`, `:${port}/`), pool, () => {});
  let missed = 0;
  const changed: string[] = [];
  await nodes.start({ changed: (table) => void changed.push(table), missed: () => void missed++, tookOver() {} });
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen oubliette'`);
  await expect.poll(() => missed).toBe(1);
  expect(listens).toBe(3);
  await pool.query(`select pg_notify('oubliette', 'somebody a-table:record')`);
  await expect.poll(() => changed).toEqual(['a-table']);
  await nodes.handOver();
  await nodes.close();
  await new Promise((resolve) => way.close(resolve));
});

it('[SRV-NODE-6] who is connected is told in order, and again when it could not be told', async () => {
  let told: string[] = [];
  let hold: Promise<void> | undefined;
  let fails = 0;
  const first = await openWith(({ setPresence }) => ({
    async setPresence(table, viewers) {
      told.push(viewers);
      await hold;
      if (fails-- > 0) throw new Error('the database is away');
      return setPresence(table, viewers);
    },
  }));
  const second = await openNode();
  const { table, tokens } = await party(first.url, { game: 'dungeonette', seats: 4 });
  const come = () => new Client({ url: first.url, table, token: tokens[0]! });
  const watching = new Client({ url: second.url, table, token: tokens[1]! });
  const isHere = (here: boolean) => watching.until(({ table: now }) => now?.seats[0]?.here === here);
  await isHere(false);

  // The first message is slow: the next one waits for it.
  let goOn = (): void => {};
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  const brief = come();
  await expect.poll(() => told).toEqual(['[0]']);
  brief.end();
  const live = (await first.tables.loaded.get(table))!;
  await expect.poll(() => live.listeners.size).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(['[0]']);
  goOn();
  await expect.poll(() => told).toEqual(['[0]', '']);
  await isHere(false);

  told = [];
  hold = undefined;
  fails = 1;
  const back = come();
  await expect.poll(() => told).toEqual(['[0]']);
  const looking = setInterval(() => first.clock.advance(5000), 50);
  await isHere(true);
  clearInterval(looking);
  for (const client of [back, watching]) client.end();
  for (const node of [first, second]) await closeTest(node);
});

it('[SRV-NODE-10] clocks that could not be kept for the other nodes are kept a little later', async () => {
  let fails = 1;
  const first = await openWith(({ keepClock }) => ({
    async keepClock(table, epoch, clock) {
      if (fails-- > 0) throw new Error('the database is away');
      return keepClock(table, epoch, clock);
    },
  }));
  const timer = { kind: 'move', seconds: 3600 };
  const { table } = await party(first.url, { game: 'dungeonette', seats: 4, timer });
  const live = (await first.tables.loaded.get(table))!;
  await expect.poll(() => live.publishing.size).toBe(0);
  expect(fails).toBeLessThan(1);
  first.clock.advance(5000);
  const kept = async () => (await pool.query('select clock from leases where name = $1', [table])).rows[0].clock;
  await expect.poll(kept).toContain('since');
  await closeTest(first);
});

it('[SRV-NODE-6] who asks for a table that is just being unloaded gets it', async () => {
  let hold: Promise<void> | undefined;
  let asked = 0;
  const node = await openWith(({ versions }) => ({
    async versions(tables) {
      asked++;
      await hold;
      return versions(tables);
    },
  }));
  const { table } = await party(node.url, { game: 'dungeonette', seats: 4 });
  let goOn = (): void => {};
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  asked = 0;
  const asking = node.tables.get(table);
  await expect.poll(() => asked).toBeGreaterThan(0);
  const unloading = node.tables.unload(table);
  goOn();
  expect((await asking)?.closed).toBe(false);
  await unloading;
  await closeTest(node);
});
