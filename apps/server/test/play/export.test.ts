// The file of a finished game, however long it took to play.
import { join } from 'node:path';
import { asks, enter, entryText, options, thinking } from '@oubliette/engine';
import { type GameFile, openMatch, readGameFile, replayFile } from '@oubliette/records';
import { expect, it } from 'vitest';
import { installed, library } from '../../src/base/library.ts';
import { type LongGame, replayGame, sumsOf } from '../../src/files/check-file.ts';
import type { FileChecker } from '../../src/files/pool.ts';
import type { Opening } from '../../src/open-server.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { recordFrom, termsFor } from '../../src/table/record.ts';
import { call, type Party, party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';

const game = installed.newest('dungeonette')!;
const unexpected = (): never => expect.unreachable();

/** A finished game in which somebody first changed their mind so many times. */
async function finished(wavering: number): Promise<{ folder: string; made: Party }> {
  const folder = newFolder();
  const server = await openTest({ folder });
  const made = await party(server.url, { game: game.id, seats: 4, undo: 'free' });
  await server.close();
  const store = await openSqlite(join(folder, 'oubliette.db'));
  const match = openMatch(game, termsFor(recordFrom((await store.table(made.table))!)));
  for (let i = 0; i < 2 * wavering; i += 2) {
    enter(match, { seat: 0, verb: 'answer', kind: 'plan', option: 'gold', n: i });
    enter(match, { seat: 0, verb: 'undo', n: i + 1 });
  }
  const pick = thinking('finished');
  for (let [ask] = asks(game, match.state); ask !== undefined; [ask] = asks(game, match.state)) {
    const { seat, kind } = ask;
    const possible = options(game, match.state, ask);
    const option = possible[pick(possible.length)]!;
    expect(enter(match, { seat, verb: 'answer', kind, option, n: match.state.core.answered[seat]! })).toBeUndefined();
  }
  const rows = match.entries.map((entry, i) => ({
    ...{ table: made.table, number: i + 1, seat: entry.seat, entry: entryText(entry), rules: game.version },
    ...{ request: undefined, by: 'person' as const, at: 1, took: 0 },
  }));
  await Promise.all(rows.map((row) => store.append(row)));
  await store.close();
  return { folder, made };
}

/** A server whose thread makes sums when it is told to. */
async function opened(folder: string, sums: FileChecker['sums'], more: Partial<Opening> = {}) {
  const replay: FileChecker['replay'] = async (long) => replayGame(long, installed);
  const nothing = async () => {};
  const files = { check: unexpected, told: unexpected, replay, sums, endGames: nothing, close: nothing };
  return openTest({ ...more, folder, files });
}

/** The file, which must be good. */
function readGood(file: object): GameFile {
  const read = readGameFile(JSON.stringify(file));
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  expect(replayFile(game, read.file)).toHaveProperty('match');
  return read.file;
}

it('[SRV-LIM-13] a long game is played again for its file in a thread, once, whatever its seats are called', async () => {
  const { folder, made } = await finished(1100);
  const asked: LongGame[] = [];
  let fails = true;
  const server = await opened(folder, async (long) => {
    asked.push(long);
    if (fails) throw new Error('the thread was ended');
    return sumsOf(long, installed);
  });
  const [token] = made.tokens;
  const exported = () => call<GameFile>(server.url, `/api/tables/${made.table}/export`, undefined, token);
  await expect.poll(async () => (await call(server.url, `/api/tables/${made.table}`)).body.status).toBe('over');
  // One that fails is made again.
  expect((await exported()).status).toBe(500);
  fails = false;
  const [one, two] = await Promise.all([exported(), exported()]);
  const file = readGood(one.body);
  expect(file.entries.length).toBeGreaterThan(2200);
  expect(two.body).toEqual(one.body);
  expect((await call(server.url, `/api/tables/${made.table}/own`, { name: 'Zoé' }, token)).status).toBe(200);
  expect(readGood((await exported()).body)).toMatchObject({
    seats: ['Zoé', ...file.seats.slice(1)],
    entries: file.entries,
    sums: file.sums,
  });
  expect(asked.map(({ entries }) => entries.length)).toEqual([file.entries.length, file.entries.length]);
  await closeTest(server);
});

it('[SRV-LIM-13] the file of a short game needs no thread', async () => {
  const { folder, made } = await finished(0);
  const server = await opened(folder, unexpected);
  await expect.poll(async () => (await call(server.url, `/api/tables/${made.table}`)).body.status).toBe('over');
  const { body } = await call(server.url, `/api/tables/${made.table}/export`, undefined, made.tokens[0]);
  expect(readGood(body).entries.length).toBeGreaterThan(20);
  await closeTest(server);
});

it('[SRV-LIM-13] a short game is played again for its file once, however often that is asked for', async () => {
  const { folder, made } = await finished(0);
  let played = 0;
  const counting: typeof game = {
    ...game,
    copy(state) {
      played++;
      return game.copy(state);
    },
  };
  const server = await opened(folder, unexpected, { library: library([counting]) });
  await expect.poll(async () => (await call(server.url, `/api/tables/${made.table}`)).body.status).toBe('over');
  const exported = async () => {
    const before = played;
    const { body } = await call(server.url, `/api/tables/${made.table}/export`, undefined, made.tokens[0]);
    return { file: readGood(body), played: played - before };
  };
  const first = await exported();
  const { length } = first.file.entries;
  expect(first.played).toBeGreaterThanOrEqual(length);
  const second = await exported();
  expect(second.file).toEqual(first.file);
  expect(second.played).toBeLessThan(length);
  await closeTest(server);
});
