// The server as a program that falls dead at a chosen moment. Built by killable-server.ts, run as a process of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Moment } from '../../src/house.ts';
import { openServer } from '../../src/open-house.ts';
import { readSettings } from '../../src/settings.ts';

const { DATA: folder = '', PORT = '0', KILL_AT: moment, KILL_AFTER = '1' } = process.env;

let left = Number(KILL_AFTER);
/** No goodbye, no flush: as when the power goes. */
function fall(now: Moment): void {
  if (now === moment && --left === 0) process.kill(process.pid, 'SIGKILL');
}

const page = join(folder, 'page');
mkdirSync(page, { recursive: true });
const server = await openServer({
  settings: readSettings(process.env, folder),
  page,
  bots: { choose: async () => undefined, close: async () => {} },
  moment: fall,
});
await server.web.listen({ host: '127.0.0.1', port: Number(PORT) });
console.log('open');
