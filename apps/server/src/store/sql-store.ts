// What SQLite and PostgreSQL do alike, through Kysely.
import { type Compilable, type Kysely, Migrator, sql } from 'kysely';
import { migrations, type Schema } from './schema.ts';
import type { KeptTable, Store } from './store.ts';

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** PostgreSQL gives big numbers as text. */
const tableFrom = (row: KeptTable): KeptTable => ({
  ...row,
  created: Number(row.created),
  touched: Number(row.touched),
});

/** @param write carries a change out and tells how many rows it touched */
export function sqlStore(
  db: Kysely<Schema>,
  write: (query: Compilable) => Promise<number>,
): Omit<Store, 'append' | 'keepState' | 'backup' | 'close'> {
  return {
    addTable: async (table) =>
      (await write(
        db
          .insertInto('tables')
          .values(table)
          .onConflict((c) => c.doNothing()),
      )) === 1,

    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : tableFrom(row);
    },

    async replaceTable({ id, revision, status, touched, record }) {
      const change = db
        .updateTable('tables')
        .set({ revision, status, touched, record })
        .where('id', '=', id)
        .where('revision', '=', revision - 1);
      return (await write(change)) === 1;
    },

    async tables() {
      return (await db.selectFrom('tables').selectAll().orderBy('created').orderBy('id').execute()).map(tableFrom);
    },

    deleteTable: async (id) => (await write(db.deleteFrom('tables').where('id', '=', id))) === 1,

    async entries(table, after = 0) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .where('number', '>', after)
        .orderBy('number')
        .execute();
      return rows.map(({ table_id, request, at, took, ...row }) => ({
        ...row,
        table: table_id,
        request: request ?? undefined,
        at: Number(at),
        took: Number(took),
      }));
    },

    async lastState(table) {
      const row = await db
        .selectFrom('states')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .orderBy('rules', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined
        ? undefined
        : { table: row.table_id, number: row.number, rules: row.rules, state: row.state };
    },

    async addNote({ table, number, note }) {
      const row = { table_id: table, number, note };
      return (
        (await write(
          db
            .insertInto('notes')
            .values(row)
            .onConflict((c) => c.doNothing()),
        )) === 1
      );
    },

    async notes(table, most) {
      const rows = await db
        .selectFrom('notes')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return rows.reverse().map(({ table_id, number, note }) => ({ table: table_id, number, note }));
    },

    async check() {
      await sql`select 1`.execute(db);
    },
  };
}
