// Several servers on one database, in this process: what one of them does, the others show.
import { setTimeout as wait } from 'node:timers/promises';
import { thinking } from '@oubliette/engine';
import { PROTOCOL, type Reply } from '@oubliette/protocol';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { installed, library } from '../../src/base/library.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { deleteOldTables } from '../../src/table/retention.ts';
import { Client, playOut } from '../play/client.ts';
import { call, makeTable, party, sitDown } from '../play/lobby.ts';
import { closeTest, openTest, type TestServer } from '../play/open.ts';
import { strongroom } from '../play/strongroom.ts';
import { type TestClock, testClock } from '../play/test-clock.ts';
import { type Embedded, startPostgres, testPool } from '../store/embedded.ts';

const FREE = { RATE_SEAT: '1000000,100000', RATE_TABLE: '1000000,100000' };
const games = library([...installed.games, strongroom as never]);

let postgres: Embedded;
let pool: pg.Pool;
let nodes: TestServer[];
/** Hears of nothing, and looks only when its clock says so. */
let deaf: TestServer;
let deafStore: Store;
let deafClock: TestClock;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { ...FREE, DATABASE_URL: postgres.url };
  const open = () => openTest({ env, library: games });
  nodes = [await open(), await open()];
  const store = await openPostgres(postgres.url, () => {});
  const { nodes: told } = store;
  deafStore = {
    ...store,
    nodes: { ...told!, start: ({ tookOver }) => told!.start({ changed() {}, missed() {}, tookOver }) },
  };
  deafClock = testClock();
  deaf = await openTest({ env, library: games, store: deafStore, clock: deafClock });
  pool = testPool(postgres.url);
});
afterAll(async () => {
  await pool.end();
  for (const node of [...nodes, deaf]) await closeTest(node);
  await postgres.stop();
});

const urls = () => [...nodes, deaf].map(({ url }) => url);
const at = (i: number) => nodes[i]!.url;
const clientAt = (url: string, table: string, token: string, name?: string) =>
  new Client({ url, table, token }, name === undefined ? {} : { name });
const entriesOf = (table: string) => deafStore.entries(table);

it('[SRV-NODE-1] people at three nodes, one of which hears nothing, play whole games: all see the same, nothing is there twice', async () => {
  for (const game of ['dungeonette', 'crypt-sale']) {
    const { table, tokens } = await party(at(0), { game, seats: 4 });
    const clients = tokens.map(
      (token, seat) => new Client({ url: urls()[seat % 3]!, table, token }, { name: `s${seat}`, resendAfter: 200 }),
    );
    // The deaf node learns of what others did when its own people ask.
    const looking = setInterval(() => deafClock.advance(6000), 50);
    const acknowledged = await Promise.all(clients.map((client, seat) => playOut(client, thinking(`${game} ${seat}`))));
    clearInterval(looking);
    const kept = await entriesOf(table);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, i) => i + 1));
    expect(kept.map(({ request }) => request).sort()).toEqual(acknowledged.flat().sort());
    expect(new Set(clients.map(({ at: know }) => JSON.stringify(know!.seen.end))).size).toBe(1);
    expect(clients.map(({ twice, backwards }) => [twice, backwards])).toEqual(clients.map(() => [0, 0]));
    for (const client of clients) client.end();
  }
});

it('[SRV-NODE-2] the same request at two nodes at the same moment is stored once, and both say so', async () => {
  const { table, tokens } = await party(at(0), { game: 'dungeonette', seats: 4 });
  const both = urls().map((url) => clientAt(url, table, tokens[0]!, 'same'));
  await Promise.all(both.map((client) => client.until((c) => c.awaited.length > 0)));
  const replies = await Promise.all(both.map((client) => client.answer(client.awaited[0]!, 'gold', 'same-1')));
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await entriesOf(table)).map(({ request }) => request)).toEqual(['same-1']);
  // The database itself refuses it too, under another number.
  const [row] = await entriesOf(table);
  expect(await deafStore.append({ ...row!, number: 2 })).toBe(false);
  for (const client of both) client.end();
});

it('[SRV-NODE-3] secret drafts at three nodes at once: who loses a race reads on and decides again, without a word to the client', async () => {
  const { table, tokens } = await party(at(0), { game: 'strongroom', seats: 3 });
  const clients = tokens.map((token, seat) => clientAt(urls()[seat]!, table, token));
  await Promise.all(clients.map((client) => client.until((c) => c.awaited.length > 0)));
  const replies = await Promise.all(
    clients.map((client) => client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!)),
  );
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  const kept = await entriesOf(table);
  expect(kept.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(kept.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  expect(clients.flatMap(({ messages }) => messages.filter(({ t }) => t === 'error'))).toEqual([]);
  for (const client of clients) client.end();
});

it('[SRV-NODE-4] a node that was told nothing refuses nothing that is right: it reads on first', async () => {
  const { table, tokens } = await party(at(0), { game: 'dungeonette', seats: 4 });
  const there = clientAt(deaf.url, table, tokens[1]!);
  await there.until((c) => c.at !== undefined);
  expect(there.awaited).toEqual([]);
  const first = clientAt(at(0), table, tokens[0]!);
  await first.until((c) => c.awaited.length > 0);
  expect((await first.answer(first.awaited[0]!, 'gold')).ok).toBe(true);
  // It has not heard of the answer before: its own state says that seat 1 is not asked.
  expect((await deaf.tables.loaded.get(table))!.play!.stored).toBe(0);
  expect((await there.answer({ kind: 'plan' }, 'food')).ok).toBe(true);
  // And what is wrong everywhere is refused.
  const wrong = (await there.answer({ kind: 'plan' }, 'food')) as Extract<Reply, { ok: false }>;
  expect([wrong.ok, wrong.why.rule]).toEqual([false, 'ENG-NOT-ASKED']);
  for (const client of [first, there]) client.end();
});

it('[SRV-NODE-5] told nothing, a node looks by itself after a while', async () => {
  const { table, tokens } = await party(at(0), { game: 'dungeonette', seats: 4 });
  const there = clientAt(deaf.url, table, tokens[1]!);
  await there.until((c) => c.at !== undefined);
  const first = clientAt(at(0), table, tokens[0]!);
  await first.until((c) => c.awaited.length > 0);
  await first.answer(first.awaited[0]!, 'gold');
  const { at: before } = there;
  expect(before!.seen.waiting).toEqual([0]);
  const looking = setInterval(() => deafClock.advance(6000), 20);
  await there.until((c) => c.awaited.length > 0);
  clearInterval(looking);
  // It went on with the same stream: no whole view was needed.
  expect([there.at!.stream, there.at!.position]).toEqual([before!.stream, before!.position + 1]);
  for (const client of [first, there]) client.end();
});

it('[SRV-NODE-6] seats, names, talk and who is there are the same at every node; a deleted table is gone everywhere', async () => {
  const made = await makeTable(at(0), { game: 'dungeonette', seats: 4 });
  const tokens = [await sitDown(at(0), made, 0), await sitDown(at(1), made, 1)];
  const [a, b] = [clientAt(at(0), made.table, tokens[0]!), clientAt(at(1), made.table, tokens[1]!)];
  await a.until((c) => c.table?.seats.map(({ here }) => here).join() === 'true,true,false,false');
  await b.until((c) => c.table?.seats.map(({ name }) => name).join() === 'Seat 0,Seat 1,,');
  expect((await b.ask({ t: 'chat', text: 'anybody?' })).ok).toBe(true);
  expect((await a.ask({ t: 'chat', text: 'here' })).ok).toBe(true);
  for (const client of [a, b])
    await client.until((c) => c.messages.filter((m) => m.t === 'note' && m.note.text !== undefined).length === 2);
  const talk = [a, b].map(({ messages }) =>
    messages.flatMap((m) => (m.t === 'note' && m.note.text !== undefined ? [[m.note.no, m.note.text]] : [])),
  );
  expect(talk[0]).toEqual(talk[1]);
  b.end();
  await a.until((c) => c.table!.seats[1]!.here === false);
  expect(await deafStore.deleteTable(made.table)).toBe(true);
  await a.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-here'));
  a.end();
  expect((await call(at(1), `/api/tables/${made.table}`)).status).toBe(404);
});

it('[SRV-NODE-7] a seat that is reissued at one node is deaf and dumb at the others, told or not', async () => {
  const made = await party(at(0), { game: 'dungeonette', seats: 4 });
  const [told, untold] = [at(1), deaf.url].map((url) => clientAt(url, made.table, made.tokens[0]!));
  for (const client of [told!, untold!]) await client.until((c) => c.awaited.length > 0);
  const { status } = await call(at(0), `/api/tables/${made.table}/seats/0/reissue`, {}, made.owner);
  expect(status).toBe(200);
  await told!.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-here'));
  // The deaf node still believes the token: the answer is decided there, and not stored.
  void untold!.answer(untold!.awaited[0]!, 'gold');
  await untold!.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-here'));
  expect(await entriesOf(made.table)).toEqual([]);
  for (const client of [told!, untold!]) client.end();
});

it('[SRV-NODE-8] an undo is asked for at one node and agreed to at the others', async () => {
  const { table, tokens } = await party(at(0), { game: 'dungeonette', seats: 4, undo: 'consent' });
  const clients = tokens.map((token, seat) => clientAt(urls()[seat % 3]!, table, token));
  const [a, b, c, d] = clients as [Client, Client, Client, Client];
  await a.until((x) => x.awaited.length > 0);
  await a.answer(a.awaited[0]!, 'gold');
  expect((await a.ask({ t: 'ask-undo', n: 1 })).ok).toBe(true);
  await b.until((x) => x.table?.undoAsked?.seat === 0);
  expect((await b.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  expect((await c.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  expect((await entriesOf(table)).length).toBe(1);
  expect((await d.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  for (const client of [a, b])
    await client.until((x) => x.at!.seen.waiting[0] === 0 && x.table!.undoAsked === undefined);
  expect((await entriesOf(table)).map(({ entry }) => entry)).toEqual(['@0 0 plan gold', '@0 1 undo-agreed']);
  for (const client of clients) client.end();
});

it('[SRV-NODE-9] bots answer where the lease is held and nowhere else; a holder whose epoch is over stores nothing', async () => {
  const { table, tokens } = await party(at(0), { game: 'crypt-sale', seats: 3, bots: [1, 2] });
  const client = clientAt(at(1), table, tokens[0]!);
  await playOut(client, thinking('leased'), 3);
  const loaded = await Promise.all(nodes.map(({ tables }) => tables.loaded.get(table)));
  expect(loaded.map((t) => t?.lease !== undefined)).toEqual([true, false]);
  const { epoch } = (await deafStore.nodes!.versions([table]))[0]!.lease!;
  client.end();

  const other = await party(at(0), { game: 'dungeonette', seats: 4 });
  const row = { table: other.table, number: 1, seat: 0, entry: '@0 0 plan gold', request: undefined } as const;
  const entry = { ...row, by: 'bot', rules: '1.0.0', at: 1, took: 0 } as const;
  expect(await deafStore.append(entry, undefined, { epoch })).toBe(false);
  expect(await deafStore.nodes!.claim(other.table)).toBeUndefined();
  const held = (await deafStore.nodes!.versions([other.table]))[0]!.lease!;
  expect(await deafStore.append(entry, undefined, { epoch: held.epoch, revision: 0 })).toBe(false);
  // Its node gives no sign of life: the lease passes to another node with a later epoch, and the old one is worth nothing.
  let next: Awaited<ReturnType<NonNullable<Store['nodes']>['claim']>>;
  while (next === undefined) {
    await pool.query(`update leases set node = 'nobody' where name = $1`, [other.table]);
    // A node of this test that looks just now may be first.
    next = await deafStore.nodes!.claim(other.table);
  }
  expect(next.epoch).toBeGreaterThan(held.epoch);
  expect(await deafStore.append(entry, undefined, { epoch: held.epoch })).toBe(false);
  expect(await deafStore.append(entry, undefined, { epoch: next.epoch })).toBe(true);
});

/** The node among these that runs a table, as soon as one does. */
async function runnerOf(table: string, among: readonly TestServer[]) {
  for (;;) {
    for (const { tables } of among) {
      const t = await tables.loaded.get(table);
      if (t?.lease !== undefined) return t;
    }
    await wait(20);
  }
}

it('[SRV-NODE-10] a node that stops hands its tables over: bots go on elsewhere, clocks with the time they had', async () => {
  const stopping = await openTest({
    env: { ...FREE, DATABASE_URL: postgres.url },
    // Its bots never come to an answer.
    bots: { choose: () => new Promise(() => {}), close: async () => {} },
  });
  const bots = await party(stopping.url, { game: 'dungeonette', seats: 4, bots: [0, 1, 2] });
  const timer = { kind: 'move', seconds: 3600 } as const;
  const timed = await party(stopping.url, { game: 'dungeonette', seats: 4, timer });
  const watching = clientAt(at(1), timed.table, timed.tokens[1]!);
  await watching.until((c) => c.table?.deadlines !== undefined);
  const { deadlines } = watching.table!;
  expect(deadlines!.map(({ seat }) => seat)).toEqual([0]);
  expect(await entriesOf(bots.table)).toEqual([]);
  await closeTest(stopping);
  // Nobody is connected to the bots' table: it is taken over all the same.
  await runnerOf(bots.table, [...nodes, deaf]);
  const person = clientAt(at(0), bots.table, bots.tokens[3]!);
  await person.until((c) => c.awaited.length > 0);
  expect((await entriesOf(bots.table)).map(({ by, seat }) => `${by} ${seat}`)).toEqual(['bot 0', 'bot 1', 'bot 2']);
  await runnerOf(timed.table, [...nodes, deaf]);
  const later = clientAt(at(0), timed.table, timed.tokens[2]!);
  await later.until((c) => c.table?.deadlines !== undefined);
  for (const client of [watching, later]) {
    expect(client.table!.deadlines!.map(({ seat }) => seat)).toEqual([0]);
    // To the moment, but for the rounding of the clocks.
    expect(Math.abs(client.table!.deadlines![0]!.at - deadlines![0]!.at)).toBeLessThan(100);
  }
  for (const client of [person, watching, later]) client.end();
});

it('[SRV-NODE-11] nodes share the keys for push services, and old tables are deleted by one node at a time', async () => {
  const keys = await Promise.all(urls().map((url) => call<{ key: string }>(url, '/api/push')));
  expect(new Set(keys.map(({ body }) => body.key)).size).toBe(1);
  expect(await deafStore.nodes!.claim('#retention')).toBeDefined();
  expect(await deleteOldTables(nodes[0]!.tables, -1)).toBe(0);
  const { epoch } = { epoch: (await pool.query(`select epoch from leases where name = '#retention'`)).rows[0].epoch };
  await deafStore.nodes!.release('#retention', Number(epoch));
  const old = await makeTable(at(0), { game: 'dungeonette', seats: 4 });
  expect(await deafStore.deleteUnused(old.table, Date.now() + 1e6, Number(epoch))).toBe(false);
  expect(await deleteOldTables(nodes[0]!.tables, -1)).toBeGreaterThan(0);
  expect(await deafStore.table(old.table)).toBeUndefined();
});

it('[SRV-NODE-12] what a seat may spend it may spend once, however many nodes it is connected to', async () => {
  const env = { ...FREE, RATE_SEAT: '60,1', DATABASE_URL: postgres.url };
  const clock = testClock();
  const three = [await openTest({ env, clock }), await openTest({ env, clock })];
  const { table, tokens } = await party(three[0]!.url, { game: 'dungeonette', seats: 4 });
  const count = Number((await pool.query('select count(*) from nodes')).rows[0].count);
  const spent = async (url: string): Promise<number> => {
    const client = clientAt(url, table, tokens[0]!);
    await client.until((c) => c.at !== undefined);
    for (let i = 0; i < 80; i++) client.sendRaw(JSON.stringify({ t: 'thinking' }));
    client.sendRaw(JSON.stringify({ t: 'resync' }));
    const slow = (c: Client) => c.messages.filter((m) => m.t === 'error' && m.code === 'slow-down').length;
    await client.until((c) => slow(c) > 0 && slow(c) + 60 >= 80);
    const limited = slow(client);
    client.end();
    return 80 - limited;
  };
  // `thinking` costs 2.
  const given = [await spent(three[0]!.url), await spent(three[1]!.url)];
  expect(given.reduce((sum, each) => sum + each * 2, 0)).toBeLessThanOrEqual(60);
  expect(count).toBeGreaterThan(1);
  for (const server of three) await closeTest(server);
});

it('[SRV-NODE-12] a node that fell silent keeps its part of every allowance for a minute, and no longer', async () => {
  const counted = async (): Promise<number> => {
    const store = await openPostgres(postgres.url, () => {});
    await store.nodes!.start({ changed() {}, missed() {}, tookOver() {} });
    const count = store.nodes!.count();
    await store.nodes!.handOver();
    await store.close();
    return count;
  };
  const before = await counted();
  const rows = `('silent', now() - interval '1 second'), ('gone', now() - interval '2 minutes')`;
  await pool.query(`insert into nodes (id, until) values ${rows}`);
  expect(await counted()).toBe(before + 1);
  await pool.query(`delete from nodes where id in ('silent', 'gone')`);
});

it('[SRV-NODE-18] the table in the path of a socket changes nothing: the first frame says which one it is', async () => {
  const [one, other] = [
    await party(at(0), { game: 'dungeonette', seats: 4 }),
    await party(at(0), { game: 'dungeonette', seats: 4 }),
  ];
  const hello = (path: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${at(0).replace('http', 'ws')}${path}`);
      socket.on('open', () =>
        socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: one.table, token: one.tokens[0] })),
      );
      socket.on('message', (data) => {
        resolve(JSON.parse(String(data)).table?.id);
        socket.terminate();
      });
      socket.on('error', (error) => resolve(error.message));
    });
  expect(await hello('/socket')).toBe(one.table);
  expect(await hello(`/socket/${one.table}`)).toBe(one.table);
  expect(await hello(`/socket/${other.table}`)).toBe(one.table);
  for (const path of ['/socket/', '/socket/UPPER', `/socket/${one.table}/x`, `/socket/${one.table}?x`])
    expect([path, await hello(path)]).toEqual([path, 'Unexpected server response: 404']);
});
