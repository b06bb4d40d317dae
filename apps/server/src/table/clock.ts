// Whose time runs. What others see of a clock follows from what they see of the game: a step of a secret draft neither
// stops nor restarts it.
import { awaited, type Seat } from '@oubliette/engine';
import type { LiveTable } from './table.ts';

export function waitingFor(t: LiveTable): Set<Seat> {
  const { play } = t;
  return new Set(play === undefined ? [] : awaited(play.game, play.shown).map(({ seat }) => seat));
}

/** When a seat's time is up, in elapsed milliseconds; undefined: never, or the table does not wait for it. */
export function deadline(t: LiveTable, seat: Seat): number | undefined {
  const { timer } = t.record;
  const since = t.timing.since.get(seat);
  if (timer.kind === 'none' || since === undefined || t.record.seats[seat]!.bot) return undefined;
  return since - usedBy(t, seat) + timer.seconds * 1000;
}

/** Milliseconds of the whole game that a seat has used, where they count. */
export const usedBy = ({ record, timing }: LiveTable, seat: Seat): number =>
  record.timer.kind === 'game' ? (timing.used[seat] ?? 0) : 0;

/** By how many milliseconds the two clocks may differ before a time that was sent is sent again. */
const DRIFT = 1000;

/**
 * Since when a seat's time runs, as if it had used all of it in one piece: milliseconds since 1970. A step that is charged
 * changes nothing here.
 */
export function startsAt(t: LiveTable, seat: Seat): number {
  const { clock } = t.context;
  const from = t.timing.since.get(seat)! - usedBy(t, seat);
  const at = Math.round(clock.now() + from - clock.elapsed());
  const known = t.wallTimes.get(seat);
  // The clocks drift: a time that was sent is not sent again a millisecond later, at a moment that reveals a secret step.
  if (known?.from === from && Math.abs(known.at - at) < DRIFT) return known.at;
  t.wallTimes.set(seat, { from, at });
  return at;
}

/** As people read them: milliseconds since 1970. */
export function deadlinesOf(t: LiveTable): { seat: Seat; at: number }[] {
  const { timer } = t.record;
  return [...t.timing.since.keys()].flatMap((seat) =>
    timer.kind === 'none' || deadline(t, seat) === undefined
      ? []
      : [{ seat, at: startsAt(t, seat) + timer.seconds * 1000 }],
  );
}

export const isOutOfTime = (t: LiveTable, seat: Seat): boolean => {
  const at = deadline(t, seat);
  return at !== undefined && at <= t.context.clock.elapsed();
};

/** How long the table has waited for an entry that a seat makes now. */
export function waitedFor(t: LiveTable, seat: Seat): number {
  const since = t.timing.since.get(seat);
  if (t.record.timer.kind !== 'game' || since === undefined) return 0;
  return Math.max(0, Math.round(t.context.clock.elapsed()) - since);
}

/**
 * Time that a seat has used counts as used, and the table waits for it since later: the deadline that others see stays where
 * it was.
 * @param took negative: the entry was not stored, and the seat's time goes on as if it had not answered
 */
export function charge({ timing }: LiveTable, seat: Seat, took: number): void {
  timing.used[seat] = (timing.used[seat] ?? 0) + took;
  const since = timing.since.get(seat);
  if (since !== undefined) timing.since.set(seat, since + took);
}

/** Whether time counts at this table: for decisions, or for absence. */
export const hasClocks = ({ record }: LiveTable): boolean => record.timer.kind !== 'none' || record.standInAfter > 0;
