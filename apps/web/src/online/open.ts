// A new online table: made, one's own seat taken, and everything that opens it kept on this device.
import type { Seat } from '@oubliette/engine';
import type { BotLevel, TableSettings } from '@oubliette/protocol';
import type { Settings } from '../sitting/sheet.ts';
import { keepOwnName } from './join.tsx';
import { createTable, type Denial, isDenied, takeSeat } from './lobby.ts';
import { changeTicket } from './tickets.ts';

export interface OnlineWish {
  readonly game: string;
  readonly seats: number;
  /** One's own; none: whoever opens the table only watches. */
  readonly me: Seat | undefined;
  readonly name: string;
  readonly bots: Readonly<Record<string, BotLevel>>;
  readonly options: Settings;
  readonly settings: Partial<TableSettings>;
}

export async function openOnline(wish: OnlineWish): Promise<{ readonly id: string } | Denial> {
  const { game, seats, me, name, bots, options, settings } = wish;
  const made = await createTable({ game, seats, bots, options, ...settings });
  if (isDenied(made)) return made;
  const { table, owner, spectator } = made;
  const invitations = Object.fromEntries(
    made.invitations.flatMap((secret, seat) => (secret === null || secret === undefined ? [] : [[seat, secret]])),
  );
  const kept = { game, title: settings.title ?? '', owner, spectator, names: [] };
  changeTicket(table, { ...kept, invitations, token: spectator, seat: 'spectator' });
  const own = me === undefined ? undefined : invitations[me];
  if (me === undefined || own === undefined) return { id: table };
  const taken = await takeSeat(table, own, { name });
  if (isDenied(taken)) return taken;
  keepOwnName(name);
  const { [me]: _, ...others } = invitations;
  changeTicket(table, { invitations: others, token: taken.token, seat: taken.seat });
  return { id: table };
}
