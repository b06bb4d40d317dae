// What an operator relies on: health, figures, one server for a folder, chat that is stored.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Trouble } from '../../src/base/address.ts';
import { readSettings } from '../../src/base/settings.ts';
import { lockFolder } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { freePort } from '../faults/killable-server.ts';
import { Client } from './client.ts';
import { call, party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

it('[SRV-CONT-8] a second server on the same folder is refused in one sentence, and the first goes on', async () => {
  const one = await openTest();
  await expect(openTest({ folder: one.folder })).rejects.toThrow(
    `Another server is using the data in ${one.folder}: stop it first, or set DATA to another folder.`,
  );
  expect((await call(one.url, '/health')).status).toBe(200);
  await one.close();
  await closeTest(await openTest({ folder: one.folder }));
});

it('[SRV-CONT-8] a folder that cannot be used is named in one sentence', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(lockFolder(join(folder, 'file'))).rejects.toThrow(Trouble);
  mkdirSync(join(folder, 'data', 'oubliette.lock'), { recursive: true });
  await expect(lockFolder(join(folder, 'data'))).rejects.toThrow(
    `The data folder ${join(folder, 'data')} cannot be used`,
  );
  rmSync(folder, { recursive: true });
});

it('[SRV-CONT-7] health is a write: a database that only reads is not healthy', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let full = false;
  const server = await openTest({
    folder,
    store: { ...real, check: () => (full ? Promise.reject(new Error('disk full')) : real.check()) },
  });
  expect(await call(server.url, '/health')).toEqual({ status: 200, body: { status: 'ok' } });
  full = true;
  expect(await call(server.url, '/health')).toEqual({ status: 503, body: { status: 'store' } });
  await closeTest(server);
});

it('[SRV-LIM-1] asking for health costs, and those who ask at once share one write', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let asked = 0;
  let writes = 0;
  let write = () => {};
  const writing = new Promise<void>((resolve) => {
    write = resolve;
  });
  const check = (): Promise<void> => {
    writes++;
    return writing;
  };
  const server = await openTest({
    folder,
    clock: testClock(),
    env: { RATE_ADDRESS: '5,1' },
    openOne: async () => void asked++,
    store: { ...real, check },
  });
  const answers = Array.from({ length: 5 }, () => call(server.url, '/health'));
  await expect.poll(() => asked).toBe(5);
  await new Promise((resolve) => setImmediate(resolve));
  write();
  for (const answer of answers) expect((await answer).status).toBe(200);
  expect(writes).toBe(1);
  expect((await call(server.url, '/health')).status).toBe(429);
  expect([asked, writes]).toEqual([5, 1]);
  await closeTest(server);
});

it('[SRV-SEC-7] figures are on a loopback port of their own, only if asked for, and do not move with an answer', async () => {
  const port = await freePort();
  const server = await openTest({ env: { METRICS_PORT: String(port) } });
  expect((await call(server.url, '/metrics')).status).toBe(404);
  const { table, tokens } = await party(server.url, { game: 'crypt-sale', seats: 2 });
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  const figures = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  const ours = (lines: readonly string[]) => lines.filter((line) => line.startsWith('oubliette_'));
  const before = await figures();
  expect(ours(before)).toContain('oubliette_sockets 1');
  await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!);
  await client.ask({ t: 'undo', n: 99 });
  expect(ours(await figures())).toEqual(ours(before));
  const names = before.flatMap((line) => /^# HELP (\S+)/.exec(line)?.[1] ?? []);
  expect(names.filter((name) => !name.startsWith('oubliette_'))).toEqual([
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ]);
  client.end();
  await closeTest(server);
  expect(readSettings({}, '/home').metricsPort).toBeUndefined();
});

it('[SRV-ANS-8] chat is acknowledged when it is stored, and not before', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let failing = true;
  const server = await openTest({
    folder,
    store: {
      ...real,
      addNote: (note) =>
        failing && note.note.includes('"text"') ? Promise.reject(new Error('disk full')) : real.addNote(note),
    },
  });
  const { table, tokens } = await party(server.url, { game: 'crypt-sale', seats: 2 });
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.at !== undefined);
  const said = client.ask({ t: 'chat', text: 'hello' }, 'chat-1');
  await client.until((c) => c.messages.some((m) => m.t === 'reply' && !m.ok && m.again === true));
  expect((await real.notes(table, 99)).filter(({ note }) => note.includes('hello'))).toEqual([]);
  failing = false;
  // The client sends it again under the same id.
  expect((await said).ok).toBe(true);
  expect((await real.notes(table, 99)).filter(({ note }) => note.includes('hello'))).toHaveLength(1);
  client.end();
  await closeTest(server);
});

it('[SRV-CONT-9] a table that nobody uses is kept for a year, and says so', async () => {
  expect(readSettings({}, '/home').keepDays).toBe(365);
  const server = await openTest();
  const { table } = await party(server.url, { game: 'crypt-sale', seats: 2 });
  expect((await call<{ keptDays: number }>(server.url, `/api/tables/${table}`)).body.keptDays).toBe(365);
  await closeTest(server);
});
