// The program as it is shipped: bots in real threads, health, metrics, logs, a graceful end.
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './faults/killable-server.ts';
import { Client, playOut } from './play/client.ts';
import { call, party } from './play/lobby.ts';
import { buildApps, type Running, startServer } from './running.ts';

let server: Running;
let port: number;
beforeAll(async () => {
  await buildApps('web', 'server');
  port = await freePort();
  server = await startServer({ LOG_LEVEL: 'info', METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

it('three bots in threads of their own play a whole game with a person, and no secret is ever logged', async () => {
  const url = server.address;
  const made = await party(url, { game: 'dungeonette', seats: 4, bots: { 1: 'apprentice', 2: 'steward', 3: 'lord' } });
  const client = new Client({ url, table: made.table, token: made.tokens[0]! });
  await playOut(client, thinking('person'));
  expect(client.isOver).toBe(true);
  client.end();

  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/^oubliette_bot_trouble_total 0$/m);
  expect(metrics).not.toContain(made.table);
  expect((await call(url, '/health')).body).toEqual({ status: 'ok' });

  server.process.kill('SIGTERM');
  const { code, err } = await server.ended;
  expect(code).toBe(0);
  expect(err).toContain('"url":"/api/tables"');
  for (const secret of [
    made.owner,
    made.spectator,
    ...made.tokens.filter(Boolean),
    ...made.invitations.filter(Boolean),
  ])
    expect(err).not.toContain(secret);
  expect(err).not.toMatch(/remoteAddress|authorization/i);
});
