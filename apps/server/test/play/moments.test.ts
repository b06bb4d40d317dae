// When something is sent: the time of a reply tells nothing of what others do, and who is too slow is ended.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installed, library } from '../../src/base/library.ts';
import { beats } from './beats.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, openTest } from './open.ts';
import { strongroom } from './strongroom.ts';

const games = library([...installed.games, strongroom as never]);

/** What a spectator and a rival receive, beat by beat, while a seat takes steps of a secret draft or does not. */
async function watched(steps: number) {
  const { atBeat, beat, rest } = beats();
  const server = await openTest({ library: games, atBeat });
  const made = await party(server.url, { game: 'strongroom', seats: 3 });
  const ticket = (token: string) => ({ url: server.url, table: made.table, token });
  const [mover, rival, spectator] = [made.tokens[0]!, made.tokens[1]!, made.spectator].map(
    (token) => new Client(ticket(token)),
  ) as [Client, Client, Client];
  const welcoming = setInterval(beat, 5);
  for (const client of [mover, rival, spectator]) await client.until((c) => c.at !== undefined);
  // Everybody has heard that everybody is there.
  for (const client of [mover, rival, spectator])
    await client.until((c) => c.table!.seats.filter(({ here }) => here).length === 2);
  clearInterval(welcoming);
  const frames: string[][] = [];
  for (let i = 0; i < 4; i++) {
    rest();
    const before = [rival.messages.length, spectator.messages.length];
    spectator.sendRaw('{"t":"resync"}');
    rival.sendRaw('{"t":"resync"}');
    if (i < steps) {
      // A step of the draft, then back: others see only a draft that is complete.
      const [ask] = mover.awaited;
      const step = i % 2 === 0 ? mover.answer(ask!, ask!.options[0]!) : mover.ask({ t: 'take-back', n: i });
      expect((await step).ok).toBe(true);
      await mover.until((c) => c.at!.seen.answered === i + 1);
    }
    // Requests of all have arrived when one that was sent last is answered at once.
    await server.tables.context.store.check();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const early = [rival, spectator].map((c, who) =>
      c.messages
        .slice(before[who])
        .map(({ t }) => t)
        .join(),
    );
    beat();
    for (const [who, client] of [rival, spectator].entries())
      await client.until((c) => c.messages.length > before[who]!);
    const after = [rival, spectator].map((c, who) =>
      c.messages
        .slice(before[who])
        .map(({ t }) => t)
        .join(),
    );
    frames.push([...early, ...after]);
  }
  for (const client of [mover, rival, spectator]) client.end();
  await closeTest(server);
  return frames;
}

it('[SRV-SEC-9] whoever is shown nothing of a secret step gets nothing but what it asked for, at the next beat, with the step or without it', async () => {
  const quiet = await watched(0);
  expect(quiet).toEqual(Array.from({ length: 4 }, () => ['', '', 'view', 'view']));
  expect(await watched(2)).toEqual(quiet);
});

it('[SRV-SEC-9] [SRV-ANS-10] what waits for a beat keeps its order, and a stored answer is acknowledged with it', async () => {
  const { atBeat, beat, rest } = beats();
  const server = await openTest({ library: games, atBeat });
  const made = await party(server.url, { game: 'dungeonette', seats: 4 });
  const client = new Client({ url: server.url, table: made.table, token: made.tokens[0]! });
  const welcoming = setInterval(beat, 5);
  await client.until((c) => c.awaited.length > 0);
  clearInterval(welcoming);
  rest();
  const before = client.messages.length;
  client.sendRaw('{"t":"resync"}');
  const replied = client.answer({ kind: 'plan' }, 'gold');
  const { play } = (await server.tables.get(made.table))!;
  while (play!.stored === 0) await new Promise((resolve) => setImmediate(resolve));
  beat();
  expect((await replied).ok).toBe(true);
  await client.until((c) => c.at!.seen.answered === 1);
  const told = client.messages.slice(before).flatMap(({ t }) => (t === 'table' ? [] : [t]));
  expect(told).toEqual(['view', 'reply', 'change']);
  // A refusal waits.
  void client.answer({ kind: 'plan' }, 'gold');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.messages.slice(before).filter(({ t }) => t === 'reply')).toHaveLength(1);
  beat();
  await client.until((c) => c.messages.slice(before).filter(({ t }) => t === 'reply').length === 2);
  client.end();
  await closeTest(server);
});

const untilClosed = (url: string, request: string, read: boolean): Promise<string> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.on('error', () => {});
    if (read) socket.on('data', (data) => (said += data));
    else socket.pause();
    socket.on('close', () => resolve(said));
    socket.write(request);
    // Who does not read learns of the end only when it writes.
    if (!read) setInterval(() => socket.write('x'), 50).unref();
  });

/** A request whose body never comes as a whole. */
const half =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game"';

it('[SRV-LIM-14] a body that does not come and an answer that is not read end their connection', async () => {
  const timeouts = { request: 200, idle: 400, check: 50, stop: 5000 };
  const server = await openTest({ timeouts });
  expect(await untilClosed(server.url, half, true)).not.toMatch(/^HTTP\/1.1 2/);
  expect(await untilClosed(server.url, 'GET / HTTP/1.1\r\nHost:', true)).not.toMatch(/^HTTP\/1.1 2/);
  writeFileSync(join(server.folder, 'page', 'large.bin'), Buffer.alloc(64 * 1024 * 1024));
  await untilClosed(server.url, 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n', false);
  // Others are served as before.
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await closeTest(server);
});

it('[SRV-LIM-14] a server that stops waits for a request that does not come for a limited time', async () => {
  const hour = 3600_000;
  const server = await openTest({ timeouts: { request: hour, idle: hour, check: hour, stop: 50 } });
  const received = new Promise((resolve) => server.web.server.once('request', resolve));
  const ended = untilClosed(server.url, half, true);
  await received;
  await closeTest(server);
  await ended;
});
