import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Client, playOut } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest, type TestServer } from './open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTest();
});
afterAll(() => closeTest(server));

async function seated(undo: string, bots: readonly number[] = []) {
  const { url } = server;
  const { table, tokens } = await party(url, { game: 'dungeonette', seats: 4, undo, bots });
  const clients = tokens.filter(Boolean).map((token) => new Client({ url, table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  return { table, clients, first: clients[0]!, done: () => clients.map((client) => client.end()) };
}
const why = (reply: Reply): string => (reply.ok ? 'ok' : reply.why.rule);

/** Gives an answer that makes nothing known. */
async function order(client: Client, option: string): Promise<void> {
  await client.until((c) => c.awaited.length > 0);
  const n = client.at!.seen.answered;
  expect((await client.answer({ kind: 'plan' }, option)).ok).toBe(true);
  await client.until((c) => c.at!.seen.answered === n + 1);
}

describe('undo', () => {
  it('[SRV-UNDO-1] free: as long as nothing became known and nobody else answered', async () => {
    const { clients, first, done } = await seated('free');
    await order(first, 'gold');
    expect(why(await first.ask({ t: 'undo', n: 1 }))).toBe('ok');
    await first.until((c) => c.awaited.length > 0);
    expect(first.at!.seen.answered).toBe(2);
    expect(why(await first.ask({ t: 'ask-undo', n: 2 }))).toBe('SRV-UNDO-NO-CONSENT');
    await order(first, 'food');
    await order(clients[1]!, 'food');
    expect(why(await first.ask({ t: 'undo', n: 3 }))).toBe('ENG-OTHERS-ANSWERED');
    done();
  });

  it('[SRV-UNDO-1] never: not even then', async () => {
    const { first, done } = await seated('never');
    await order(first, 'gold');
    expect(why(await first.ask({ t: 'undo', n: 1 }))).toBe('SRV-UNDO-NEVER');
    expect(why(await first.ask({ t: 'ask-undo', n: 1 }))).toBe('SRV-UNDO-NEVER');
    done();
  });

  it('[SRV-UNDO-1] by consent: further back when all other people agree, and not when one does not', async () => {
    const { clients, table, first, done } = await seated('consent');
    const [, b, c, d] = clients;
    await order(first, 'gold');
    await order(b!, 'food');
    expect(why(await first.ask({ t: 'undo', n: 1 }))).toBe('ENG-OTHERS-ANSWERED');
    expect(why(await first.ask({ t: 'ask-undo', n: 1 }))).toBe('ok');
    await b!.until((x) => x.table?.undoAsked?.seat === 0);
    expect(why(await b!.ask({ t: 'vote-undo', seat: 0, agree: true }))).toBe('ok');
    expect(why(await c!.ask({ t: 'vote-undo', seat: 0, agree: false }))).toBe('ok');
    await d!.until((x) => x.messages.some((m) => m.t === 'note' && m.note.notice === 'undo-refused'));
    expect(why(await d!.ask({ t: 'vote-undo', seat: 0, agree: true }))).toBe('SRV-NO-UNDO-ASKED');
    expect(await server.tables.context.store.entries(table)).toHaveLength(2);

    expect(why(await first.ask({ t: 'ask-undo', n: 1 }))).toBe('ok');
    for (const other of [b!, c!, d!]) expect(why(await other.ask({ t: 'vote-undo', seat: 0, agree: true }))).toBe('ok');
    await first.until((x) => x.awaited.length > 0);
    const entries = (await server.tables.context.store.entries(table)).map(({ entry }) => entry);
    expect(entries).toEqual(['@0 0 plan gold', '@1 0 plan food', '@0 1 undo-agreed']);
    done();
  });

  it('by consent with bots only: they never mind', async () => {
    const { first, done } = await seated('consent', [1, 2, 3]);
    await order(first, 'gold');
    await first.until((c) => c.awaited.length > 0);
    const n = first.at!.seen.answered;
    expect(why(await first.ask({ t: 'ask-undo', n }))).toBe('ok');
    await first.until((c) => c.at!.seen.answered === n + 1);
    done();
  });
});

describe('a request about an undo that is sent again', () => {
  it('[SRV-ANS-3] a vote gets the reply that it got, also when the undo is done', async () => {
    const { clients, first, done } = await seated('consent', [2, 3]);
    await order(first, 'gold');
    expect(why(await first.ask({ t: 'ask-undo', n: 1 }, 'asks'))).toBe('ok');
    const vote = { t: 'vote-undo', seat: 0, agree: true } as const;
    expect(why(await clients[1]!.ask(vote, 'agrees'))).toBe('ok');
    await first.until((c) => c.at!.seen.answered === 2);
    expect(why(await clients[1]!.ask(vote, 'agrees'))).toBe('ok');
    expect(why(await clients[1]!.ask(vote, 'agrees-late'))).toBe('SRV-NO-UNDO-ASKED');
    expect(why(await first.ask({ t: 'ask-undo', n: 1 }, 'asks'))).toBe('ok');
    done();
  });

  it('[SRV-ANS-3] an undo gets the reply that it got, also when the game is over', async () => {
    const { clients, first, done } = await seated('free');
    await order(first, 'gold');
    const undo = { t: 'undo', n: 1 } as const;
    const reply = await first.ask(undo, 'undoes');
    expect(why(reply)).toBe('ok');
    await first.until((c) => c.at!.seen.answered === 2);
    await Promise.all(clients.map((client, i) => playOut(client, thinking(`over ${i}`))));
    expect(await first.ask(undo, 'undoes')).toEqual(reply);
    expect(why(await first.ask(undo, 'undoes-late'))).toBe('SRV-OVER');
    done();
  });

  it('[SRV-ANS-5] an undo that could not be stored when it was asked for is asked for when it comes again', async () => {
    const folder = newFolder();
    const real = await openSqlite(join(folder, 'tables.db'));
    let fails = 0;
    const fallible = await openTest({
      folder,
      store: {
        ...real,
        replaceTable: (kept) => (fails-- > 0 ? Promise.reject(new Error('disk full')) : real.replaceTable(kept)),
      },
    });
    const { table, tokens } = await party(fallible.url, { game: 'dungeonette', seats: 4, undo: 'consent' });
    const client = new Client({ url: fallible.url, table, token: tokens[0]! });
    await order(client, 'gold');
    fails = 1;
    // Its connection ends; it comes back and sends the same again.
    expect(why(await client.ask({ t: 'ask-undo', n: 1 }))).toBe('ok');
    expect((await fallible.tables.get(table))!.record.undoAsked).toMatchObject({ seat: 0, n: 1 });
    client.end();
    await closeTest(fallible);
  });

  it('[SRV-UNDO-1] [SRV-ANS-5] an undo that all agree to and that cannot be stored is carried out when the vote comes again', async () => {
    const folder = newFolder();
    const real = await openSqlite(join(folder, 'tables.db'));
    let fails = 0;
    const fallible = await openTest({
      folder,
      store: {
        ...real,
        append(row, chain, when) {
          if (!row.entry.endsWith('undo-agreed') || fails-- <= 0) return real.append(row, chain, when);
          if (chain !== undefined) chain.broken = true;
          return Promise.reject(new Error('disk full'));
        },
      },
    });
    const { url, tables } = fallible;
    const agreed = async (bots: readonly number[]) => {
      const { table, tokens } = await party(url, { game: 'dungeonette', seats: 4, undo: 'consent', bots });
      const [asks, ...others] = tokens.filter(Boolean).map((token) => new Client({ url, table, token }));
      await order(asks!, 'gold');
      if (bots.length > 0) await asks!.until((c) => c.awaited.length > 0);
      const n = asks!.at!.seen.answered;
      fails = 1;
      expect(why(await asks!.ask({ t: 'ask-undo', n }))).toBe('ok');
      for (const other of others) expect(why(await other.ask({ t: 'vote-undo', seat: 0, agree: true }))).toBe('ok');
      expect((await real.entries(table)).map(({ entry }) => entry)).toContain(`@0 ${n} undo-agreed`);
      expect((await tables.get(table))!.record.undoAsked).toBeUndefined();
      await asks!.until((c) => c.at!.seen.answered === n + 1);
      const clients = [asks!, ...others];
      for (const client of clients) client.end();
      // Only who sent the last one is told to send again.
      return clients.map(({ messages }) => messages.filter((m) => m.t === 'reply' && !m.ok && m.again).length);
    };
    expect(await agreed([])).toEqual([0, 0, 0, 1]);
    expect(await agreed([1, 2, 3])).toEqual([1]);
    await closeTest(fallible);
  });
});
