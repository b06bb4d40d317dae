// What fails where nobody waits for it: by time, or beside a request.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Reply } from '@oubliette/protocol';
import { STANDING_AFTER } from '@oubliette/records';
import { expect, it } from 'vitest';
import { expedition, quest } from '../../../../packages/engine/test/hardest-moments/expedition.ts';
import { asGame, installed, library } from '../../src/base/library.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { submit } from '../../src/table/submit.ts';
import type { Log } from '../../src/table/table.ts';
import { Client } from './client.ts';
import { call, party } from './lobby.ts';
import { botsHere, closeTest, newFolder, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it('[SRV-TIME-8] a bot whose answer cannot be stored tries again after a second, and not before', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  const honest = botsHere();
  let [full, refused, thought] = [true, 0, 0];
  const server = await openTest({
    folder,
    clock,
    bots: {
      ...honest,
      choose(about) {
        thought++;
        return honest.choose(about);
      },
    },
    store: {
      ...real,
      append(entry, chain, when) {
        if (!full) return real.append(entry, chain, when);
        refused++;
        if (chain !== undefined) chain.broken = true;
        return Promise.reject(new Error('disk full'));
      },
    },
  });
  const { table } = await party(server.url, { game: 'dungeonette', seats: 4, bots: [0] });
  // Its choice, then any other.
  await expect.poll(() => refused).toBe(2);
  await turns();
  expect([thought, refused]).toEqual([1, 2]);
  full = false;
  clock.advance(999);
  await turns();
  expect(thought).toBe(1);
  clock.advance(1);
  await expect.poll(async () => (await real.entries(table)).length).toBeGreaterThan(0);
  await closeTest(server);
});

it('[SRV-TIME-8] a standing answer that cannot be stored is given again after a second, unless its seat has answered', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  let [full, unreadable, refused] = [false, false, 0];
  const server = await openTest({
    folder,
    clock,
    library: library([asGame(expedition)]),
    store: {
      ...real,
      append(entry, chain, when) {
        if (!full) return real.append(entry, chain, when);
        refused++;
        if (chain !== undefined) chain.broken = true;
        return Promise.reject(new Error('disk full'));
      },
      table: (id) => (unreadable ? Promise.reject(new Error('cannot be read')) : real.table(id)),
    },
  });
  const { table, tokens } = await party(server.url, { game: 'expedition', seats: 3, given: quest });
  const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
  const [master, hero, other] = clients as [Client, Client, Client];
  for (const client of clients) await client.until((c) => c.at !== undefined);
  for (const client of [hero, other]) await client.ask({ t: 'standing', answers: { react: 'pass' } });
  await master.answer({ kind: 'command' }, 'hit-0');
  const t = (await server.tables.get(table))!;
  const given = async () => (await real.entries(table)).slice(1).map(({ entry }) => entry);
  const scheduled = () => [...t.standing.keys()].sort();
  await expect.poll(scheduled).toEqual([1, 2]);

  full = true;
  clock.advance(STANDING_AFTER);
  await expect.poll(scheduled).toEqual([1, 2]);
  expect(refused).toBe(2);
  // Now the table cannot be read on either.
  unreadable = true;
  clock.advance(1000);
  await expect.poll(scheduled).toEqual([1, 2]);
  expect(refused).toBe(3);

  [full, unreadable] = [false, false];
  await other.until((c) => c.awaited[0]?.kind === 'react');
  expect((await other.answer({ kind: 'react' }, 'pass')).ok).toBe(true);
  clock.advance(999);
  await turns();
  expect(await given()).toEqual(['@2 0 react pass']);
  clock.advance(1);
  await expect.poll(given).toEqual(['@2 0 react pass', '@1 0 react pass']);
  for (const client of clients) client.end();
  await closeTest(server);
});

it('[SRV-TIME-8] the end of a game that cannot be stored is stored a second later', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  let [full, refused] = [true, 0];
  const server = await openTest({
    folder,
    clock,
    store: {
      ...real,
      async replaceTable(kept) {
        if (!full || kept.status !== 'over') return real.replaceTable(kept);
        refused++;
        throw new Error('disk full');
      },
    },
  });
  const { table } = await party(server.url, { game: 'dungeonette', seats: 4, bots: [0, 1, 2, 3] });
  const status = async () => (await call(server.url, `/api/tables/${table}`)).body.status;
  await expect.poll(() => refused).toBe(1);
  full = false;
  clock.advance(999);
  await turns();
  expect([refused, await status()]).toEqual([1, 'playing']);
  clock.advance(1);
  await expect.poll(status).toBe('over');
  await closeTest(server);
});

it('[SRV-CONT-12] rules that throw when a time is up end nothing', async () => {
  const clock = testClock();
  let broken = false;
  const game = {
    ...installed.newest('dungeonette')!,
    timeLimit() {
      if (broken) throw new Error('a fault of the rules');
      return { key: 'talk', seconds: 10, answers: [] };
    },
  };
  const server = await openTest({ clock, library: library([game]) });
  await party(server.url, { game: 'dungeonette', seats: 4 });
  broken = true;
  clock.advance(10_000);
  expect((await call(server.url, '/health')).status).toBe(200);
  await closeTest(server);
});

it('[SRV-CONT-12] rules that throw after an answer end neither its connection nor what else follows it', async () => {
  let broken = false;
  const game = {
    ...installed.newest('dungeonette')!,
    timeLimit() {
      if (broken) throw new Error('a fault of the rules');
      return undefined;
    },
  };
  const server = await openTest({ library: library([game]) });
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4, bots: [1] });
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  broken = true;
  expect((await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!)).ok).toBe(true);
  const { store } = server.tables.context;
  await expect.poll(async () => (await store.entries(table)).map(({ by }) => by)).toEqual(['person', 'bot']);
  expect(client.messages.filter(({ t }) => t === 'welcome')).toHaveLength(1);
  client.end();
  await closeTest(server);
});

it('[SRV-CONT-12] rules that throw when the reply to a request is sent again are logged and end nothing', async () => {
  let broken = false;
  const dungeonette = installed.newest('dungeonette')!;
  const game = {
    ...dungeonette,
    view(...about: Parameters<typeof dungeonette.view>) {
      if (broken) throw new Error('a fault of the rules');
      return dungeonette.view(...about);
    },
  };
  const server = await openTest({ library: library([game]) });
  const { table } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const t = (await server.tables.get(table))!;
  const context = t.context as { log: Log };
  const errors: string[] = [];
  context.log = { info() {}, warn() {}, error: (_, text) => void errors.push(text) };
  const unhandled: unknown[] = [];
  const hear = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', hear);
  const entry = { seat: 0, verb: 'answer', kind: 'plan', option: 'gold', n: 1 } as const;
  const late = { ok: false, why: { rule: 'ENG-LATE' } };
  expect(await submit(t, { entry, by: 'person', id: 'late' })).toMatchObject(late);
  broken = true;
  const replies: Reply[] = [];
  const acknowledge = (reply: Reply): void => void replies.push(reply);
  // The reply comes with the view.
  expect(await submit(t, { entry, by: 'person', id: 'late', acknowledge })).toMatchObject(late);
  await turns();
  process.off('unhandledRejection', hear);
  expect([unhandled, replies, errors]).toEqual([[], [], ['a reply could not be sent again']]);
  broken = false;
  await submit(t, { entry, by: 'person', id: 'late', acknowledge });
  await expect.poll(() => replies).toMatchObject([{ ...late, now: { t: 'view' } }]);
  await closeTest(server);
});

it('[SRV-CONT-12] a device that cannot be told, and cannot be forgotten either, ends nothing', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  let [full, refused] = [false, 0];
  const server = await openTest({
    folder,
    clock,
    store: {
      ...real,
      replaceTable(kept) {
        if (!full) return real.replaceTable(kept);
        refused++;
        return Promise.reject(new Error('disk full'));
      },
    },
  });
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const bytes = (count: number): string => randomBytes(count).toString('base64url');
  // No point of the curve.
  const device = { endpoint: 'https://push.example.org/x', p256dh: bytes(65), auth: bytes(16), lang: 'en' };
  expect((await call(server.url, `/api/tables/${table}/push`, device, tokens[1])).status).toBe(200);
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!);
  await client.until((c) => c.at!.seen.waiting[0] === 1);
  const unhandled: unknown[] = [];
  const hear = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', hear);
  full = true;
  clock.advance(20_000);
  await expect.poll(() => refused).toBe(1);
  await turns();
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
  full = false;
  client.end();
  await closeTest(server);
});

it('[SRV-CONT-12] a table that cannot be loaded while the server stops keeps nothing from being stored and closed', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let failing = '';
  let fail = (): void => {};
  let isOpen = true;
  const server = await openTest({
    folder,
    store: {
      ...real,
      table: (id) =>
        id !== failing
          ? real.table(id)
          : new Promise((_, reject) => {
              fail = () => reject(new Error('cannot be read'));
            }),
      async close() {
        isOpen = false;
      },
    },
  });
  const [bad, good] = [
    await party(server.url, { game: 'dungeonette', seats: 4 }),
    await party(server.url, { game: 'dungeonette', seats: 4 }),
  ];
  await server.tables.unload(bad.table);
  await server.tables.unload(good.table);
  failing = bad.table;
  const loading = server.tables.get(bad.table).catch(() => 'failed');
  const live = (await server.tables.get(good.table))!;
  const closed = closeTest(server);
  await turns();
  fail();
  await closed;
  expect([await loading, live.closed, isOpen]).toEqual(['failed', true, false]);
  await real.close();
});
