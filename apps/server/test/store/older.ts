// A database as the first layout left it, and what must be found there by whoever opens it now.
import { type Dialect, Kysely, Migrator } from 'kysely';
import { expect } from 'vitest';
import { migrations, type Schema } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { entryOf, newTable } from './contract.ts';

type First = Omit<Schema, 'table_keys' | 'entries'> & {
  entries: Omit<Schema['entries'], 'table_key'> & { table_id: string };
};

const TABLES = ['zoe', 'adam', 'mia', 'empty'].map((id, i) => ({ ...newTable(id), created: 1_700_000_000_000 + i }));
const PLAYED = ['zoe', 'adam', 'mia'];
const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1);
const entriesOf = (table: string) =>
  NUMBERS.map((number) => entryOf(table, number, number % 3 === 0 ? { request: undefined, by: 'bot' } : {}));

export async function makeOlder(dialect: Dialect): Promise<void> {
  const db = new Kysely<First>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0001-tables');
  expect(error).toBeUndefined();
  await db.insertInto('tables').values(TABLES).execute();
  // As they came: everybody played at once.
  for (const number of NUMBERS)
    for (const played of PLAYED) {
      const { table, request = null, ...entry } = entriesOf(played)[number - 1]!;
      await db
        .insertInto('entries')
        .values({ table_id: table, request, ...entry })
        .execute();
    }
  for (const table_id of PLAYED) {
    await db
      .insertInto('states')
      .values({ table_id, number: 32, rules: '1', state: `{"of":"${table_id}"}` })
      .execute();
    await db
      .insertInto('notes')
      .values({ table_id, number: 1, note: `hello ${table_id}` })
      .execute();
  }
  await db.destroy();
}

export async function findEverything(store: Store): Promise<void> {
  expect(await store.tables()).toEqual(TABLES);
  expect(await store.entries('empty')).toEqual([]);
  for (const table of PLAYED) {
    expect(await store.entries(table)).toEqual(entriesOf(table));
    expect(await store.entries(table, 38)).toEqual(entriesOf(table).slice(38));
    expect(await store.states(table)).toEqual([{ table, number: 32, rules: '1', state: `{"of":"${table}"}` }]);
    expect(await store.notes(table, 9)).toEqual([{ table, number: 1, note: `hello ${table}` }]);
  }
}

export async function goOn(store: Store): Promise<void> {
  for (const table of PLAYED) expect(await store.append(entryOf(table, 40))).toBe(false);
  await store.addTable(newTable('young'));
  for (const table of PLAYED) expect(await store.append(entryOf(table, 41))).toBe(true);
  for (const table of ['empty', 'young']) expect(await store.append(entryOf(table, 1))).toBe(true);
  await store.deleteTable('adam');
  expect([await store.entries('adam'), await store.states('adam'), await store.notes('adam', 9)]).toEqual([[], [], []]);
  for (const table of ['zoe', 'mia'])
    expect(await store.entries(table)).toEqual([...entriesOf(table), entryOf(table, 41)]);
  for (const table of ['empty', 'young']) expect(await store.entries(table)).toEqual([entryOf(table, 1)]);
}
