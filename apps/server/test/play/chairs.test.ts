// Who answers for a seat, what a table is given, and what players leave with it.
import { policyBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { gameFile, newTerms, openMatch, readGameFile, replayFile, STANDING_AFTER } from '@oubliette/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expedition, quest } from '../../../../packages/engine/test/hardest-moments/expedition.ts';
import { asGame, installed, library } from '../../src/base/library.ts';
import type { BotPool, BotQuestion } from '../../src/bots/pool.ts';
import type { Made } from '../../src/table/create.ts';
import { Client, playOut } from './client.ts';
import { call, makeTable, party, sitDown } from './lobby.ts';
import { botsHere, closeTest, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

const game = asGame(expedition);
const clock = testClock();
const questions: BotQuestion[] = [];
let server: TestServer;
/** What bots do where they are not asked for a policy. */
let bots: BotPool = botsHere();
beforeAll(async () => {
  const pick = thinking('chairs');
  server = await openTest({
    clock,
    library: library([...installed.games, game]),
    bots: {
      async choose(question) {
        questions.push(question);
        const { policy, seat, seen } = question;
        return policy === undefined ? bots.choose(question) : policyBot(game, seat, policy).choose(seen, pick);
      },
      close: async () => {},
    },
  });
});
afterAll(() => closeTest(server));

const wish = { game: 'expedition', seats: 3, given: quest };
const clientOf = (table: string, token: string) => new Client({ url: server.url, table, token });
async function joined(more: object = {}) {
  const made = await party(server.url, { ...wish, ...more });
  const clients = made.tokens.map((token) => (token === '' ? undefined : clientOf(made.table, token)));
  for (const client of clients) await client?.until((c) => c.at !== undefined);
  return { ...made, clients };
}
const end = (clients: readonly (Client | undefined)[]) => {
  for (const client of clients) client?.end();
};

describe('content that a table is given', () => {
  it('[SRV-SEAT-6] is read by the game, shown to the table, sealed, and comes along in file and rematch', async () => {
    const made = await makeTable(server.url, { ...wish, bots: { 0: 'random', 1: 'random', 2: 'random' } });
    const { body: info } = await call<{ given: object; roles: string[]; commitment: string }>(
      server.url,
      `/api/tables/${made.table}`,
    );
    expect([info.given, info.roles]).toEqual([quest, ['master', 'hero', 'hero']]);
    expect((await call(server.url, `/api/tables/${made.table}/start`, {}, made.owner)).status).toBe(200);
    const live = (await server.tables.get(made.table))!;
    await expect.poll(() => live.record.ended !== undefined).toBe(true);
    const { body } = await call(server.url, `/api/tables/${made.table}/export`, undefined, made.owner);
    const read = readGameFile(JSON.stringify(body));
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    expect([read.file.version, read.file.given, read.file.fairness.commitment]).toEqual([2, quest, info.commitment]);
    expect('match' in replayFile(game, read.file)).toBe(true);
    const again = await call<{ table: string }>(server.url, `/api/tables/${made.table}/rematch`, {}, made.owner);
    expect((await server.tables.get(again.body.table))!.record.given).toEqual(quest);
  });

  it.each([
    ['none', undefined, { where: 'given', what: 'not-an-object' }],
    ['a list', [], { where: 'given', what: 'not-an-object' }],
    [
      'a figure without lives',
      { ...quest, party: [{ name: 'Ulf', leader: 0 }] },
      { where: 'given.party[0].lives', what: 'of-game', rule: 'EX-1', code: 'undead', params: { name: 'Ulf' } },
    ],
    [
      'no room',
      { ...quest, rooms: 0 },
      { where: 'given.rooms', what: 'of-game', rule: 'EX-1', code: 'no-way-in', params: { name: quest.name } },
    ],
  ])('[SRV-SEAT-6] is refused with the field that is wrong: %s', async (_, given, field) => {
    const { status, body } = await call(server.url, '/api/tables', { ...wish, given });
    expect([status, body]).toEqual([400, { error: 'bad-options', ...field }]);
  });

  it('[SRV-LIM-6] is refused unread when it is too deep or too large, or where the game takes none', async () => {
    const deep = JSON.stringify({ ...wish, given: 'deep' }).replace('"deep"', '['.repeat(5000) + ']'.repeat(5000));
    expect(await call(server.url, '/api/tables', deep)).toMatchObject({
      status: 400,
      body: { error: 'malformed', where: 'given' },
    });
    const large = { ...quest, name: 'x'.repeat(140_000) };
    expect([400, 413]).toContain((await call(server.url, '/api/tables', { ...wish, given: large })).status);
    expect(await call(server.url, '/api/tables', { game: 'dungeonette', seats: 4, given: {} })).toMatchObject({
      status: 400,
      body: { where: 'given', what: 'unknown' },
    });
  });
});

describe('chairs', () => {
  it('[SRV-SEAT-3] pass between a person, a level and a policy of the game, in mid-game; the table sees which', async () => {
    questions.length = 0;
    const { table, owner, clients, tokens } = await joined();
    const [master, hero] = clients;
    const chair = (bot: unknown, token = owner) => call(server.url, `/api/tables/${table}/seats/0/bot`, { bot }, token);
    expect(master!.awaited[0]!.kind).toBe('command');
    expect((await chair({ policy: 'automatic' }, tokens[0])).status).toBe(200);
    await hero!.until((c) => c.table?.seats[0]?.policy === 'automatic' && c.awaited.length > 0);
    expect(new Set(questions.map(({ policy }) => policy))).toEqual(new Set(['automatic']));
    expect((await chair('random')).status).toBe(200);
    await hero!.until((c) => c.table?.seats[0]?.level === 'random' && c.table.seats[0].policy === undefined);
    expect((await chair(false)).status).toBe(200);
    await hero!.until((c) => c.table?.seats[0]?.bot === false);
    end(clients);
  });

  it('[SRV-SEAT-11] a policy is refused where the game has none of that name for the role, and its field is named', async () => {
    const { table, owner, clients } = await joined();
    const refused = (where: string) => ({ status: 400, body: { error: 'no-such-policy', where } });
    for (const [seat, policy] of [
      [1, 'automatic'],
      [0, 'unheard-of'],
      [0, 'constructor'],
    ] as const)
      expect(await call(server.url, `/api/tables/${table}/seats/${seat}/bot`, { bot: { policy } }, owner)).toEqual(
        refused('bot.policy'),
      );
    const create = (seat: number, policy: string) =>
      call(server.url, '/api/tables', { ...wish, bots: { [seat]: { policy } } });
    expect(await create(2, 'automatic')).toEqual(refused('bots.2.policy'));
    expect(await create(0, 'unheard-of')).toEqual(refused('bots.0.policy'));
    expect((await create(0, 'automatic')).status).toBe(201);
    end(clients);
  });

  it('[SRV-SEAT-11] while the table gathers, the owner gives a seat a policy of its role, and everybody is told', async () => {
    const made = await makeTable(server.url, wish);
    const seat = (no: number, bot: unknown) =>
      call(server.url, `/api/tables/${made.table}/seats/${no}/bot`, { bot }, made.owner);
    const info = async () => (await call<TableInfo>(server.url, `/api/tables/${made.table}`)).body;
    expect((await seat(0, { policy: 'automatic' })).status).toBe(200);
    expect((await info()).seats[0]).toMatchObject({ bot: true, policy: 'automatic' });
    expect((await seat(1, { policy: 'automatic' })).body).toEqual({ error: 'no-such-policy', where: 'bot.policy' });
    expect((await info()).seats[1]).toMatchObject({ bot: false, taken: false });
    expect((await seat(0, 'random')).status).toBe(200);
    const { policy, level } = (await info()).seats[0]!;
    expect([policy, level]).toEqual([undefined, 'random']);
  });

  it('[SRV-SEAT-11] a game that came as a file has its roles, and policies only for those', async () => {
    const donjon = installed.newest('donjon')!;
    const seats = ['Malvina', 'Ulf', 'Brunhilde'];
    const terms = newTerms(donjon, { secret: 'a file', seats, options: {} });
    const bring = (bots = {}) => {
      const file = gameFile(openMatch(donjon, terms), { fairness: terms.fairness, seats, options: {}, bots });
      return call<Made>(server.url, '/api/import', { file: JSON.stringify(file) });
    };
    for (const [seat, policy] of [
      [1, 'easy'],
      [0, 'unheard-of'],
    ] as const)
      expect(await bring({ [seat]: `policy:${policy}` })).toMatchObject({
        status: 400,
        body: { error: 'bad-file', fault: { rule: 'ENG-FILE-16', where: `bots.${seat}`, what: 'unknown' } },
      });
    expect((await bring({ 0: 'policy:easy' })).status).toBe(201);
    const { body: made } = await bring();
    const { body: info } = await call<TableInfo>(server.url, `/api/tables/${made.table}`);
    expect(info.roles).toEqual(['master', 'hero', 'hero']);
    const chair = (seat: number) =>
      call(server.url, `/api/tables/${made.table}/seats/${seat}/bot`, { bot: { policy: 'easy' } }, made.owner);
    expect([(await chair(1)).status, (await chair(0)).status]).toEqual([400, 200]);
  });
});

describe('bots', () => {
  it('[SRV-SEAT-7] answer optional asks, within bounds, and the table goes on', async () => {
    bots = {
      // It promises whenever it can.
      async choose({ seen }) {
        const ask = seen.asks.find(({ optional }) => optional) ?? seen.asks[0];
        return ask === undefined ? undefined : { kind: ask.kind, option: ask.options[0]! };
      },
      close: async () => {},
    };
    const made = await party(server.url, { ...wish, bots: { 1: 'steward', 2: 'steward' } });
    const master = clientOf(made.table, made.tokens[0]!);
    await master.until((c) => ((c.at?.seen.game as { promises?: object[] })?.promises?.length ?? 0) > 0);
    await playOut(master, thinking('master'));
    expect(master.isOver).toBe(true);
    bots = botsHere();
    master.end();
  });
});

describe('a sentence of one’s own', () => {
  it('[SRV-ANS-7] comes with an answer, is stored, and reaches others through what the game shows of it', async () => {
    const { clients, table } = await joined();
    const [master, hero, other] = clients;
    await master!.answer({ kind: 'command' }, 'hold');
    await hero!.until((c) => c.awaited[0]?.kind === 'act');
    const n = hero!.at!.seen.answered;
    const bad = await hero!.ask({ t: 'answer', kind: 'act', option: 'sing', n, text: 'up\u202edown' });
    expect(bad.ok).toBe(false);
    const long = await hero!.ask({ t: 'answer', kind: 'act', option: 'sing', n, text: 'x'.repeat(141) });
    expect(long.ok).toBe(false);
    expect((await hero!.ask({ t: 'answer', kind: 'act', option: 'sing', n, text: ' Ça ira. ' })).ok).toBe(true);
    await other!.until((c) => (c.at!.seen.game as { told: string[] }).told.includes('Ça ira.'));
    expect((await server.tables.context.store.entries(table)).at(-1)!.entry).toContain('"Ça ira."');
    end(clients);
  });
});

describe('standing answers', () => {
  it('[SRV-TIME-4] are given by the table after a fixed time, known to nobody else, and stay after a restart of the page', async () => {
    const { clients, table, tokens } = await joined();
    const [master, hero, other] = clients;
    const others = () => [master!, other!].map(({ raw }) => raw.length);
    const before = others();
    expect((await hero!.ask({ t: 'standing', answers: { react: 'pass' } })).ok).toBe(true);
    const unknown = await hero!.ask({ t: 'standing', answers: { react: 'unheard-of' } });
    expect(unknown).toMatchObject({ ok: false, why: { rule: 'SRV-NO-STANDING-ANSWER' } });
    // A chat reaches everybody on the same way: whatever came before it would be there.
    await hero!.ask({ t: 'chat', text: 'ready' });
    await Promise.all([master!, other!].map((c) => c.until(() => c.messages.some(({ t }) => t === 'note'))));
    const notes = (c: Client) => c.messages.filter(({ t }) => t === 'note').length;
    expect(others()).toEqual(before.map((count, i) => count + notes([master!, other!][i]!)));

    await master!.answer({ kind: 'command' }, 'hit-0');
    await hero!.until((c) => c.awaited[0]?.kind === 'react');
    const live = (await server.tables.get(table))!;
    await expect.poll(() => live.standing.has(1)).toBe(true);
    clock.advance(STANDING_AFTER - 1);
    expect(hero!.at!.seen.answered).toBe(0);
    clock.advance(1);
    await hero!.until((c) => c.at!.seen.answered === 1);
    const again = clientOf(table, tokens[1]!);
    await again.until((c) => c.messages.some((m) => m.t === 'welcome' && m.standing?.react === 'pass'));
    again.end();
    end(clients);
  });

  it('[SRV-TIME-4] are not given when the player has answered, or has taken them back', async () => {
    const { clients, table } = await joined();
    const [master, hero, other] = clients;
    for (const client of [hero!, other!]) await client.ask({ t: 'standing', answers: { react: 'pass' } });
    await master!.answer({ kind: 'command' }, 'hit-0');
    for (const client of [hero!, other!]) await client.until((c) => c.awaited[0]?.kind === 'react');
    await hero!.answer({ kind: 'react' }, 'pass');
    await other!.ask({ t: 'standing', answers: {} });
    clock.advance(STANDING_AFTER);
    const entries = await server.tables.context.store.entries(table);
    expect(entries.map(({ entry }) => entry)).toEqual(['@0 0 command hit-0', '@1 0 react pass']);
    end(clients);
  });
});

it('a seat of a game with content can be taken by its invitation', async () => {
  const made = await makeTable(server.url, wish);
  expect(await sitDown(server.url, made, 1)).toBeTypeOf('string');
});
