// The lobby over HTTP. Secrets go in bodies and headers, never in addresses.
import { type Seat, sha256Hex } from '@oubliette/engine';
import type { BotChair, Hook, NewTable, PushSubscription, TableInfo, TableSummary } from '@oubliette/protocol';
import type { GameFile, GameInParts } from '@oubliette/records';
import type { Denial } from '../session/online-side.ts';

export const isDenied = (answer: object): answer is Denial => 'denied' in answer;

export interface Made {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  /** For each seat; none for a bot. */
  readonly invitations: readonly (string | null)[];
}
type Done = { readonly ok: true };

type Method = 'GET' | 'POST' | 'DELETE';

async function call<T extends object>(
  path: string,
  body?: object,
  token?: string,
  method: Method = body === undefined ? 'GET' : 'POST',
): Promise<T | Denial> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as T & { error?: string };
    return answer.ok ? said : { denied: said.error ?? 'unreachable' };
  } catch {
    return { denied: 'unreachable' };
  }
}

type Wish = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;

export const createTable = (wish: Wish) => call<Made>('tables', wish);
export const tableOf = (table: string) => call<TableInfo>(`tables/${table}`);
const base64url = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new secret, and its hash for the server. */
export const newSecret = (): string => base64url([...crypto.getRandomValues(new Uint8Array(24))]);
export const hashOf = (secret: string): string =>
  base64url(
    sha256Hex(secret)
      .match(/../g)!
      .map((byte) => Number.parseInt(byte, 16)),
  );

const ATTEMPTS = 3;

/** The device makes the token and sends its hash, so that a join whose reply was lost can be repeated. */
export async function takeSeat(table: string, invitation: string, about: { name?: string; words?: string }) {
  const token = newSecret();
  const proof = hashOf(token);
  for (let attempt = 1; ; attempt++) {
    const taken = await call<{ readonly seat: Seat }>(`tables/${table}/seats`, { invitation, proof, ...about });
    if (!isDenied(taken)) return { seat: taken.seat, token };
    if (taken.denied !== 'unreachable' || attempt === ATTEMPTS) return taken;
  }
}
export const setOwn = (table: string, token: string, own: { name?: string; words?: string; mark?: number }) =>
  call<Done>(`tables/${table}/own`, own, token);
/** The awaited seats, as far as this token may know. */
export const waitsOf = (table: string, token: string) =>
  call<TableSummary>(`tables/${table}/summary`, undefined, token);
export const newDevice = (table: string, token: string) =>
  call<{ readonly invitation: string }>(`tables/${table}/devices`, {}, token);
/** Registers an invitation made by this device: the server gets its hash. */
export const inviteDevice = (table: string, token: string, invitation: string) =>
  call<{ readonly until: number }>(`tables/${table}/devices`, { proof: hashOf(invitation) }, token);
export const revokeDevice = (table: string, token: string) =>
  call<Done>(`tables/${table}/devices`, undefined, token, 'DELETE');
/** The seat and its name behind an invitation. */
export const invited = (table: string, invitation: string) =>
  call<{ readonly seat: Seat; readonly name: string; readonly device: boolean }>(`tables/${table}/invited`, {
    invitation,
  });
export const pushKey = () => call<{ readonly key: string }>('push');
export const addPush = (table: string, token: string, device: PushSubscription) =>
  call<Done>(`tables/${table}/push`, device, token);
export const setHook = (table: string, owner: string, hook: Hook | undefined) =>
  call<Done>(`tables/${table}/hook`, hook, owner, hook === undefined ? 'DELETE' : 'POST');
export const startGame = (table: string, owner: string) => call<Done>(`tables/${table}/start`, {}, owner);
export const reissue = (table: string, owner: string, seat: Seat) =>
  call<{ readonly invitation: string }>(`tables/${table}/seats/${seat}/reissue`, {}, owner);
export const setBot = (table: string, token: string, seat: Seat, bot: boolean | BotChair) =>
  call<Done>(`tables/${table}/seats/${seat}/bot`, { bot }, token);
export const rematch = (table: string, token: string) =>
  call<{ readonly table: string }>(`tables/${table}/rematch`, {}, token);
export const exported = (table: string, token: string) =>
  call<GameFile | GameInParts | { readonly format: 'oubliette-view' }>(`tables/${table}/export`, undefined, token);
