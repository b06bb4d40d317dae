// What happens by time alone: somebody's time is up, or a bot stands in for somebody who is away.
import type { Seat } from '@oubliette/engine';
import { deadline, isOutOfTime, waitingFor } from './clock.ts';
import { broadcastInfo } from './send.ts';
import { keepClock, publishPresence } from './share.ts';
import { type Listener, type LiveTable, runs } from './table.ts';
import { isConnected } from './table-info.ts';
import { notice } from './talk.ts';

/**
 * Looks at whom the table waits for now.
 * @param moved the seats whose move everybody has just seen
 */
export function runClock(t: LiveTable, moved: readonly Seat[]): void {
  const { since, announced } = t.timing;
  const waiting = waitingFor(t);
  const before = deadlines(t);
  if (t.record.timer.kind === 'move') for (const seat of moved) since.delete(seat);
  for (const seat of [...since.keys()]) if (!waiting.has(seat)) since.delete(seat);
  for (const seat of waiting) if (!since.has(seat)) since.set(seat, Math.round(t.context.clock.elapsed()));
  for (const seat of [...announced]) if (!isOutOfTime(t, seat)) announced.delete(seat);
  setAlarm(t);
  if (deadlines(t) !== before) broadcastInfo(t);
  keepClock(t);
}

const deadlines = (t: LiveTable): string =>
  [...t.timing.since.keys()].map((seat) => `${seat} ${deadline(t, seat)}`).join();

/** When a bot would stand in for a seat that is away. */
function standInAt(t: LiveTable, seat: Seat): number | undefined {
  const { standInAfter, seats } = t.record;
  const left = t.timing.away.get(seat);
  if (standInAfter === 0 || left === undefined || seats[seat]!.bot || t.standIns.has(seat)) return undefined;
  return left + standInAfter * 1000;
}

function setAlarm(t: LiveTable): void {
  const { timing, context } = t;
  timing.cancelAlarm?.();
  timing.cancelAlarm = undefined;
  const times: number[] = [];
  for (const seat of timing.since.keys()) {
    const out = timing.announced.has(seat) ? undefined : deadline(t, seat);
    for (const at of [out, standInAt(t, seat)]) if (at !== undefined) times.push(at);
  }
  if (times.length === 0 || t.closed || !runs(t)) return;
  timing.cancelAlarm = context.clock.after(Math.min(...times) - context.clock.elapsed(), () => ring(t));
}

function ring(t: LiveTable): void {
  const { timing, context } = t;
  timing.cancelAlarm = undefined;
  for (const seat of timing.since.keys()) {
    if (isOutOfTime(t, seat) && !timing.announced.has(seat)) {
      timing.announced.add(seat);
      notice(t, 'stood-in-time', seat);
    }
    const comes = standInAt(t, seat);
    if (comes !== undefined && comes <= context.clock.elapsed() && !isConnected(t, seat)) {
      t.standIns.add(seat);
      notice(t, 'stood-in-away', seat);
      broadcastInfo(t);
    }
  }
  t.advance();
  setAlarm(t);
}

/** A connection of this seat is open again, here or at another node. The node that holds the lease announces it. */
export function cameBack(t: LiveTable, seat: Seat): void {
  if (!runs(t)) return;
  t.timing.away.delete(seat);
  if (!t.standIns.delete(seat)) return;
  keepClock(t);
  notice(t, 'came-back', seat);
}

/** The last connection of this seat is gone. */
export function wentAway(t: LiveTable, seat: Seat): void {
  if (!runs(t) || t.record.seats[seat]!.bot || isConnected(t, seat)) return;
  t.timing.away.set(seat, t.context.clock.elapsed());
  setAlarm(t);
}

/** A connection is gone; with the last one of a seat, the seat is away. */
export function leave(t: LiveTable, listener: Listener): void {
  t.listeners.delete(listener);
  const { viewer } = listener;
  for (const other of t.listeners) if (other.viewer === viewer) return;
  publishPresence(t);
  const stream = t.streams.get(viewer);
  if (stream !== undefined) stream.idleSince = t.context.clock.elapsed();
  if (viewer === 'spectator') return;
  wentAway(t, viewer);
  broadcastInfo(t);
}
