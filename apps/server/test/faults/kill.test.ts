// What was acknowledged is there after any fall, once; and clients go on without a reload.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { Stage } from '../../src/table/table.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { newFolder } from '../play/open.ts';
import { startPostgres } from '../store/embedded.ts';
import { buildKillable, freePort, startKillable } from './killable-server.ts';

const STAGES: readonly Stage[] = ['accepted', 'appended', 'committed', 'acknowledged', 'shown'];
const FULL = process.env.OUBLIETTE_FULL === '1';
const KILLS = FULL ? 200 : 3;

/** Servers that are killed side by side: most of the time is waiting for the next start. */
const SERVERS = FULL ? 4 : 1;

interface Played {
  readonly table: string;
  readonly clients: readonly Client[];
  readonly acknowledged: readonly string[][];
}

/** A server that is killed again and again while four clients play at its tables. */
async function killedServer(program: string, server: number, falls: number, database?: string): Promise<number> {
  const env = database === undefined ? {} : { DATABASE_URL: database };
  const at = { folder: newFolder(), port: await freePort() };
  const url = `http://127.0.0.1:${at.port}`;
  const pick = thinking(`kills ${server}`);
  const tables: Played[] = [];
  let kills = 0;
  let current = await startKillable(program, at, undefined, env);

  async function playTable(): Promise<void> {
    const { table, tokens } = await party(url, { game: 'dungeonette', seats: 4 });
    const clients = tokens.map((token, i) => new Client({ url, table, token }, { name: `s${i}` }));
    let playing = true;
    let ended = () => {};
    const over = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const falling = (async () => {
      while (kills < falls && playing) {
        current.process.kill('SIGKILL');
        await current.dead;
        current = await startKillable(program, at, { stage: STAGES[kills % 5]!, after: 1 + pick(6) }, env);
        await Promise.race([current.dead, over]);
        if (playing) kills++;
      }
      if (current.process.exitCode !== null || current.process.signalCode !== null)
        current = await startKillable(program, at, undefined, env);
    })();
    const acknowledged = Promise.all(clients.map((client, i) => playOut(client, thinking(`${server} ${table} ${i}`))));
    acknowledged.then(() => {
      playing = false;
      ended();
    });
    tables.push({ table, clients, acknowledged: await acknowledged });
    await falling;
  }

  while (kills < falls) await playTable();
  current.process.kill('SIGTERM');
  await current.dead;
  const store = database === undefined ? openSqlite(join(at.folder, 'oubliette.db')) : openPostgres(database, () => {});
  await compare(await store, tables);
  rmSync(at.folder, { recursive: true });
  return kills;
}

/** Every answer of each game was acknowledged in the end, and each is there exactly once; everybody has seen the same. */
async function compare(store: Store, tables: readonly Played[]): Promise<void> {
  for (const { table, clients, acknowledged } of tables) {
    const kept = await store.entries(table);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, i) => i + 1));
    const requests = kept.map(({ request }) => request);
    expect([...requests].sort()).toEqual(acknowledged.flat().sort());
    expect(new Set(requests).size).toBe(requests.length);
    const sums = clients.map(({ at: know }) => JSON.stringify([know!.seen.game, know!.seen.end]));
    expect(new Set(sums).size).toBe(1);
    expect(clients.map(({ reloads }) => reloads)).toEqual([0, 0, 0, 0]);
    for (const client of clients) client.end();
  }
  await store.close();
}

it.each(FULL ? ['SQLite', 'PostgreSQL'] : ['SQLite'])(
  `[SRV-ANS-2] ${KILLS} times SIGKILL between accepting an answer and showing it: nothing acknowledged is lost, nothing is there twice: %s`,
  async (database) => {
    const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
    const program = await buildKillable();
    // Several servers on one database would be nodes of one another; those have tests of their own.
    const count = postgres === undefined ? SERVERS : 1;
    const servers = Array.from({ length: count }, (_, i) => killedServer(program, i, KILLS / count, postgres?.url));
    const kills = (await Promise.all(servers)).reduce((sum, each) => sum + each, 0);
    expect(kills).toBeGreaterThanOrEqual(KILLS);
    await postgres?.stop();
    rmSync(join(program, '..'), { recursive: true });
  },
);
