// Files that somebody brings: checked in a thread of their own, within a budget.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter, sha256Hex } from '@oubliette/engine';
import { fairnessOf, type GameFile, gameFile, openMatch } from '@oubliette/records';
import { expect, it } from 'vitest';
import { installed } from '../src/base/library.ts';
import { checkFile, MOST_WORK, sumsOf, toldBefore } from '../src/files/check-file.ts';
import { fileChecker } from '../src/files/pool.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { call } from './play/lobby.ts';
import { closeTest, newFolder, openTest } from './play/open.ts';
import { buildApps, ROOT } from './running.ts';

const seats = ['A', 'B', 'C', 'D'];

/** A game in which somebody changes their mind again and again. */
function wavering(times: number): GameFile {
  const game = installed.newest('dungeonette')!;
  const options = {};
  const fairness = fairnessOf('s'.repeat(64), ['', '', '', ''], { game: game.id, options });
  const match = openMatch(game, { fairness, seats, options, dice: 'fresh' });
  for (let i = 0; i < times; i++) {
    expect(enter(match, { seat: 0, verb: 'answer', kind: 'plan', option: 'gold', n: 2 * i })).toBeUndefined();
    expect(enter(match, { seat: 0, verb: 'undo', n: 2 * i + 1 })).toBeUndefined();
  }
  return gameFile(match, { fairness, seats, options });
}
const sealed = (file: GameFile): string => {
  const { checksum: _, ...body } = file;
  return JSON.stringify({ ...body, checksum: sha256Hex(JSON.stringify(body)) });
};

it('[SRV-LIM-13] a file is checked in a thread of its own: this process goes on meanwhile', async () => {
  await buildApps('server');
  const files = fileChecker(join(ROOT, 'apps/server/dist/file-worker.js'));
  const text = sealed(wavering(50));
  let turns = 0;
  let done = false;
  const checking = files.check(text).finally(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  expect(await checking).toMatchObject({ over: false, file: { entries: { length: 100 } } });
  expect(turns).toBeGreaterThan(10);
  expect(await files.check('{')).toMatchObject({ fault: { rule: 'ENG-FILE-2' } });
  await files.close();
});

it('[SRV-CONT-2a] the thread tells what this process would', async () => {
  await buildApps('server');
  const { entries, rules, ...file } = wavering(3);
  const terms = { ...file, dice: 'fresh' } as const;
  const before = { game: terms.game, terms, parts: [{ rules, entries: entries.slice(0, -1) }] };
  const files = fileChecker(join(ROOT, 'apps/server/dist/file-worker.js'));
  const told = await files.told(before);
  expect(told).toEqual(await toldBefore(before, installed));
  expect(told.map(({ entry }) => entry)).toEqual([-1, 4]);
  await files.close();
});

it('[SRV-LIM-13] the thread makes the sums of a file as this process would', async () => {
  await buildApps('server');
  const { entries, rules, sums, ...file } = wavering(20);
  const game = { game: file.game, rules, terms: { ...file, dice: 'fresh' } as const, entries };
  const files = fileChecker(join(ROOT, 'apps/server/dist/file-worker.js'));
  expect(sums.length).toBeGreaterThan(2);
  expect(await files.sums(game)).toEqual(sums);
  expect(await sumsOf(game, installed)).toEqual(sums);
  await expect(files.sums({ ...game, rules: '0.0.1' })).rejects.toThrow('0.0.1');
  await files.close();
});

it('[SRV-LIM-13] a file that is made delays no game that is loaded, and ends with the server', async () => {
  const files = fileChecker(fileURLToPath(new URL('waiting-worker.mjs', import.meta.url)));
  const gates = [0, 1].map(() => new Int32Array(new SharedArrayBuffer(4)));
  const hasBegun = (i: number) => expect.poll(() => Atomics.load(gates[i]!, 0)).toBe(1);
  const made = files.sums({ gate: gates[0] } as never).catch(() => 'failed');
  await hasBegun(0);
  const played = files.replay({ gate: gates[1] } as never);
  await hasBegun(1);
  Atomics.store(gates[1]!, 0, 2);
  Atomics.notify(gates[1]!, 0);
  expect(await played).toBe('played');
  await files.close();
  expect(await made).toBe('failed');
});

it('[SRV-CONT-10] the time for a stored game counts from when its thread begins it, not while it waits for another', async () => {
  const limits: AbortController[] = [];
  const files = fileChecker(fileURLToPath(new URL('waiting-worker.mjs', import.meta.url)), () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const gates = [0, 1, 2].map(() => new Int32Array(new SharedArrayBuffer(4)));
  const hasBegun = (i: number) => expect.poll(() => Atomics.load(gates[i]!, 0)).toBe(1);
  const replays = gates.map((gate) => files.replay({ gate } as never).catch((error: Error) => error.name));
  await hasBegun(0);
  expect(limits).toHaveLength(1);
  // The first takes too long: the next one has all of its time.
  limits[0]!.abort();
  expect(await replays[0]).toBe('AbortError');
  await hasBegun(1);
  expect(limits).toHaveLength(2);
  Atomics.store(gates[1]!, 0, 2);
  Atomics.notify(gates[1]!, 0);
  expect(await replays[1]).toBe('played');
  await hasBegun(2);
  Atomics.store(gates[2]!, 0, 2);
  Atomics.notify(gates[2]!, 0);
  expect(await replays[2]).toBe('played');
  await files.close();
});

it('[SRV-NODE-10] a server that stops waits for no thread: neither for a stored game nor for a file', async () => {
  const files = fileChecker(fileURLToPath(new URL('waiting-worker.mjs', import.meta.url)));
  const gates = [0, 1].map(() => new Int32Array(new SharedArrayBuffer(4)));
  const hasBegun = (i: number) => expect.poll(() => Atomics.load(gates[i]!, 0)).toBe(1);
  const outcome = (task: Promise<unknown>) => task.catch(() => 'failed');
  const replay = () => outcome(files.replay({ gate: gates[0] } as never));
  const check = () => outcome(files.check({ gate: gates[1] } as never));
  const games = [replay(), replay()];
  const checks = [check(), check()];
  await hasBegun(0);
  await hasBegun(1);
  // No gate is ever opened. The one that runs ends, and so do those that wait and that come later.
  const ended = files.endGames();
  expect(await Promise.all([...games, replay()])).toEqual(['failed', 'failed', 'failed']);
  await ended;
  expect(await replay()).toBe('failed');
  // A file is checked as long as somebody may wait for the reply; what is not checked is not called too long.
  expect(Atomics.load(gates[1]!, 0)).toBe(1);
  await files.close();
  expect(await Promise.all(checks)).toEqual(['failed', 'failed']);
});

it('[SRV-LIM-13] too much work is refused before it is begun: answers, undos and checksums count', async () => {
  const file = wavering(20);
  expect(await checkFile(sealed(file), installed)).toMatchObject({ over: false });
  const tooLong = { fault: { where: 'entries', what: 'too-long', most: MOST_WORK } };
  const sums = Array.from({ length: 3000 }, (_, i): [number, string] => [i + 1, '0'.repeat(16)]);
  const entries = Array.from({ length: 3000 }, () => '@0 0 plan gold');
  expect(await checkFile(sealed({ ...file, entries, sums }), installed)).toMatchObject(tooLong);
  const undos = [
    ...entries.slice(0, 200),
    ...Array.from({ length: 110 }, () => ['@0 1 undo', '@0 1 plan gold']).flat(),
  ];
  expect(await checkFile(sealed({ ...file, entries: undos, sums: [] }), installed)).toMatchObject(tooLong);
});

it('[SRV-LIM-13] a file that is refused makes no table', async () => {
  const server = await openTest();
  const before = await server.tables.context.store.countTables();
  const brought = await call(server.url, '/api/import', {
    file: sealed({ ...wavering(3), seats: ['A\u202e', 'B', 'C', 'D'] }),
  });
  expect(brought).toMatchObject({ status: 400, body: { error: 'bad-file' } });
  expect(await server.tables.context.store.countTables()).toBe(before);
  const good = await call(server.url, '/api/import', { file: sealed(wavering(3)) });
  expect(good.status).toBe(201);
  await closeTest(server);
});

it.each([
  ['is not stored', async () => false],
  ['cannot be stored', () => Promise.reject(new Error('disk full'))],
])('a file of which an entry %s makes no table', async (_, last) => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let trouble = true;
  const server = await openTest({
    folder,
    store: { ...real, append: (entry, chain) => (trouble && entry.number === 4 ? last() : real.append(entry, chain)) },
  });
  const bring = () => call(server.url, '/api/import', { file: sealed(wavering(2)) });
  expect((await bring()).status).toBe(500);
  expect(await real.tables()).toEqual([]);
  trouble = false;
  expect((await bring()).status).toBe(201);
  expect(await real.countTables()).toBe(1);
  await closeTest(server);
});
