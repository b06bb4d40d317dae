// Invitations and tokens: 192 random bits each, stored only as a hash.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Random, short enough to be read aloud. */
export const newTableId = (): string =>
  BigInt(`0x${randomBytes(13).toString('hex')}`)
    .toString(36)
    .padStart(20, '0')
    .slice(-20);

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether this is the secret of the hash. */
export const fits = (secret: string, hash: string | undefined): boolean => isHash(hashOf(secret), hash);

/** Whether the hashes are equal, in constant time. */
export function isHash(given: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}
