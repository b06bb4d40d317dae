import { thinking } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, playOut } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTest({
    env: { RATE_SEAT: '100000,100000', RATE_TABLE: '100000,100000' },
  });
});
afterAll(() => closeTest(server));

async function seated(game: string, seats: number, more: object = {}) {
  const { url } = server;
  const made = await party(url, { game, seats, ...more });
  const clients = made.tokens.map((token) => new Client({ url, table: made.table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  return { ...made, clients, done: () => clients.map((client) => client.end()) };
}

it.each([
  ['dungeonette', 4],
  ['crypt-sale', 3],
  ['dungeon-lords', 4],
] as const)('a whole game of %s is played, and everybody sees the same end', async (game, seats) => {
  const { clients, table, done } = await seated(game, seats);
  await Promise.all(clients.map((client, i) => playOut(client, thinking(`${game} ${i}`))));
  await Promise.all(clients.map((client) => client.until((c) => c.isOver)));
  const ends = clients.map((client) => client.at!.seen.end);
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  expect(clients.map(({ gaps }) => gaps)).toEqual(clients.map(() => 0));
  const live = (await server.tables.get(table))!;
  expect((await server.tables.context.store.entries(table)).length).toBe(live.play!.stored);
  done();
});

it('[SRV-ANS-3] the same id sent again gets the same reply, and is played once', async () => {
  const { clients, table, done } = await seated('dungeonette', 4);
  const client = clients[0]!;
  const [ask] = client.awaited;
  const first = await client.answer(ask!, ask!.options[0]!, 'once');
  const wish = { t: 'answer', kind: ask!.kind, option: ask!.options[0]!, n: 0 } as const;
  expect(await client.ask(wish, 'once')).toEqual(first);
  // Also with another content, and from another tab.
  const tab = new Client({ url: server.url, table, token: client.ticket.token });
  await tab.until((c) => c.at !== undefined);
  expect(await tab.ask({ ...wish, option: ask!.options[1]! }, 'once')).toEqual(first);
  expect(await server.tables.context.store.entries(table)).toHaveLength(1);
  tab.end();
  done();
});

it('[SRV-ANS-4] an answer to an ask that is gone is refused as stale, with the current position', async () => {
  const { clients, done } = await seated('dungeonette', 4);
  const client = clients[0]!;
  const [ask] = client.awaited;
  await client.answer(ask!, ask!.options[0]!);
  await client.until((c) => c.at!.seen.answered === 1);
  const late = (await client.ask({ t: 'answer', kind: ask!.kind, option: ask!.options[1]!, n: 0 })) as Extract<
    Reply,
    { ok: false }
  >;
  expect(late.ok).toBe(false);
  expect(late.why.rule).toBe('ENG-LATE');
  expect(late.now?.seen).toEqual(client.at!.seen);
  const wish = { t: 'answer', kind: ask!.kind, option: ask!.options[1]!, n: 0 } as const;
  expect(await client.ask(wish, late.id)).toEqual(late);
  done();
});

it('two tabs of one seat agree, whichever of them answers', async () => {
  const { clients, table, done } = await seated('dungeonette', 4);
  const one = clients[0]!;
  const two = new Client({ url: server.url, table, token: one.ticket.token });
  await two.until((c) => c.at !== undefined);
  const [ask] = one.awaited;
  const replies = await Promise.all([one.answer(ask!, ask!.options[0]!), two.answer(ask!, ask!.options[1]!)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  await Promise.all([one, two].map((client) => client.until((c) => c.at!.seen.answered === 1)));
  expect(one.at!.seen).toEqual(two.at!.seen);
  expect(one.at!.position).toBe(two.at!.position);
  two.end();
  done();
});

it('who comes back after a moment gets what was missed and no more; after longer, a fresh view', async () => {
  const { clients, done } = await seated('dungeonette', 4, { undo: 'never' });
  const [first, , , last] = clients;
  const [ask] = first!.awaited;
  last!.drop();
  await first!.answer(ask!, ask!.options[0]!);
  await last!.until((c) => c.at!.seen.waiting[0] === 1);
  const views = () => last!.messages.filter(({ t }) => t === 'view').length;
  expect(views()).toBe(1);
  last!.at = { ...last!.at!, stream: 'another' };
  last!.drop();
  await last!.until(() => views() === 2);
  expect(last!.at!.seen).toEqual((await fresh(last!)).seen);
  done();
});

async function fresh(client: Client) {
  const before = client.messages.length;
  client.sendRaw('{"t":"resync"}');
  await client.until((c) => c.messages.slice(before).some(({ t }) => t === 'view'));
  return client.at!;
}

/** Everybody keeps everything until bids are written. */
async function keepAll(clients: readonly Client[]): Promise<void> {
  for (;;) {
    const mover = clients.find((c) => c.awaited.some(({ kind }) => kind === 'rummage'));
    if (mover === undefined) break;
    const n = mover.at!.seen.answered;
    await mover.answer({ kind: 'rummage' }, 'keep');
    await Promise.all(clients.map((c) => c.until(() => mover.at!.seen.answered > n)));
    await Promise.all(clients.map(fresh));
  }
}

/** Steps of a bid, one of them taken back; nothing reaches anybody else. */
async function bidUnseen(bidder: Client, others: readonly Client[]): Promise<void> {
  expect(bidder.awaited[0]!.kind).toBe('bid-lot');
  const marks = ({ messages }: Client): number => messages.filter(({ t }) => t === 'thinking').length;
  const before = others.map(({ raw, at }) => [raw.length, at!.position]);
  const thought = others.map(marks);
  await bidder.answer(bidder.awaited[0]!, bidder.awaited[0]!.options[0]!);
  await bidder.until((c) => c.awaited[0]?.kind === 'bid-coins');
  await bidder.ask({ t: 'take-back', n: bidder.at!.seen.answered });
  await bidder.until((c) => c.awaited[0]?.kind === 'bid-lot');
  await bidder.answer(bidder.awaited[0]!, bidder.awaited[0]!.options[0]!);
  await bidder.until((c) => c.awaited[0]?.kind === 'bid-coins');
  // A mark of thinking travels the same way: when it has come, everything before it has.
  bidder.sendRaw('{"t":"thinking"}');
  await Promise.all(others.map((c, i) => c.until(() => marks(c) > thought[i]!)));
  expect(others.map(({ raw, at }) => [raw.length - 1, at!.position])).toEqual(before);
}

it('[SRV-SEC-1] a step of a secret draft is nobody else’s news: no message, no number, no size', async () => {
  const { clients, done } = await seated('crypt-sale', 3, { undo: 'free' });
  await keepAll(clients);
  const [bidder, ...others] = clients;
  await bidUnseen(bidder!, others);
  done();
});

it('[SRV-SEC-1] [SRV-SEC-9] nor is it after an undo by consent', async () => {
  const { clients, done } = await seated('crypt-sale', 3, { undo: 'consent' });
  await keepAll(clients);
  const [bidder, ...others] = clients;
  const n = bidder!.at!.seen.answered;
  expect((await bidder!.ask({ t: 'ask-undo', n })).ok).toBe(true);
  for (const other of others) expect((await other.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  await Promise.all(
    clients.map((c) => c.until(() => c.table?.undoAsked === undefined && bidder!.at!.seen.answered > n)),
  );
  await Promise.all(clients.map(fresh));
  await keepAll(clients);
  await bidUnseen(bidder!, others);
  done();
});

it('[SRV-SEC-1] an undo that is asked for stays so for others until they see its seat act', async () => {
  const { clients, table, spectator, done } = await seated('crypt-sale', 3, { undo: 'consent' });
  await keepAll(clients);
  const [bidder, ...others] = clients;
  expect((await bidder!.ask({ t: 'ask-undo', n: bidder!.at!.seen.answered })).ok).toBe(true);
  await Promise.all(others.map((c) => c.until(() => c.table?.undoAsked?.seat === 0)));
  await bidUnseen(bidder!, others);
  // Whoever comes now sees no more than the others.
  const late = new Client({ url: server.url, table, token: spectator });
  await late.until((c) => c.table !== undefined);
  expect(late.table!.undoAsked).toEqual({ seat: 0, agreed: [] });
  expect((await others[0]!.ask({ t: 'vote-undo', seat: 0, agree: true })).ok).toBe(true);
  await late.until((c) => c.table!.undoAsked?.agreed[0] === 1);
  // The bid is written: that can be seen.
  await bidder!.answer(bidder!.awaited[0]!, bidder!.awaited[0]!.options[0]!);
  await late.until((c) => c.table!.undoAsked === undefined);
  late.end();
  done();
});
