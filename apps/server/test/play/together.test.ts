// Who waits for a change gets it at once, everybody else at the next beat.
import { isDeepStrictEqual } from 'node:util';
import { hear, thinking, undoRefusal, type Viewer, view } from '@oubliette/engine';
import type { ChangeMessage } from '@oubliette/protocol';
import { afterEach, expect, it } from 'vitest';
import { beats } from './beats.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

let server: TestServer;
let clients: Client[] = [];
afterEach(async () => {
  for (const client of clients) client.end();
  await closeTest(server);
});

/** Four players and a spectator at a table, mostly of a game without secrets; from here on no beat comes unless a test says so. */
async function seated(game = 'dungeonette') {
  const { atBeat, beat } = beats();
  server = await openTest({ atBeat });
  const { url } = server;
  const { table, tokens, spectator } = await party(url, { game, seats: 4 });
  clients = [...tokens, spectator].map((token) => new Client({ url, table, token }));
  const welcoming = setInterval(beat, 5);
  for (const client of clients) await client.until((c) => c.at !== undefined);
  clearInterval(welcoming);
  beat();
  const play = async () => (await server.tables.get(table))!.play!;
  return { beat, play, pick: thinking('together') };
}

/** Whoever is asked gives an answer, and has seen what came of it. */
async function answerOne(pick: (n: number) => number): Promise<Client> {
  const asked = clients.find(({ awaited }) => awaited.length > 0)!;
  const [ask] = asked.awaited;
  const n = asked.at!.seen.answered;
  expect((await asked.answer(ask!, ask!.options[pick(ask!.options.length)]!)).ok).toBe(true);
  await asked.until((c) => c.at!.seen.answered > n);
  // Who is asked next has been told, though no beat came.
  await Promise.any(clients.map((client) => client.until((c) => c.isOver || c.awaited.length > 0)));
  return asked;
}

const changes = ({ messages }: Client): ChangeMessage[] => messages.filter((m): m is ChangeMessage => m.t === 'change');
const viewers: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

async function expectAllTold(play: Awaited<ReturnType<typeof seated>>['play']): Promise<void> {
  const { match, log } = await play();
  for (const [i, client] of clients.entries()) {
    await client.until((c) => c.at!.log.length === log.length);
    // A change without a line is on its way like any other.
    await client.until((c) => isDeepStrictEqual(c.at!.seen, view(match.game, match.state, viewers[i]!)));
    expect(client.at!.seen).toEqual(view(match.game, match.state, viewers[i]!));
    expect(client.at!.log).toEqual(log.map(({ event }) => hear(event, viewers[i]!)));
    expect(client.at!.lines).toEqual(log.map(({ id }) => id));
    expect([client.gaps, client.twice]).toEqual([0, 0]);
  }
}

it('[SRV-ANS-10] who answers and who is asked hear at once, all others at the beat and in order', async () => {
  const { beat, play, pick } = await seated();
  const before = clients.map((client) => changes(client).length);
  const movers = new Set<Client>();
  for (let i = 0; i < 3; i++) movers.add(await answerOne(pick));
  // Those who were neither: the spectator at least.
  const others = clients.filter((client) => !movers.has(client) && client.awaited.length === 0);
  expect(others).toContain(clients[4]);
  for (const client of others) expect(changes(client).length).toBe(before[clients.indexOf(client)]);
  beat();
  for (const client of others) {
    const first = before[clients.indexOf(client)]!;
    await client.until((c) => changes(c).length >= first + 3);
    const told = changes(client).slice(first);
    expect(told.flatMap(({ lines = [] }) => lines)).toEqual(
      (await play()).log.map(({ id }) => id).slice(-told.flatMap(({ lines = [] }) => lines).length),
    );
  }
  await expectAllTold(play);
});

it('[SRV-ANS-10] a game is played to its end without a beat, and then everybody has been told all of it', async () => {
  const { play, pick } = await seated();
  while (!clients.some(({ isOver }) => isOver)) await answerOne(pick);
  await Promise.all(clients.map((client) => client.until((c) => c.isOver)));
  await expectAllTold(play);
});

it('[SRV-ANS-10] who comes back or asks for a view before the beat is told all of it, once', async () => {
  const { beat, play, pick } = await seated();
  const [, , , , spectator] = clients;
  for (let i = 0; i < 3; i++) await answerOne(pick);
  spectator!.sendRaw('{"t":"resync"}');
  const views = () => spectator!.messages.filter(({ t }) => t === 'view').length;
  expect([changes(spectator!).length, views()]).toEqual([0, 1]);
  const asking = setInterval(beat, 5);
  await spectator!.until(() => views() === 2);
  clearInterval(asking);
  expect(changes(spectator!).length).toBe(3);
  await expectAllTold(play);
  for (let i = 0; i < 3; i++) await answerOne(pick);
  const { length } = spectator!.messages;
  spectator!.drop();
  const welcoming = setInterval(beat, 5);
  await spectator!.until((c) => c.messages.slice(length).some(({ t }) => t === 'welcome'));
  await expectAllTold(play);
  clearInterval(welcoming);
});

it.each(['crypt-sale', 'dungeon-lords'])(
  '[SRV-ANS-10] after every beat everybody has the view of now, secret drafts or not: %s',
  async (game) => {
    const { beat, play, pick } = await seated(game);
    let steps = 0;
    for (let i = 0; i < 40; i++) {
      const told = clients.map(({ messages }) => messages.length);
      const mover = await answerOne(pick);
      beat();
      await expectAllTold(play);
      const others = clients.filter((client) => client !== mover);
      if (others.every((client) => client.messages.length === told[clients.indexOf(client)])) steps++;
    }
    // Steps that nobody else has heard of.
    expect(steps).toBeGreaterThan(5);
  },
);

it('[SRV-ANS-10] what is undone was told before', async () => {
  const { play, pick } = await seated();
  const spectator = clients[4]!;
  let mover = await answerOne(pick);
  const answers = ['change'];
  // An answer that told something and can be undone.
  for (;;) {
    const { match } = await play();
    const seat = clients.indexOf(mover);
    if (match.moves.at(-1)!.events.length > 0 && undoRefusal(match, seat) === undefined) break;
    mover = await answerOne(pick);
    answers.push('change');
  }
  expect(changes(spectator)).toEqual([]);
  expect((await mover.ask({ t: 'undo', n: mover.at!.seen.answered })).ok).toBe(true);
  await spectator.until((c) => c.messages.filter(({ t }) => t === 'view').length === 2);
  const told = spectator.messages.flatMap(({ t }) => (t === 'change' || t === 'view' ? [t] : []));
  expect(told).toEqual(['view', ...answers, 'view']);
  await expectAllTold(play);
});
