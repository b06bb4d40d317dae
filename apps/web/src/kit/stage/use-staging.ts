// Beats of what happened, shown one at a time; the player goes on to the next. The decision follows.
import type { Heard, Seat } from '@oubliette/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paceLength } from '../../base/preferences.ts';
import { firstKnown, withViewsOf } from '../../session/line-by-line.ts';
import type { TableNow } from '../../session/now.ts';

/** One thing that happens, with everything told in it. */
export interface Beat {
  readonly lead: Heard;
  /** The lead first. */
  readonly told: readonly Heard[];
  /** The length of the log after it. */
  readonly to: number;
}

/** A sequence of beats at somebody's place, as a fight. */
export interface Show<B extends Beat = Beat> {
  readonly seat: Seat;
  readonly beats: readonly B[];
}

export interface Staging<S extends Show = Show> {
  /** The table, with the views between all lines that are still to be shown, where they are known. */
  readonly now: TableNow;
  /** What is on the stage, or was there last. */
  readonly show: S | undefined;
  readonly beat: S['beats'][number] | undefined;
  /** The number of lines that were shown, or skipped. */
  readonly seen: number;
  /** How many beats are still to be shown after it; -1: it was shown before. */
  readonly left: number;
  readonly next: () => void;
  /** To the end of this show, if it is somebody else's; else to the decision. */
  readonly skip: () => void;
}

/** The views between lines stay known until the lines were shown, whatever is answered meanwhile. */
function useViewsFrom(latest: TableNow, lines: number): TableNow {
  const before = useRef(latest);
  const now = useMemo(() => withViewsOf(before.current, latest, lines), [latest, lines]);
  useEffect(() => {
    before.current = now;
  }, [now]);
  return now;
}

/**
 * @param quiet nothing is staged: a past moment is shown
 * @param held the last beat is not shown yet: what it comes to is still to be decided
 */
export function useStaging<S extends Show>(
  latest: TableNow,
  shows: readonly S[],
  front: Seat,
  quiet: boolean,
  held: (beat: S['beats'][number]) => boolean = () => false,
): Staging<S> {
  const { told, fresh, seen: view } = latest;
  // A game that was over when it was opened stages nothing.
  const [passed, setSeen] = useState(view.end === undefined ? told.length - fresh : told.length);
  const seen = quiet ? told.length : passed;
  // A log that became shorter: an answer was taken back, and what is told in its place is new.
  if (seen > told.length) setSeen(told.length);
  const now = useViewsFrom(latest, seen);
  const atOnce = paceLength() === 0;
  useEffect(() => {
    if (atOnce) setSeen(told.length);
  }, [atOnce, told.length]);
  // Beats need the views between the lines; without them nothing is staged.
  const from = Math.max(seen, firstKnown(now));
  const due = (atOnce ? [] : shows)
    .flatMap((show) => show.beats.map((beat) => ({ show, beat })))
    .filter(({ beat }) => beat.to > from)
    .toSorted((a, b) => a.beat.to - b.beat.to);
  const final = due.at(-1);
  if (final !== undefined && held(final.beat)) due.pop();
  const [first] = due;
  const last = shows.findLast(({ seat }) => seat === front);
  const inThis = first === undefined ? [] : due.filter(({ show }) => show === first.show);
  return {
    now,
    show: first?.show ?? last,
    beat: first?.beat ?? last?.beats.at(-1),
    seen: from,
    left: due.length - 1,
    next: () => setSeen(first?.beat.to ?? told.length),
    skip: () => setSeen(first?.show.seat === front ? told.length : (inThis.at(-1)?.beat.to ?? told.length)),
  };
}
