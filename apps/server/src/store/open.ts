// Which store: PostgreSQL if DATABASE_URL is set, else a file in the data folder.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../base/address.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-binding.ts';
import type { Store } from './store.ts';

interface Where {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

export async function openStore(where: Where, onTrouble: (error: Error) => void): Promise<Store> {
  const { databaseUrl, dataFolder } = where;
  try {
    if (databaseUrl !== undefined) return await openPostgres(databaseUrl, onTrouble);
    makeFolder(dataFolder);
    return await openSqlite(join(dataFolder, 'oubliette.db'));
  } catch (error) {
    // The address of a database may contain its password, so it is not repeated.
    const which = databaseUrl === undefined ? `in ${dataFolder}` : 'that DATABASE_URL names';
    throw new Trouble(`The database ${which} cannot be opened: ${(error as Error).message}.`);
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
}

/**
 * Only one server at a time uses a data folder: it holds a lock of the system until it ends, however it ends.
 * @returns ends the lock
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    makeFolder(folder);
    const file = await openFile(join(folder, 'oubliette.lock'));
    try {
      file.exec('begin exclusive');
    } catch {
      file.close();
      throw new Trouble(`Another server is using the data in ${folder}: stop it first, or set DATA to another folder.`);
    }
    return () => file.close();
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
}
