// The credentials of this device for online tables: tokens, the owner's secret, unused invitations. They are sent to the
// server only, and are removed from the address as soon as they are read.
import type { Seat } from '@oubliette/engine';
import type { Marks } from '@oubliette/records';
import { forget, keysWith, read, write } from '../base/storage.ts';

export interface Ticket {
  readonly table: string;
  /** The token of the seat, or the spectators' secret. */
  readonly token?: string;
  readonly seat?: Seat | 'spectator';
  readonly owner?: string;
  readonly spectator?: string;
  /** Invitations that are unused, as far as this device knows. */
  readonly invitations?: Readonly<Record<string, string>>;
  /** For the list on the first page. */
  readonly game: string;
  readonly title: string;
  /** The title that this device gives the table. */
  readonly called?: string;
  readonly names: readonly string[];
  readonly marks?: Marks;
  readonly over: boolean;
  readonly at: number;
}

const PREFIX = 'oubliette.online.';

/** In memory too: without storage the player can play until the page is closed. */
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

/** False: this browser stores nothing, and the seat is lost with the page. */
export const isTicketKept = (table: string): boolean => read(PREFIX + table) !== undefined;

/** All tickets, latest first. */
export function tickets(): Ticket[] {
  const kept = keysWith(PREFIX).map((key) => ticketFrom(read(key)));
  const all = kept.filter((ticket) => ticket !== undefined);
  const unkept = [...here.values()].filter(({ table }) => !isTicketKept(table));
  return [...all, ...unkept].sort((a, b) => b.at - a.at);
}

/** Stored data may be damaged or of an older version. */
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

const NAME = 'oubliette.name';
/** The name that the player of this device used last. */
export const ownName = (): string => read(NAME) ?? '';
export const keepOwnName = (name: string): void => void write(NAME, name);
