// Who has which seat: invitations for one use, tokens by device, bots, and the start.
import type { Seat } from '@oubliette/engine';
import type { BotChair, Hook } from '@oubliette/protocol';
import { swapMarks } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import { fits, hashOf, isHash, newSecret } from '../base/secrets.ts';
import { isNoticeAddress } from '../notices/post.ts';
import { cameBack } from './alarms.ts';
import { changeRecord } from './change-record.ts';
import { chairOf, createRematch, rolesAt } from './create.ts';
import { beginGame } from './load.ts';
import { isTaken, type SeatRecord, statusOf, type TableRecord, withSeat } from './record.ts';
import type { LiveTable } from './table.ts';
import { notice } from './talk.ts';

/** Devices of one seat; a new one replaces the oldest. */
const DEVICES = 8;
/** Milliseconds for which an invitation for a further device holds. */
const DEVICE_INVITED = 3600_000;

export type Who =
  | { readonly is: 'owner' }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'spectator' };

/** Whose secret this is at this table. */
export function whoHolds(record: TableRecord, secret: string): Who | undefined {
  const given = hashOf(secret);
  if (isHash(given, record.owner)) return { is: 'owner' };
  const seat = record.seats.findIndex(({ tokens }) => tokens.some((hash) => isHash(given, hash)));
  if (seat >= 0) return { is: 'seat', seat };
  return record.spectators && isHash(given, record.spectator) ? { is: 'spectator' } : undefined;
}

interface Join {
  readonly name: string;
  readonly words: string;
  /** Hash of a token that the client has made. */
  readonly proof?: string | undefined;
}

/** The first client with an invitation gets the seat; the invitation is then spent. The same join again has no effect. */
export async function takeSeat(t: LiveTable, invitation: string, join: Join): Promise<{ seat: Seat; token?: string }> {
  const token = join.proof === undefined ? newSecret() : undefined;
  const hash = token === undefined ? join.proof! : hashOf(token);
  let seat = -1;
  let further = false;
  const before = t.record;
  const after = await changeRecord(t, (record) => {
    seat = record.seats.findIndex(({ used, tokens }) => fits(invitation, used) && tokens.includes(hash));
    if (seat >= 0) return record;
    const now = t.context.clock.now();
    seat = seatInvited(record, invitation, now);
    const found = record.seats[seat];
    if (found === undefined) throw new Denied('invitation-spent', 410);
    further = isDeviceInvited(found, invitation, now);
    const tokens = [...found.tokens, hash].slice(-DEVICES);
    const used = hashOf(invitation);
    if (further) return withSeat(record, seat, { tokens, used, device: undefined, deviceUntil: undefined });
    const open = statusOf(record) === 'gathering';
    return withSeat(record, seat, {
      tokens,
      used,
      invitation: undefined,
      // A bot that had the seat gives it up.
      bot: false,
      handed: undefined,
      name: join.name || found.name,
      words: open ? join.words : found.words,
    });
  });
  const taken = token === undefined ? { seat } : { seat, token };
  if (before === after) return taken;
  notice(t, further ? 'second-device' : 'seat-taken', seat);
  if (!further) t.advance();
  return taken;
}

const isDeviceInvited = ({ device, deviceUntil = Infinity }: SeatRecord, invitation: string, now: number): boolean =>
  fits(invitation, device) && now < deviceUntil;

const seatInvited = ({ seats }: TableRecord, invitation: string, now: number): Seat =>
  seats.findIndex((seat) => fits(invitation, seat.invitation) || isDeviceInvited(seat, invitation, now));

/** Whose seat an invitation opens, before it is used. */
export function whoIsInvited(t: LiveTable, invitation: string): { seat: Seat; name: string; device: boolean } {
  const now = t.context.clock.now();
  const seat = seatInvited(t.record, invitation, now);
  const found = t.record.seats[seat];
  if (found === undefined) throw new Denied('invitation-spent', 410);
  return { seat, name: found.name, device: isDeviceInvited(found, invitation, now) };
}

/**
 * An invitation for a further device. Its use is announced, so that a seat notices one that it did not make.
 * @param proof the hash of an invitation that the client has made; none: the server makes one
 */
export async function newDevice(
  t: LiveTable,
  seat: Seat,
  proof?: string,
): Promise<{ invitation?: string; until: number }> {
  const invitation = proof === undefined ? newSecret() : undefined;
  const device = invitation === undefined ? proof! : hashOf(invitation);
  const until = t.context.clock.now() + DEVICE_INVITED;
  await changeRecord(t, (record) => withSeat(record, seat, { device, deviceUntil: until }), 'private');
  return { ...(invitation === undefined ? {} : { invitation }), until };
}

/** An unused invitation for a further device opens nothing any more. */
export const revokeDevice = (t: LiveTable, seat: Seat): Promise<unknown> =>
  changeRecord(
    t,
    (record) =>
      record.seats[seat]!.device === undefined
        ? record
        : withSeat(record, seat, { device: undefined, deviceUntil: undefined }),
    'private',
  );

/** Connections whose token is no longer valid are closed at once. */
function dismissStrangers(t: LiveTable): void {
  for (const listener of [...t.listeners]) if (!listener.isValid(t.record)) listener.dismiss();
}

/** The old tokens become invalid, and everybody at the table is informed. */
export async function reissue(t: LiveTable, seat: Seat): Promise<string> {
  const secret = newSecret();
  await changeRecord(t, (record) => {
    mustHave(record, seat);
    return withSeat(record, seat, {
      tokens: [],
      device: undefined,
      push: undefined,
      invitation: hashOf(secret),
      bot: false,
    });
  });
  dismissStrangers(t);
  notice(t, 'seat-reissued', seat);
  return secret;
}

/** @param wish a level or a policy; true: a bot as it was set before; false: a person again */
export async function setBot(t: LiveTable, seat: Seat, wish: boolean | BotChair, by: 'owner' | 'seat'): Promise<void> {
  const game = t.play?.game ?? t.context.library.newest(t.record.game);
  if (game === undefined) throw new Denied('no-such-game', 409);
  const bot = wish !== false;
  let had = bot;
  const before = t.record;
  const after = await changeRecord(t, (record) => {
    mustHave(record, seat);
    const now = record.seats[seat]!;
    had = now.bot;
    // Without a person and without an invitation the table would wait for ever.
    if (!bot && now.bot && !isTaken(now) && now.invitation === undefined) throw new Denied('nobody-there', 409);
    const { level, policy } = now;
    const handed = bot && isTaken(now) && (by === 'owner' || now.handed === true);
    const next = {
      level,
      policy,
      ...chairOf(game, wish, rolesAt(game, record)[seat], 'bot'),
      handed: handed || undefined,
    };
    const same = now.bot === next.bot && level === next.level && policy === next.policy;
    return same ? record : withSeat(record, seat, next);
  });
  if (before === after) return;
  if (had === bot) return t.advance();
  notice(t, bot ? 'seat-to-bot' : 'seat-to-person', seat);
  if (bot) cameBack(t, seat);
  t.advance();
}

interface Own {
  readonly name?: string | undefined;
  readonly words?: string | undefined;
  readonly mark?: number | undefined;
}

/** A name can change at any time; words and marks only before the start. */
export async function setOwn(t: LiveTable, seat: Seat, own: Own): Promise<void> {
  await changeRecord(t, (record) => {
    const early = own.words !== undefined || own.mark !== undefined;
    if (early && statusOf(record) !== 'gathering') throw new Denied('already-started', 409);
    const { name, words } = record.seats[seat]!;
    const next = { name: own.name ?? name, words: own.words ?? words };
    const named = next.name === name && next.words === words ? record : withSeat(record, seat, next);
    return own.mark === undefined ? named : withMark(named, seat, own.mark);
  });
}

/** A mark that no person has; it is swapped with that of an open seat or a bot. */
function withMark(record: TableRecord, seat: Seat, mark: number): TableRecord {
  const worn = record.marks.indexOf(mark);
  if (worn === seat) return record;
  if (worn >= 0 && isTaken(record.seats[worn]!)) throw new Denied('mark-taken', 409, { seat: worn });
  return { ...record, marks: swapMarks(record.marks, seat, mark) };
}

export async function start(t: LiveTable): Promise<void> {
  await changeRecord(t, (record) => {
    if (statusOf(record) !== 'gathering') throw new Denied('already-started', 409);
    const open = record.seats.findIndex((seat) => !isTaken(seat) && !seat.bot);
    if (open >= 0) throw new Denied('seats-open', 409, { seat: open });
    const rules = t.context.library.newest(record.game)?.version;
    if (rules === undefined) throw new Denied('no-such-game', 409);
    return { ...record, rules, started: t.context.clock.now() };
  });
  await beginGame(t);
  notice(t, 'started');
}

/** Once per table: the first request makes it, later ones get the same. */
export async function rematch(t: LiveTable): Promise<string> {
  if (statusOf(t.record) !== 'over') throw new Denied('not-over', 409);
  if (t.record.rematch !== undefined) return t.record.rematch;
  const id = await createRematch(t.context, t.record);
  const { rematch = id } = await changeRecord(t, (record) =>
    record.rematch === undefined ? { ...record, rematch: id } : record,
  );
  if (rematch === id) notice(t, 'rematch');
  else await t.context.store.deleteTable(id);
  return rematch;
}

/** Where the notices of the table go; undefined: nowhere. Who sits there learns that there is one, and not its address. */
export async function setHook(t: LiveTable, hook: Hook | undefined): Promise<void> {
  if (hook !== undefined && !isNoticeAddress(hook.url)) throw new Denied('no-hook-address', 400, { where: 'url' });
  await changeRecord(t, (record) => (record.hook === hook ? record : { ...record, hook }));
}

function mustHave(record: TableRecord, seat: Seat): void {
  if (record.seats[seat] === undefined) throw new Denied('no-such-seat', 404);
}
