import { thinking } from '@oubliette/engine';
import { PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { closeTest, openTest } from '../play/open.ts';
import { storeContract } from './contract.ts';
import { startPostgres, testPool } from './embedded.ts';
import { findEverything, goOn, makeOlder } from './older.ts';

describe('PostgreSQL keeps what a store promises', () =>
  storeContract(async () => {
    const postgres = await startPostgres();
    const open = () => openPostgres(postgres.url, () => {});
    const store = await open();
    const pool = testPool(postgres.url);
    return {
      store,
      again: open,
      countEntries: async () => Number((await pool.query('select count(*) from entries')).rows[0].count),
      async end() {
        await pool.end();
        await store.close();
        await postgres.stop();
      },
    };
  }));

it('[SRV-CONT-5] PostgreSQL brings a database of the first layout up to date: nothing is lost, and it goes on', async () => {
  const postgres = await startPostgres();
  await makeOlder(new PostgresDialect({ pool: testPool(postgres.url) }));
  for (const use of [findEverything, findEverything, goOn]) {
    const store = await openPostgres(postgres.url, () => {});
    await use(store);
    await store.close();
  }
  await postgres.stop();
});

it('a server with DATABASE_URL plays a whole game on PostgreSQL and finds it there again', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const one = await openTest({ env });
  const { table, tokens } = await party(one.url, { game: 'crypt-sale', seats: 2 });
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`pg ${i}`))));
  const { end } = clients[0]!.at!.seen;
  expect(end).toBeDefined();
  for (const client of clients) client.end();
  await one.close();
  const two = await openTest({ env, folder: one.folder });
  const live = (await two.tables.get(table))!;
  expect(live.play!.game.outcome(live.play!.shown)).toEqual(end!.outcome);
  await closeTest(two);
  await postgres.stop();
});
