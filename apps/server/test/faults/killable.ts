// The server as a program that is killed at a chosen stage. Built by killable-server.ts, run as a process of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../src/base/settings.ts';
import { openServer } from '../../src/open-server.ts';
import type { Stage } from '../../src/table/table.ts';

const { DATA: folder = '', PORT = '0', KILL_AT: stage, KILL_AFTER = '1' } = process.env;

let left = Number(KILL_AFTER);
/** No goodbye, no flush: as when the power goes. */
function fall(now: Stage): void {
  if (now === stage && --left === 0) process.kill(process.pid, 'SIGKILL');
}

const page = join(folder, 'page');
mkdirSync(page, { recursive: true });
const server = await openServer({
  settings: readSettings(process.env, folder),
  page,
  bots: { choose: async () => undefined, close: async () => {} },
  stage: fall,
});
await server.web.listen({ host: '127.0.0.1', port: Number(PORT) });
console.log('open');
process.on('SIGTERM', () => void server.close());
