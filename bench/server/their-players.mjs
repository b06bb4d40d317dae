// @ts-nocheck: runs only where boardgame.io is installed
// Scripted players who speak the socket.io messages of boardgame.io.
import { createRequire } from 'node:module';
import { dice } from '../dice.mjs';
import { game } from '../dungeonette/boardgame-io.mjs';

const { io } = createRequire(new URL('../peers/package.json', import.meta.url))('socket.io-client');

/** @returns {Promise<import('./table.d.mts').BenchTable>} */
export async function sit({ url, match, seed }) {
  const pick = dice(seed);
  let told = 0;
  let last = { waiting: 0, all: 0 };
  let mover;
  let characters = 0;
  let going = false;
  let onMove = () => {};
  let done = () => {};
  const players = await Promise.all(['0', '1', '2', '3'].map(sitDown));

  async function sitDown(id) {
    const socket = io(`${url}/dungeonette`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const player = { id, socket, state: undefined };
    const ready = new Promise((resolve) => {
      socket.on('sync', (_match, { state }) => {
        player.state = state;
        resolve();
      });
    });
    socket.on('update', (_match, state) => {
      if (player.state !== undefined && state._stateID <= player.state._stateID) return;
      const mine = player.sent === state._stateID - 1;
      player.state = state;
      const now = performance.now();
      last = { waiting: player === mover || state.ctx.currentPlayer === id ? now : last.waiting, all: now };
      if (mine) onMove();
      if (++told === 4) done();
      if (going) answer(player);
    });
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }) => {
        characters += data?.length ?? 0;
      });
      // Its server makes a match when somebody first asks for it.
      socket.emit('sync', match, id, undefined, 4);
    });
    await ready;
    return player;
  }

  function answer(player) {
    const { id, state, socket } = player;
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== id) return false;
    const options = game.ai.enumerate(state.G, state.ctx, id);
    const { move: type, args } = options[pick(options.length)];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: id, credentials: undefined } };
    player.sent = state._stateID;
    mover = player;
    socket.emit('update', action, state._stateID, match, id);
    return true;
  }

  return {
    go(heard) {
      going = true;
      onMove = heard;
      players.some(answer);
    },
    stop() {
      going = false;
      onMove = () => {};
    },
    async move() {
      told = 0;
      const seen = new Promise((resolve) => {
        done = resolve;
      });
      const start = performance.now();
      if (!players.some(answer)) throw new Error('nobody is asked');
      await seen;
      return { waiting: last.waiting - start, all: last.all - start };
    },
    isOver: () => players[0].state.ctx.gameover !== undefined,
    received: () => characters,
    close() {
      for (const { socket } of players) socket.close();
    },
  };
}
