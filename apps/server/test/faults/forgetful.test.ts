import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Stage } from '../../src/table/table.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { newFolder, openTest, type TestServer } from '../play/open.ts';
import { type ForgetfulStore, forgetful } from './forgetful-store.ts';
import { freePort } from './killable-server.ts';

const STAGES: readonly Stage[] = ['accepted', 'appended', 'committed', 'acknowledged', 'shown'];
const FALLS = process.env.OUBLIETTE_FULL === '1' ? 100 : 15;
const FREE = { RATE_SEAT: '1000000,100000', RATE_TABLE: '1000000,100000' };

it('[SRV-ANS-2] a disk that drops everything not yet synced loses no acknowledged answer', async () => {
  const folder = newFolder();
  const port = await freePort();
  const inner = await openSqlite(join(folder, 'oubliette.db'));
  const pick = thinking('forgetful');
  let falls = 0;
  let lost = 0;
  let server: TestServer;
  let ready: Promise<void>;

  async function open(): Promise<void> {
    const store = forgetful(inner);
    const stage = STAGES[falls % 5]!;
    let left = 1 + pick(8);
    server = await openTest({
      folder,
      port,
      store,
      env: FREE,
      stage(now) {
        if (falls >= FALLS || now !== stage || --left !== 0) return;
        falls++;
        store.fail();
        ready = openAgain(store);
        throw new Error('the power is gone');
      },
    });
  }
  /** Whatever this server still wants to say, nobody is told. */
  async function openAgain(store: ForgetfulStore): Promise<void> {
    for (const loading of server.tables.loaded.values()) void loading.then((table) => table?.listeners.clear());
    await server.close();
    lost += store.lost.length;
    await open();
  }

  ready = open();
  await ready;
  const url = `http://127.0.0.1:${port}`;
  while (falls < FALLS) {
    await ready;
    const { table, tokens } = await party(url, { game: 'dungeonette', seats: 4 });
    const clients = tokens.map((token, i) => new Client({ url, table, token }, { name: `s${i}` }));
    const acknowledged = await Promise.all(clients.map((client, i) => playOut(client, thinking(`${table} ${i}`))));
    const kept = await inner.entries(table);
    expect(kept.map(({ request }) => request).sort()).toEqual(acknowledged.flat().sort());
    expect(new Set(clients.map(({ at }) => JSON.stringify(at!.seen.game))).size).toBe(1);
    for (const client of clients) client.end();
  }
  await ready;
  expect(falls).toBe(FALLS);
  // Something was really lost: entries that nobody had been told of.
  expect(lost).toBeGreaterThan(0);
  await server!.close();
  await inner.close();
  rmSync(folder, { recursive: true });
});
