// The operator's commands, as they are typed, beside a server that runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, playOut } from './play/client.ts';
import { call, party } from './play/lobby.ts';
import { buildApps, ROOT, type Running, startServer } from './running.ts';

const DATA = mkdtempSync(join(tmpdir(), 'oubliette-operator-'));
let server: Running;
beforeAll(async () => {
  await buildApps('web', 'server', 'cli');
  server = await startServer({ DATA });
});
afterAll(async () => {
  await server.stop();
  rmSync(DATA, { recursive: true });
});

const oubliette = (...args: string[]) => oublietteIn({ DATA }, ...args);
/** Not `spawnSync`: while this process stands still, it does not notice that the server closes an idle connection. */
async function oublietteIn(env: object, ...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'apps/cli/dist/main.js'), ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status, stdout, stderr };
}

it('lists, exports (to be verified offline) and deletes tables', async () => {
  const url = server.address;
  const { table, tokens } = await party(url, {
    game: 'dungeonette',
    seats: 4,
    title: 'Under the stairs',
    bots: [1, 2, 3],
  });
  const client = new Client({ url, table, token: tokens[0]! });
  await playOut(client, thinking('operator'), 6);
  client.end();

  const list = await oubliette('tables', 'list');
  expect(list.status).toBe(0);
  expect(list.stdout).toMatch(
    new RegExp(`^${table}\\tdungeonette\\tplaying\\t4/4\\t\\d+\\t\\d{4}-\\d\\d-\\d\\d\\tUnder the stairs\\n$`),
  );

  const file = join(DATA, 'game.json');
  writeFileSync(file, (await oubliette('tables', 'export', table)).stdout);
  expect(await oubliette('verify', file)).toMatchObject({ status: 0, stderr: '' });

  const copy = join(DATA, 'copy');
  mkdirSync(copy);
  expect((await oubliette('tables', 'backup', join(copy, 'oubliette.db'))).status).toBe(0);

  expect(await oubliette('tables', 'delete', 'nobody')).toMatchObject({
    status: 2,
    stderr: 'There is no table "nobody".\n',
  });
  expect((await oubliette('tables', 'delete', table)).status).toBe(0);
  expect((await oubliette('tables', 'list')).stdout).toBe('');
  expect((await call(url, '/health')).status).toBe(200);
  // The copy was made before: there it still is.
  expect((await oublietteIn({ DATA: copy }, 'tables', 'list')).stdout).toContain(table);
});

it('what makes no sense is told in one sentence', async () => {
  const file = join(DATA, 'no-folder');
  writeFileSync(file, '');
  const list = await oublietteIn({ DATA: file }, 'tables', 'list');
  expect(list).toMatchObject({ status: 2, stdout: '' });
  expect(list.stderr).toMatch(/^The database in \S+ cannot be opened: .+\n$/);
  const serve = async (env: object) => (await oublietteIn({ DATA, PORT: '0', ...env }, 'serve')).stderr;
  expect(await serve({ LOG_LEVEL: 'loud' })).toBe(
    'LOG_LEVEL must be one of silent, error, warn, info, debug, trace, not "loud".\n',
  );
  expect(await serve({ METRICS_PORT: 'perhaps' })).toMatch(/^METRICS_PORT must be .*"perhaps".*\n$/);
  expect(await serve({})).toMatch(/^Another server is using the data in \S+.*\n$/);
  expect(await serve({ DATABASE_URL: 'mysql://me:secret@here' })).toMatch(
    /^DATABASE_URL must be an address as postgres:\S+\n$/,
  );
  const nobody = await serve({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/nothing' });
  expect(nobody).toMatch(/^The database that DATABASE_URL names cannot be opened: .*ECONNREFUSED.*\n$/);
  expect(nobody).not.toContain('secret');
});

it('`oubliette serve` is the server', async () => {
  const folder = join(DATA, 'another');
  mkdirSync(folder);
  const env = { PATH: process.env.PATH, DATA: folder, PORT: '0' };
  const child = spawn(process.execPath, [join(ROOT, 'apps/cli/dist/main.js'), 'serve'], { env });
  const [said] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(said))![0];
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
