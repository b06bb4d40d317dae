// Links to online tables. The secret of a seat is in the fragment, which browsers send to no server.

const TABLE = '([a-z0-9]{16,32})';
const SECRET = '([A-Za-z0-9_-]{22,64})';

/** The parameter of a link to a moment of a finished game. */
const MOMENT = '(?:/(\\d{1,6}))?';

export type OnlineRoute =
  | { readonly at: 'online'; readonly id: string; readonly moment?: number }
  | { readonly at: 'join' | 'watch'; readonly id: string; readonly secret: string; readonly moment?: number }
  /** The seats of another device of the same person. */
  | { readonly at: 'carry'; readonly secret: string; readonly tables: readonly string[] }
  /** A link of this app that was truncated. */
  | { readonly at: 'broken' };

export function onlineRoute(hash: string): OnlineRoute | undefined {
  const [, id, at] = new RegExp(`^#online/${TABLE}${MOMENT}$`).exec(hash) ?? [];
  if (id !== undefined) return { at: 'online', id, ...momentOf(at) };
  const [, carrier, tables] =
    new RegExp(`^#carry/${SECRET}/([a-z0-9]{16,32}(?:\\.[a-z0-9]{16,32}){0,11})$`).exec(hash) ?? [];
  if (carrier !== undefined && tables !== undefined) return { at: 'carry', secret: carrier, tables: tables.split('.') };
  const [, door, table, secret, no] = new RegExp(`^#(join|watch)/${TABLE}/${SECRET}${MOMENT}$`).exec(hash) ?? [];
  if (table === undefined || secret === undefined)
    return /^#(online|join|watch|carry)\//.test(hash) ? { at: 'broken' } : undefined;
  return { at: door as 'join' | 'watch', id: table, secret, ...momentOf(no) };
}

const momentOf = (text: string | undefined): { readonly moment?: number } =>
  text === undefined ? {} : { moment: Number(text) };

export const onlineAddress = (table: string): string => `#online/${table}`;

const page = (): string => location.origin + location.pathname;
export const seatLink = (table: string, invitation: string): string => `${page()}#join/${table}/${invitation}`;
export const carryLink = (secret: string, tables: readonly string[]): string =>
  `${page()}#carry/${secret}/${tables.join('.')}`;
export const watchLink = (table: string, secret: string): string => `${page()}#watch/${table}/${secret}`;

/** A link to a moment: with the spectators' secret if this device knows it, else for those who have a seat. */
export const momentLink = (table: string, moment: number, secret: string | undefined): string =>
  `${secret === undefined ? page() + onlineAddress(table) : watchLink(table, secret)}/${moment}`;

/** Replaces the address by the table's plain one, so that no secret stays in the address bar or the history. */
export const goOnline = (table: string, moment?: number): void =>
  location.replace(onlineAddress(table) + (moment === undefined ? '' : `/${moment}`));
