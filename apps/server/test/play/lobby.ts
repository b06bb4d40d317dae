// The lobby as a browser uses it.
import type { Made } from '../../src/table/create.ts';

export interface Called<T> {
  readonly status: number;
  readonly body: T;
}

export async function call<T = Record<string, unknown>>(
  url: string,
  path: string,
  body?: unknown,
  token?: string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Called<T>> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T };
}

export interface Party extends Made {
  readonly tokens: readonly string[];
}

export async function makeTable(url: string, wish: object): Promise<Made> {
  const { status, body } = await call<Made>(url, '/api/tables', wish);
  if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  return body;
}

export async function sitDown(url: string, made: Made, seat: number, about: object = {}): Promise<string> {
  const { body } = await call<{ token: string }>(url, `/api/tables/${made.table}/seats`, {
    invitation: made.invitations[seat],
    name: `Seat ${seat}`,
    ...about,
  });
  return body.token;
}

/** A table where everybody sits and the game has begun. Seats of bots have no token. */
export async function party(url: string, wish: object): Promise<Party> {
  const made = await makeTable(url, wish);
  const tokens: string[] = [];
  for (const [seat, invitation] of made.invitations.entries())
    tokens.push(invitation == null ? '' : await sitDown(url, made, seat));
  const { status, body } = await call(url, `/api/tables/${made.table}/start`, {}, made.owner);
  if (status !== 200) throw new Error(`not started: ${JSON.stringify(body)}`);
  return { ...made, tokens };
}
