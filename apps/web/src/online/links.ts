// Links to online tables. What opens a seat stands behind the `#`, which no browser sends to any server.

const TABLE = '([a-z0-9]{16,32})';
const SECRET = '([A-Za-z0-9_-]{22,64})';

export type OnlineRoute =
  | { readonly at: 'online'; readonly id: string }
  | { readonly at: 'join' | 'watch'; readonly id: string; readonly secret: string };

export function onlineRoute(hash: string): OnlineRoute | undefined {
  const id = new RegExp(`^#online/${TABLE}$`).exec(hash)?.[1];
  if (id !== undefined) return { at: 'online', id };
  const [, at, table, secret] = new RegExp(`^#(join|watch)/${TABLE}/${SECRET}$`).exec(hash) ?? [];
  return table === undefined || secret === undefined ? undefined : { at: at as 'join' | 'watch', id: table, secret };
}

export const onlineAddress = (table: string): string => `#online/${table}`;

const page = (): string => location.origin + location.pathname;
export const seatLink = (table: string, invitation: string): string => `${page()}#join/${table}/${invitation}`;
export const watchLink = (table: string, secret: string): string => `${page()}#watch/${table}/${secret}`;

/** To the table, so that no secret stays in the address or in what the browser remembers of it. */
export const goOnline = (table: string): void => location.replace(onlineAddress(table));
