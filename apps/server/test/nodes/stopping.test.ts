// A node that is stopped while its database does not answer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { buildApps, startServer } from '../running.ts';
import { type Embedded, startPostgres } from '../store/embedded.ts';
import { cuttable } from './processes.ts';

let postgres: Embedded;
beforeAll(async () => {
  [postgres] = await Promise.all([startPostgres(), buildApps('web', 'server')]);
});
afterAll(() => postgres.stop());

/** Milliseconds, to end a hang; each of the tables alone would take ten seconds. */
const LIMIT = 60_000;

it('[SRV-NODE-15] a node that is stopped while it is cut off from the database ends all the same', async () => {
  const way = await cuttable(postgres.port);
  const server = await startServer({
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${way.port}/`),
    RATE_ADDRESS: '1000000,1000000',
  });
  const made = [];
  for (let i = 0; i < 12; i++) made.push(await party(server.address, { game: 'dungeonette', seats: 4 }));
  const [{ table, tokens }] = made as [(typeof made)[0]];
  const client = new Client({ url: server.address, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  way.set('silent');
  void client.answer({ kind: 'plan' }, 'gold').catch(() => {});
  const limit = setTimeout(() => server.process.kill('SIGKILL'), LIMIT);
  const { code, out } = await server.stop();
  clearTimeout(limit);
  expect({ code, said: out.trimEnd().split('\n').at(-1) }).toEqual({ code: 0, said: 'Oubliette has stopped.' });
  client.end();
  way.close();
});
