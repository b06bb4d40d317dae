// The table at a line of the log.
import { diff, patch } from '@oubliette/records';
import type { TableNow } from './now.ts';

/** The first line after which the view is known. */
export const firstKnown = ({ told, moments }: TableNow): number => told.length - (moments?.changes.length ?? 0);

/** The table after so many lines of its log. If the states in between are unknown, it is the current one. */
export function nowAt(now: TableNow, lines: number): TableNow {
  const { moments, told, when, seen, fresh } = now;
  const first = firstKnown(now);
  if (moments === undefined || lines >= told.length || lines < first) return now;
  let game = moments.base;
  for (const change of moments.changes.slice(0, lines - first)) {
    if (change !== undefined) game = patch(game, change) as object;
  }
  return {
    ...now,
    seen: { ...seen, game },
    told: told.slice(0, lines),
    when: when.slice(0, lines),
    fresh: Math.max(0, fresh - (told.length - lines)),
  };
}

/**
 * `now` with the views after the lines from `from` on, as far as an earlier snapshot of the same log knows them: an answer that
 * was given meanwhile does not end what is being told.
 */
export function withViewsOf(earlier: TableNow, now: TableNow, from: number): TableNow {
  const first = firstKnown(now);
  const least = Math.max(from, firstKnown(earlier));
  if (earlier.moments === undefined || earlier.me !== now.me || least >= first || earlier.told.length < first)
    return now;
  // After an undo other lines may stand there.
  const lines = ({ told }: TableNow): string => JSON.stringify(told.slice(least, first));
  if (lines(earlier) !== lines(now)) return now;
  const gameAt = (lines: number): object => nowAt(earlier, lines).seen.game as object;
  const { base, changes } = now.moments ?? { base: now.seen.game as object, changes: [] };
  const [next, ...later] = changes;
  const kept = earlier.moments.changes.slice(least - firstKnown(earlier), first - firstKnown(earlier));
  const joined =
    changes.length === 0 ? [] : [diff(gameAt(first), next === undefined ? base : patch(base, next)), ...later];
  return { ...now, moments: { base: gameAt(least), changes: [...kept, ...joined] } };
}
