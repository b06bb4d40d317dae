// What nodes do beside the games: tables and leases of nodes that are gone, looking after quiet tables, telling who is there.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileChecker } from '../../src/files/pool.ts';
import type { Opening } from '../../src/open-server.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { deadlinesOf } from '../../src/table/clock.ts';
import type { LiveTable } from '../../src/table/table.ts';
import { Client } from '../play/client.ts';
import { call, makeTable, party, sitDown } from '../play/lobby.ts';
import { closeTest, openTest, type TestServer } from '../play/open.ts';
import { type TestClock, testClock } from '../play/test-clock.ts';
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

interface Node extends TestServer {
  readonly clock: TestClock;
}

/** A node with a clock of its own. */
async function openNode(
  change: (store: Store) => Partial<Store> = () => ({}),
  more: Partial<Opening> = {},
): Promise<Node> {
  const clock = testClock();
  const store = await openPostgres(postgres.url, () => {});
  const env = { DATABASE_URL: postgres.url };
  return { ...(await openTest({ ...more, env, clock, store: { ...store, ...change(store) } })), clock };
}

it('[SRV-NODE-14] a table that cannot be loaded keeps no other from being taken over, and is tried again', async () => {
  const first = await openNode();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await party(first.url, { game: 'dungeonette', seats: 4 })).table);
  await closeTest(first);
  const tried = new Map<string, number>();
  const node = await openNode((store) => ({
    async table(id) {
      tried.set(id, (tried.get(id) ?? 0) + 1);
      // All of them fail once, and one fails twice.
      if (tried.get(id)! <= (id === ids[0] ? 2 : 1)) throw new Error('cannot be read');
      return store.table(id);
    },
  }));
  // Once is enough: a table that nobody needs may leave memory again.
  const run = new Set<string>();
  const look = async () => {
    for (const id of ids)
      if ((await node.tables.loaded.get(id)?.catch(() => undefined))?.lease !== undefined) run.add(id);
    return run.size;
  };
  await expect.poll(() => tried.size).toBe(ids.length);
  const later = setInterval(() => node.clock.advance(500), 50);
  await expect.poll(look).toBe(ids.length);
  clearInterval(later);
  await closeTest(node);
});

it('[SRV-NODE-5] a table that cannot be read on keeps no other from being read', async () => {
  let unreadable = '';
  let pass = (_ms: number): void => {};
  const node = await openNode(({ table, nodes }) => ({
    table: async (id) => (id === unreadable ? Promise.reject(new Error('cannot be read')) : table(id)),
    nodes: {
      ...nodes!,
      versions(tables) {
        // To look takes time.
        pass(1);
        return nodes!.versions(tables);
      },
    },
  }));
  pass = node.clock.advance;
  const ids: string[] = [];
  const people: Client[] = [];
  for (let i = 0; i < 3; i++) {
    const { table, tokens } = await party(node.url, { game: 'dungeonette', seats: 4 });
    ids.push(table);
    // Somebody is there, so the table stays in memory.
    people.push(new Client({ url: node.url, table, token: tokens[0]! }));
    await people[i]!.until(({ at }) => at !== undefined);
  }
  unreadable = ids[0]!;
  // Changed by somebody who tells nobody.
  await pool.query(
    `update tables set revision = revision + 1, record = jsonb_set(record::jsonb, '{title}', '"changed"')::text where id = any($1)`,
    [ids],
  );
  const titles = async () => {
    node.clock.advance(6000);
    return Promise.all(ids.map(async (id) => (await node.tables.loaded.get(id))?.record.title));
  };
  await expect.poll(titles).toEqual(['', 'changed', 'changed']);
  unreadable = '';
  await expect.poll(titles).toEqual(['changed', 'changed', 'changed']);
  for (const person of people) person.end();
  await closeTest(node);
});

it('[SRV-NODE-14] the lease of a table that was deleted goes with the node that had it', async () => {
  const leases = async (table: string) => (await pool.query('select 1 from leases where name = $1', [table])).rowCount;
  await pool.query(`insert into leases (name, node, epoch) values ('deletedtable0000', 'nobody', 0)`);
  const node = await openNode();
  await expect.poll(() => leases('deletedtable0000')).toBe(0);
  // And at once where its node is there to see it.
  const { table } = await party(node.url, { game: 'dungeonette', seats: 4 });
  expect(await leases(table)).toBe(1);
  expect(await node.tables.context.store.deleteTable(table)).toBe(true);
  expect(await node.tables.get(table)).toBeUndefined();
  expect(await leases(table)).toBe(0);
  await closeTest(node);
});

it('[SRV-NODE-14] of a node that has been gone for a day nothing is left', async () => {
  const node = await openNode();
  const { table } = await makeTable(node.url, { game: 'dungeonette', seats: 4 });
  await pool.query(`insert into nodes (id, until) values
    ('long-gone', now() - interval '25 hours'), ('just-gone', now() - interval '1 hour')`);
  await pool.query(`insert into presence (table_id, node, viewers) values ($1, 'long-gone', '[0]')`, [table]);
  const left = async () =>
    (await pool.query(`select id from nodes where id like '%-gone'`)).rows.map(({ id }) => id as string);
  await expect.poll(left, { timeout: 20_000 }).toEqual(['just-gone']);
  expect((await pool.query(`select 1 from presence where node = 'long-gone'`)).rowCount).toBe(0);
  await pool.query(`delete from nodes where id = 'just-gone'`);
  await closeTest(node);
});

it('[SRV-NODE-10] a node that stops while it takes a long game over leaves it to others as it was', async () => {
  const first = await openNode();
  const { table } = await party(first.url, { game: 'dungeonette', seats: 4 });
  const { context } = first.tables;
  const { rules } = (await first.tables.get(table))!.record;
  await first.tables.unload(table);
  const PAIRS = 1100;
  for (let i = 0; i < 2 * PAIRS; i++)
    await context.store.append({
      ...{ table, number: i + 1, seat: 0, request: undefined, by: 'person', rules, at: 1, took: 0 },
      entry: i % 2 === 0 ? `@0 ${i} plan gold` : `@0 ${i} undo`,
    });
  await closeTest(first);
  await pool.query(`insert into leases (name, node, epoch) values ($1, 'nobody', 0)`, [table]);

  // Its thread plays until it is told to end.
  const thread = new AbortController();
  const replays: Promise<never>[] = [];
  const endless: FileChecker = {
    check: () => expect.unreachable(),
    told: () => expect.unreachable(),
    sums: () => expect.unreachable(),
    replay() {
      const replay = new Promise<never>((_, reject) => {
        thread.signal.addEventListener('abort', () => reject(new Error('the thread was ended')));
      });
      replays.push(replay);
      return replay;
    },
    endGames: async () => thread.abort(),
    close: async () => {},
  };
  const stopped = await openNode(undefined, { files: endless });
  await expect.poll(() => replays.length).toBe(1);
  await closeTest(stopped);
  expect(replays).toHaveLength(1);

  const last = await openNode();
  await expect.poll(async () => (await last.tables.loaded.get(table))?.lease).toBeDefined();
  const t = (await last.tables.get(table))!;
  expect([t.held, t.play!.shown.core.answered]).toEqual([undefined, [2 * PAIRS, 0, 0, 0]]);
  await closeTest(last);
});

it('[SRV-NODE-10] [SRV-NODE-14] leases of tables that are still to be loaded, or tried again, are kept, and their clocks go on', async () => {
  const first = await openNode();
  const timer = { kind: 'move', seconds: 24 * 3600 };
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await party(first.url, { game: 'dungeonette', seats: 4, timer })).table);
  const kept = async () =>
    (await pool.query('select clock from leases where name = any($1) and clock is not null', [ids])).rowCount;
  await expect.poll(kept).toBe(ids.length);
  const deadlines = (t: LiveTable | undefined) => t && deadlinesOf(t);
  const before = deadlines(await first.tables.get(ids[0]!));
  await closeTest(first);

  // Of the four tables the first cannot be read, the next two take long, and the last waits for them.
  const asked: string[] = [];
  const goOn: (() => void)[] = [];
  const gates = [1, 2].map((i) => new Promise<void>((resolve) => Object.assign(goOn, { [i]: resolve })));
  let [unreadable, tries, looked] = [true, 0, 0];
  const released: string[] = [];
  const node = await openNode(({ table, nodes }) => ({
    async table(id) {
      if (ids.includes(id) && !asked.includes(id)) asked.push(id);
      const nth = asked.indexOf(id);
      if (nth === 0) tries++;
      if (nth === 0 && unreadable) throw new Error('cannot be read');
      await gates[nth - 1];
      return table(id);
    },
    nodes: {
      ...nodes!,
      async held() {
        const held = await nodes!.held();
        looked++;
        return held;
      },
      release(name, epoch) {
        if (ids.includes(name)) released.push(name);
        return nodes!.release(name, epoch);
      },
    },
  }));
  await expect.poll(() => asked.length).toBe(2);
  // It looks for leases of tables that are not in memory when those that are being loaded now are there.
  node.clock.advance(60_000);
  goOn[1]!();
  await expect.poll(() => [asked.length, looked]).toEqual([3, 1]);
  expect(released).toEqual([]);
  goOn[2]!();
  const loaded = async () => {
    const tables = await Promise.all(ids.map((id) => node.tables.loaded.get(id)?.catch(() => undefined)));
    return tables.filter((t) => t?.lease !== undefined);
  };
  await expect.poll(async () => (await loaded()).length).toBe(3);

  // The first is tried again, in vain, and then with success.
  const later = (ms: number, fact: () => unknown) =>
    expect.poll(async () => {
      node.clock.advance(ms);
      return fact();
    });
  await later(500, () => tries > 1).toBe(true);
  const until = looked;
  node.clock.advance(60_000);
  await expect.poll(() => looked).toBeGreaterThan(until);
  expect(released).toEqual([]);
  unreadable = false;
  await later(500, async () => (await loaded()).length).toBe(4);
  expect((await loaded()).map(deadlines)).toEqual(ids.map(() => before));
  await closeTest(node);
});

it('[SRV-NOTE-1] whoever begins a game and is away is told', async () => {
  const told: string[] = [];
  const post: Opening['post'] = async (_to, _headers, body) => {
    told.push(/Seat \d/.exec(String(body))![0]);
    return 201;
  };
  const node = await openNode(() => ({}), { post });
  const made = await makeTable(node.url, { game: 'dungeonette', seats: 4, bots: [1, 2, 3] });
  await sitDown(node.url, made, 0);
  const path = `/api/tables/${made.table}`;
  await call(node.url, `${path}/hook`, { url: 'https://chat.example.org/hook', lang: 'en' }, made.owner);
  expect((await call(node.url, `${path}/start`, {}, made.owner)).status).toBe(200);
  node.clock.advance(20_000);
  expect(told).toEqual(['Seat 0']);
  await closeTest(node);
});
