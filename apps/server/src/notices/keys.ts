// The keys by which push services recognise this server: made at the first start, kept beside the data.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { Trouble } from '../base/address.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const isKeys = (keys: Partial<PushKeys> | null): keys is PushKeys =>
  /^[A-Za-z0-9_-]{87}$/.test(keys?.publicKey ?? '') && /^[A-Za-z0-9_-]{43}$/.test(keys?.privateKey ?? '');

/** @param given VAPID_KEYS: the public and the private key, for servers that share a database but no folder */
export function pushKeys(folder: string, given: string | undefined, onUnkept: (error: unknown) => void): PushKeys {
  if (given !== undefined) {
    const [publicKey = '', privateKey = ''] = given.split(',');
    const keys = { publicKey, privateKey };
    if (!isKeys(keys))
      throw new Trouble('VAPID_KEYS must be two keys, the public and the private one, with a comma between.');
    return keys;
  }
  const path = join(folder, 'push-keys.json');
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<PushKeys> | null;
    if (isKeys(kept)) return kept;
    throw new Trouble(`${path} holds no keys: restore it from a backup, or delete it to make new ones.`);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  const made = webPush.generateVAPIDKeys();
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // A server with a database elsewhere may have no folder to write to: it serves all the same.
    onUnkept(error);
  }
  return made;
}

/** One pair for all servers of a database. */
export async function sharedPushKeys(shared: (name: string, make: () => string) => Promise<string>): Promise<PushKeys> {
  const kept = JSON.parse(await shared('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
  if (isKeys(kept)) return kept;
  throw new Trouble(
    'The database holds no keys for push services: restore the row of "shared" that is named push-keys.',
  );
}
