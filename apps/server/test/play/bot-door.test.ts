// Other people's bots: the lines of docs/bots.md over a socket, on a seat of an online table.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import type { LineToBot } from '@oubliette/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { Made } from '../../src/table/create.ts';
import { ROOT } from '../running.ts';
import { Client, playOut } from './client.ts';
import { call, makeTable, sitDown } from './lobby.ts';
import { closeTest, newFolder, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTest({ env: { BOT_BUDGET_MS: '300' } });
});
afterAll(() => closeTest(server));

const wish = { game: 'crypt-sale', seats: 3, bots: { 1: 'random', 2: 'random' } };
const linkOf = (made: Made, seat: number, { url } = server) => `${url}/#join/${made.table}/${made.invitations[seat]}`;
const start = (made: Made, { url } = server) => call(url, `/api/tables/${made.table}/start`, {}, made.owner);
const bySeat = async (table: string, seat: number, { tables } = server) =>
  (await tables.context.store.entries(table)).filter((entry) => entry.seat === seat).map(({ by }) => by);

/** A bot in this process; `answer` says what it does with a question. */
function bot(
  first: object,
  answer: (line: Extract<LineToBot, { type: 'choose' }>) => string | undefined,
  { url } = server,
) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/bot`);
  const lines: LineToBot[] = [];
  let heard = () => {};
  socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', ...first })));
  socket.on('message', (data) => {
    const line = JSON.parse(String(data)) as LineToBot;
    lines.push(line);
    const said = line.type === 'choose' ? answer(line) : undefined;
    if (said !== undefined) socket.send(said);
    heard();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return {
    socket,
    lines,
    closed,
    async until(type: LineToBot['type']): Promise<void> {
      while (!lines.some((line) => line.type === type))
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
    },
  };
}
const first = ({ id, seen }: Extract<LineToBot, { type: 'choose' }>) => {
  const { kind, options } = seen.asks.find(({ optional }) => !optional)!;
  return JSON.stringify({ type: 'answer', id, kind, option: options[0] });
};

it('the example seats a program at a table, and it plays a whole game there', async () => {
  // A program needs a moment to start, on a busy machine more than one.
  const patient = await openTest({ env: { BOT_BUDGET_MS: '20000' } });
  const made = await makeTable(patient.url, wish);
  const example = (name: string) => join(ROOT, 'examples', name);
  const args = [example('online-bot.mjs'), linkOf(made, 0, patient), process.execPath, example('thrifty-bot.mjs')];
  const program = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (data) => {
    said += String(data);
  });
  const ended = new Promise((resolve) => program.on('exit', resolve));
  await expect.poll(() => said).toContain('"seated"');
  expect((await start(made, patient)).status).toBe(200);
  expect(await ended).toBe(0);
  expect(said).not.toContain('answer');
  const answers = await bySeat(made.table, 0, patient);
  expect(answers.length).toBeGreaterThan(5);
  expect(new Set(answers)).toEqual(new Set(['person']));
  await closeTest(patient);
});

it('says what game it is, asks, and tells the end; the seat sees only what it may see', async () => {
  const made = await makeTable(server.url, wish);
  const mine = bot({ link: linkOf(made, 0), name: 'Robot' }, first);
  await mine.until('seated');
  expect((await start(made)).status).toBe(200);
  expect(await mine.closed).toBe(1000);
  const [seated, hello] = mine.lines;
  expect(seated).toMatchObject({ type: 'seated', table: made.table, seat: 0 });
  expect(hello).toMatchObject({ type: 'hello', protocol: 1, game: 'crypt-sale', seat: 0, seats: 3, ms: 300 });
  expect(mine.lines.at(-1)).toMatchObject({ type: 'end', seen: { end: {} } });
  for (const line of mine.lines)
    if (line.type === 'choose') {
      const { heirs } = line.seen.game as { heirs: { hand?: string[] }[] };
      expect(heirs.map(({ hand }) => hand !== undefined)).toEqual([true, false, false]);
    }
  const again = bot({ link: linkOf(made, 0) }, first);
  expect(await again.closed).toBe(4003);
  const token = (seated as { token: string }).token;
  const back = bot({ table: made.table, token }, first);
  expect(await back.closed).toBe(1000);
  expect(back.lines.map(({ type }) => type)).toEqual(['seated', 'hello', 'end']);
});

it.each([
  ['late', () => undefined],
  ['malformed', () => 'what?'],
  ['not-offered', ({ id }: { id: number }) => JSON.stringify({ type: 'answer', id, kind: 'no', option: 'such' })],
] as const)('a bot whose answers are %s is told so, and nobody waits for it', async (why, answer) => {
  const made = await makeTable(server.url, { ...wish, bots: { 2: 'random' } });
  const other = await sitDown(server.url, made, 1);
  const mine = bot({ link: linkOf(made, 0) }, answer);
  await mine.until('seated');
  expect((await start(made)).status).toBe(200);
  const person = new Client({ url: server.url, table: made.table, token: other });
  await playOut(person, thinking('beside a bad bot'));
  await mine.closed;
  const missed = mine.lines.filter((line) => line.type === 'missed');
  expect(missed).toHaveLength(5);
  expect(new Set(missed.map((line) => line.why))).toEqual(new Set([why]));
  expect(new Set(await bySeat(made.table, 0))).toEqual(new Set(['bot']));
  person.end();
});

it.each([
  ['its own', 'person', first, []],
  [
    'that of the table',
    'bot',
    ({ id }: { id: number }) => JSON.stringify({ type: 'answer', id, kind: 'no', option: 'such' }),
    ['not-offered'],
  ],
] as const)(
  '[SRV-LIM-4] [SRV-TIME-8] a choice that could not be stored, %s, is made again after a second',
  async (_, by, answer, why) => {
    const folder = newFolder();
    const real = await openSqlite(join(folder, 'tables.db'));
    const clock = testClock();
    let [full, refused] = [true, 0];
    const store: Store = {
      ...real,
      append(entry, chain, when) {
        if (!full) return real.append(entry, chain, when);
        refused++;
        if (chain !== undefined) chain.broken = true;
        return Promise.reject(new Error('disk full'));
      },
    };
    const own = await openTest({ folder, clock, store });
    const made = await makeTable(own.url, { ...wish, bots: {} });
    for (const seat of [1, 2]) await sitDown(own.url, made, seat);
    const mine = bot({ link: linkOf(made, 0, own) }, answer, own);
    await mine.until('seated');
    expect((await start(made, own)).status).toBe(200);
    await expect.poll(() => refused).toBeGreaterThan(0);
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    full = false;
    clock.advance(999);
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect([refused, await bySeat(made.table, 0, own)]).toEqual([1, []]);
    clock.advance(1);
    await expect.poll(() => bySeat(made.table, 0, own)).toEqual([by]);
    expect(mine.lines.flatMap((line) => (line.type === 'missed' ? [line.why] : []))).toEqual(why);
    mine.socket.terminate();
    await closeTest(own);
  },
);

it('[SRV-LIM-4] whoever says no line at all is disconnected', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/bot`);
  socket.on('open', () => socket.send('{"type":"sit"}'));
  expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4000);
});
