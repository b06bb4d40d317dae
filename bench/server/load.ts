// A stored game of many answers and undos: what loading it costs with a snapshot, and without one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asks, enter, entryText, options, thinking, undoRefusal } from '@oubliette/engine';
import { readBody } from '@oubliette/protocol';
import { openMatch } from '@oubliette/records';
import { installed } from '../../apps/server/src/base/library.ts';
import { readSettings } from '../../apps/server/src/base/settings.ts';
import { replayGame } from '../../apps/server/src/files/check-file.ts';
import { openServer } from '../../apps/server/src/open-server.ts';
import { createTable } from '../../apps/server/src/table/create.ts';
import { keptFrom, recordFrom, termsFor } from '../../apps/server/src/table/record.ts';

export async function measureLoad(
  entries: number,
): Promise<{ withSnapshot: number; without: number; entries: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-load-'));
  mkdirSync(join(folder, 'page'));
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA: folder }, folder);
  const bots = { choose: async () => undefined, close: async () => {} };
  // In this process: the time of a thread counts here.
  const files = {
    check: () => Promise.reject(new Error('no file')),
    replay: async (game: Parameters<typeof replayGame>[0]) => replayGame(game, installed),
    told: () => Promise.reject(new Error('no rules have changed')),
    sums: () => Promise.reject(new Error('no game is exported')),
    endGames: async () => {},
    close: async () => {},
  };
  const open = () => openServer({ settings, page: join(folder, 'page'), bots, files });
  const server = await open();
  const { context } = server.tables;
  const read = readBody('newTable', { game: 'dungeonette', seats: 4 });
  if ('where' in read) throw new Error(read.where);
  const { table } = await createTable(context, read.body);
  const record = { ...recordFrom((await context.store.table(table))!), started: 1 };
  await context.store.replaceTable(keptFrom(record, 1, 1));

  const game = installed.newest('dungeonette')!;
  const match = openMatch(game, termsFor(record));
  const pick = thinking('long');
  /** How often a player takes steps back before an answer stays. */
  const wavering = Math.ceil(entries / 140);
  while (match.entries.length < entries) {
    const [ask] = asks(game, match.state);
    if (ask === undefined) break;
    for (let i = 0; i <= wavering && match.entries.length < entries; i++) {
      const possible = options(game, match.state, ask);
      const option = possible[pick(possible.length)]!;
      enter(match, { seat: ask.seat, verb: 'answer', kind: ask.kind, option, n: match.state.core.answered[ask.seat]! });
      if (i === wavering || undoRefusal(match, ask.seat) !== undefined) break;
      enter(match, { seat: ask.seat, verb: 'undo', n: match.state.core.answered[ask.seat]! });
    }
  }
  const chain = { broken: false };
  const rows = match.entries.map((entry, i) => ({
    ...{ table, number: i + 1, seat: entry.seat, entry: entryText(entry), request: `r${i}`, by: 'person' as const },
    ...{ rules: game.version, at: 1, took: 0 },
  }));
  await Promise.all(rows.map((row) => context.store.append(row, chain)));
  const times: number[] = [];
  for (let i = 0; i < 6; i++) {
    const start = process.cpuUsage();
    await server.tables.get(table);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    await server.tables.unload(table);
  }
  await server.close();
  rmSync(folder, { recursive: true });
  const [without = 0, ...later] = times;
  return { withSnapshot: later.sort((a, b) => a - b)[2] ?? 0, without, entries: rows.length };
}
