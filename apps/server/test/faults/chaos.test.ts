import { sha256Hex, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { closeTest, openTest, type TestServer } from '../play/open.ts';
import { chaosProxy } from './chaos-proxy.ts';

const GAMES = process.env.OUBLIETTE_FULL === '1' ? 100 : 4;
const FREE = { RATE_SEAT: '1000000,100000', RATE_TABLE: '1000000,100000' };

/** Games at the same time: a lost message costs a wait, not work. */
const LANES = 4;

async function playThrough(server: TestServer, url: string, i: number): Promise<void> {
  const game = i % 2 === 0 ? 'dungeonette' : 'crypt-sale';
  const { table, tokens } = await party(server.url, { game, seats: 4 });
  const clients = tokens.map(
    (token, seat) => new Client({ url, table, token }, { name: `g${i}s${seat}`, resendAfter: 40 }),
  );
  const acknowledged = await Promise.all(clients.map((client, seat) => playOut(client, thinking(`${i} ${seat}`))));
  const ends = clients.map(({ at }) =>
    sha256Hex(JSON.stringify([at!.seen.end, game === 'dungeonette' ? at!.seen.game : ''])),
  );
  expect([i, new Set(ends).size]).toEqual([i, 1]);
  const requests = (await server.tables.context.store.entries(table)).map(({ request }) => request);
  expect(new Set(requests).size).toBe(requests.length);
  expect(acknowledged.flat().every((id) => requests.includes(id))).toBe(true);
  for (const client of clients) client.end();
}

it(`[SRV-ANS-6] ${GAMES} games of four over a network that drops, doubles, delays and reorders end alike for everybody`, async () => {
  const server = await openTest({ env: FREE });
  const proxy = await chaosProxy(server.url, thinking('chaos'));
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let i = lane; i < GAMES; i += LANES) await playThrough(server, proxy.url, i);
  });
  await Promise.all(lanes);
  for (const [what, times] of Object.entries(proxy.did)) expect([what, times > 0]).toEqual([what, true]);
  proxy.close();
  await closeTest(server);
});
