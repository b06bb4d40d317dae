// Two servers on one file, which nobody can start: still the second writer loses cleanly and nothing is torn.
import { join } from 'node:path';
import { type Game, thinking, view } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { STANDING_AFTER } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { expedition, quest } from '../../../../packages/engine/test/hardest-moments/expedition.ts';
import { asGame, installed, library } from '../../src/base/library.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Client, playOut } from './client.ts';
import { call, party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { strongroom, strongroom2 } from './strongroom.ts';
import { testClock } from './test-clock.ts';

it('whoever comes second with an entry reads the table again, and says what is true', async () => {
  const one = await openTest();
  const two = await openTest({ folder: newFolder(), store: await openSqlite(join(one.folder, 'oubliette.db')) });
  const { table, tokens } = await party(one.url, { game: 'dungeonette', seats: 4 });
  const [here, there] = [one, two].map(({ url }) => new Client({ url, table, token: tokens[0]! }));
  await Promise.all([here!, there!].map((client) => client.until((c) => c.at !== undefined)));

  expect((await here!.answer({ kind: 'plan' }, 'gold')).ok).toBe(true);
  // The other server has not heard of it: it takes the answer, fails to keep it, and looks again.
  const late = (await there!.answer({ kind: 'plan' }, 'food')) as Extract<Reply, { ok: false }>;
  expect([late.ok, late.why.rule]).toEqual([false, 'ENG-LATE']);
  await there!.until((c) => c.at!.seen.answered === 1);
  expect(there!.at!.seen).toEqual(here!.at!.seen);
  expect((await one.tables.context.store.entries(table)).map(({ entry }) => entry)).toEqual(['@0 0 plan gold']);
  here!.end();

  // And the game goes on there as if nothing had been.
  const rest = tokens.slice(1).map((token) => new Client({ url: two.url, table, token }));
  await Promise.all([there!, ...rest].map((client, i) => playOut(client, thinking(`two ${i}`))));
  expect(there!.isOver).toBe(true);
  for (const client of [there!, ...rest]) client.end();
  await two.close();
  await closeTest(one);
});

it('a table that the operator deletes while it is in memory is gone as soon as somebody answers', async () => {
  const server = await openTest();
  const { table, tokens } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  // As the operator's command does.
  const operator = await openSqlite(join(server.folder, 'oubliette.db'));
  expect(await operator.deleteTable(table)).toBe(true);
  await operator.close();
  const [live] = await Promise.all(server.tables.loaded.values());
  void client.answer({ kind: 'plan' }, 'gold').catch(() => {});
  await client.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-here'));
  client.end();
  expect(live!.closed).toBe(true);
  expect((await call(server.url, `/api/tables/${table}`)).status).toBe(404);
  expect(server.tables.loaded.size).toBe(0);
  await closeTest(server);
});

it('[SRV-ANS-4] [SRV-CONT-2] who asks for the view while a table is read again as a whole ends with the new one, like everybody', async () => {
  const older = asGame(strongroom);
  const one = await openTest({ library: library([older]) });
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  const real = await openSqlite(join(one.folder, 'oubliette.db'));
  let [reading, hold] = [0, Promise.resolve()];
  const two = await openTest({
    folder: newFolder(),
    library: library([asGame(strongroom2), older]),
    store: {
      ...real,
      async states(id) {
        reading++;
        await hold;
        return real.states(id);
      },
    },
  });
  const clients = tokens.map((token) => new Client({ url: two.url, table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  const [asking, bystander] = clients as [Client, Client];
  const t = (await two.tables.get(table))!;
  expect(t.play!.game.version).toBe('2.0.0');
  // The other server stores one more under the older rules.
  const there = new Client({ url: one.url, table, token: tokens[0]! });
  await there.until((c) => c.awaited.length > 0);
  expect((await there.answer(there.awaited[0]!, there.awaited[0]!.options[0]!)).ok).toBe(true);
  there.end();

  const views = (client: Client): number => client.messages.filter((message) => message.t === 'view').length;
  const before = clients.map(views) as [number, number];
  let goOn = (): void => {};
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  reading = 0;
  const read = t.catchUp();
  await expect.poll(() => reading).toBe(1);
  asking.sendRaw('{"t":"resync"}');
  await asking.until((c) => views(c) === before[0] + 1);
  expect(asking.at!.seen.answered).toBe(0);
  goOn();
  await read;
  await asking.until((c) => views(c) === before[0] + 2);
  await bystander.until((c) => views(c) === before[1] + 1);
  expect(t.play!.shown.core.answered).toEqual([1, 0]);
  for (const [seat, client] of clients.entries())
    expect(client.at!.seen).toEqual(JSON.parse(JSON.stringify(view(t.play!.game, t.play!.shown, seat))));
  // A view that is asked for later is the same.
  asking.sendRaw('{"t":"resync"}');
  await asking.until((c) => views(c) === before[0] + 3);
  expect(asking.at!.seen.answered).toBe(1);
  for (const client of clients) client.end();
  await two.close();
  await closeTest(one);
});

it('[SRV-TIME-4] [SRV-CONT-2] a standing answer that is due is given although the table is read again as a whole meanwhile', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  const older = asGame(expedition);
  const games = library([{ ...older, version: '9.0.0' }, older]);
  const server = await openTest({ folder, store: real, clock, library: games });
  const { table, tokens } = await party(server.url, { game: 'expedition', seats: 3, given: quest });
  const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
  const [master, hero] = clients as [Client, Client];
  for (const client of clients) await client.until((c) => c.at !== undefined);
  await hero.ask({ t: 'standing', answers: { react: 'pass' } });
  await master.answer({ kind: 'command' }, 'hit-0');
  const t = (await server.tables.get(table))!;
  await expect.poll(() => t.standing.has(1)).toBe(true);
  const given = async () => (await real.entries(table)).slice(1).map(({ entry }) => entry);
  clock.advance(STANDING_AFTER - 1);
  // Another writer stores one more under the older rules.
  const { play } = t;
  const row = { table, number: 2, seat: 2, entry: '@2 0 react pass', request: undefined } as const;
  await real.append({ ...row, by: 'person', rules: older.version, at: 1, took: 0 });
  await t.catchUp();
  expect(t.play).not.toBe(play);
  expect(await given()).toEqual(['@2 0 react pass']);
  clock.advance(1);
  await expect.poll(given).toEqual(['@2 0 react pass', '@1 0 react pass']);
  for (const client of clients) client.end();
  await closeTest(server);
});

describe('notices when a table is read again as a whole', () => {
  /** @returns the names of the people to whom a notice was sent */
  async function served(newest: Game) {
    const folder = newFolder();
    const store = await openSqlite(join(folder, 'tables.db'));
    const clock = testClock();
    const told: string[] = [];
    const server = await openTest({
      folder,
      store,
      clock,
      library: library([{ ...newest, version: '9.0.0' }, newest]),
      async post(_to, _headers, body) {
        told.push(/Seat \d/.exec(String(body))![0]);
        return 201;
      },
    });
    const hook = { url: 'https://chat.example.org/hook', lang: 'en' };
    /** Another writer stores an entry under the older rules. */
    async function storeElsewhere(table: string, number: number, entry: string): Promise<void> {
      const row = { table, number, seat: Number(entry[1]), entry, request: undefined, by: 'person' } as const;
      await store.append({ ...row, rules: newest.version, at: 1, took: 0 });
      const t = (await server.tables.get(table))!;
      const { play } = t;
      await t.catchUp();
      expect(t.play).not.toBe(play);
    }
    return { server, clock, told, hook, storeElsewhere };
  }

  it('[SRV-NOTE-1] [SRV-CONT-2] none is sent for a wait that is over', async () => {
    const { server, clock, told, hook, storeElsewhere } = await served(asGame(expedition));
    const { table, tokens, owner } = await party(server.url, { game: 'expedition', seats: 3, given: quest });
    await call(server.url, `/api/tables/${table}/hook`, hook, owner);
    const come = (seat: number) => new Client({ url: server.url, table, token: tokens[seat]! });
    const master = come(0);
    await master.until((c) => c.awaited.length > 0);
    // Whatever the dice say, figure 0 stands, and its player is asked next.
    await master.answer({ kind: 'command' }, 'hit-1');
    await storeElsewhere(table, 2, '@1 0 react pass');
    clock.advance(19_999);
    const hero = come(2);
    await hero.until((c) => c.awaited.length > 0);
    expect((await hero.answer({ kind: 'react' }, 'pass')).ok).toBe(true);
    hero.end();
    const t = (await server.tables.get(table))!;
    await expect.poll(() => t.listeners.size).toBe(1);
    clock.advance(1);
    expect(told).toEqual([]);
    master.end();
    await closeTest(server);
  });

  it('[SRV-NOTE-1] [SRV-CONT-2] one is sent for a wait that began with what was read', async () => {
    const { server, clock, told, hook, storeElsewhere } = await served(installed.newest('dungeonette')!);
    const { table, owner } = await party(server.url, { game: 'dungeonette', seats: 4 });
    await call(server.url, `/api/tables/${table}/hook`, hook, owner);
    await storeElsewhere(table, 1, '@0 0 plan gold');
    clock.advance(20_000);
    expect(told).toEqual(['Seat 1']);
    await closeTest(server);
  });
});
