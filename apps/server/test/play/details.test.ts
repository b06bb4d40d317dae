// A seat asks about its own decisions: the reasons, its steps so far, what an answer would change. Nobody else hears of it.
import { explain, thinking, view } from '@oubliette/engine';
import type { DetailsMessage, Message, PreviewMessage } from '@oubliette/protocol';
import { patch } from '@oubliette/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asGame, installed, library } from '../../src/base/library.ts';
import { Client } from './client.ts';
import { type Party, party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';
import { strongroom } from './strongroom.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTest({
    library: library([...installed.games, asGame(strongroom)]),
  });
});
afterAll(() => closeTest(server));

async function seated(wish: object) {
  const made = await party(server.url, wish);
  const enter = async (token: string) => {
    const client = new Client({ url: server.url, table: made.table, token });
    await client.until((c) => c.at !== undefined);
    return client;
  };
  const clients: Client[] = [];
  for (const token of made.tokens) clients.push(await enter(token));
  return { made, clients, spectator: await enter(made.spectator), play: await playOf(made) };
}
const playOf = async ({ table }: Party) => (await server.tables.get(table))!.play!;

let count = 0;
async function foresee(client: Client, wish: object): Promise<Message> {
  const id = `q${++count}`;
  client.sendRaw(JSON.stringify({ ...wish, id, table: client.ticket.table }));
  const found = (m: Message) => 'id' in m && m.id === id;
  await client.until((c) => c.messages.some(found));
  return client.messages.find(found)!;
}
const look = async (client: Client) => (await foresee(client, { t: 'details' })) as DetailsMessage;
const preview = async (client: Client, kind: string, option: string, n = client.at!.seen.answered) =>
  (await foresee(client, { t: 'preview', kind, option, n })) as PreviewMessage;

async function answer(client: Client, kind: string, option: string): Promise<void> {
  await client.until((c) => c.awaited.length > 0);
  const n = client.at!.seen.answered;
  expect((await client.answer({ kind }, option)).ok).toBe(true);
  await client.until((c) => c.at!.seen.answered > n);
}

describe('details', () => {
  it('gives every reason with its rule, and the table as everybody sees it', async () => {
    const { clients, spectator, play } = await seated({ game: 'dungeonette', seats: 4 });
    const pick = thinking('to the building');
    while (clients[0]!.at!.seen.frames.at(-1)?.proc !== 'build') {
      const next = clients.find((c) => c.awaited.length > 0);
      if (next === undefined) await Promise.race(clients.map((c) => c.until((x) => x.awaited.length > 0)));
      else await answer(next, next.awaited[0]!.kind, next.awaited[0]!.options[pick(next.awaited[0]!.options.length)]!);
    }
    await clients[0]!.until((c) => c.awaited.length > 0);
    const looked = await look(clients[0]!);
    const { stream, position, seen } = clients[0]!.at!;
    expect([looked.stream, looked.position]).toEqual([stream, position]);
    const ask = { kind: 'build', seat: 0, optional: false };
    expect(looked.asks).toEqual([{ refused: explain(play.game, play.shown, ask), soFar: [] }]);
    expect(looked.asks[0]!.refused.map(({ rule }) => rule)).toContain('DN-BUILD-3');
    expect(patch(seen.game, looked.open)).toEqual(view(play.game, play.shown, 'spectator').game);
    for (const client of [...clients, spectator]) client.end();
  });

  it('[SRV-SEC-5] knows the steps of a secret choice and how to take them back; others get not a byte', async () => {
    const { clients, spectator } = await seated({ game: 'strongroom', seats: 2 });
    const [a, b] = clients as [Client, Client];
    const card = a.awaited[0]!.options[0]!;
    await answer(a, 'what', card);
    const before = [b.raw.length, spectator.raw.length];
    const looked = await look(a);
    expect(looked.asks).toEqual([{ refused: [], soFar: [{ kind: 'what', option: card }] }]);
    expect([looked.back, looked.noTakeBack]).toEqual(['take-back', undefined]);
    expect((patch(a.at!.seen.game, looked.open) as { hand?: unknown }).hand).toBeUndefined();
    await preview(a, 'how', 'deep');
    // A mark of thinking travels the same way: when it has come, everything before it has.
    a.sendRaw('{"t":"thinking"}');
    const others = [b, spectator];
    await Promise.all(others.map((c) => c.until(() => c.messages.some(({ t }) => t === 'thinking'))));
    expect(others.map(({ raw }) => raw.length - 1)).toEqual(before);
    expect((await look(b)).noTakeBack).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    for (const client of [...clients, spectator]) client.end();
  });

  it('tells what the table agreed on about undo', async () => {
    const { clients, spectator } = await seated({ game: 'dungeonette', seats: 4, undo: 'never' });
    await answer(clients[0]!, 'plan', 'gold');
    expect(await look(clients[0]!)).toMatchObject({ back: 'undo', noTakeBack: { rule: 'SRV-UNDO-NEVER' } });
    for (const client of [...clients, spectator]) client.end();
  });

  it('is not for spectators', async () => {
    const { clients, spectator } = await seated({ game: 'strongroom', seats: 2 });
    spectator.sendRaw(JSON.stringify({ t: 'details', id: 'x', table: spectator.ticket.table }));
    await spectator.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'not-a-seat'));
    for (const client of [...clients, spectator]) client.end();
  });
});

describe('preview', () => {
  it('is what the answer will show, and no answer', async () => {
    const { clients, spectator, made } = await seated({ game: 'dungeonette', seats: 4 });
    const first = clients[0]!;
    const foreseen = await preview(first, 'plan', 'gold');
    const next = patch(first.at!.seen.game, foreseen.next);
    expect(foreseen.next).toBeDefined();
    expect(await server.tables.context.store.entries(made.table)).toEqual([]);
    await answer(first, 'plan', 'gold');
    expect(first.at!.seen.game).toEqual(next);
    for (const client of [...clients, spectator]) client.end();
  });

  it('[SRV-SEC-5] tells nothing when the answer would show something hidden, is stale, or is somebody else’s', async () => {
    const { clients, spectator } = await seated({ game: 'strongroom', seats: 2 });
    const [a, b] = clients as [Client, Client];
    for (const one of [a, b]) await answer(one, 'what', one.awaited[0]!.options[0]!);
    await answer(b, 'how', 'flat');
    await a.until((c) => c.at!.seen.waiting.join() === '0');
    // The last draft to be complete shows all of them.
    const { stream, position } = a.at!;
    const nothing = { t: 'preview', stream, position, id: expect.any(String) };
    expect(await preview(a, 'how', 'flat')).toEqual(nothing);
    expect(await preview(a, 'how', 'flat', 0)).toEqual(nothing);
    expect(await preview(a, 'how', 'nonsense')).toEqual(nothing);
    expect(await preview(b, 'how', 'deep')).toMatchObject({ t: 'preview', stream: b.at!.stream });
    for (const client of [...clients, spectator]) client.end();
  });

  it('costs something: whoever asks without end is asked to wait', async () => {
    const { clients, spectator } = await seated({ game: 'strongroom', seats: 2 });
    for (let i = 0; i < 40; i++)
      clients[0]!.sendRaw(JSON.stringify({ t: 'details', id: `l${i}`, table: clients[0]!.ticket.table }));
    await clients[0]!.until((c) => c.messages.some((m) => m.t === 'error' && m.code === 'slow-down'));
    for (const client of [...clients, spectator]) client.end();
  });
});

it('[SRV-CONT-1a] after an undo the log has the lines that still count, for everybody', async () => {
  const { clients, spectator, play } = await seated({ game: 'dungeonette', seats: 4 });
  const opening = spectator.at!.log.length;
  const first = spectator.at!.lines;
  await answer(clients[0]!, 'plan', 'gold');
  await spectator.until((c) => c.at!.log.length > opening);
  const [undone] = spectator.at!.lines.slice(opening);
  expect(spectator.at!.lines).toHaveLength(spectator.at!.log.length);
  expect((await clients[0]!.ask({ t: 'undo', n: 1 })).ok).toBe(true);
  await spectator.until((c) => c.at!.log.length === opening);
  const told = spectator.messages.at(-1)!;
  expect(told.t).toBe('view');
  expect(play.log).toHaveLength(opening);
  expect(spectator.at!.lines).toEqual(first);
  // The same answer once more is another line.
  await answer(clients[0]!, 'plan', 'gold');
  await spectator.until((c) => c.at!.log.length > opening);
  expect(spectator.at!.lines.slice(0, opening)).toEqual(first);
  expect(spectator.at!.lines).not.toContain(undone);
  for (const client of [...clients, spectator]) client.end();
});
