// `oubliette tables`: for the operator of a server, on the machine that holds its data.
import type { Command } from 'commander';

/** The functions that the built server exports for the terminal. */
interface Tables {
  listTables(env: NodeJS.ProcessEnv): Promise<string[]>;
  exportTable(env: NodeJS.ProcessEnv, id: string): Promise<string | undefined>;
  deleteTable(env: NodeJS.ProcessEnv, id: string): Promise<boolean>;
  backUp(env: NodeJS.ProcessEnv, path: string): Promise<void>;
}
const built = (): Promise<Tables> =>
  import(/* @vite-ignore */ new URL('../../server/dist/tables.js', import.meta.url).href) as Promise<Tables>;

export function addTables(program: Command, print: (line: string) => void): void {
  const tables = program
    .command('tables')
    .description('the tables of a server: DATA or DATABASE_URL says where they are');
  const unknown = (id: string): never => tables.error(`There is no table ${JSON.stringify(id)}.`);
  /** Errors of the data are reported as a sentence. */
  const reportingErrors = async <T>(work: (built: Tables) => Promise<T>): Promise<T> => {
    try {
      return await work(await built());
    } catch (error) {
      return tables.error((error as Error).message);
    }
  };
  tables
    .command('list')
    .description('one line each: name, game, status, seats taken, entries, made on, title')
    .action(async () => {
      for (const line of await reportingErrors((built) => built.listTables(process.env))) print(line);
    });
  tables
    .command('export')
    .description('the whole file of a game, for `oubliette verify`')
    .argument('<table>')
    .action(async (id: string) =>
      print((await reportingErrors((built) => built.exportTable(process.env, id))) ?? unknown(id)),
    );
  tables
    .command('backup')
    .description('a whole copy of the database file, made while the server goes on')
    .argument('<file>')
    .action((path: string) => reportingErrors((built) => built.backUp(process.env, path)));
  tables
    .command('delete')
    .description('a table and everything that belongs to it')
    .argument('<table>')
    .action(async (id: string) => {
      if (!(await reportingErrors((built) => built.deleteTable(process.env, id)))) unknown(id);
    });
}
