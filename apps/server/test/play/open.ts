// A whole server in this process, on a port of its own, with a database of its own.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { installed } from '../../src/base/library.ts';
import { readSettings } from '../../src/base/settings.ts';
import type { BotPool } from '../../src/bots/pool.ts';
import { checkFile, replayGame, sumsOf, toldBefore } from '../../src/files/check-file.ts';
import type { FileChecker } from '../../src/files/pool.ts';
import { type Opening, type OpenServer, openServer } from '../../src/open-server.ts';

export interface TestServer extends OpenServer {
  readonly url: string;
  readonly folder: string;
}

/** Bots without threads: the pool has tests of its own. */
export const botsHere = (seed = 'bots'): BotPool => {
  const pick = thinking(seed);
  return { choose: async ({ seen }) => randomBot().choose(seen, pick), close: async () => {} };
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'oubliette-server-'));

/** All players of a test have one address: what an address may spend is tested where it is given. */
const PLENTY = '1000000,1000000';

export async function openTest(
  more: Partial<Opening> & { readonly env?: NodeJS.ProcessEnv; readonly folder?: string; readonly port?: number } = {},
): Promise<TestServer> {
  const { env = {}, folder = newFolder(), port = 0, ...rest } = more;
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  const given = { LOG_LEVEL: 'silent', BOT_PACE_MS: '0', RATE_ADDRESS: PLENTY, DATA: folder, ...env };
  const settings = readSettings(given, folder);
  const library = rest.library ?? installed;
  const files: FileChecker = {
    check: (text) => checkFile(text, library),
    replay: async (game) => replayGame(game, library),
    told: (before) => toldBefore(before, library),
    sums: (game) => sumsOf(game, library),
    endGames: async () => {},
    close: async () => {},
  };
  const server = await openServer({ settings, page, bots: botsHere(), files, ...rest });
  await server.web.listen({ host: '127.0.0.1', port });
  const { port: listening } = server.web.server.address() as AddressInfo;
  return { ...server, url: `http://127.0.0.1:${listening}`, folder };
}

export async function closeTest(server: TestServer): Promise<void> {
  await server.close();
  rmSync(server.folder, { recursive: true, force: true });
}
