// A log that is told anew (after a gap, after an undo) is mostly the one that was there: which line is which is found again.
import type { Heard } from '@oubliette/engine';

const same = (a: Heard | undefined, b: Heard | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** At which moment each line was told: those that were there keep theirs. */
export function whenTold(
  log: readonly Heard[],
  before: { readonly log: readonly Heard[]; readonly when: readonly number[] } | undefined,
  moment: number,
): number[] {
  if (before === undefined) return log.map(() => 0);
  // A log told anew may begin later than the one that was there.
  const start = before.log.findIndex((line) => line === log[0] || same(line, log[0]));
  return log.map((line, i) => {
    const was = start < 0 ? undefined : before.log[start + i];
    return was !== undefined && (was === line || same(was, line)) ? before.when[start + i]! : moment;
  });
}

/** How many lines there are up to the last place where these stand together; all of them when they stand nowhere. */
export function linesAfter(log: readonly Heard[], last: readonly Heard[]): number {
  if (last.length === 0) return log.length;
  for (let end = log.length; end >= last.length; end--)
    if (last.every((line, i) => same(line, log[end - last.length + i]))) return end;
  return log.length;
}
