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
  const used = timer.kind === 'game' ? (t.timing.used[seat] ?? 0) : 0;
  return since + timer.seconds * 1000 - used;
}

/** As people read them: milliseconds since 1970. */
export function deadlinesOf(t: LiveTable): { seat: Seat; at: number }[] {
  const { clock } = t.context;
  return [...t.timing.since.keys()].flatMap((seat) => {
    const at = deadline(t, seat);
    return at === undefined ? [] : [{ seat, at: Math.round(clock.now() + at - clock.elapsed()) }];
  });
}

export const isOutOfTime = (t: LiveTable, seat: Seat): boolean => {
  const at = deadline(t, seat);
  return at !== undefined && at <= t.context.clock.elapsed();
};

interface Charge {
  readonly took: number;
  /** Since when the seat was waited for, before and after. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

const NO_CHARGE: Charge = { took: 0, before: undefined, after: undefined };

/** How long the table waited for this entry of a seat. The deadline that others see stays where it was. */
export function chargeOf(t: LiveTable, seat: Seat): Charge {
  if (t.record.timer.kind !== 'game') return NO_CHARGE;
  const before = t.timing.since.get(seat);
  if (before === undefined) return NO_CHARGE;
  const after = t.context.clock.elapsed();
  const took = Math.round(after - before);
  t.timing.used[seat] = (t.timing.used[seat] ?? 0) + took;
  t.timing.since.set(seat, after);
  return { took, before, after };
}

/** The entry was not stored: the seat's time goes on as if it had not answered. */
export function giveBack(t: LiveTable, seat: Seat, { took, before, after }: Charge): void {
  if (took === 0 || before === undefined) return;
  t.timing.used[seat] = (t.timing.used[seat] ?? 0) - took;
  if (t.timing.since.get(seat) === after) t.timing.since.set(seat, before);
}

/** Whether time counts at this table: for decisions, or for absence. */
export const hasClocks = ({ record }: LiveTable): boolean => record.timer.kind !== 'none' || record.standInAfter > 0;
