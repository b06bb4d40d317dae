// One clock for everything on the screen: a table shows the game as it was at the line that is being told.
import type { Heard } from '@oubliette/engine';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { isStill, paceLength } from '../../base/preferences.ts';
import { useHidden } from '../../base/use-hidden.ts';
import type { TableNow } from '../../session/now.ts';

/** Places are values of `data-at`; the first of a list that is on the screen is used. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Where nothing flies, a line is shown for so many milliseconds. */
const LINE = 420;

/** For tables without flights: every line is a step. */
const STEP: readonly Flight<never>[] = [{ what: undefined as never, from: [], to: [] }];
export const everyLine = (): readonly Flight<never>[] => STEP;

/** At most so many flights are shown. */
const MOST = 9;
/** More flights than these are faster. */
export const MANY = 4;

/** Called for every step: the table has been told up to this line, and `done` once nothing flies and no beat is on the stage. */
export const ToldContext = createContext<(now: TableNow, lines: number, done: boolean) => void>(() => {});

export interface Telling<What> {
  /** So many lines have been told on the screen. */
  readonly at: number;
  /** What is on its way now, and how many more there are. */
  readonly flight: Flight<What> | undefined;
  readonly left: number;
  readonly landed: () => void;
  /** The line that is being told in words, where nothing flies; undefined: none. */
  readonly line: Heard | undefined;
}

/**
 * Lines are told one after another: a line with flights lasts until they have landed. With reduced motion each line is shown
 * for a fixed time. A hidden page is told at once: browsers hold its animations until somebody looks, and with them the question.
 * @param staged the number of lines that are shown while beats are on the stage; undefined: none are
 * @param passed the number of lines whose beats were shown before, or skipped
 */
export function useTelling<What>(
  now: TableNow,
  flightsOf: (heard: Heard) => readonly Flight<What>[],
  quiet: boolean,
  staged: number | undefined,
  passed = 0,
): Telling<What> {
  const { told } = now;
  const end = staged ?? told.length;
  const [shown, setShown] = useState({ lines: told.length, landed: 0 });
  const hidden = useHidden();
  const still = quiet || hidden || paceLength() === 0 || staged !== undefined;
  const timed = isStill() || flightsOf === everyLine;
  // A log that became shorter: an answer was taken back.
  const from = still ? end : Math.min(Math.max(shown.lines, passed), end);
  const due = useMemo(
    () => told.slice(from, end).flatMap((heard, i) => flightsOf(heard).map((flight) => ({ flight, line: from + i }))),
    [told, from, end, flightsOf],
  );
  const landed = from === shown.lines ? shown.landed : 0;
  const rest = due.slice(Math.max(landed, due.length - MOST));
  const [next] = rest;
  const busy = next !== undefined;
  const landing = (): void => setShown({ lines: from, landed: due.length - rest.length + 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is told
  useEffect(() => {
    if (!busy && shown.lines !== end) setShown({ lines: end, landed: 0 });
  }, [busy, end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!busy || !timed) return;
    const timer = setTimeout(landing, (rest.length > MANY ? LINE / 2 : LINE) * paceLength());
    return () => clearTimeout(timer);
  }, [busy, timed, from, rest.length]);
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

  const at = next === undefined ? end : timed ? next.line + 1 : next.line;
  const tell = useContext(ToldContext);
  const done = !busy && staged === undefined;
  useEffect(() => tell(now, at, done), [tell, now, at, done]);

  return {
    at,
    flight: timed ? undefined : next?.flight,
    left: rest.length,
    landed: landing,
    line: timed && next !== undefined ? told[next.line] : undefined,
  };
}
