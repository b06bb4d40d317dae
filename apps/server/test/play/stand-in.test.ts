// Bots at the table, for good or for a while; and clocks.
import { thinking, type Viewer } from '@oubliette/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotPool, BotQuestion } from '../../src/bots/pool.ts';
import type { Made } from '../../src/table/create.ts';
import { Client, playOut } from './client.ts';
import { call, party } from './lobby.ts';
import { botsHere, closeTest, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

let server: TestServer;
const clock = testClock();
const questions: BotQuestion[] = [];
let mischief: 'none' | 'nothing' | 'nonsense' = 'none';
beforeAll(async () => {
  const honest = botsHere();
  const bots: BotPool = {
    async choose(question) {
      questions.push(question);
      if (mischief === 'nothing') return undefined;
      return mischief === 'nonsense' ? { kind: 'no', option: 'such' } : honest.choose(question);
    },
    close: honest.close,
  };
  server = await openTest({ bots, clock });
});
afterAll(() => closeTest(server));

async function alone(more: object = {}) {
  const { url } = server;
  const made = await party(url, { game: 'crypt-sale', seats: 3, bots: [1, 2], ...more });
  const client = new Client({ url, table: made.table, token: made.tokens[0]! });
  await client.until((c) => c.at !== undefined);
  return { ...made, client, url };
}
const notices = async (id: string) => (await server.tables.get(id))!.notes.map(({ notice }) => notice);

describe('bots', () => {
  it.each(['none', 'nothing', 'nonsense'] as const)(
    'play a whole game with a person, even when they say: %s',
    async (what) => {
      mischief = what;
      const { client } = await alone();
      await playOut(client, thinking('person'));
      expect(client.isOver).toBe(true);
      mischief = 'none';
      client.end();
    },
  );

  it('play at the level chosen for their seat, which the whole table sees and the owner may change', async () => {
    questions.length = 0;
    const { client, url, table, owner } = await alone({ bots: { 1: 'lord', 2: 'apprentice' } });
    await client.until((c) => c.table!.seats[2]!.bot);
    expect(client.table!.seats.map(({ level }) => level)).toEqual([undefined, 'lord', 'apprentice']);
    expect((await call(url, `/api/tables/${table}/seats/2/bot`, { bot: 'random' }, owner)).status).toBe(200);
    expect((await call(url, `/api/tables/${table}/seats/2/bot`, { bot: 'god' }, owner)).status).toBe(400);
    await client.until((c) => c.table!.seats[2]!.level === 'random');
    questions.length = 0;
    await playOut(client, thinking('levels'), 4);
    expect(new Set(questions.map(({ seat, level }) => `${seat} ${level}`))).toEqual(new Set(['1 lord', '2 random']));
    // A list of seats, as older pages send it, and a plain yes: the usual level.
    const old = await alone();
    expect(old.client.table!.seats.map(({ level }) => level)).toEqual([undefined, 'steward', 'steward']);
    expect((await call(url, '/api/tables', { game: 'crypt-sale', seats: 3, bots: { 3: 'lord' } })).body).toEqual({
      error: 'malformed',
      where: 'bots.3',
    });
    for (const each of [client, old.client]) each.end();
  });

  it('[SRV-SEC-6] see only what their seat may see', async () => {
    questions.length = 0;
    const { client } = await alone();
    await playOut(client, thinking('peeking'), 6);
    expect(questions.length).toBeGreaterThan(5);
    for (const { seat, seen } of questions) {
      const { heirs } = seen.game as { heirs: { hand?: string[] }[] };
      if (seen.end === undefined)
        expect(heirs.map((heir) => heir.hand !== undefined)).toEqual([0, 1, 2].map((i) => i === seat));
    }
    client.end();
  });

  it('[SRV-SEAT-3] take over a seat when its owner or the table’s owner says so, and give it back; the table is told', async () => {
    const { table, client, owner, tokens, url } = await alone();
    expect((await call(url, `/api/tables/${table}/seats/0/bot`, { bot: true }, tokens[0])).status).toBe(200);
    await client.until((c) => c.at!.seen.answered > 0);
    expect((await call(url, `/api/tables/${table}/seats/0/bot`, { bot: false }, owner)).status).toBe(200);
    expect((await call(url, `/api/tables/${table}/seats/1/bot`, { bot: false }, tokens[0])).status).toBe(403);
    await client.until((c) => c.table?.seats[0]?.bot === false);
    const told = await notices(table);
    expect(told).toContain('seat-to-bot');
    expect(told).toContain('seat-to-person');
    client.end();
    const back = new Client({ url, table, token: tokens[0]! });
    await back.until((c) => c.messages.some(({ t }) => t === 'stood-in'));
    back.end();
  });

  it('keep a seat that nobody has: there is nobody to give it back to', async () => {
    const { table, client, owner, url } = await alone();
    expect(await call(url, `/api/tables/${table}/seats/1/bot`, { bot: false }, owner)).toEqual({
      status: 409,
      body: { error: 'nobody-there' },
    });
    expect((await call(url, `/api/tables/${table}/seats/1/reissue`, {}, owner)).status).toBe(200);
    client.end();
  });
});

describe('a seat that leaves', () => {
  it('[SRV-TIME-1] is played by a bot until it returns, and is told what it did', async () => {
    const { table, client, tokens, url } = await alone({ standInAfter: 1, standInLevel: 'apprentice' });
    questions.length = 0;
    client.end();
    const live = (await server.tables.get(table))!;
    await expect.poll(() => live.timing.away.has(0)).toBe(true);
    clock.advance(999);
    expect(live.standIns.has(0)).toBe(false);
    clock.advance(1);
    expect(live.standIns.has(0)).toBe(true);
    await expect.poll(() => live.stoodIn.get(0)?.length ?? 0).toBeGreaterThan(0);
    const back = new Client({ url, table, token: tokens[0]! });
    await back.until((c) => c.messages.some(({ t }) => t === 'stood-in'));
    const told = back.messages.find((m) => m.t === 'stood-in')!;
    expect(told.t === 'stood-in' && told.answers.every((answer) => answer.startsWith('@0 '))).toBe(true);
    expect(live.standIns.has(0)).toBe(false);
    expect(new Set(questions.flatMap(({ seat, level }) => (seat === 0 ? [level] : [])))).toEqual(
      new Set(['apprentice']),
    );
    await expect.poll(() => notices(table)).toEqual(expect.arrayContaining(['stood-in-away', 'came-back']));
    back.end();
  });
});

describe('clocks', () => {
  it.each(['move', 'game'] as const)(
    '[SRV-TIME-2] per %s: when time is out a bot stands in, and nothing waits any longer',
    async (kind) => {
      const { table, client } = await alone({ timer: { kind, seconds: 5 } });
      await client.until((c) => c.table?.deadlines?.some(({ seat }) => seat === 0) ?? false);
      const live = (await server.tables.get(table))!;
      // The table waits for this seat, and nobody else moves.
      await expect.poll(() => [...live.timing.since.keys()]).toEqual([0]);
      clock.advance(4999);
      expect(live.timing.announced.has(0)).toBe(false);
      clock.advance(1);
      await client.until((c) => c.at!.seen.answered > 0);
      // The notice and the answer are kept each by itself: either may be first.
      await expect.poll(() => notices(table)).toContain('stood-in-time');
      const kept = await server.tables.context.store.entries(table);
      expect(kept.find(({ seat }) => seat === 0)?.by).toBe('bot');
      if (kind === 'game') expect(kept.find(({ seat }) => seat === 0)!.took).toBe(5000);
      client.end();
    },
  );

  it('[SRV-TIME-3] do not tell others how far somebody’s draft is', async () => {
    const { url } = server;
    const { table, tokens } = await party(url, { game: 'crypt-sale', seats: 2, timer: { kind: 'move', seconds: 600 } });
    const clients = tokens.map((token) => new Client({ url, table, token }));
    await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
    for (const client of clients) {
      await client.until((c) => c.awaited[0]?.kind === 'rummage');
      await client.answer({ kind: 'rummage' }, 'keep');
    }
    const live = (await server.tables.get(table))!;
    const since = (seat: Viewer) => live.timing.since.get(seat as number);
    await clients[0]!.until((c) => c.awaited[0]?.kind === 'bid-lot');
    const before = since(0);
    clock.advance(20);
    await clients[0]!.answer(clients[0]!.awaited[0]!, clients[0]!.awaited[0]!.options[0]!);
    await clients[0]!.until((c) => c.awaited[0]?.kind === 'bid-coins');
    expect(before).toBeDefined();
    expect(since(0)).toBe(before);
    for (const client of clients) client.end();
  });
});

it('[SRV-SEAT-10] a file keeps who was a bot; in a rematch whoever has a seat plays again', async () => {
  const { url } = server;
  const made = await party(url, { game: 'crypt-sale', seats: 3, bots: { 2: 'apprentice' } });
  // Seat 1 is handed to a bot, which finishes the game for it.
  for (const seat of [0, 1])
    await call(url, `/api/tables/${made.table}/seats/${seat}/bot`, { bot: 'random' }, made.owner);
  const live = (await server.tables.get(made.table))!;
  await expect.poll(() => live.record.ended !== undefined).toBe(true);
  const { body: file } = await call<{ bots: object }>(url, `/api/tables/${made.table}/export`, undefined, made.owner);
  expect(file.bots).toEqual({ 0: 'random', 1: 'random', 2: 'apprentice' });
  const { body: brought } = await call<Made>(url, '/api/import', { file: JSON.stringify(file) });
  const chairs = async (table: string) =>
    (await server.tables.get(table))!.record.seats.map(({ bot, level }) => (bot ? level : 'person'));
  expect(await chairs(brought.table)).toEqual(['random', 'random', 'apprentice']);
  const { body: again } = await call<{ table: string }>(url, `/api/tables/${made.table}/rematch`, {}, made.tokens[0]);
  expect(await chairs(again.table)).toEqual(['person', 'person', 'apprentice']);
});
