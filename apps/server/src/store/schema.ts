// The database schema for Kysely, and its migrations; a migration is never changed.
import { type Generated, type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

export interface Schema {
  tables: {
    id: string;
    revision: number;
    game: string;
    status: string;
    created: number;
    touched: number;
    record: string;
  };
  /** `key` is given by the database. */
  table_keys: { key: Generated<number>; table_id: string };
  entries: {
    table_key: number;
    number: number;
    seat: number;
    entry: string;
    request: string | null;
    by: 'person' | 'bot';
    rules: string;
    at: number;
    took: number;
  };
  states: { table_id: string; number: number; rules: string; state: string };
  notes: { table_id: string; number: number; note: string };
  /** One row, written to see whether the database can be written to. */
  health: { id: number; at: number };
  /** A cache: made again from the entries when it does not fit. */
  snapshots: { table_id: string; number: number; rules: string; sum: string; data: string };
  /** Values that all servers of a database share (PostgreSQL only, as the next ones). */
  shared: { name: string; value: string };
  nodes: { id: string; until: Date };
  leases: { name: string; node: string | null; epoch: number; clock: string | null };
  presence: { table_id: string; node: string; viewers: string };
}

/** A number of milliseconds does not fit into 32 bits. */
const MS = 'bigint';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('created', MS, (c) => c.notNull())
      .addColumn('touched', MS, (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .execute();
    const belongs = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('number', 'integer', (c) => c.notNull());
    await belongs('entries')
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('request', 'text')
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('at', MS, (c) => c.notNull())
      .addColumn('took', MS, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .execute();
    await belongs('states')
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('states_key', ['table_id', 'number', 'rules'])
      .execute();
    await belongs('notes')
      .addColumn('note', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'number'])
      .execute();
  },
};

/**
 * Entries are found by a small ascending number of their table: by its random name each of a group would land on another
 * page of the index, and each page is written to the disk.
 *
 * The numbers have a table of their own because this is what lets both databases count by themselves without ever giving
 * a number twice (autoincrement, identity), also after the newest table was deleted, also by another process. So a
 * process that still holds the number of a deleted table finds no row, never one of another table.
 */
const keys: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('table_keys')
      .addColumn('key', 'integer', (c) =>
        postgres ? c.generatedAlwaysAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
      )
      .addColumn('table_id', 'text', (c) => c.notNull().unique().references('tables.id').onDelete('cascade'))
      .execute();
    await sql`insert into table_keys (table_id) select id from tables order by created, id`.execute(db);
    // SQLite cannot change what a table is found by: another in its place.
    await db.schema.alterTable('entries').renameTo('old_entries').execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_key', 'integer', (c) => c.notNull().references('table_keys.key').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('request', 'text')
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('at', MS, (c) => c.notNull())
      .addColumn('took', MS, (c) => c.notNull())
      .addUniqueConstraint('entries_once', ['table_key', 'number'])
      .execute();
    await sql`insert into entries (table_key, number, seat, entry, request, "by", rules, at, took)
      select k.key, e.number, e.seat, e.entry, e.request, e."by", e.rules, e.at, e.took
      from old_entries e join table_keys k on k.table_id = e.table_id order by k.key, e.number`.execute(db);
    await db.schema.dropTable('old_entries').execute();
  },
};

const health: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('health')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', MS, (c) => c.notNull())
      .execute();
  },
};

/** For several servers on one database. A SQLite file has only one. */
const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const statement of [
      sql`create table shared (name text primary key, value text not null)`,
      sql`create table nodes (id text primary key, until timestamptz not null)`,
      // An epoch is never given twice, also after a lease was given up.
      sql`create sequence lease_epochs`,
      sql`create table leases (name text primary key, node text, epoch bigint not null, clock text)`,
      sql`create index leases_of_node on leases (node)`,
      sql`create table presence (table_id text not null references tables (id) on delete cascade,
        node text not null references nodes (id) on delete cascade, viewers text not null, primary key (table_id, node))`,
      sql`create index presence_of_node on presence (node)`,
      sql`create unique index entries_request on entries (table_key, seat, request) where request is not null`,
    ])
      await statement.execute(db);
  },
};

/** One for a table at most. */
const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('sum', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .execute();
  },
};

export const migrations: Record<string, Migration> = {
  '0001-tables': first,
  '0002-keys': keys,
  '0003-health': health,
  '0004-nodes': nodes,
  '0005-snapshots': snapshots,
};
