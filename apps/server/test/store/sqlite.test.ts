import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';
import { findEverything, goOn, makeOlder } from './older.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'oubliette-sqlite-'));

describe('SQLite keeps what a store promises', () =>
  storeContract(async () => {
    const path = join(folder(), 'tables.db');
    const store = await openSqlite(path);
    return {
      store,
      again: () => openSqlite(path),
      async countEntries() {
        const file = new Database(path, { readonly: true });
        const count = file.prepare<[], number>('select count(*) from entries').pluck().get()!;
        file.close();
        return count;
      },
      async end() {
        await store.close();
        rmSync(join(path, '..'), { recursive: true });
      },
    };
  }));

const row = { status: 's', game: 'g', created: 1, touched: 1, record: '{}', revision: 0 };
const entry = { seat: 0, entry: 'e', request: undefined, by: 'person', rules: '1', at: 1, took: 0 } as const;

describe('SQLite', () => {
  it('writes ahead, so that readers never wait', async () => {
    const path = join(folder(), 'tables.db');
    const store = await openSqlite(path);
    const other = new Database(path, { readonly: true });
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal');
    other.close();
    await store.close();
    rmSync(join(path, '..'), { recursive: true });
  });

  it('is copied while it is written to, and the copy is whole', async () => {
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

  it('brings a database of the first layout up to date: nothing is lost, and it goes on', async () => {
    const home = folder();
    const path = join(home, 'tables.db');
    await makeOlder(new SqliteDialect({ database: new Database(path) }));
    for (const use of [findEverything, findEverything, goOn]) {
      const store = await openSqlite(path);
      await use(store);
      await store.close();
    }
    rmSync(home, { recursive: true });
  });

  it('leaves a database as it was when it cannot be brought up to date', async () => {
    const home = folder();
    const path = join(home, 'tables.db');
    await makeOlder(new SqliteDialect({ database: new Database(path) }));
    const file = new Database(path);
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
    const other = new Database(path);
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
