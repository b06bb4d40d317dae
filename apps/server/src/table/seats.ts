// Who sits where: invitations that are spent on first use, tokens by device, bots, and the start.
import type { Seat } from '@oubliette/engine';
import type { BotLevel } from '@oubliette/protocol';
import { swapMarks } from '@oubliette/records';
import { fits, hashOf, isHash, newSecret } from '../secrets.ts';
import { changeRecord } from './change-record.ts';
import { cameBack, runClock } from './clock.ts';
import { createRematch } from './create.ts';
import { Denied } from './denied.ts';
import { driveBots } from './drive.ts';
import type { LiveTable } from './live.ts';
import { beginGame } from './load.ts';
import { isTaken, statusOf, type TableRecord, withSeat } from './record.ts';
import { notice } from './talk.ts';

/** Devices of one seat; the oldest is forgotten for a new one. */
const DEVICES = 8;

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

/** The first browser that comes with an invitation has the seat, and nobody else will have it by that invitation. */
export async function takeSeat(
  t: LiveTable,
  invitation: string,
  about: { readonly name: string; readonly words: string },
): Promise<{ seat: Seat; token: string }> {
  const token = newSecret();
  let seat = -1;
  let further = false;
  await changeRecord(t, (record) => {
    seat = record.seats.findIndex((each) => fits(invitation, each.invitation) || fits(invitation, each.device));
    const found = record.seats[seat];
    if (found === undefined) throw new Denied('invitation-spent', 410);
    further = fits(invitation, found.device);
    const tokens = [...found.tokens, hashOf(token)].slice(-DEVICES);
    if (further) return withSeat(record, seat, { tokens, device: undefined });
    const open = statusOf(record) === 'gathering';
    return withSeat(record, seat, {
      tokens,
      invitation: undefined,
      // A bot that kept it warm makes room.
      bot: false,
      name: about.name || found.name,
      words: open ? about.words : found.words,
    });
  });
  notice(t, further ? 'second-device' : 'seat-taken', seat);
  if (!further) runClock(t);
  return { seat, token };
}

/** A link to a further device of one's own. It is told, so that a seat knows when somebody else made one. */
export async function newDevice(t: LiveTable, seat: Seat): Promise<string> {
  const secret = newSecret();
  await changeRecord(t, (record) => withSeat(record, seat, { device: hashOf(secret) }));
  return secret;
}

/** The old tokens are worth nothing any more, and everybody hears of it. */
export async function reissue(t: LiveTable, seat: Seat): Promise<string> {
  const secret = newSecret();
  await changeRecord(t, (record) => {
    mustHave(record, seat);
    return withSeat(record, seat, { tokens: [], device: undefined, invitation: hashOf(secret), bot: false });
  });
  for (const listener of [...t.listeners]) if (listener.viewer === seat) listener.dismiss();
  notice(t, 'seat-reissued', seat);
  return secret;
}

/** @param wish a level; true: any bot, the one that is there if there is one; false: a person again */
export async function setBot(t: LiveTable, seat: Seat, wish: boolean | BotLevel): Promise<void> {
  const bot = wish !== false;
  let had = bot;
  const before = t.record;
  const after = await changeRecord(t, (record) => {
    mustHave(record, seat);
    const now = record.seats[seat]!;
    had = now.bot;
    // Nobody to give it back to, and nobody invited: the table would wait for ever. A new invitation makes room.
    if (!bot && now.bot && !isTaken(now) && now.invitation === undefined) throw new Denied('nobody-there', 409);
    const level = typeof wish === 'string' ? wish : now.level;
    return now.bot === bot && now.level === level ? record : withSeat(record, seat, { bot, level });
  });
  if (before === after || had === bot) return;
  notice(t, bot ? 'seat-to-bot' : 'seat-to-person', seat);
  if (bot) cameBack(t, seat);
  runClock(t);
  driveBots(t);
}

interface Own {
  readonly name?: string | undefined;
  readonly words?: string | undefined;
  readonly mark?: number | undefined;
}

/** One's name at any time; words only before the shuffle they go into, a mark before everybody has learnt it. */
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

/** What nobody who is here wears; an open seat or a bot gives its own away. */
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
    const rules = t.house.library.newest(record.game)?.version;
    if (rules === undefined) throw new Denied('no-such-game', 409);
    return { ...record, rules, started: t.house.now() };
  });
  beginGame(t);
  notice(t, 'started');
}

/** Once for a table: whoever asks first makes it, everybody else is shown the way. */
export async function rematch(t: LiveTable): Promise<string> {
  if (statusOf(t.record) !== 'over') throw new Denied('not-over', 409);
  if (t.record.rematch !== undefined) return t.record.rematch;
  const id = await createRematch(t.house, t.record);
  const { rematch = id } = await changeRecord(t, (record) =>
    record.rematch === undefined ? { ...record, rematch: id } : record,
  );
  if (rematch === id) notice(t, 'rematch');
  else await t.house.store.deleteTable(id);
  return rematch;
}

function mustHave(record: TableRecord, seat: Seat): void {
  if (record.seats[seat] === undefined) throw new Denied('no-such-seat', 404);
}
