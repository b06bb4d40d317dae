// @ts-nocheck: runs only where boardgame.io is installed
// boardgame.io's server in a process of its own, and scripted players who speak its socket.io messages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { dice } from '../dice.mjs';
import { installPeers } from '../peers.mjs';

const CHILD = fileURLToPath(new URL('boardgame-io-child.mjs', import.meta.url));

/** @returns {Promise<import('./table.d.mts').BenchServer>} */
export async function theirServer() {
  await installPeers();
  const { io } = createRequire(new URL('../peers/package.json', import.meta.url))('socket.io-client');
  const { game } = await import('../dungeonette/boardgame-io.mjs');
  const child = fork(CHILD, [String(await freePort())], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
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
    async prepare() {
      // Its server makes a match when somebody first asks for it.
      const matchID = `bench-${++count}`;
      return () => connect(matchID, dice(count));
    },
    cpuSeconds: async () => (await ask()).cpu,
    memory: async () => (await ask()).memory,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };

  async function connect(matchID, pick) {
    let told = 0;
    let moves = 0;
    let characters = 0;
    let done = () => {};
    const players = await Promise.all(['0', '1', '2', '3'].map(sitDown));
    async function sitDown(playerID) {
      const socket = io(`${url}/dungeonette`, { transports: ['websocket'], forceNew: true });
      const player = { socket, state: undefined };
      const ready = new Promise((resolve) => {
        socket.on('sync', (_id, { state }) => {
          player.state = state;
          resolve();
        });
      });
      socket.on('update', (_id, state) => {
        if (player.state !== undefined && state._stateID <= player.state._stateID) return;
        player.state = state;
        if (++told === 4) done();
      });
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => {
          characters += data?.length ?? 0;
        });
        socket.emit('sync', matchID, playerID, undefined, 4);
      });
      await ready;
      return player;
    }
    return {
      async move() {
        const { G, ctx, _stateID } = players[0].state;
        const seat = ctx.currentPlayer;
        const options = game.ai.enumerate(G, ctx, seat);
        const { move: type, args } = options[pick(options.length)];
        told = 0;
        moves++;
        const seen = new Promise((resolve) => {
          done = resolve;
        });
        const start = performance.now();
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: seat, credentials: undefined } };
        players[Number(seat)].socket.emit('update', action, _stateID, matchID, seat);
        await seen;
        return performance.now() - start;
      },
      moves: () => moves,
      isOver: () => players[0].state.ctx.gameover !== undefined,
      received: () => characters,
      close() {
        for (const { socket } of players) socket.close();
      },
    };
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
