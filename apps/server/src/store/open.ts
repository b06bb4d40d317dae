// Which keeper: PostgreSQL when DATABASE_URL says so, else a file in the data folder.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export function openStore(
  where: { readonly databaseUrl: string | undefined; readonly dataFolder: string },
  onTrouble: (error: Error) => void,
): Promise<Store> {
  if (where.databaseUrl !== undefined) return openPostgres(where.databaseUrl, onTrouble);
  mkdirSync(where.dataFolder, { recursive: true });
  return openSqlite(join(where.dataFolder, 'oubliette.db'));
}
