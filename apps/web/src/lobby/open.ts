// Opens a new online table: creates it, takes the owner's seat, and stores its credentials on this device.
import type { Seat } from '@oubliette/engine';
import type { BotChair, TableSettings } from '@oubliette/protocol';
import type { Marks } from '@oubliette/records';
import { speaker } from '@oubliette/text';
import { onlineTexts } from '../../locales/online/texts.ts';
import type { Shell } from '../../locales/texts.ts';
import { type Kind, levelOf, policyOf } from '../base/chair.ts';
import { goOnline } from '../base/links.ts';
import { createTable, isDenied, takeSeat } from '../online/server-calls.ts';
import { deniedText, type OnlineSpeaker } from '../online/texts.ts';
import { changeTicket, keepOwnName } from '../online/tickets.ts';
import type { Denial } from '../session/online-side.ts';
import type { Settings } from '../session/session-info.ts';

interface OnlineWish {
  readonly game: string;
  readonly names: readonly string[];
  /** The owner's seat; none: the owner only watches. */
  readonly me: Seat | undefined;
  readonly bots: Readonly<Record<string, BotChair>>;
  readonly given?: unknown;
  readonly marks: Marks;
  readonly settings: Settings;
  readonly online: Partial<TableSettings>;
}

async function openOnline(wish: OnlineWish): Promise<{ readonly id: string } | Denial> {
  const { game, names, me, bots, marks, settings, given, online } = wish;
  const made = await createTable({
    game,
    seats: names.length,
    names: [...names],
    bots,
    marks: [...marks],
    options: settings,
    ...(given === undefined ? {} : { given }),
    ...online,
  });
  if (isDenied(made)) return made;
  const { table, owner, spectator } = made;
  const invitations = Object.fromEntries(
    made.invitations.flatMap((secret, seat) => (secret === null || secret === undefined ? [] : [[seat, secret]])),
  );
  const kept = { game, title: online.title ?? '', owner, spectator, names: [] };
  changeTicket(table, { ...kept, invitations, token: spectator, seat: 'spectator' });
  const own = me === undefined ? undefined : invitations[me];
  if (me === undefined || own === undefined) return { id: table };
  const name = names[me] ?? '';
  const taken = await takeSeat(table, own, { name });
  if (isDenied(taken)) return taken;
  keepOwnName(name);
  const { [me]: _, ...others } = invitations;
  changeTicket(table, { invitations: others, token: taken.token, seat: taken.seat });
  return { id: table };
}

interface Form {
  readonly game: string;
  readonly names: readonly string[];
  readonly kinds: readonly (Kind | undefined)[];
  readonly marks: Marks;
  readonly settings: Settings;
  readonly given?: unknown;
  readonly online: Partial<TableSettings>;
  readonly say: Shell;
  /** Called before the page goes to the table. */
  readonly onOpened?: (table: string) => Promise<void>;
}

/** Opens the table from the form of the first page and goes to its lobby; returns the reason if that fails. */
export async function openByLink({
  game,
  names,
  kinds,
  marks,
  settings,
  given,
  online,
  say,
  onOpened,
}: Form): Promise<string | undefined> {
  const here = kinds.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
  const [me] = here;
  if (here.length !== 1 || me === undefined)
    return say.say(here.length === 0 ? 'online.nobody-here' : 'online.one-here');
  const bots = Object.fromEntries(
    kinds.flatMap((kind, seat) => {
      const policy = policyOf(kind);
      const bot = policy === undefined ? levelOf(kind) : { policy };
      return bot === undefined ? [] : [[seat, bot]];
    }),
  );
  const opened = await openOnline({ game, names, me, bots, marks, settings, given, online });
  if (isDenied(opened)) return deniedText(speaker(onlineTexts, say.lang) as OnlineSpeaker, opened.denied);
  await onOpened?.(opened.id);
  goOnline(opened.id);
  return undefined;
}
