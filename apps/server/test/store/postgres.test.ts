import { thinking } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { closeTest, openTest } from '../play/open.ts';
import { storeContract } from './contract.ts';
import { startPostgres } from './embedded.ts';

describe('PostgreSQL keeps what a store promises', () =>
  storeContract(async () => {
    const postgres = await startPostgres();
    const open = () => openPostgres(postgres.url, () => {});
    const store = await open();
    return {
      store,
      again: open,
      async end() {
        await store.close();
        await postgres.stop();
      },
    };
  }));

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
  const live = (await two.house.table(table))!;
  expect(live.play!.game.outcome(live.play!.shown)).toEqual(end!.outcome);
  await closeTest(two);
  await postgres.stop();
});
