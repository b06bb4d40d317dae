// The table at a line of the log.
import { patch } from '@oubliette/records';
import type { TableNow } from './now.ts';

/** The table after so many lines of its log. If the states in between are unknown, it is the current one. */
export function nowAt(now: TableNow, lines: number): TableNow {
  const { moments, told, when, seen, fresh } = now;
  const first = told.length - (moments?.changes.length ?? 0);
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
