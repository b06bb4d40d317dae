// Who waits for a change gets it at once, everybody else at the next beat.
import { isDeepStrictEqual } from 'node:util';
import { hear, type Seen, thinking, undoRefusal, type Viewer, view } from '@oubliette/engine';
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
  const { atBeat, beat, rest } = beats();
  server = await openTest({ atBeat });
  const { url } = server;
  const { table, tokens, spectator } = await party(url, { game, seats: 4 });
  clients = [...tokens, spectator].map((token) => new Client({ url, table, token }));
  const welcoming = setInterval(beat, 5);
  for (const client of clients) await client.until((c) => c.at !== undefined);
  clearInterval(welcoming);
  rest();
  const play = async () => (await server.tables.get(table))!.play!;
  const pick = thinking('together');

  const isAwaited = ({ asks }: Pick<Seen, 'asks'>) => asks.some(({ optional }) => !optional);

  /** A seat that is asked gives an answer; all who are asked since have seen what came of it, though no beat came. */
  async function answerOne(): Promise<Client> {
    const { match, stored } = await play();
    const was = viewers.map((viewer) => isAwaited(view(match.game, match.state, viewer)));
    const seat = was.indexOf(true);
    const mover = clients[seat]!;
    const [ask] = mover.awaited;
    const replied = mover.answer(ask!, ask!.options[pick(ask!.options.length)]!);
    while ((await play()).stored === stored) await new Promise((resolve) => setImmediate(resolve));
    for (const [i, client] of clients.entries()) {
      const now = view(match.game, match.state, viewers[i]!);
      const asked = isAwaited(now) && (client === mover || !was[i]);
      if (now.end !== undefined || asked) await client.until((c) => isDeepStrictEqual(c.at!.seen, now));
      if (asked && client === mover) expect((await replied).ok).toBe(true);
    }
    return mover;
  }
  return { beat, rest, play, answerOne };
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

it('[SRV-ANS-10] who is asked hears at once, all others at the beat and in order', async () => {
  const { beat, play, answerOne } = await seated();
  const before = clients.map((client) => changes(client).length);
  const movers = new Set<Client>();
  for (let i = 0; i < 3; i++) movers.add(await answerOne());
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

it('[SRV-ANS-10] a mover who is asked nothing more hears at once, or at the beat if it was written to since the last', async () => {
  const { beat, rest, play, answerOne } = await seated();
  const heard = ({ messages }: Client) => messages.filter(({ t }) => t === 'reply').length;
  let waited = 0;
  for (let i = 0; i < 40; i++) {
    // Every other time the mover's connection has been quiet since the last beat.
    const quiet = i % 2 === 0;
    if (quiet) rest();
    const before = clients.map(heard);
    const mover = await answerOne();
    const replies = before[clients.indexOf(mover)]! + 1;
    const { match } = await play();
    const seat = clients.indexOf(mover);
    const asked = view(match.game, match.state, seat).asks.length > 0;
    if (quiet || asked) await mover.until((c) => heard(c) === replies);
    else {
      // Its turn and that of others are over, and nothing has come.
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      if (heard(mover) < replies) waited++;
      beat();
      await mover.until((c) => heard(c) === replies);
    }
  }
  expect(waited).toBeGreaterThan(2);
  rest();
  await expectAllTold(play);
});

it('[SRV-ANS-10] a game is played to its end without a beat, and then everybody has been told all of it', async () => {
  const { play, answerOne } = await seated();
  while (!clients.some(({ isOver }) => isOver)) await answerOne();
  await Promise.all(clients.map((client) => client.until((c) => c.isOver)));
  await expectAllTold(play);
});

it('[SRV-ANS-10] who comes back or asks for a view before the beat is told all of it, once', async () => {
  const { beat, play, answerOne } = await seated();
  const [, , , , spectator] = clients;
  for (let i = 0; i < 3; i++) await answerOne();
  spectator!.sendRaw('{"t":"resync"}');
  const views = () => spectator!.messages.filter(({ t }) => t === 'view').length;
  expect([changes(spectator!).length, views()]).toEqual([0, 1]);
  const asking = setInterval(beat, 5);
  await spectator!.until(() => views() === 2);
  clearInterval(asking);
  expect(changes(spectator!).length).toBe(3);
  await expectAllTold(play);
  for (let i = 0; i < 3; i++) await answerOne();
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
    const { beat, play, answerOne } = await seated(game);
    let steps = 0;
    for (let i = 0; i < 40; i++) {
      const told = clients.map(({ messages }) => messages.length);
      const mover = await answerOne();
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
  const { play, answerOne } = await seated();
  const spectator = clients[4]!;
  let mover = await answerOne();
  const answers = ['change'];
  // An answer that told something and can be undone.
  for (;;) {
    const { match } = await play();
    const seat = clients.indexOf(mover);
    if (match.moves.at(-1)!.events.length > 0 && undoRefusal(match, seat) === undefined) break;
    mover = await answerOne();
    answers.push('change');
  }
  expect(changes(spectator)).toEqual([]);
  const n = (await play()).match.state.core.answered[clients.indexOf(mover)]!;
  expect((await mover.ask({ t: 'undo', n })).ok).toBe(true);
  await spectator.until((c) => c.messages.filter(({ t }) => t === 'view').length === 2);
  const told = spectator.messages.flatMap(({ t }) => (t === 'change' || t === 'view' ? [t] : []));
  expect(told).toEqual(['view', ...answers, 'view']);
  await expectAllTold(play);
});
