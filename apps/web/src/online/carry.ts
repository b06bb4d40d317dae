// "My games" on another device: one link with a secret and the names of tables. From the secret follows an invitation for each
// table, so the link stays short; the server knows only hashes. It expires after an hour and can be revoked.
import type { Denial } from '../session/online-side.ts';
import { hashOf, inviteDevice, invited, isDenied, newSecret, revokeDevice, tableOf, takeSeat } from './server-calls.ts';
import { changeTicket, type Ticket, ticketFor, tickets } from './tickets.ts';

/** More tables make a QR code that cameras cannot read. */
const MOST = 12;

type Seated = Ticket & { readonly token: string };

/** Seats that can be moved: the player's own, at tables that are not over. */
const carried = (): readonly Seated[] =>
  tickets()
    .filter((ticket): ticket is Seated => typeof ticket.seat === 'number' && ticket.token !== undefined && !ticket.over)
    .slice(0, MOST);

const invitationTo = (table: string, secret: string): string => hashOf(`${secret} ${table}`);

export interface Carrier {
  readonly secret: string;
  readonly tables: readonly string[];
  /** Milliseconds since 1970. */
  readonly until: number;
}

export async function carrySeats(): Promise<Carrier | Denial> {
  const secret = newSecret();
  const tables: string[] = [];
  let until = 0;
  let denial: Denial = { denied: 'no-such-table' };
  for (const { table, token } of carried()) {
    const made = await inviteDevice(table, token, invitationTo(table, secret));
    if (isDenied(made)) {
      denial = made;
      continue;
    }
    tables.push(table);
    until = made.until;
  }
  return tables.length === 0 ? denial : { secret, tables, until };
}

export async function revokeSeats({ tables }: Carrier): Promise<void> {
  for (const table of tables) await revokeDevice(table, ticketFor(table)?.token ?? '');
}

export interface Arrived {
  readonly taken: number;
  /** Why tables are missing; each reason once. */
  readonly denied: readonly string[];
}

/** Takes every seat that the link opens. Seats that this device already has are left as they are. */
export async function receiveSeats(secret: string, tables: readonly string[]): Promise<Arrived> {
  let taken = 0;
  const denied = new Set<string>();
  for (const table of tables) {
    if (typeof ticketFor(table)?.seat === 'number') {
      taken++;
      continue;
    }
    const invitation = invitationTo(table, secret);
    const about = await tableOf(table);
    const open = isDenied(about) ? about : await invited(table, invitation);
    const seat = isDenied(open) ? open : await takeSeat(table, invitation, {});
    if (isDenied(about) || isDenied(seat)) {
      denied.add(isDenied(seat) ? seat.denied : 'unreachable');
      continue;
    }
    const { game, title, marks } = about;
    const names = about.seats.map(({ name }) => name);
    changeTicket(table, { ...seat, game, title, marks, names, over: about.status === 'over' });
    taken++;
  }
  return { taken, denied: [...denied] };
}
