// Databases written by an earlier version (protocol 2): their tables load, look the same, and go on.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinking } from '@oubliette/engine';
import { asKept, type GameFile, type KeptRules, type KeptTable } from '@oubliette/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installed, type Library } from '../../src/base/library.ts';
import { type EarlierParts, replayWork, toldBefore } from '../../src/files/check-file.ts';
import type { FileChecker } from '../../src/files/pool.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { rebuild } from '../../src/table/rebuild.ts';
import { recordFrom } from '../../src/table/record.ts';
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

/** Written by the last version whose Dungeon Lords was 1.1.0, in the middle of every kind of decision. */
const UNDER_1_1_0 = fileURLToPath(new URL('rules-1.1.0/', import.meta.url));
interface Left extends Pick<Known, 'table' | 'tokens' | 'answered' | 'seen'> {
  /** By seat, the kinds of its asks. */
  readonly kinds: readonly (readonly string[])[];
  /** What the first seat could export: the end of its log, or the whole file. */
  readonly exported: { readonly log: readonly object[] } | GameFile;
}
const MOMENTS = ['drafts', 'fights', 'gifts', 'offers'] as const;
const left = JSON.parse(readFileSync(join(UNDER_1_1_0, 'tables.json'), 'utf8')) as {
  readonly [moment in (typeof MOMENTS)[number] | 'over']: Left;
};

const unexpected = (): never => {
  throw new Error('no file is checked here');
};
const noFiles = {
  check: unexpected,
  replay: unexpected,
  sums: unexpected,
  endGames: async () => {},
  close: async () => {},
};

const opened = (from: string): Promise<TestServer> => {
  const folder = newFolder();
  copyFileSync(join(from, 'oubliette.db'), join(folder, 'oubliette.db'));
  return openTest({ folder });
};
let server: TestServer;
beforeAll(async () => {
  server = await opened(EARLIER);
});
afterAll(() => closeTest(server));

const clientsOf = ({ table, tokens }: Pick<Known, 'table' | 'tokens'>, { url } = server): Client[] =>
  tokens.filter((token) => token !== '').map((token) => new Client({ url, table, token }));

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

describe('tables left under rules 1.1.0 of Dungeon Lords', () => {
  let later: TestServer;
  beforeAll(async () => {
    later = await opened(UNDER_1_1_0);
  });
  afterAll(() => closeTest(later));
  const exportOf = ({ table, tokens }: Left) =>
    call<GameFile>(later.url, `/api/tables/${table}/export`, undefined, tokens[0]);

  it.each(MOMENTS)('[SRV-CONT-2] [SRV-CONT-2a] a table in the middle of %s goes on, with its log', async (moment) => {
    const { answered, seen, kinds, exported } = left[moment];
    const clients = clientsOf(left[moment], later);
    await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
    expect(clients.map(({ at }) => at!.seen.answered)).toEqual(answered);
    expect(clients.map(({ at }) => at!.seen.game)).toMatchObject(seen);
    expect(clients.map(({ at }) => at!.seen.asks.map(({ kind }) => kind))).toEqual(kinds);
    const [first] = clients;
    expect(first!.at!.log.slice(-40)).toEqual((exported as { log: readonly object[] }).log);
    const begun = [...first!.at!.lines];
    await Promise.all(clients.map((client, i) => playOut(client, thinking(`left ${i}`))));
    for (const client of clients) {
      expect([client.isOver, client.twice]).toEqual([true, 0]);
      client.end();
    }
    // From the disk, the log has both parts, and each line its id.
    const { table } = left[moment];
    const lines = (await later.tables.get(table))!.play!.log.map(({ id }) => id);
    await later.tables.unload(table);
    expect((await later.tables.get(table))!.play!.log.map(({ id }) => id)).toEqual(lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toEqual(expect.arrayContaining(begun));
  });

  it('[SRV-CONT-2a] the log of before is made in a thread where players often changed their minds', async () => {
    const { table, tokens, kinds } = left.gifts;
    const seat = kinds.findIndex(([kind]) => kind === 'give-item');
    const OFTEN = 1500;
    const load = async (wavering: number, told: FileChecker['told']) => {
      const folder = newFolder();
      copyFileSync(join(UNDER_1_1_0, 'oubliette.db'), join(folder, 'oubliette.db'));
      const store = await openSqlite(join(folder, 'oubliette.db'));
      const entries = await store.entries(table);
      const n = left.gifts.answered[seat]!;
      const rows = Array.from({ length: 2 * wavering }, (_, i) => ({
        ...{ table, number: entries.length + i + 1, seat, rules: '1.1.0', by: 'person' as const },
        ...{ entry: `@${seat} ${n + i} ${i % 2 === 0 ? `give-item ${option}` : 'undo'}` },
        ...{ request: undefined, at: 1, took: 0 },
      }));
      await Promise.all(rows.map((row) => store.append(row)));
      await store.close();
      const server = await openTest({ folder, files: { ...noFiles, told } });
      const client = new Client({ url: server.url, table, token: tokens[seat]! });
      await client.until((c) => c.awaited.length > 0);
      const { log, lines, seen } = client.at!;
      client.end();
      await closeTest(server);
      return { log, lines, seen };
    };
    const failing: FileChecker['told'] = async () => {
      throw new Error('the thread failed');
    };
    let option = '';
    const plain = await load(0, failing);
    option = plain.seen.asks[0]!.options[0]!;
    expect(plain.log.length).toBeGreaterThan(100);
    // Work for more than a thousand whole games.
    const asked: EarlierParts[] = [];
    const wavered = await load(OFTEN, (before) => {
      asked.push(before);
      return toldBefore(before, installed);
    });
    expect(asked.map(({ parts }) => parts.map(({ rules }) => rules))).toEqual([['1.1.0']]);
    expect(replayWork(asked[0]!.parts[0]!.entries)).toBeGreaterThan(200_000);
    expect([wavered.log, wavered.lines]).toEqual([plain.log, plain.lines]);
    expect(wavered.seen.game).toEqual(plain.seen.game);
    // A thread that fails does not cost the table.
    expect(await load(OFTEN, failing)).toMatchObject({ log: [], seen: { game: plain.seen.game } });
  });

  it('[SRV-CONT-2a] rules that fail at their log cost the table its lines of before, and nothing else', async () => {
    const folder = newFolder();
    copyFileSync(join(UNDER_1_1_0, 'oubliette.db'), join(folder, 'oubliette.db'));
    const store = await openSqlite(join(folder, 'oubliette.db'));
    const { table } = left.gifts;
    const record = recordFrom((await store.table(table))!);
    const entries = await store.entries(table);
    const states = await store.states(table);
    await store.close();
    const read = async (named: Library['named']) => {
      const warned: string[] = [];
      const log = { info() {}, warn: (_: object, text: string) => void warned.push(text), error() {} };
      const rebuilt = await rebuild({ library: { ...installed, named }, log }, record, entries, states);
      if ('held' in rebuilt) throw new Error(rebuilt.held);
      return { warned, shown: rebuilt.play.shown, log: rebuilt.play.log };
    };
    const plain = await read(installed.named);
    expect([plain.warned, plain.log.length > 100]).toEqual([[], true]);
    const failing = await read(async (id, version) => {
      const rules = asKept((await installed.named(id, version))!);
      const begin = (wish: KeptTable) => ({
        ...rules.begin(wish),
        log() {
          throw new Error('this log cannot be told');
        },
      });
      return { ...rules, begin } as KeptRules;
    });
    expect(failing).toEqual({ warned: ['an earlier log was not played again'], shown: plain.shown, log: [] });
  });

  it('[SRV-CONT-2b] a finished game keeps its log and its file, byte by byte', async () => {
    const file = left.over.exported as GameFile;
    const [client, ...others] = clientsOf(left.over, later);
    await client!.until((c) => c.isOver);
    expect(client!.at!.log.length).toBeGreaterThan(100);
    expect(JSON.stringify((await exportOf(left.over)).body)).toBe(JSON.stringify(file));
    const live = (await later.tables.get(left.over.table))!;
    expect(live.notes.map(({ notice }) => notice)).not.toContain('rules-changed');
    // The operator's export is the same file, and it can be brought to another server.
    expect(await call(later.url, '/api/import', { file: JSON.stringify(file) })).toMatchObject({ status: 201 });
    for (const each of [client!, ...others]) each.end();
  });
});
