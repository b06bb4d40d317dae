// One interface to a SQLite file, over Node's own `node:sqlite` (22.13 and newer) or a package with the same interface (Node 20).
import { rename, rm } from 'node:fs/promises';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

type Statement = SqliteStatement & { get(parameters: readonly unknown[]): unknown };

/** Kysely works on it as it is. */
export interface SqliteFile extends SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  /** A whole copy, made while other connections go on writing. */
  backup(to: string): Promise<void>;
}

export type OpenFile = (path: string) => SqliteFile;

/** The part of `node:sqlite` that is used here; the type declarations for Node 20 do not have it. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string) => NodeDatabase;
  /** Missing before 22.16. */
  readonly backup?: (from: NodeDatabase, to: string) => Promise<number>;
}
interface NodeDatabase {
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}
interface NodeStatement {
  run(...parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  all(...parameters: readonly unknown[]): unknown[];
  get(...parameters: readonly unknown[]): unknown;
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
  /** Missing before 22.16. */
  columns?(): readonly unknown[];
}

/** `node:sqlite`, without the warning that it is new: undefined where this Node does not have it. */
export function nodeSqlite(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** @param sqlite another one in tests */
export function nodeBinding(sqlite: NodeSqlite | undefined = nodeSqlite()): OpenFile | undefined {
  if (sqlite === undefined) return undefined;
  return (path) => {
    const file = new sqlite.DatabaseSync(path);
    return {
      exec: (sql) => file.exec(sql),
      prepare(sql) {
        const statement = file.prepare(sql);
        return {
          // A Node without `columns` reads the (empty) result of every statement: nobody here asks Kysely for a count.
          reader: statement.columns === undefined || statement.columns().length > 0,
          run: (parameters) => statement.run(...parameters),
          all: (parameters) => statement.all(...parameters),
          get: (parameters) => statement.get(...parameters),
          iterate: (parameters) => statement.iterate(...parameters),
        };
      },
      async backup(to) {
        if (sqlite.backup !== undefined) await sqlite.backup(file, to);
        else await vacuumInto(file, to);
      },
      close: () => file.close(),
    };
  };
}

/** `VACUUM INTO` refuses to write over a file, so the copy is made beside it. */
async function vacuumInto(file: NodeDatabase, to: string): Promise<void> {
  const beside = `${to}.part`;
  await rm(beside, { force: true });
  file.prepare('vacuum into ?').run(beside);
  await rename(beside, to);
}

/** Node 20 has no SQLite: a package with the same interface carries it, built for every platform. */
export async function addonBinding(): Promise<OpenFile | undefined> {
  try {
    // Its declarations name more of a database than is used here.
    return nodeBinding((await import('@photostructure/sqlite')) as unknown as NodeSqlite);
  } catch {
    return undefined;
  }
}

export async function openFile(path: string): Promise<SqliteFile> {
  const open = nodeBinding() ?? (await addonBinding());
  if (open === undefined)
    throw new Error(
      `Node ${process.versions.node} has no SQLite of its own and @photostructure/sqlite is not installed; Node 22.13 or newer has it`,
    );
  return open(path);
}
