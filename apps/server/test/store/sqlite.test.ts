import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { addonBinding, nodeBinding, nodeSqlite, type OpenFile } from '../../src/store/sqlite-binding.ts';
import { storeContract } from './contract.ts';
import { findEverything, goOn, makeOlder } from './older.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'oubliette-sqlite-'));

type NodeSqlite = NonNullable<ReturnType<typeof nodeSqlite>>;

/** `node:sqlite` as it was from 22.13 to 22.15: nothing makes a copy, and statements do not tell their columns. */
const early = ({ DatabaseSync }: NodeSqlite): NodeSqlite => ({
  DatabaseSync: class {
    readonly #file: InstanceType<NodeSqlite['DatabaseSync']>;
    constructor(path: string) {
      this.#file = new DatabaseSync(path);
    }
    exec(sql: string) {
      this.#file.exec(sql);
    }
    prepare(sql: string) {
      const statement = this.#file.prepare(sql);
      return {
        run: (...parameters: readonly unknown[]) => statement.run(...parameters),
        all: (...parameters: readonly unknown[]) => statement.all(...parameters),
        get: (...parameters: readonly unknown[]) => statement.get(...parameters),
        iterate: (...parameters: readonly unknown[]) => statement.iterate(...parameters),
      };
    }
    close() {
      this.#file.close();
    }
  },
});

const own = nodeSqlite();
const addon = await addonBinding();
/** The addon has the interface of Node's own: it stands in for an early one where Node has none. */
const openEarly = nodeBinding(early(own ?? ((await import('@photostructure/sqlite')) as unknown as NodeSqlite)))!;
/** Whatever can be had here: newer Nodes have their own, and the addon runs on all of them. */
const bindings: [name: string, open: OpenFile][] = [
  ...(own === undefined ? [] : [['node:sqlite', nodeBinding(own)!] as [string, OpenFile]]),
  ['an early node:sqlite', openEarly],
  ...(addon === undefined ? [] : [['@photostructure/sqlite', addon] as [string, OpenFile]]),
];

it('Node has SQLite from 22.13 on, and the addon is there before', () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  expect(own !== undefined).toBe(major > 22 || (major === 22 && minor >= 13));
  expect(own ?? addon).toBeDefined();
});

it('an early node:sqlite reads every statement, because it cannot ask for its columns', () => {
  const file = openEarly(':memory:');
  expect(file.prepare('create table t (a)').reader).toBe(true);
  expect(file.prepare('select 1').reader).toBe(true);
  file.close();
});

describe.each(bindings)('SQLite by %s keeps what a store promises', (_, open) =>
  storeContract(async () => {
    const path = join(folder(), 'tables.db');
    const store = await sqliteStore(open(path));
    return {
      store,
      again: () => sqliteStore(open(path)),
      async countEntries() {
        const file = open(path);
        const { count } = file.prepare('select count(*) as count from entries').get([]) as { count: number };
        file.close();
        return count;
      },
      async end() {
        await store.close();
        rmSync(join(path, '..'), { recursive: true });
      },
    };
  }),
);

const row = { status: 's', game: 'g', created: 1, touched: 1, record: '{}', revision: 0 };
const entry = { seat: 0, entry: 'e', request: undefined, by: 'person', rules: '1', at: 1, took: 0 } as const;

describe.each(bindings)('SQLite by %s', (_, open) => {
  const openSqlite = (path: string) => sqliteStore(open(path));

  it('writes ahead, so that readers never wait', async () => {
    const path = join(folder(), 'tables.db');
    const store = await openSqlite(path);
    const other = open(path);
    expect(other.prepare('pragma journal_mode').get([])).toEqual({ journal_mode: 'wal' });
    other.close();
    await store.close();
    rmSync(join(path, '..'), { recursive: true });
  });

  it('[SRV-CONT-6] is copied while it is written to, and the copy is whole', async () => {
    const home = folder();
    const store = await openSqlite(join(home, 'tables.db'));
    await store.addTable({ id: 't', ...row });
    const writing = Array.from({ length: 300 }, (_, i) => store.append({ table: 't', number: i + 1, ...entry }));
    await writing[0];
    await store.backup(join(home, 'copy.db'));
    await Promise.all(writing);
    const copy = await openSqlite(join(home, 'copy.db'));
    const numbers = (await copy.entries('t')).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    await copy.close();
    await store.close();
    rmSync(home, { recursive: true });
  });

  it('[SRV-CONT-5] brings a database of the first layout up to date: nothing is lost, and it goes on', async () => {
    const home = folder();
    const path = join(home, 'tables.db');
    await makeOlder(new SqliteDialect({ database: open(path) }));
    for (const use of [findEverything, findEverything, goOn]) {
      const store = await openSqlite(path);
      await use(store);
      await store.close();
    }
    rmSync(home, { recursive: true });
  });

  it('[SRV-CONT-5] leaves a database as it was when it cannot be brought up to date', async () => {
    const home = folder();
    const path = join(home, 'tables.db');
    await makeOlder(new SqliteDialect({ database: open(path) }));
    const file = open(path);
    file.exec('create table old_entries (in_the_way text)');
    await expect(openSqlite(path)).rejects.toThrow('old_entries');
    file.exec('drop table old_entries');
    file.close();
    const store = await openSqlite(path);
    await findEverything(store);
    await store.close();
    rmSync(home, { recursive: true });
  });

  it('believes nothing that it learned in a group which was undone', async () => {
    const home = folder();
    const path = join(home, 'tables.db');
    const store = await openSqlite(path);
    const other = open(path);
    await store.addTable({ id: 'first', ...row });
    // Undone because of the last of them, then carried out one by one. Somebody else adds a table in between.
    const group = [
      store.append({ table: 'first', number: 1, ...entry }).then(() => {
        other.exec("insert into tables select 'between', revision, game, status, created, touched, record from tables");
        other.exec("insert into table_keys (table_id) values ('between')");
        return true;
      }),
      store.addTable({ id: 'mine', ...row }),
      store.append({ table: 'mine', number: 1, ...entry }),
    ];
    await expect(store.append({ table: 'nobody', number: 1, ...entry })).rejects.toThrow('there is no table nobody');
    expect(await Promise.all(group)).toEqual([true, true, true]);
    expect(await store.entries('between')).toEqual([]);
    expect(await store.entries('mine')).toHaveLength(1);
    other.close();
    await store.close();
    rmSync(home, { recursive: true });
  });
});
