// A past moment: it is read only, and one key returns to the present.
import type { Viewer } from '@oubliette/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { paceLength } from '../base/preferences.ts';
import { nowAt } from '../session/line-by-line.ts';
import type { Now, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export interface Travel {
  readonly session: TableSession;
  /** The current view, with the complete log. */
  readonly live: TableNow;
  /** The moment shown; undefined: the present. */
  readonly at: number | undefined;
  readonly last: number;
  /** Shows a moment completely. */
  readonly go: (moment: number) => void;
  /** One step forward: the result of an answer is shown line by line. */
  readonly forward: () => void;
  /** The number of lines of the moment that are not shown yet. */
  readonly untold: number;
  readonly back: () => void;
  /** The viewer; undefined: the default one. */
  readonly seenBy: Viewer | undefined;
  readonly showAs: (viewer: Viewer) => void;
}

/** The steps of a moment, each as the number of lines shown with it: one for each change of the view. */
export function stepsOf({ told, moments }: TableNow): readonly number[] {
  const changes = moments?.changes ?? [];
  const first = told.length - changes.length;
  const steps = changes.flatMap((change, i) => (change === undefined ? [] : [first + i + 1]));
  return [...steps.slice(0, -1), told.length];
}

/** The address of a moment, to open it in another window. */
export function momentAddress({ kind, info }: TableSession, no: number): string {
  if (kind === 'replay') return location.hash.replace(/^#replay\/\d+/, `#replay/${no}`);
  return `#${kind === 'online' ? 'online' : 'table'}/${info.id}/${no}`;
}

const Context = createContext<Travel | undefined>(undefined);
export const TravelContext = Context;
export const useTravel = (): Travel | undefined => useContext(Context);

interface SelectedMoment {
  readonly no: number;
  /** Undefined: it is being loaded; the moment before stays visible. */
  readonly past: TableNow | undefined;
  /** The moment in `past`. */
  readonly fetched?: number;
  /** The step shown, from 0; undefined: all of them. */
  readonly step?: number | undefined;
}

export interface TravelState {
  /** The view that the table shows. */
  readonly shown: Now;
  readonly travel: Travel | undefined;
}

/** @param first the first moment, for a page opened by a link to it */
export function useTravelState(session: TableSession, now: Now, first: number | undefined): TravelState {
  const [selected, setSelected] = useState<SelectedMoment | undefined>(
    first === undefined ? undefined : { no: first, past: undefined },
  );
  const [seenBy, setSeenBy] = useState<Viewer>();
  const no = selected?.no;
  const last = session.moments();
  const curtain = now.scene === 'curtain';
  useEffect(() => {
    if (no === undefined) return;
    // The moment may not have reached this device yet.
    if (no > last) return;
    let gone = false;
    session.moment(no, seenBy).then((past) => {
      if (!gone)
        setSelected((was) => (was?.no !== no ? was : past === undefined ? undefined : { ...was, past, fetched: no }));
    });
    return () => {
      gone = true;
    };
  }, [session, no, last, seenBy]);
  // A new holder of the device starts at the present.
  useEffect(() => {
    if (curtain) setSelected(undefined);
  }, [curtain]);
  const go = useCallback(
    (moment: number) => {
      const to = Math.min(Math.max(0, moment), session.moments());
      setSelected((was) => ({ ...kept(was), no: to }));
    },
    [session],
  );
  const forward = useCallback(() => {
    setSelected((was) => {
      // A moment that is being loaded has no steps yet.
      if (was?.past === undefined || was.fetched !== was.no) return was;
      const left = was.step === undefined ? 0 : stepsOf(was.past).length - 1 - was.step;
      if (left > 0) return { ...was, step: left === 1 ? undefined : (was.step ?? 0) + 1 };
      const to = Math.min(was.no + 1, session.moments());
      return { ...kept(was), no: to, ...(to === was.no || paceLength() === 0 ? {} : { step: 0 }) };
    });
  }, [session]);
  const back = useCallback(() => setSelected(undefined), []);
  return useMemo(() => {
    if (now.scene === 'curtain') return { shown: now, travel: undefined };
    const past = selected?.past;
    const lines =
      past === undefined ? 0 : linesShown(past, selected?.fetched === selected?.no ? selected?.step : undefined);
    const untold = past === undefined ? 0 : past.told.length - lines;
    const at = past === undefined ? undefined : selected?.no;
    const actions = { go, forward, back, seenBy, showAs: setSeenBy };
    return {
      shown: past === undefined ? now : nowAt(past, lines),
      travel: { session, live: now, at, last, untold, ...actions },
    };
  }, [session, now, selected, last, go, forward, back, seenBy]);
}

/** The view that stays visible while the next moment is loaded. */
const kept = (was: SelectedMoment | undefined): Omit<SelectedMoment, 'no' | 'step'> => ({
  past: was?.past,
  ...(was?.fetched === undefined ? {} : { fetched: was.fetched }),
});

const linesShown = (past: TableNow, step: number | undefined): number =>
  (step === undefined ? undefined : stepsOf(past)[step]) ?? past.told.length;
