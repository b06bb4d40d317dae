import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Client } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { newFolder } from '../play/open.ts';
import { buildKillable, freePort, startKillable } from './killable-server.ts';

const SOCKETS = process.env.OUBLIETTE_FULL === '1' ? 1000 : 100;

it(`[SRV-ANS-2] ${SOCKETS} sockets drop at once and return: nobody has lost an acknowledged answer`, async () => {
  // In a process of its own, as it is: a thousand clients are work enough for this one.
  const program = await buildKillable();
  const at = { folder: newFolder(), port: await freePort() };
  const server = await startKillable(program, at);
  const url = `http://127.0.0.1:${at.port}`;
  const clients: Client[] = [];
  while (clients.length < SOCKETS) {
    const some = await Promise.all(Array.from({ length: 5 }, () => party(url, { game: 'dungeonette', seats: 4 })));
    for (const { table, tokens } of some) for (const token of tokens) clients.push(new Client({ url, table, token }));
  }
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  const movers = clients.filter((client) => client.awaited.length > 0);
  expect(movers).toHaveLength(SOCKETS / 4);
  // Half are acknowledged before the fall; the other half are still under way when it comes.
  const half = movers.splice(0, Math.ceil(movers.length / 2));
  const early = await Promise.all(half.map((client) => client.answer(client.awaited[0]!, 'gold')));
  const late = movers.map((client) => client.answer(client.awaited[0]!, 'food'));
  for (const client of clients) client.drop();
  expect(early.every(({ ok }) => ok)).toBe(true);
  expect((await Promise.all(late)).every(({ ok }) => ok)).toBe(true);
  const again = (client: Client) => client.messages.filter(({ t }) => t === 'welcome').length >= 2;
  await Promise.all(clients.map((client) => client.until((c) => again(c) && c.at!.seen.waiting[0] === 1)));
  for (const client of [...half, ...movers]) expect(client.at!.seen.answered).toBe(1);
  for (const client of clients) client.end();
  server.process.kill('SIGTERM');
  await server.dead;
  rmSync(at.folder, { recursive: true });
  rmSync(join(program, '..'), { recursive: true });
});
