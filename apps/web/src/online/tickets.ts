// What this device holds of online tables: the seat's token, the owner's rights, and links not yet given away. It never
// leaves the device but to the server, and never stands in an address for longer than it takes to read it.
import type { Seat } from '@oubliette/engine';
import type { Marks } from '@oubliette/records';
import { forget, keysWith, read, write } from '../base/storage.ts';

export interface Ticket {
  readonly table: string;
  /** Of the seat; or the spectators' secret. */
  readonly token?: string;
  readonly seat?: Seat | 'spectator';
  readonly owner?: string;
  readonly spectator?: string;
  /** Links nobody has used yet, as far as this device knows. */
  readonly invitations?: Readonly<Record<string, string>>;
  /** What the list on the first page shows. */
  readonly game: string;
  readonly title: string;
  /** What this device calls it, whatever the table is called. */
  readonly called?: string;
  readonly names: readonly string[];
  readonly marks?: Marks;
  readonly over: boolean;
  readonly at: number;
}

const PREFIX = 'oubliette.online.';

/** In memory too: where nothing can be saved, one can still play until the page is left. */
const here = new Map<string, Ticket>();

export function ticketFor(table: string): Ticket | undefined {
  return here.get(table) ?? ticketFrom(read(PREFIX + table));
}

export function changeTicket(table: string, change: Partial<Ticket>): Ticket {
  const blank: Ticket = { table, game: '', title: '', names: [], over: false, at: 0 };
  const ticket: Ticket = { ...(ticketFor(table) ?? blank), at: Date.now(), ...change };
  here.set(table, ticket);
  write(PREFIX + table, JSON.stringify(ticket));
  return ticket;
}

export function forgetTicket(table: string): void {
  here.delete(table);
  forget(PREFIX + table);
}

/** False: this browser keeps nothing, and a seat taken here is gone with the page. */
export const isTicketKept = (table: string): boolean => read(PREFIX + table) !== undefined;

/** The latest first. */
export function tickets(): Ticket[] {
  const kept = keysWith(PREFIX).map((key) => ticketFrom(read(key)));
  const all = kept.filter((ticket) => ticket !== undefined);
  const unkept = [...here.values()].filter(({ table }) => !isTicketKept(table));
  return [...all, ...unkept].sort((a, b) => b.at - a.at);
}

/** Storage holds what anybody put there, an older Oubliette too. */
function ticketFrom(text: string | undefined): Ticket | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Ticket> | null;
    const whole =
      kept !== null &&
      /^[a-z0-9]{16,32}$/.test(kept.table ?? '') &&
      typeof kept.game === 'string' &&
      typeof kept.title === 'string' &&
      typeof kept.at === 'number' &&
      Array.isArray(kept.names) &&
      kept.names.every((name) => typeof name === 'string');
    return whole ? (kept as Ticket) : undefined;
  } catch {
    return undefined;
  }
}
