// The marks seats wear, and whom a table waits for: what is told beside the game.
import { thinking } from '@oubliette/engine';
import type { TableInfo, TableSummary } from '@oubliette/protocol';
import { progressOf, readGameFile } from '@oubliette/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asGame, library } from '../../src/base/library.ts';
import type { Made } from '../../src/table/create.ts';
import { Client, playOut } from './client.ts';
import { call, makeTable, party, sitDown } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';
import { strongroom } from './strongroom.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await openTest({ library: library([asGame(strongroom)]) });
  url = server.url;
});
afterAll(() => closeTest(server));

const game = { game: 'strongroom', seats: 2 };
const marksOf = async (id: string) => (await call<TableInfo>(url, `/api/tables/${id}`)).body.marks;
const own = (table: string, token: string, body: object) => call(url, `/api/tables/${table}/own`, body, token);

describe('marks', () => {
  it('are agreed on when a table is made, told to every seat and spectator, and come along in rematch and file', async () => {
    const made = await party(url, { ...game, marks: [5, 0] });
    const clients = [...made.tokens, made.spectator].map((token) => new Client({ url, table: made.table, token }));
    for (const client of clients) await client.until((c) => c.table !== undefined);
    expect(clients.map((client) => client.table!.marks)).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
    await Promise.all(clients.slice(0, 2).map((client, i) => playOut(client, thinking(`marks ${i}`))));
    await clients[0]!.until((c) => c.table?.status === 'over');
    const again = await call<{ table: string }>(url, `/api/tables/${made.table}/rematch`, {}, made.tokens[0]);
    expect(await marksOf(again.body.table)).toEqual([5, 0]);
    const { body: file } = await call(url, `/api/tables/${made.table}/export`, undefined, made.tokens[0]);
    const read = readGameFile(JSON.stringify(file));
    expect('file' in read ? read.file.marks : read.fault).toEqual([5, 0]);
    const brought = await call<Made>(url, '/api/import', { file: JSON.stringify(file) });
    expect(await marksOf(brought.body.table)).toEqual([5, 0]);
    for (const client of clients) client.end();
  });

  it('are refused when they are not one for each seat, or two are alike, and no table is made', async () => {
    const before = await server.tables.context.store.countTables();
    const wrong: [unknown, object][] = [
      [[0], { error: 'bad-marks', where: 'marks', what: 'wrong-length' }],
      [[0, 1, 2], { error: 'bad-marks', where: 'marks', what: 'wrong-length' }],
      [[3, 3], { error: 'bad-marks', where: 'marks[1]', what: 'twice' }],
      [[0, 8], { error: 'bad-marks', where: 'marks[1]', what: 'not-a-number' }],
      [[-1, 0], { error: 'bad-marks', where: 'marks[0]', what: 'not-a-number' }],
      [[0, 0.5], { error: 'bad-marks', where: 'marks[1]', what: 'not-a-number' }],
      [[0, '1'], { error: 'malformed', where: 'marks.1' }],
      ['01', { error: 'malformed', where: 'marks' }],
    ];
    for (const [marks, body] of wrong)
      expect(await call(url, '/api/tables', { ...game, marks })).toEqual({ status: 400, body });
    expect(await server.tables.context.store.countTables()).toBe(before);
  });

  it('of a table from before there was a choice are the usual ones', async () => {
    const made = await makeTable(url, { ...game, marks: [4, 2] });
    const kept = (await server.tables.context.store.table(made.table))!;
    const { marks: _, ...old } = JSON.parse(kept.record) as { marks: unknown };
    await server.tables.context.store.replaceTable({
      ...kept,
      revision: kept.revision + 1,
      record: JSON.stringify(old),
    });
    expect(await marksOf(made.table)).toEqual([0, 1]);
  });

  it('can be changed for one’s own seat while a table gathers: to one that nobody who is here wears', async () => {
    const made = await makeTable(url, { ...game, marks: [3, 4] });
    const first = await sitDown(url, made, 0);
    expect((await own(made.table, first, { mark: 7 })).status).toBe(200);
    expect(await marksOf(made.table)).toEqual([7, 4]);
    // An open seat gives its own away.
    expect((await own(made.table, first, { mark: 4 })).status).toBe(200);
    expect(await marksOf(made.table)).toEqual([4, 7]);
    const second = await sitDown(url, made, 1);
    expect(await own(made.table, first, { mark: 7, name: 'Thief' })).toEqual({
      status: 409,
      body: { error: 'mark-taken', seat: 1 },
    });
    for (const mark of [8, -1, 1.5, '2'])
      expect(await own(made.table, second, { mark })).toEqual({
        status: 400,
        body: { error: 'malformed', where: 'mark' },
      });
    expect((await own(made.table, made.owner, { mark: 2 })).status).toBe(403);
    await call(url, `/api/tables/${made.table}/start`, {}, made.owner);
    expect((await own(made.table, second, { mark: 2 })).status).toBe(409);
    const { body } = await call<TableInfo>(url, `/api/tables/${made.table}`);
    expect([body.marks, body.seats.map(({ name }) => name)]).toEqual([
      [4, 7],
      ['Seat 0', 'Seat 1'],
    ]);
  });
});

describe('whom a table waits for', () => {
  const waits = (table: string, token?: string) =>
    call<TableSummary>(url, `/api/tables/${table}/summary`, undefined, token);

  it('is told to whoever may look at its game, and to nobody else', async () => {
    const made = await makeTable(url, { ...game, spectators: false });
    const tokens = [await sitDown(url, made, 0), await sitDown(url, made, 1)];
    const gathering = { status: 'gathering', waiting: [], names: ['Seat 0', 'Seat 1'], marks: [0, 1] };
    expect(await waits(made.table, tokens[0])).toEqual({ status: 200, body: gathering });
    await call(url, `/api/tables/${made.table}/start`, {}, made.owner);
    const clients = tokens.map((token) => new Client({ url, table: made.table, token }));
    for (const client of clients) await client.until((c) => c.at !== undefined);
    for (const [seat, token] of tokens.entries())
      expect((await waits(made.table, token)).body).toEqual({
        ...gathering,
        status: 'playing',
        waiting: clients[seat]!.at!.seen.waiting,
        // What everybody sees, and no more: the same for each seat.
        progress: progressOf(clients[seat]!.at!.seen.game),
      });
    for (const token of [made.owner, made.spectator, undefined])
      expect((await waits(made.table, token)).status).toBe(403);
    expect((await waits('aaaaaaaaaaaaaaaaaaaa', tokens[0])).status).toBe(404);
    await Promise.all(clients.map((client, i) => playOut(client, thinking(`waits ${i}`))));
    await clients[0]!.until((c) => c.table?.status === 'over');
    expect((await waits(made.table, tokens[1])).body).toMatchObject({ status: 'over', waiting: [] });
    for (const client of clients) client.end();
  });
});
