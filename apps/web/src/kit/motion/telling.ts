// One clock for everything on the screen: what a table shows is the moment that is being told.
import type { Heard } from '@oubliette/engine';
import { patch } from '@oubliette/records';
import { useEffect, useMemo, useState } from 'react';
import { isStill } from '../../base/preferences.ts';
import type { TableNow } from '../../session/now.ts';

/** The table after so many lines of its log. Where the moments between are not known, it is the table as it is now. */
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

/** Places are words that parts of the table carry as `data-at`; where the first is not to be seen, the next one serves. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Whoever was away need not see everything again. */
const MOST = 9;

export interface Telling<What> {
  /** So many lines have been told on the screen. */
  readonly at: number;
  /** What is on its way now, and how many more there are. */
  readonly flight: Flight<What> | undefined;
  readonly left: number;
  readonly landed: () => void;
}

/**
 * Lines are told one after another: those in which something moves wait until it has landed.
 * @param staged so many lines are shown by hand, one beat at a time; undefined: nothing is
 * @param passed so many lines were shown by hand before, or skipped
 */
export function useTelling<What>(
  { told }: TableNow,
  flightsOf: (heard: Heard) => readonly Flight<What>[],
  quiet: boolean,
  staged: number | undefined,
  passed = 0,
): Telling<What> {
  const end = staged ?? told.length;
  const [shown, setShown] = useState({ lines: told.length, landed: 0 });
  const still = quiet || isStill() || staged !== undefined;
  // A log that became shorter was taken back.
  const from = still ? end : Math.min(Math.max(shown.lines, passed), end);
  const due = useMemo(
    () => told.slice(from, end).flatMap((heard, i) => flightsOf(heard).map((flight) => ({ flight, line: from + i }))),
    [told, from, end, flightsOf],
  );
  const landed = from === shown.lines ? shown.landed : 0;
  const rest = due.slice(Math.max(landed, due.length - MOST));
  const [next] = rest;
  const busy = next !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is told
  useEffect(() => {
    if (!busy && shown.lines !== end) setShown({ lines: end, landed: 0 });
  }, [busy, end]);
  useEffect(() => {
    if (!busy) return;
    const skip = (): void => setShown({ lines: end, landed: 0 });
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [busy, end]);

  return {
    at: next?.line ?? end,
    flight: next?.flight,
    left: rest.length,
    landed: () => setShown({ lines: from, landed: due.length - rest.length + 1 }),
  };
}
