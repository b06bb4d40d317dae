// Whose time runs. What others see of a clock follows from what they see of the table: a step of a secret draft neither
// stops nor restarts it.
import { awaited, type Seat } from '@oubliette/engine';
import { driveBots } from './drive.ts';
import type { LiveTable } from './live.ts';
import { notice } from './talk.ts';
import { isHere, tellTable } from './tell.ts';

export function waitingFor(t: LiveTable): Set<Seat> {
  const { play } = t;
  return new Set(play === undefined ? [] : awaited(play.game, play.shown).map(({ seat }) => seat));
}

/** When a seat's time is out; undefined: never, or not waited for. */
function deadline(t: LiveTable, seat: Seat): number | undefined {
  const { timer } = t.record;
  const since = t.clock.since.get(seat);
  if (timer.kind === 'none' || since === undefined || t.record.seats[seat]!.bot) return undefined;
  const used = timer.kind === 'game' ? (t.clock.used[seat] ?? 0) : 0;
  return since + timer.seconds * 1000 - used;
}

export const deadlinesOf = (t: LiveTable): { seat: Seat; at: number }[] =>
  [...t.clock.since.keys()].flatMap((seat) => {
    const at = deadline(t, seat);
    return at === undefined ? [] : [{ seat, at }];
  });

export const isOutOfTime = (t: LiveTable, seat: Seat): boolean => {
  const at = deadline(t, seat);
  return at !== undefined && at <= t.house.now();
};

/** What an entry of this seat costs it. The deadline that others see stays where it was. */
export function chargeOf(t: LiveTable, seat: Seat, now: number): number {
  const since = t.clock.since.get(seat);
  if (t.record.timer.kind !== 'game' || since === undefined) return 0;
  const took = Math.max(0, now - since);
  t.clock.used[seat] = (t.clock.used[seat] ?? 0) + took;
  t.clock.since.set(seat, now);
  return took;
}

/** Time counts at this table: for decisions, or for who is away. */
export const hasClocks = ({ record }: LiveTable): boolean => record.timer.kind !== 'none' || record.standInAfter > 0;

/**
 * Looks at whom the table waits for now.
 * @param moved the seat whose move everybody has just seen
 */
export function runClock(t: LiveTable, moved?: Seat): void {
  const { since, told } = t.clock;
  const waiting = waitingFor(t);
  const before = JSON.stringify(deadlinesOf(t));
  if (t.record.timer.kind === 'move' && moved !== undefined) since.delete(moved);
  for (const seat of [...since.keys()]) if (!waiting.has(seat)) since.delete(seat);
  for (const seat of waiting) if (!since.has(seat)) since.set(seat, t.house.now());
  for (const seat of [...told]) if (!isOutOfTime(t, seat)) told.delete(seat);
  setAlarm(t);
  if (JSON.stringify(deadlinesOf(t)) !== before) tellTable(t);
}

/** When a bot would come to play for a seat that is not here. */
function comesAt(t: LiveTable, seat: Seat): number | undefined {
  const { standInAfter, seats } = t.record;
  const left = t.clock.away.get(seat);
  if (standInAfter === 0 || left === undefined || seats[seat]!.bot || t.standIns.has(seat)) return undefined;
  return left + standInAfter * 1000;
}

function setAlarm(t: LiveTable): void {
  clearTimeout(t.clock.alarm);
  t.clock.alarm = undefined;
  const times: number[] = [];
  for (const seat of t.clock.since.keys()) {
    const out = t.clock.told.has(seat) ? undefined : deadline(t, seat);
    for (const at of [out, comesAt(t, seat)]) if (at !== undefined) times.push(at);
  }
  if (times.length === 0 || t.closed) return;
  const wait = Math.min(Math.max(0, Math.min(...times) - t.house.now()), 2 ** 31 - 1);
  t.clock.alarm = setTimeout(() => ring(t), wait);
  t.clock.alarm.unref();
}

function ring(t: LiveTable): void {
  t.clock.alarm = undefined;
  for (const seat of t.clock.since.keys()) {
    if (isOutOfTime(t, seat) && !t.clock.told.has(seat)) {
      t.clock.told.add(seat);
      notice(t, 'stood-in-time', seat);
    }
    const comes = comesAt(t, seat);
    if (comes !== undefined && comes <= t.house.now() && !isHere(t, seat)) {
      t.standIns.add(seat);
      notice(t, 'stood-in-away', seat);
      tellTable(t);
    }
  }
  driveBots(t);
  setAlarm(t);
}

/** Somebody of this seat is connected again. */
export function cameBack(t: LiveTable, seat: Seat): void {
  t.clock.away.delete(seat);
  if (t.standIns.delete(seat)) notice(t, 'came-back', seat);
}

/** The last connection of this seat is gone. */
export function wentAway(t: LiveTable, seat: Seat): void {
  if (t.record.seats[seat]!.bot) return;
  t.clock.away.set(seat, t.house.now());
  setAlarm(t);
}
