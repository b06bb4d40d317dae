// Games outlive the server: a restart, a deploy with other rules, an old page in somebody's browser.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  asks,
  type Entry,
  enter,
  entryText,
  matchFrom,
  newMatch,
  options,
  sha256Hex,
  thinking,
} from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { type GameInParts, readGameInParts, replayParts, seedFrom } from '@oubliette/records';
import { expect, it } from 'vitest';
import { asGame, installed, library } from '../../src/base/library.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { KeptEntry } from '../../src/store/store.ts';
import type { Made } from '../../src/table/create.ts';
import { rebuild } from '../../src/table/rebuild.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { Client, playOut, playSome } from './client.ts';
import { call, party, sitDown } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { type StrongroomView, strongroom, strongroom2 } from './strongroom.ts';
import { testClock } from './test-clock.ts';

const before = library([asGame(strongroom)]);
const after = library([asGame(strongroom2)]);

it('[SRV-CONT-1] [SRV-CONT-1a] a running game goes on after a restart where it was, for clients who never noticed', async () => {
  const folder = newFolder();
  const one = await openTest({ folder, library: before });
  const port = Number(new URL(one.url).port);
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  await playSome(clients, thinking('a'), 4);
  const seen = clients.map((client) => client.at!.seen);
  const lines = clients.map((client) => client.at!.lines);
  await one.close();
  const two = await openTest({ folder, library: before, port });
  await Promise.all(
    clients.map((client) =>
      client.until(
        (c) => c.messages.filter(({ t }) => t === 'welcome').length === 2 && c.messages.at(-1)?.t !== 'welcome',
      ),
    ),
  );
  expect(clients.map((client) => client.at!.seen)).toEqual(seen);
  expect(clients.map((client) => client.at!.lines)).toEqual(lines);
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`b${i}`))));
  expect(clients[0]!.at!.seen.end).toEqual(clients[1]!.at!.seen.end);
  for (const client of clients) client.end();
  await two.close();
  rmSync(folder, { recursive: true });
});

it('[SRV-CONT-2] a running game goes on from its state when the rules have changed, and everybody is told', async () => {
  const folder = newFolder();
  const one = await openTest({ folder, library: before });
  const port = Number(new URL(one.url).port);
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  // To the first call, which is worth one point by these rules.
  await playSome(clients, thinking('a'), 2);
  await clients[0]!.until((c) => c.awaited[0]?.kind === 'call');
  await clients[0]!.answer({ kind: 'call' }, 'yes');
  await clients[1]!.until((c) => c.awaited[0]?.kind === 'call');
  await one.close();
  const two = await openTest({ folder, library: after, port });
  await clients[1]!.until((c) => c.table?.rules === '2.0.0');
  expect((clients[1]!.at!.seen.game as StrongroomView).calls).toEqual([1, 0]);
  await clients[1]!.answer({ kind: 'call' }, 'yes');
  await clients[1]!.until((c) => (c.at!.seen.game as StrongroomView).calls[1] === 10);
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`b${i}`))));
  const notices = (await two.tables.get(table))!.notes.map(({ notice }) => notice);
  expect(notices).toContain('rules-changed');
  await two.close();
  // And once more from disk: what was played under both stays what it was.
  const three = await openTest({ folder, library: after });
  const live = (await three.tables.get(table))!;
  expect(live.held).toBeUndefined();
  expect(live.play!.game.version).toBe('2.0.0');
  expect(live.play!.shown.core.stack).toEqual([]);
  // Its file tells what was answered under which rules, and leads whoever has both to the same end.
  const { body: file } = await call<GameInParts>(three.url, `/api/tables/${table}/export`, undefined, tokens[0]);
  expect(file.parts.map(({ rules }) => rules)).toEqual(['1.0.0', '2.0.0']);
  expect(file.state).toEqual(live.play!.shown);
  const read = readGameInParts(JSON.stringify(file));
  if ('fault' in read) throw new Error(read.fault.where);
  const both = library([asGame(strongroom2), asGame(strongroom)]);
  expect(replayParts((rules) => both.exactly('strongroom', rules), read.file)).toMatchObject({
    parts: ['from-shuffle', 'from-shuffle'],
  });
  expect(await call(three.url, '/api/import', { file: JSON.stringify(file) })).toMatchObject({
    status: 400,
    body: { error: 'bad-file', fault: { what: 'in-parts' } },
  });
  // Whoever has only the newer rules checks what was answered under them, from where they began.
  expect(replayParts((rules) => after.exactly('strongroom', rules), read.file)).toMatchObject({
    parts: ['no-rules', 'from-state'],
  });
  for (const client of clients) client.end();
  await three.close();
  rmSync(folder, { recursive: true });
});

it('an undo behind the last state that was kept is no hindrance', async () => {
  const record = { id: 't', game: 'strongroom', rules: '1.0.0', secret: 's', options: {}, seats: [{}, {}] };
  const seats = record.seats.map(() => ({ words: '' }));
  const old = newMatch(asGame(strongroom), { seats: 2, seed: seedFrom('s', ['', '']), settings: {} });
  const newer = matchFrom(asGame(strongroom2), old.state);
  const rows: KeptEntry[] = [];
  const give = (entry: Entry): void => {
    expect(enter(newer, entry)).toBeUndefined();
    rows.push({ number: rows.length + 1, seat: entry.seat, entry: entryText(entry), rules: '2.0.0' } as KeptEntry);
  };
  const answered = (seat: number): number => newer.state.core.answered[seat]!;
  for (;;) {
    const [ask] = asks(newer.game, newer.state);
    const { kind, seat } = ask!;
    give({ seat, verb: 'answer', kind, option: options(newer.game, newer.state, ask!)[0]!, n: answered(seat) });
    if (kind === 'call') break;
  }
  const state = (number: number, of: object) => ({ table: 't', number, rules: '2.0.0', state: JSON.stringify(of) });
  const states = [state(rows.length, newer.state), state(0, old.state)];
  give({ seat: newer.moves.at(-1)!.ask.seat, verb: 'undo', n: answered(newer.moves.at(-1)!.ask.seat) });
  const log = { info() {}, warn() {}, error() {} };
  const read = await rebuild({ library: after, log }, { ...record, seats } as unknown as TableRecord, rows, states);
  expect('play' in read && read.play.shown).toEqual(newer.state);
  expect('play' in read && read.play.stored).toBe(rows.length);
});

it('after a crash and a change of rules at once, the last answers are judged by the rules they were given under', async () => {
  const folder = newFolder();
  const one = await openTest({ folder, library: before });
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  await playSome(clients, thinking('c'), 5);
  for (const client of clients) client.end();
  const was = structuredClone((await one.tables.get(table))!.play!.shown);
  // No state was kept yet, as after a crash: only the entries are there.
  expect(await one.tables.context.store.states(table)).toEqual([]);
  const store = await openSqlite(join(folder, 'oubliette.db'));
  const two = await openTest({ store, library: library([asGame(strongroom2), asGame(strongroom)]) });
  const live = (await two.tables.get(table))!;
  expect(live.play!.game.version).toBe('2.0.0');
  expect(live.play!.shown).toEqual(was);
  await one.close();
  await two.close();
  rmSync(folder, { recursive: true });
});

it('[SRV-CONT-3] a game whose rules are no longer there is held: nothing is lost, and it says so', async () => {
  const folder = newFolder();
  const one = await openTest({ folder, library: before });
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  await one.close();
  const two = await openTest({ folder, library: library([]) });
  expect((await call(two.url, `/api/tables/${table}`)).body.status).toBe('held');
  const client = new Client({ url: two.url, table, token: tokens[0]! });
  await client.until((c) => c.table !== undefined);
  const reply = await client.ask({ t: 'answer', kind: 'what', option: 'x', n: 0 });
  expect(reply).toMatchObject({ ok: false, why: { rule: 'SRV-HELD' } });
  client.end();
  await two.close();
  rmSync(folder, { recursive: true });
});

it('[SRV-CONT-3] a held game goes on as soon as it can be read again', async () => {
  let missing = false;
  const rules = { ...before, newest: (id: string) => (missing ? undefined : before.newest(id)) };
  const server = await openTest({ library: rules });
  const { table, tokens } = await party(server.url, { game: 'strongroom', seats: 2 });
  await server.tables.unload(table);
  missing = true;
  expect((await call(server.url, `/api/tables/${table}`)).body.status).toBe('held');
  missing = false;
  // Another writer changes the record: the table is read again.
  const { store } = server.tables.context;
  const kept = (await store.table(table))!;
  expect(await store.replaceTable({ ...kept, revision: kept.revision + 1 })).toBe(true);
  await (await server.tables.get(table))!.catchUp();
  expect((await call(server.url, `/api/tables/${table}`)).body.status).toBe('playing');
  const client = new Client({ url: server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  expect((await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!)).ok).toBe(true);
  client.end();
  await closeTest(server);
});

it('[SRV-CONT-3] a program does not go on with what newer rules have played, and the newer one does', async () => {
  const folder = newFolder();
  const one = await openTest({ folder, library: after });
  const { table, tokens } = await party(one.url, { game: 'strongroom', seats: 2 });
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  await playSome(clients, thinking('n'), 2);
  for (const client of clients) client.end();
  await one.close();
  const two = await openTest({ folder, library: before });
  expect((await call(two.url, `/api/tables/${table}`)).body.status).toBe('held');
  await two.close();
  const three = await openTest({ folder, library: after });
  expect((await call(three.url, `/api/tables/${table}`)).body.status).toBe('playing');
  await three.close();
  rmSync(folder, { recursive: true });
});

it('[SRV-CONT-4] an old page is asked to reload, and its seat has lost nothing', async () => {
  const server = await openTest({ library: before });
  const { table, tokens } = await party(server.url, { game: 'strongroom', seats: 2 });
  const ticket = { url: server.url, table, token: tokens[0]! };
  const old = new Client(ticket, { version: 0 });
  await old.until((c) => c.reloads === 1);
  expect(old.at).toBeUndefined();
  const reloaded = new Client(ticket);
  await reloaded.until((c) => c.awaited.length > 0);
  const [ask] = reloaded.awaited;
  expect((await reloaded.answer(ask!, ask!.options[0]!)).ok).toBe(true);
  old.end();
  reloaded.end();
  await server.close();
  rmSync(server.folder, { recursive: true });
});

it('[ENG-KEPT-2] [ENG-KEPT-4] a file of older rules is brought to a table, goes on under the newest, and leaves in parts', async () => {
  const golden = '../../../../packages/games/dungeon-lords/kept/1.1.0/golden/6-4-seats.json';
  const file = readFileSync(new URL(golden, import.meta.url), 'utf8');
  const folder = newFolder();
  const one = await openTest({ folder });
  const brought = await call<Made>(one.url, '/api/import', { file });
  expect(brought.status).toBe(201);
  const { table } = brought.body;
  const newest = installed.newest('dungeon-lords')!.version;
  const tokens: string[] = [];
  for (const seat of [0, 1, 2, 3]) tokens.push(await sitDown(one.url, brought.body, seat));
  const clients = tokens.map((token) => new Client({ url: one.url, table, token }));
  await clients[0]!.until((c) => c.table?.rules === newest);
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`older ${i}`))));
  for (const client of clients) client.end();
  await one.close();
  // Once more from disk, with both rules.
  const two = await openTest({ folder });
  const { body } = await call<GameInParts>(two.url, `/api/tables/${table}/export`, undefined, tokens[0]);
  const read = readGameInParts(JSON.stringify(body));
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  expect(read.file.parts.map(({ rules }) => rules)).toEqual(['1.1.0', newest]);
  const older = await installed.named('dungeon-lords', '1.1.0');
  expect(
    replayParts((rules) => (rules === '1.1.0' ? older : installed.newest('dungeon-lords')), read.file),
  ).toMatchObject({ parts: ['from-shuffle', 'from-shuffle'] });
  // A version that nobody kept is refused by its name.
  const unknown = JSON.parse(file);
  unknown.rules = '0.1.0';
  const { checksum: _, ...rest } = unknown;
  const sealed = JSON.stringify({ ...rest, checksum: sha256Hex(JSON.stringify(rest)) });
  expect(await call(two.url, '/api/import', { file: sealed })).toMatchObject({
    status: 400,
    body: { error: 'no-such-game', rules: '0.1.0' },
  });
  await two.close();
  rmSync(folder, { recursive: true });
});

it('[SRV-TIME-3] [SRV-CONT-1] a clock for the game tells others nothing of a secret step after a restart either', async () => {
  const games = library([asGame(strongroom)]);
  /** The deadline of seat 0 after a restart, and the time charged to it, when it has answered so before. */
  async function restarted(...verbs: ('answer' | 'take-back')[]) {
    const clock = testClock();
    const first = await openTest({ clock, library: games });
    const timer = { kind: 'game', seconds: 600 };
    const { table, tokens } = await party(first.url, { game: 'strongroom', seats: 2, timer });
    const client = new Client({ url: first.url, table, token: tokens[0]! });
    await client.until((c) => c.awaited.length > 0);
    clock.advance(20_000);
    for (const [n, verb] of verbs.entries()) {
      if (verb === 'answer') await client.answer(client.awaited[0]!, client.awaited[0]!.options[0]!);
      else expect((await client.ask({ t: 'take-back', n })).ok).toBe(true);
      await client.until((c) => c.at!.seen.answered === n + 1);
    }
    client.end();
    clock.advance(10_000);
    await first.close();
    const second = await openTest({ clock, library: games, folder: first.folder });
    const { body } = await call<TableInfo>(second.url, `/api/tables/${table}`);
    const { used } = (await second.tables.get(table))!.timing;
    await closeTest(second);
    return { deadline: body.deadlines?.find(({ seat }) => seat === 0)?.at, used: used[0] ?? 0 };
  }
  const before = await restarted();
  expect(before.deadline).toBe(testClock().now() + 30_000 + 600_000);
  expect(await restarted('answer')).toEqual(before);
  expect(await restarted('answer', 'take-back')).toEqual(before);
  expect(await restarted('answer', 'take-back', 'answer')).toEqual(before);
  // The whole draft is no secret.
  expect(await restarted('answer', 'answer')).toEqual({ deadline: undefined, used: 20_000 });
});
