// The database as Kysely knows it, and how it came to be: one migration after another, never a changed one.
import type { Kysely, Migration } from 'kysely';

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
  entries: {
    table_id: string;
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

export const migrations: Record<string, Migration> = { '0001-tables': first };
