// Two servers on one file, which nobody can start: still the second writer loses cleanly and nothing is torn.
import { join } from 'node:path';
import { thinking, view } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { expect, it } from 'vitest';
import { asGame, library } from '../../src/base/library.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Client, playOut } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { strongroom, strongroom2 } from './strongroom.ts';

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
