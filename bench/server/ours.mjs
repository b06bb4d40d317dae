// Our server as it is shipped, and scripted players on real sockets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/setup.mjs';
import { bundle } from '../bundle.mjs';
import { dice } from '../dice.mjs';

const { WebSocket } = createRequire(join(ROOT, 'apps/server/package.json'))('ws');

/** @typedef {import('./table.d.mts').BenchTable} BenchTable */
/** @typedef {import('./table.d.mts').BenchServer} BenchServer */

/** @returns {Promise<BenchServer>} */
export async function ourServer() {
  await build(['web', 'server'], { quiet: true });
  /** @type {typeof import('./follow.ts')} */
  const { follow, PROTOCOL } = await import(await bundle(new URL('follow.ts', import.meta.url)));
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const plenty = '9999999,9999999';
  const child = spawn(
    process.execPath,
    [
      ...(process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/srv-cpuprof'] : []),
      join(ROOT, 'apps/server/dist/main.js'),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA: folder,
        ...{ RATE_ADDRESS: plenty, RATE_SEAT: plenty, RATE_TABLE: plenty },
      },
    },
  );
  const [said] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(said))?.[0] ?? '';

  /** @param {string} path @param {object} body @param {string} [token] */
  async function post(path, body, token) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return /** @type {any} */ (await answer.json());
  }
  /** @param {string} name */
  async function metric(name) {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  }
  let count = 0;

  return {
    async prepare(game) {
      const made = await post('/api/tables', { game, seats: 4 });
      /** @type {string[]} */
      const tokens = [];
      for (const invitation of made.invitations)
        tokens.push((await post(`/api/tables/${made.table}/seats`, { invitation })).token);
      await post(`/api/tables/${made.table}/start`, {}, made.owner);
      return () => connect(made.table, tokens, dice(++count));
    },
    cpuSeconds: () => metric('process_cpu_seconds_total'),
    memory: () => metric('process_resident_memory_bytes'),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  /**
   * @param {string} table
   * @param {readonly string[]} tokens
   * @param {(n: number) => number} pick
   * @returns {Promise<BenchTable>}
   */
  async function connect(table, tokens, pick) {
    let characters = 0;
    let told = 0;
    let wanted = 0;
    let done = () => {};
    let id = 0;
    const players = await Promise.all(tokens.map(sitDown));
    /** @param {string} token */
    async function sitDown(token) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
      /** @type {{ socket: any, at: import('@oubliette/protocol').Following | undefined }} */
      const player = { socket, at: undefined };
      await once(socket, 'open');
      const ready = new Promise((resolve) => {
        socket.on('message', (/** @type {Buffer} */ data) => {
          const message = JSON.parse(String(data));
          if (message.t !== 'view' && message.t !== 'change') {
            if (message.t === 'reply' && !message.ok) throw new Error(`refused: ${JSON.stringify(message.why)}`);
            if (message.t === 'reply') characters += data.length;
            return;
          }
          const next = follow(player.at, message);
          if (next === 'gap') throw new Error('a gap');
          player.at = next;
          if (message.t === 'view') return resolve(undefined);
          characters += data.length;
          if (++told === wanted) done();
        });
      });
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token }));
      await ready;
      return player;
    }
    const open = () => players.find(({ at }) => at?.seen.asks.some((ask) => !ask.optional));
    return {
      async move() {
        const player = open();
        const ask = player?.at?.seen.asks.find((each) => !each.optional);
        if (player === undefined || ask === undefined) throw new Error('nobody is asked');
        const option = ask.options[pick(ask.options.length)];
        const text = JSON.stringify({
          t: 'answer',
          id: `m${++id}`,
          table,
          kind: ask.kind,
          option,
          n: player.at?.seen.answered,
        });
        told = 0;
        wanted = players.length;
        const seen = new Promise((resolve) => {
          done = () => resolve(undefined);
        });
        const start = performance.now();
        player.socket.send(text);
        await seen;
        return performance.now() - start;
      },
      moves: () => id,
      isOver: () => players[0]?.at?.seen.end !== undefined,
      received: () => characters,
      close: () => {
        for (const { socket } of players) socket.terminate();
      },
    };
  }
}
