// What SQLite and PostgreSQL have in common, through Kysely.
import { type Compilable, type Kysely, Migrator, sql } from 'kysely';
import type { Changed } from './nodes.ts';
import { migrations, type Schema } from './schema.ts';
import type { KeptTable, Store } from './store.ts';

/** @param whole carries the work out as one change, where Kysely does not see to that itself */
export async function migrate(
  db: Kysely<Schema>,
  whole: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  async function toLatest(): Promise<void> {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  }
  const upToDate = (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined);
  // Where nothing is left to do it still looks whether a newer program was here before, but nobody has to wait for it.
  await (upToDate ? toLatest() : whole(toLatest));
}

/** The lease of the node that deletes old tables. */
export const RETENTION = '#retention';

/** PostgreSQL gives big numbers as text. */
const tableFrom = (row: KeptTable): KeptTable => ({
  ...row,
  created: Number(row.created),
  touched: Number(row.touched),
});

/** @param write carries changes of a table out together, each only if the one before touched a row; returns whether all did */
export function sqlStore(
  db: Kysely<Schema>,
  write: (queries: readonly Compilable[], table: string, what?: Changed) => Promise<boolean>,
): Omit<Store, 'append' | 'keepState' | 'backup' | 'close' | 'nodes'> {
  /** Tables that nobody has used since then: neither their record nor their game has changed. */
  const unused = (since: number) =>
    sql<boolean>`touched < ${since} and not exists (select 1 from entries e join table_keys k on k.key = e.table_key
      where k.table_id = tables.id and e.at >= ${since})`;
  return {
    addTable: (table) =>
      write(
        [
          db
            .insertInto('tables')
            .values(table)
            .onConflict((c) => c.doNothing()),
          db.insertInto('table_keys').values({ table_id: table.id }),
        ],
        table.id,
        'record',
      ),

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
      return write([change], id, 'record');
    },

    async tables() {
      return (await db.selectFrom('tables').selectAll().orderBy('created').orderBy('id').execute()).map(tableFrom);
    },

    async countTables() {
      const { count } = await db
        .selectFrom('tables')
        .select((q) => q.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    deleteTable: (id) => write([db.deleteFrom('tables').where('id', '=', id)], id, 'record'),

    async unusedTables(since, most) {
      const found = db.selectFrom('tables').select('id').where(unused(since)).orderBy('touched').limit(most);
      return (await found.execute()).map(({ id }) => id);
    },

    deleteUnused(id, since, epoch) {
      const all = db.deleteFrom('tables').where('id', '=', id).where(unused(since));
      const held = sql<boolean>`exists (select 1 from leases where name = ${RETENTION} and epoch = ${epoch})`;
      return write([epoch === undefined ? all : all.where(held)], id, 'record');
    },

    async entries(table, after = 0) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('table_key', '=', (q) => q.selectFrom('table_keys').select('key').where('table_id', '=', table))
        .where('number', '>', after)
        .orderBy('number')
        .execute();
      return rows.map(({ table_key: _, request, at, took, ...row }) => ({
        ...row,
        table,
        request: request ?? undefined,
        at: Number(at),
        took: Number(took),
      }));
    },

    async states(table) {
      const rows = await db
        .selectFrom('states')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .orderBy('rules', 'desc')
        .execute();
      return rows.map(({ table_id, number, rules, state }) => ({ table: table_id, number, rules, state }));
    },

    async keepSnapshot({ table, ...snapshot }) {
      const add = db.insertInto('snapshots').values({ table_id: table, ...snapshot });
      await write([add.onConflict((c) => c.column('table_id').doUpdateSet(snapshot))], table);
    },

    async snapshot(table) {
      const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
      if (row === undefined) return undefined;
      const { table_id, ...snapshot } = row;
      return { table: table_id, ...snapshot };
    },

    addNote: ({ table, number, note }) =>
      write(
        [
          db
            .insertInto('notes')
            .values({ table_id: table, number, note })
            .onConflict((c) => c.doNothing()),
        ],
        table,
        'notes',
      ),

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
      const at = Date.now();
      await db
        .insertInto('health')
        .values({ id: 1, at })
        .onConflict((c) => c.column('id').doUpdateSet({ at }))
        .execute();
    },
  };
}
