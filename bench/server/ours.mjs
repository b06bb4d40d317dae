// Our server as it is shipped, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/setup.mjs';

/** @typedef {import('./table.d.mts').BenchServer} BenchServer */

/** The flags of Node in `npm start`; boardgame.io's server gets them too. */
export const AS_STARTED = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--no-allocation-site-pretenuring'];
/** A folder here, and the server writes a profile of itself into it. */
const { OUBLIETTE_PROFILE } = process.env;

/**
 * @param {NodeJS.ProcessEnv} [more] settings of its own
 * @returns {Promise<BenchServer & { url: string }>}
 */
export async function ourServer(more = {}) {
  await build(['web', 'server'], { quiet: true });
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const plenty = '9999999,9999999';
  const profile = OUBLIETTE_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${OUBLIETTE_PROFILE}`] : [];
  const child = spawn(process.execPath, [...AS_STARTED, ...profile, join(ROOT, 'apps/server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: folder,
      ...{ RATE_ADDRESS: plenty, RATE_SEAT: plenty, RATE_TABLE: plenty, MAX_SOCKETS_PER_ADDRESS: '100000' },
      ...{ MAX_SOCKETS: '100000', MAX_TABLES: '1000000' },
      ...more,
    },
  });
  const [said] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(said))?.[0] ?? '';

  /** @param {string} path @param {object} body @param {string} [token] */
  async function post(path, body, token) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return /** @type {any} */ (await answer.json());
  }
  /** Of the process, as the system counts it: [seconds of processor time, bytes of memory]. */
  function spent() {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [(Number(fields[11]) + Number(fields[12])) / 100, Number(fields[21]) * 4096];
  }
  let count = 0;

  return {
    url,
    pid: child.pid ?? 0,
    players: new URL('our-players.mjs', import.meta.url).href,
    async prepare(game, people = 4) {
      const bots = people === 4 ? {} : { 3: 'random' };
      const { table, invitations, owner, spectator } = await post('/api/tables', { game, seats: 4, bots });
      /** @type {string[]} */
      const tokens = [];
      for (const invitation of invitations.slice(0, people))
        tokens.push((await post(`/api/tables/${table}/seats`, { invitation })).token);
      await post(`/api/tables/${table}/start`, {}, owner);
      return { url, table, tokens, spectator, seed: ++count, open: game === 'dungeonette' };
    },
    cpuSeconds: async () => spent()[0] ?? 0,
    memory: async () => spent()[1] ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
