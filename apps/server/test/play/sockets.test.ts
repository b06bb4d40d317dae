// What the sockets themselves do: one write for what belongs together, an end for clients that do not read.
import { join } from 'node:path';
import { PROTOCOL } from '@oubliette/protocol';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { openSqlite } from '../../src/store/sqlite.ts';
import { beats } from './beats.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

const plenty = '9999999,9999999';
const FREE = { RATE_SEAT: plenty, RATE_TABLE: plenty };

it('[SRV-LIM-2] whoever does not read what it is sent is disconnected before it fills the memory', async () => {
  const server = await openTest({ env: FREE });
  const made = await party(server.url, { game: 'dungeonette', seats: 4 });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: made.table, token: made.tokens[0] }));
  await new Promise((resolve) => socket.once('message', resolve));
  const { listeners } = (await server.tables.get(made.table))!;
  expect(listeners.size).toBe(1);
  socket.pause();
  // The system buffers some of it for the client; then the server would have to.
  while (listeners.size > 0) {
    for (let i = 0; i < 500; i++) socket.send('{"t":"resync"}');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  socket.terminate();
  await closeTest(server);
});

it('[SRV-ANS-1] the reply and the change of an answer arrive in this order', async () => {
  const server = await openTest({ env: FREE });
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  const from = client.messages.length;
  await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!);
  await client.until((c) => c.messages.slice(from).some(({ t }) => t === 'change'));
  const order = client.messages.slice(from).flatMap(({ t }) => (t === 'reply' || t === 'change' ? [t] : []));
  expect(order).toEqual(['reply', 'change']);
  client.end();
  await closeTest(server);
});

it('a server that closes says so to everybody', async () => {
  const server = await openTest();
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  const closed = server.close();
  const goodbye = ({ messages }: Client) => messages.some((m) => m.t === 'error' && m.code === 'going-down');
  await Promise.all(clients.map((client) => client.until(goodbye)));
  for (const client of clients) client.end();
  await closed;
});

it('[SRV-ANS-10] a server that closes sends what waits for the next of the common moments', async () => {
  const { atBeat, rest } = beats();
  const server = await openTest({ atBeat });
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const [early, other] = [0, 1].map((seat) => new Client({ url: server.url, table, token: tokens[seat]! }));
  const beating = setInterval(rest, 5);
  await Promise.all([early!, other!].map((client) => client.until((c) => c.at !== undefined)));
  clearInterval(beating);
  // Refused, because seat 0 plans first; who asks for it is told later.
  void other!.answer({ kind: 'plan' }, 'gold', 'too-early');
  // A mark of thinking travels the same way and leaves at once: when it has come, the answer was refused.
  other!.sendRaw('{"t":"thinking"}');
  await early!.until((c) => c.messages.some(({ t }) => t === 'thinking'));
  expect(other!.replies.size).toBe(0);
  await closeTest(server);
  expect(other!.replies.get('too-early')).toMatchObject({ ok: false, why: { rule: 'ENG-NOT-ASKED' } });
  for (const client of [early!, other!]) client.end();
});

it.each(['socket', 'bot'])(
  '[SRV-LIM-7] who has said hello in time stays while the table is loaded: /%s',
  async (path) => {
    const folder = newFolder();
    const real = await openSqlite(join(folder, 'tables.db'));
    const clock = testClock();
    let hold: Promise<void> | undefined;
    let asked = 0;
    const server = await openTest({
      folder,
      clock,
      store: {
        ...real,
        async table(id) {
          asked++;
          await hold;
          return real.table(id);
        },
      },
    });
    const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
    await server.tables.unload(table);
    let goOn = (): void => {};
    hold = new Promise((resolve) => {
      goOn = resolve;
    });
    asked = 0;
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${path}`);
    const heard: { t?: string; type?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    const ended = new Promise<string>((resolve) => socket.once('close', (code) => resolve(`ended with ${code}`)));
    const welcome = new Promise<string>((resolve) =>
      socket.on('message', () => heard.some((m) => m.t === 'welcome' || m.type === 'seated') && resolve('welcome')),
    );
    await new Promise((resolve) => socket.once('open', resolve));
    const [token] = tokens;
    socket.send(
      JSON.stringify(path === 'bot' ? { type: 'sit', table, token } : { t: 'hello', v: PROTOCOL, table, token }),
    );
    await expect.poll(() => asked).toBe(1);
    clock.advance(10_000);
    goOn();
    expect(await Promise.race([welcome, ended])).toBe('welcome');
    socket.terminate();
    await closeTest(server);
  },
);
