// @ts-nocheck: runs only where boardgame.io is installed
// boardgame.io's server in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../peers.mjs';
import { AS_STARTED } from './ours.mjs';

const CHILD = fileURLToPath(new URL('boardgame-io-child.mjs', import.meta.url));

/** @returns {Promise<import('./table.d.mts').BenchServer>} */
export async function theirServer() {
  await installPeers();
  const child = fork(CHILD, [String(await freePort())], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: AS_STARTED,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  const ask = async () => {
    child.send('usage');
    const [usage] = await once(child, 'message');
    return usage;
  };
  let count = 0;
  return {
    pid: child.pid,
    players: new URL('their-players.mjs', import.meta.url).href,
    prepare: async () => ({ url, match: `bench-${++count}`, seed: count }),
    cpuSeconds: async () => (await ask()).cpu,
    memory: async () => (await ask()).memory,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
