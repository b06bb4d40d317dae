// Tells people whose page is closed that the table waits for them: by push to a device, by a webhook of the table.
import { isOver, type Seat, view } from '@oubliette/engine';
import type { PushSubscription } from '@oubliette/protocol';
import webPush from 'web-push';
import { type Happening, hookBody, pushText } from '../notices/words.ts';
import { changeRecord } from './change-record.ts';
import { factsOf, isTaken, withSeat } from './record.ts';
import type { LiveTable } from './table.ts';
import { isConnected } from './table-info.ts';

/** Somebody who only reloads the page gets no notice. */
const DELAY = 20_000;
/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT = 24 * 3600;

const wantsNotices = ({ record }: LiveTable): boolean => factsOf(record).notices;

/** People whom the table waits for, as everybody can see it. */
function waitedFor(t: LiveTable): Set<Seat> {
  const { play, record } = t;
  if (play === undefined || isOver(play.shown)) return new Set();
  const { waiting } = view(play.game, play.shown, 'spectator');
  return new Set(waiting.filter((seat) => isTaken(record.seats[seat]!) && !record.seats[seat]!.bot));
}

/** The table was just loaded, or this node runs it from now on: those it waits for were notified before. */
export function beginNotices(t: LiveTable): void {
  if (!wantsNotices(t)) return;
  for (const seat of waitedFor(t)) t.noticed.set(seat, () => {});
}

/** Looks at whom the table waits for now. Each wait gets one notice. */
export function noticeTurns(t: LiveTable): void {
  if (!wantsNotices(t)) return;
  const waiting = waitedFor(t);
  for (const [seat, cancel] of [...t.noticed]) {
    if (waiting.has(seat)) continue;
    cancel();
    t.noticed.delete(seat);
  }
  for (const seat of waiting) {
    if (t.noticed.has(seat)) continue;
    const cancel = t.context.clock.after(DELAY, () => {
      if (!t.closed && !isConnected(t, seat)) sendNotices(t, 'turn', [seat]);
    });
    t.noticed.set(seat, cancel);
  }
}

/** Everybody who is away gets a notice of the end. */
export function noticeEnd(t: LiveTable): void {
  if (!wantsNotices(t)) return;
  sendNotices(
    t,
    'over',
    t.record.seats.map((_, seat) => seat).filter((seat) => !isConnected(t, seat)),
  );
}

function sendNotices(t: LiveTable, what: Happening, seats: readonly Seat[]): void {
  const { notices, log } = t.context;
  const { record } = t;
  for (const seat of seats)
    for (const device of record.seats[seat]!.push ?? [])
      if (spend(t))
        push(t, seat, device, what).catch((err: unknown) =>
          log.warn({ err, table: record.id }, 'a device was not forgotten'),
        );
  const { hook } = record;
  const [first] = seats;
  if (hook === undefined || first === undefined || !spend(t)) return;
  const body = hookBody(hook.lang, what, record.seats[first]!.name, record, notices.publicUrl);
  void deliver(t, hook.url, { 'content-type': 'application/json' }, body, () =>
    changeRecord(t, (now) => (now.hook?.url === hook.url ? { ...now, hook: undefined } : now)),
  );
}

const spend = (t: LiveTable): boolean => t.context.notices.rate.spend(t.record.id, 1) === 0;

async function push(t: LiveTable, seat: Seat, device: PushSubscription, what: Happening): Promise<void> {
  const { keys, contact } = t.context.notices;
  const { id, title } = t.record;
  const { endpoint, p256dh, auth, lang } = device;
  const payload = JSON.stringify({ table: id, title: title || 'Oubliette', body: pushText(lang, what) });
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: KEPT,
      contentEncoding: 'aes128gcm',
    });
    await deliver(t, endpoint, headers as Record<string, string>, body ?? '', () => removePush(t, seat, endpoint));
  } catch {
    // Keys that are none: the device will subscribe again.
    await removePush(t, seat, endpoint);
  }
}

const GONE = [401, 403, 404, 410];

/** An address that says it is gone is forgotten. Nothing of an address is ever logged. */
async function deliver(
  t: LiveTable,
  to: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string,
  forget: () => Promise<unknown>,
): Promise<void> {
  const { notices, log } = t.context;
  try {
    const status = await notices.post(to, { ...headers, 'content-length': Buffer.byteLength(body) }, body);
    if (GONE.includes(status)) await forget();
    else if (status >= 300) log.warn({ table: t.record.id, status }, 'a notice was not taken');
  } catch (error) {
    log.warn({ table: t.record.id, code: (error as NodeJS.ErrnoException).code }, 'a notice was not delivered');
  }
}

/** The number of devices of one seat that get notices; a new one replaces the oldest. */
const DEVICES = 8;

export const addPush = (t: LiveTable, seat: Seat, device: PushSubscription): Promise<unknown> =>
  changeRecord(
    t,
    (record) => {
      const { push = [] } = record.seats[seat]!;
      if (push.some((each) => JSON.stringify(each) === JSON.stringify(device))) return record;
      const others = push.filter(({ endpoint }) => endpoint !== device.endpoint);
      return withSeat(record, seat, { push: [...others, device].slice(-DEVICES) });
    },
    'private',
  );

export const removePush = (t: LiveTable, seat: Seat, endpoint: string): Promise<unknown> =>
  changeRecord(
    t,
    (record) => {
      const { push = [] } = record.seats[seat]!;
      const others = push.filter((each) => each.endpoint !== endpoint);
      return others.length === push.length ? record : withSeat(record, seat, { push: others });
    },
    'private',
  );
