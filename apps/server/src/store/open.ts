// Which store: PostgreSQL if DATABASE_URL is set, else a file in the data folder.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../base/address.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

interface Where {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

export async function openStore(where: Where, onTrouble: (error: Error) => void): Promise<Store> {
  const { databaseUrl, dataFolder } = where;
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl, onTrouble);
    mkdirSync(dataFolder, { recursive: true });
    return await openSqlite(join(dataFolder, 'oubliette.db'));
  } catch (error) {
    // The address of a database may contain its password, so it is not repeated.
    const which = databaseUrl === undefined ? `in ${dataFolder}` : 'that DATABASE_URL names';
    throw new Trouble(`The database ${which} cannot be opened: ${(error as Error).message}.`);
  }
}
