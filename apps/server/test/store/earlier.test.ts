// A database written by an earlier version (protocol 2): its tables load, look the same, and go on.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, playOut } from '../play/client.ts';
import { call } from '../play/lobby.ts';
import { closeTest, newFolder, openTest, type TestServer } from '../play/open.ts';

const EARLIER = fileURLToPath(new URL('protocol-2/', import.meta.url));
interface Known {
  readonly table: string;
  readonly owner: string;
  readonly tokens: readonly string[];
  readonly answered: readonly number[];
  readonly seen: readonly object[];
}
const known = JSON.parse(readFileSync(join(EARLIER, 'tables.json'), 'utf8')) as {
  readonly gathering: Known & { readonly token: string; readonly invitations: readonly string[] };
  readonly playing: Known;
  readonly undone: Known;
  readonly over: Known & { readonly outcome: object };
};

let server: TestServer;
beforeAll(async () => {
  const folder = newFolder();
  copyFileSync(join(EARLIER, 'oubliette.db'), join(folder, 'oubliette.db'));
  server = await openTest({ folder, env: { RATE_ADDRESS: '100000,100000' } });
});
afterAll(() => closeTest(server));

const clientsOf = ({ table, tokens }: Known): Client[] =>
  tokens.filter((token) => token !== '').map((token) => new Client({ url: server.url, table, token }));

describe('[SRV-CONT-5] a database of protocol 2', () => {
  it.each(['playing', 'undone'] as const)(
    'a game that was %s looks as it did, and is played to its end',
    async (which) => {
      const clients = clientsOf(known[which]);
      await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
      expect(clients.map(({ at }) => at!.seen.answered)).toEqual(known[which].answered);
      // Views may gain facts; none is lost or changed.
      expect(clients.map(({ at }) => at!.seen.game)).toMatchObject(known[which].seen);
      await Promise.all(clients.map((client, i) => playOut(client, thinking(`on ${i}`))));
      for (const client of clients) {
        expect(client.isOver).toBe(true);
        client.end();
      }
    },
  );

  it('a table that gathered can be joined and started', async () => {
    const { table, owner, invitations, token } = known.gathering;
    for (const [seat, invitation] of invitations.entries())
      expect((await call(server.url, `/api/tables/${table}/seats`, { invitation, name: 'New' })).status).toBe(
        seat === 2 ? 410 : 200,
      );
    expect((await call(server.url, `/api/tables/${table}/start`, {}, owner)).status).toBe(200);
    const client = new Client({ url: server.url, table, token });
    await client.until((c) => c.at !== undefined);
    expect(client.table?.seats[2]).toMatchObject({ name: 'Zoé', words: true });
    client.end();
  });

  it('a finished game has its outcome, its secret and its file', async () => {
    const { table, tokens, outcome } = known.over;
    const [client] = clientsOf(known.over);
    await client!.until((c) => c.isOver);
    expect(client!.at!.seen.end!.outcome).toEqual(outcome);
    expect(client!.table?.secret).toBeDefined();
    client!.end();
    const { status, body } = await call(server.url, `/api/tables/${table}/export`, undefined, tokens[0]);
    expect([status, body.format]).toEqual([200, 'oubliette-game']);
  });
});
