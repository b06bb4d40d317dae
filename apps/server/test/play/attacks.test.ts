// What hostile clients try. Everything on loopback, bounded in number.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { thinking } from '@oubliette/engine';
import { PROTOCOL } from '@oubliette/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { limitKey } from '../../src/base/origin.ts';
import { hashOf } from '../../src/base/secrets.ts';
import { tableQuota } from '../../src/base/table-quota.ts';
import { Client, playOut } from './client.ts';
import { call, makeTable, party, sitDown } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await openTest({ clock });
});
afterAll(() => closeTest(server));

/** A bare socket: it says what it is told to, and ignores what it is told. */
async function socketTo(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { autoPong: false });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, heard, closed };
}
const twoOf = async (more: object = {}) => party(server.url, { game: 'crypt-sale', seats: 2, ...more });

describe('a socket that nobody owns', () => {
  it('[SRV-LIM-7] is ended when it has not said hello in time, whatever else it says', async () => {
    const { closed } = await socketTo(server.url);
    clock.advance(9_999);
    clock.advance(1);
    expect(await closed).toBe(1006);
  });

  it.each(['{"t":"resync"}', '{"t":"thinking"}'])('[SRV-LIM-7] is ended by a frame before hello: %s', async (frame) => {
    const { socket, closed, heard } = await socketTo(server.url);
    socket.send(frame);
    expect(await closed).toBe(4000);
    expect(heard).toEqual(['{"t":"error","code":"hello-first"}']);
  });

  it('[SRV-LIM-8] gets no answer to its pings, and is ended when it floods', async () => {
    const { socket, closed } = await socketTo(server.url);
    let pongs = 0;
    socket.on('pong', () => pongs++);
    for (let i = 0; i < 400; i++) socket.ping();
    expect(await closed).toBe(1006);
    expect(pongs).toBe(0);
  });
});

describe('a connection that is refused', () => {
  /** Asks for a socket and never closes its own side. */
  async function upgrade(url: string, path: string): Promise<{ status: string; client: Socket }> {
    const { hostname, port } = new URL(url);
    const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    client.on('error', () => {});
    let text = '';
    client.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    client.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await new Promise((resolve) => client.on('end', resolve));
    return { status: text.slice(9, 12), client };
  }

  it('[SRV-LIM-1] [SRV-LIM-9] costs its address something and the server no open file, wherever it wanted to go', async () => {
    const few = await openTest({ clock: testClock(), env: { RATE_ADDRESS: '4,1' } });
    const refused = [];
    for (let i = 0; i < 3; i++) refused.push(await upgrade(few.url, '/nowhere'));
    expect(refused.map(({ status }) => status)).toEqual(['404', '404', '429']);
    const open = () => new Promise((resolve) => few.web.server.getConnections((_, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    for (const { client } of refused) client.destroy();
    await closeTest(few);
  });
});

describe('a flooder', () => {
  it('[SRV-LIM-8] with a seat is told to slow down, then ended; pings cost too', async () => {
    const { table, tokens } = await twoOf();
    const { socket, closed, heard } = await socketTo(server.url);
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token: tokens[0] }));
    await expect.poll(() => heard.some((text) => text.includes('"welcome"'))).toBe(true);
    const isWarned = () => heard.some((text) => text.includes('slow-down'));
    for (let i = 0; i < 100; i++) socket.send('{"t":"thinking"}');
    // A connection that is cut may lose what was on its way: the warning is waited for before the flood goes on.
    await expect.poll(isWarned).toBe(true);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (let i = 0; i < 300; i++) socket.send('{"t":"thinking"}');
    expect(await closed).toBe(1006);
  });

  it('[SRV-LIM-10] does not spend what the table is allowed; spectators have their own', async () => {
    const small = await openTest({
      clock,
      env: { RATE_SEAT: '20,1', RATE_TABLE: '40,1' },
    });
    const { table, tokens, spectator } = await party(small.url, { game: 'crypt-sale', seats: 2 });
    const [flooder, watcher, honest] = [tokens[0]!, spectator, tokens[1]!].map(
      (token) => new Client({ url: small.url, table, token }),
    );
    for (const client of [flooder!, watcher!, honest!]) await client.until((c) => c.at !== undefined);
    for (let i = 0; i < 60; i++) flooder!.sendRaw('{"t":"thinking"}');
    for (let i = 0; i < 40; i++) watcher!.sendRaw('{"t":"resync"}');
    for (const client of [flooder!, watcher!])
      await client.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'slow-down'));
    expect((await honest!.ask({ t: 'chat', text: 'still here' })).ok).toBe(true);
    for (const client of [flooder!, watcher!, honest!]) client.end();
    await closeTest(small);
  });

  it('[SRV-LIM-9] has so many connections and no more, and its network counts as one address', async () => {
    const few = await openTest({ env: { MAX_SOCKETS_PER_ADDRESS: '2' } });
    const two = [await socketTo(few.url), await socketTo(few.url)];
    const third = new WebSocket(`${few.url.replace('http', 'ws')}/socket`);
    const refused = await new Promise<string>((resolve) => third.on('error', ({ message }) => resolve(message)));
    expect(refused).toContain('429');
    two[0]!.socket.terminate();
    await two[0]!.closed;
    // The server learns of it in its own time.
    const again = () =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${few.url.replace('http', 'ws')}/socket`);
        socket.on('error', ({ message }) => resolve(message));
        socket.on('open', () => {
          socket.terminate();
          resolve('open');
        });
      });
    await expect.poll(again).toBe('open');
    two[1]!.socket.terminate();
    await closeTest(few);
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2::9'));
    expect(limitKey('2001:db8:1:3::9')).not.toBe(limitKey('2001:db8:1:2::9'));
    expect([limitKey('::ffff:10.0.0.1'), limitKey('10.0.0.1'), limitKey('fe80::1%eth0')]).toEqual([
      '10.0.0.1',
      '10.0.0.1',
      'fe80:0:0:0::/64',
    ]);
  });

  it('[SRV-LIM-12] makes a share of the tables that are left, and others make theirs', () => {
    const quota = tableQuota(clock);
    const made = (address: string, left: number) => {
      let count = 0;
      while (count < 5000 && quota.add(address, left)) count++;
      return count;
    };
    expect([made('a', 1000), made('b', 900), made('c', 20)]).toEqual([100, 90, 50]);
    clock.advance(24 * 3600_000);
    expect(made('a', 100)).toBe(50);
  });
});

it('[SRV-LIM-11] a wall clock that goes back an hour locks nobody out', async () => {
  const wall = testClock();
  let back = 0;
  const moved = await openTest({ clock: { ...wall, now: () => wall.now() - back }, env: { RATE_SEAT: '10,5' } });
  const { table, tokens } = await party(moved.url, {
    game: 'crypt-sale',
    seats: 2,
    timer: { kind: 'move', seconds: 60 },
  });
  const client = new Client({ url: moved.url, table, token: tokens[0]! });
  await client.until((c) => c.at !== undefined);
  expect((await client.ask({ t: 'chat', text: 'before' })).ok).toBe(true);
  back = 3600_000;
  wall.advance(2000);
  expect((await client.ask({ t: 'chat', text: 'after' })).ok).toBe(true);
  expect(client.messages.some((m) => m.t === 'error')).toBe(false);
  client.end();
  await closeTest(moved);
});

describe('after the end', () => {
  it('[SRV-UNDO-2] nothing is undone or taken back: the secret is public', async () => {
    const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4, undo: 'free' });
    const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
    await Promise.all(clients.map((client, i) => playOut(client, thinking(`over ${i}`))));
    await Promise.all(clients.map((client) => client.until((c) => c.table?.secret !== undefined)));
    const before = (await server.tables.context.store.entries(table)).length;
    for (const client of clients)
      for (const t of ['undo', 'take-back', 'ask-undo'] as const)
        expect(await client.ask({ t, n: client.at!.seen.answered })).toMatchObject({
          ok: false,
          why: { rule: 'SRV-OVER' },
        });
    expect(await server.tables.context.store.entries(table)).toHaveLength(before);
    for (const client of clients) client.end();
  });
});

it('[SRV-SEAT-2] a seat that was issued again is deaf and dumb at once, though it ignores that it was closed', async () => {
  const { table, tokens, owner } = await twoOf();
  const { socket, heard } = await socketTo(server.url);
  socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token: tokens[0] }));
  await expect.poll(() => heard.some((text) => text.includes('"view"'))).toBe(true);
  const other = new Client({ url: server.url, table, token: tokens[1]! });
  await other.until((c) => c.at !== undefined);
  // It never reads the close frame, and sends while the server does not know yet.
  socket.pause();
  await call(server.url, `/api/tables/${table}/seats/0/reissue`, {}, owner);
  const live = (await server.tables.get(table))!;
  expect([...live.listeners].map(({ viewer }) => viewer)).toEqual([1]);
  socket.send(JSON.stringify({ t: 'chat', id: 'x', table, text: 'I am still here' }));
  expect((await other.ask({ t: 'chat', text: 'alone' })).ok).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(live.notes.flatMap(({ text }) => text ?? [])).toEqual(['alone']);
  socket.terminate();
  other.end();
});

it('[SRV-UNDO-3] handing chairs to bots does not buy an undo: everybody who was a person must agree', async () => {
  const { table, tokens, owner } = await party(server.url, { game: 'dungeonette', seats: 4, undo: 'consent' });
  const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  const [first, second] = clients;
  await first!.answer({ kind: 'plan' }, 'gold');
  await second!.until((c) => c.awaited.length > 0);
  const chairs = (bot: boolean) =>
    Promise.all([2, 3].map((seat) => call(server.url, `/api/tables/${table}/seats/${seat}/bot`, { bot }, owner)));
  // Once before it asks, once after.
  await chairs(true);
  expect((await first!.ask({ t: 'ask-undo', n: 1 })).ok).toBe(true);
  await chairs(false);
  await chairs(true);
  expect((await second!.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  const verbs = (await server.tables.context.store.entries(table)).map(({ entry }) => entry);
  expect(verbs.some((entry) => entry.endsWith('undo-agreed'))).toBe(false);
  for (const client of clients.slice(2)) await client.ask({ t: 'vote-undo', seat: 0, agree: true });
  const after = (await server.tables.context.store.entries(table)).map(({ entry }) => entry);
  expect(after).toContain('@0 1 undo-agreed');
  for (const client of clients) client.end();
});

describe('joining', () => {
  it('[SRV-SEAT-8] can be sent again when its reply was lost, and by nobody else', async () => {
    const made = await makeTable(server.url, { game: 'crypt-sale', seats: 2 });
    const token = randomBytes(24).toString('base64url');
    const join = (proof: string) =>
      call(server.url, `/api/tables/${made.table}/seats`, { invitation: made.invitations[0], proof, name: 'Ada' });
    for (const time of [1, 2, 3])
      expect([time, await join(hashOf(token))]).toEqual([time, { status: 200, body: { seat: 0 } }]);
    expect((await join(hashOf('another token that is long'))).status).toBe(410);
    const live = (await server.tables.get(made.table))!;
    expect(live.record.seats[0]!.tokens).toHaveLength(1);
    expect(live.notes.filter(({ notice }) => notice === 'seat-taken')).toHaveLength(1);
    const client = new Client({ url: server.url, table: made.table, token });
    await client.until((c) => c.table !== undefined);
    expect(client.seat).toBe(0);
    client.end();
  });

  it('[SRV-SEC-8] refuses names that would disturb a screen, from every door', async () => {
    const made = await makeTable(server.url, { game: 'crypt-sale', seats: 2 });
    for (const name of ['a\u202eb', 'a\u0007b', 'a\u200bb', 'a\u2066b']) {
      const joined = await call(server.url, `/api/tables/${made.table}/seats`, {
        invitation: made.invitations[0],
        name,
      });
      expect([name, joined.status]).toEqual([name, 400]);
      const titled = await call(server.url, '/api/tables', { game: 'crypt-sale', seats: 2, title: name });
      expect([name, titled.status]).toEqual([name, 400]);
      const bot = new WebSocket(`${server.url.replace('http', 'ws')}/bot`);
      const closed = new Promise<number>((resolve) => bot.on('close', resolve));
      await new Promise((resolve) => bot.once('open', resolve));
      bot.send(JSON.stringify({ type: 'sit', link: `x/#join/${made.table}/${made.invitations[0]}`, name }));
      expect([name, await closed]).toEqual([name, 4000]);
    }
    expect(await sitDown(server.url, made, 0)).toBeTypeOf('string');
  });
});
