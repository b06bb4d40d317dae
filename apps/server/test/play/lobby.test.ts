import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex, thinking } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { commitmentOf, readGameFile, replayFile } from '@oubliette/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
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
const status = async (...args: Parameters<typeof call>) => (await call(...args)).status;
const tableInfo = async (id: string) => (await call<TableInfo>(url, `/api/tables/${id}`)).body;
const notices = async (id: string) => (await server.tables.get(id))!.notes.map(({ notice, seat }) => [notice, seat]);

async function socketOf(table: string, token: string): Promise<Client> {
  const client = new Client({ url, table, token });
  await client.until((c) => c.table !== undefined || c.messages.some(({ t }) => t === 'error'));
  return client;
}
const mayEnter = async (table: string, token: string): Promise<boolean> => {
  const client = await socketOf(table, token);
  client.end();
  return client.table !== undefined;
};

describe('an invitation', () => {
  it('[SRV-SEC-2] is a secret in the fragment of a link, so that no server and no log ever sees it in an address', async () => {
    const made = await makeTable(url, game);
    const { links } = made as Made & { links: { seats: string[]; spectator: string } };
    for (const link of [...links.seats, links.spectator])
      expect(link).toMatch(/^\/#(join|watch)\/[a-z0-9]+\/[\w-]{32}$/);
  });

  it('[SRV-SEAT-1] is spent by the first browser that opens it', async () => {
    const made = await makeTable(url, game);
    const token = await sitDown(url, made, 0);
    expect(token).toMatch(/^[\w-]{32}$/);
    const second = await call(url, `/api/tables/${made.table}/seats`, { invitation: made.invitations[0] });
    expect([second.status, second.body]).toEqual([410, { error: 'invitation-spent' }]);
    expect((await tableInfo(made.table)).seats.map(({ taken }) => taken)).toEqual([true, false]);
  });

  it('is good as long as nobody has used it, though a bot has kept the seat warm under a name of its own', async () => {
    const made = await makeTable(url, { ...game, bots: { 1: 'random' }, names: ['', 'Uncle Mildew'] });
    const names = async () => (await tableInfo(made.table)).seats.map(({ name, bot }) => [name, bot]);
    expect(await names()).toEqual([
      ['', false],
      ['Uncle Mildew', true],
    ]);
    expect(await status(url, `/api/tables/${made.table}/seats/0/bot`, { bot: true }, made.owner)).toBe(200);
    await sitDown(url, made, 0, { name: 'Malvina' });
    expect(await names()).toEqual([
      ['Malvina', false],
      ['Uncle Mildew', true],
    ]);
  });

  it('[SRV-SEC-3] opens no game by itself, and neither does what the owner holds', async () => {
    const made = await party(url, game);
    for (const secret of [made.owner, made.invitations[0]!]) expect(await mayEnter(made.table, secret)).toBe(false);
    expect(await mayEnter(made.table, made.tokens[0]!)).toBe(true);
    expect(await status(url, `/api/tables/${made.table}/export`, undefined, made.owner)).toBe(409);
  });

  it('[SRV-SEAT-2] can be issued again by the owner: the old token is worthless, its socket closed, and the whole table is told', async () => {
    const made = await party(url, game);
    const old = await socketOf(made.table, made.tokens[0]!);
    const { body } = await call<{ invitation: string }>(
      url,
      `/api/tables/${made.table}/seats/0/reissue`,
      {},
      made.owner,
    );
    await old.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-here'));
    old.end();
    expect(await mayEnter(made.table, made.tokens[0]!)).toBe(false);
    const again = await sitDown(url, { ...made, invitations: [body.invitation] }, 0);
    expect(await mayEnter(made.table, again)).toBe(true);
    expect(await notices(made.table)).toContainEqual(['seat-reissued', 0]);
    for (const token of [made.tokens[1], made.spectator])
      expect(await status(url, `/api/tables/${made.table}/seats/0/reissue`, {}, token)).toBe(403);
  });
});

it('a seat makes a link for its second device; it works once, and both devices have the seat', async () => {
  const made = await party(url, game);
  const { body } = await call<{ invitation: string }>(url, `/api/tables/${made.table}/devices`, {}, made.tokens[1]);
  const second = await sitDown(url, { ...made, invitations: [body.invitation] }, 0);
  expect(await mayEnter(made.table, second)).toBe(true);
  expect(await mayEnter(made.table, made.tokens[1]!)).toBe(true);
  expect(await status(url, `/api/tables/${made.table}/seats`, { invitation: body.invitation })).toBe(410);
  expect(await notices(made.table)).toContainEqual(['second-device', 1]);
  expect(await status(url, `/api/tables/${made.table}/devices`, {}, made.owner)).toBe(403);
});

it('[SRV-SEC-2] tokens and invitations are kept as hashes only', async () => {
  const made = await party(url, game);
  const files = ['oubliette.db', 'oubliette.db-wal']
    .map((name) => readFileSync(join(server.folder, name), 'latin1'))
    .join();
  expect(files).toContain(made.table);
  for (const secret of [made.owner, made.spectator, ...made.tokens, ...made.invitations])
    expect(files).not.toContain(secret);
});

it('spectators see what spectators may see and can do nothing; a table can do without them', async () => {
  const made = await party(url, game);
  const spectator = await socketOf(made.table, made.spectator);
  await spectator.until((c) => c.at !== undefined);
  expect([spectator.seat, spectator.at!.seen.asks]).toEqual(['spectator', []]);
  spectator.sendRaw(JSON.stringify({ t: 'chat', id: 'x', table: made.table, text: 'hello' }));
  await spectator.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-a-seat'));
  spectator.end();
  const closed = await party(url, { ...game, spectators: false });
  expect(await mayEnter(closed.table, closed.spectator)).toBe(false);
});

describe('a fair shuffle', () => {
  it('is sealed from the start, mixed with the seats’ words, and opened at the end', async () => {
    const made = await makeTable(url, game);
    const tokens = [await sitDown(url, made, 0, { words: 'open sesame' }), await sitDown(url, made, 1)];
    expect(await status(url, `/api/tables/${made.table}/own`, { words: 'abracadabra' }, tokens[1])).toBe(200);
    const before = await tableInfo(made.table);
    expect(before.commitment).toBe(made.commitment);
    expect(before.secret).toBeUndefined();
    expect(before.seats.map(({ words }) => words)).toEqual([true, true]);
    expect(JSON.stringify(before)).not.toContain('sesame');
    expect(await status(url, `/api/tables/${made.table}/start`, {}, tokens[0])).toBe(403);
    expect(await status(url, `/api/tables/${made.table}/start`, {}, made.owner)).toBe(200);
    expect(await status(url, `/api/tables/${made.table}/start`, {}, made.owner)).toBe(409);
    expect(await status(url, `/api/tables/${made.table}/own`, { words: 'too late' }, tokens[1])).toBe(409);

    const clients = await Promise.all(tokens.map((token) => socketOf(made.table, token)));
    const own = await call<{ format: string; viewer: number }>(
      url,
      `/api/tables/${made.table}/export`,
      undefined,
      tokens[1],
    );
    expect(own.body).toMatchObject({ format: 'oubliette-view', viewer: 1 });
    await Promise.all(clients.map((client, i) => playOut(client, thinking(`fair ${i}`))));
    await clients[0]!.until((c) => c.table?.status === 'over');
    const { table: info } = clients[0]!;
    expect(commitmentOf(info!.secret!, { game: info!.game, options: info!.options })).toBe(made.commitment);
    const exported = await call(url, `/api/tables/${made.table}/export`, undefined, tokens[0]);
    const read = readGameFile(JSON.stringify(exported.body));
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    expect(read.file.fairness.words).toEqual(['open sesame', 'abracadabra']);
    expect(replayFile(strongroom, read.file)).toHaveProperty('match');

    // And it can be brought to a table elsewhere.
    const brought = await call<Made>(url, '/api/import', { file: JSON.stringify(exported.body) });
    expect(brought.status).toBe(201);
    expect(await tableInfo(brought.body.table)).toMatchObject({
      status: 'over',
      imported: true,
      commitment: made.commitment,
    });
    const broken = JSON.stringify(exported.body).replace('open sesame', 'open sésame');
    expect(await call(url, '/api/import', { file: broken })).toMatchObject({
      status: 400,
      body: { error: 'bad-file' },
    });
    // One that would keep the server busy for minutes, by undoing over and over, is not even begun.
    const answers = Array.from({ length: 1000 }, () => '@0 0 call yes');
    const { checksum: _, ...body } = read.file;
    const endless = { ...body, entries: [...answers, ...answers.flatMap(() => ['@0 1 undo', '@0 1 call yes'])] };
    const sealed = { ...endless, checksum: sha256Hex(JSON.stringify(endless)) };
    expect(await call(url, '/api/import', { file: JSON.stringify(sealed) })).toMatchObject({
      status: 400,
      body: { error: 'bad-file', fault: { what: 'too-long', where: 'entries' } },
    });
    for (const client of clients) client.end();
  });

  it('[SRV-SEAT-4] waits until every seat is taken or has a bot', async () => {
    const made = await makeTable(url, game);
    await sitDown(url, made, 0);
    expect(await call(url, `/api/tables/${made.table}/start`, {}, made.owner)).toEqual({
      status: 409,
      body: { error: 'seats-open', seat: 1 },
    });
    expect(await status(url, `/api/tables/${made.table}/seats/1/bot`, { bot: true }, made.owner)).toBe(200);
    expect(await status(url, `/api/tables/${made.table}/start`, {}, made.owner)).toBe(200);
  });
});

it('[SRV-SEAT-5] a rematch has the same seats with the same tokens, a new seal, and is made once', async () => {
  const made = await party(url, { ...game, title: 'Again' });
  expect(await status(url, `/api/tables/${made.table}/rematch`, {}, made.tokens[0])).toBe(409);
  const clients = await Promise.all(made.tokens.map((token) => socketOf(made.table, token)));
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`r ${i}`))));
  await clients[0]!.until((c) => c.table?.status === 'over');
  const both = await Promise.all(
    made.tokens.map((token) => call<{ table: string }>(url, `/api/tables/${made.table}/rematch`, {}, token)),
  );
  expect(both[0]!.body).toEqual(both[1]!.body);
  const next = both[0]!.body.table;
  await clients[1]!.until((c) => c.table?.rematch === next);
  const seen = await tableInfo(next);
  expect(seen).toMatchObject({ title: 'Again', status: 'gathering' });
  expect(seen.commitment).not.toBe(made.commitment);
  expect(await status(url, `/api/tables/${next}/start`, {}, made.owner)).toBe(200);
  expect(await mayEnter(next, made.tokens[1]!)).toBe(true);
  for (const client of clients) client.end();
});

describe('table talk', () => {
  it('reaches everybody once, and is there for whoever comes later', async () => {
    const made = await party(url, game);
    const [a, b] = await Promise.all(made.tokens.map((token) => socketOf(made.table, token)));
    const text = 'Méfie-toi <b>du</b> coffre 😀';
    const first = await a!.ask({ t: 'chat', text }, 'talk-1');
    expect(await a!.ask({ t: 'chat', text }, 'talk-1')).toEqual(first);
    await b!.until((c) => c.messages.some((m) => m.t === 'note' && m.note.text === text));
    const later = await socketOf(made.table, made.spectator);
    const welcome = later.messages.find((m) => m.t === 'welcome')!;
    expect(welcome.t === 'welcome' && welcome.notes.filter((note) => note.text !== undefined)).toMatchObject([
      { seat: 0, text },
    ]);
    for (const client of [a!, b!, later]) client.end();
  });

  it('has a limit of length and of pace, and refuses what would disturb a screen', async () => {
    const made = await party(url, game);
    const a = await socketOf(made.table, made.tokens[0]!);
    for (const text of ['', 'x'.repeat(501), 'a\u0000b', 'a\u202eb', 'a\nb']) {
      a.sendRaw(JSON.stringify({ t: 'chat', id: 'no', table: made.table, text }));
    }
    await a.until((c) => c.messages.filter((m) => m.t === 'error' && m.code === 'malformed').length === 5);
    for (let i = 0; i < 12; i++) a.sendRaw(JSON.stringify({ t: 'chat', id: `s${i}`, table: made.table, text: 'hi' }));
    await a.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'slow-down'));
    a.end();
  });
});

describe('pages of somebody else', () => {
  const upgrade = (origin?: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(
        `${url.replace('http', 'ws')}/socket`,
        origin === undefined ? {} : { headers: { origin } },
      );
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => {});
    });

  it('[SRV-SEC-4] may neither open a socket nor make a table', async () => {
    expect([await upgrade(url), await upgrade(), await upgrade('https://evil.example')]).toEqual([101, 101, 403]);
    const post = (origin: string) =>
      fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(game),
      }).then((answer) => answer.status);
    expect([await post(url), await post('https://evil.example'), await post('null')]).toEqual([201, 403, 403]);
  });
});
