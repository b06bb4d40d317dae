import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'oubliette-sqlite-'));

describe('SQLite keeps what a store promises', () =>
  storeContract(async () => {
    const path = join(folder(), 'tables.db');
    const store = await openSqlite(path);
    return {
      store,
      again: () => openSqlite(path),
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
});
