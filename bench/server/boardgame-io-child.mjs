// @ts-nocheck: runs only where boardgame.io is installed
// boardgame.io's own server with Dungeonette, keeping games in memory as it does by default.
import { createRequire } from 'node:module';
import { game } from '../dungeonette/boardgame-io.mjs';

const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server } = peer('boardgame.io/server');
const log = console.log;
console.log = () => {};
console.info = () => {};
const server = Server({ games: [game], origins: [/.*/] });
const running = await server.run(Number(process.argv[2]));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
process.on('SIGTERM', () => process.exit(0));
process.send({ port: running.appServer.address().port });
log('open');
