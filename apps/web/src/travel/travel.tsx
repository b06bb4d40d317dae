// Looking at an earlier moment: what is shown is read-only, and one key leads back to now.
import type { Viewer } from '@oubliette/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { paceLength } from '../base/preferences.ts';
import { nowAt } from '../session/line-by-line.ts';
import type { Now, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export interface Travel {
  readonly session: TableSession;
  /** What is there now: the whole story. */
  readonly live: TableNow;
  /** The moment that is looked at; undefined: now. */
  readonly at: number | undefined;
  readonly last: number;
  /** The whole of a moment, at once. */
  readonly go: (moment: number) => void;
  /** On by one step: what one answer led to is shown line by line. */
  readonly forward: () => void;
  /** So many lines of the moment are still to be told. */
  readonly untold: number;
  readonly back: () => void;
  /** Whose eyes look; undefined: those it is looked at with anyway. */
  readonly eyes: Viewer | undefined;
  readonly lookAs: (viewer: Viewer) => void;
}

/** The steps in which a moment is shown, each as the number of lines told with it: one for each change of what is seen. */
export function stepsOf({ told, moments }: TableNow): readonly number[] {
  const changes = moments?.changes ?? [];
  const first = told.length - changes.length;
  const steps = changes.flatMap((change, i) => (change === undefined ? [] : [first + i + 1]));
  return [...steps.slice(0, -1), told.length];
}

/** The address of a moment, for a window of its own. */
export function momentAddress({ kind, info }: TableSession, no: number): string {
  if (kind === 'replay') return location.hash.replace(/^#replay\/\d+/, `#replay/${no}`);
  return `#${kind === 'online' ? 'online' : 'table'}/${info.id}/${no}`;
}

const Context = createContext<Travel | undefined>(undefined);
export const TravelContext = Context;
export const useTravel = (): Travel | undefined => useContext(Context);

interface Looking {
  readonly no: number;
  /** Undefined: it is still being fetched, and the one before stays in sight. */
  readonly past: TableNow | undefined;
  /** The moment that `past` shows. */
  readonly fetched?: number;
  /** The step of the moment that is shown, from 0; undefined: all of it. */
  readonly step?: number | undefined;
}

export interface Journey {
  /** What the table shows. */
  readonly shown: Now;
  readonly travel: Travel | undefined;
}

/** @param first where the journey begins, for who came by a link to a moment */
export function useJourney(session: TableSession, now: Now, first: number | undefined): Journey {
  const [looking, setLooking] = useState<Looking | undefined>(
    first === undefined ? undefined : { no: first, past: undefined },
  );
  const [eyes, setEyes] = useState<Viewer>();
  const no = looking?.no;
  const last = session.moments();
  const curtain = now.scene === 'curtain';
  useEffect(() => {
    if (no === undefined) return;
    // A link may lead to a moment that is still on its way to this device.
    if (no > last) return;
    let gone = false;
    session.moment(no, eyes).then((past) => {
      if (!gone)
        setLooking((was) => (was?.no !== no ? was : past === undefined ? undefined : { ...was, past, fetched: no }));
    });
    return () => {
      gone = true;
    };
  }, [session, no, last, eyes]);
  // Whoever takes the device starts from now.
  useEffect(() => {
    if (curtain) setLooking(undefined);
  }, [curtain]);
  const go = useCallback(
    (moment: number) => {
      const to = Math.min(Math.max(0, moment), session.moments());
      setLooking((was) => ({ ...kept(was), no: to }));
    },
    [session],
  );
  const forward = useCallback(() => {
    setLooking((was) => {
      // What is still on its way has no steps yet.
      if (was?.past === undefined || was.fetched !== was.no) return was;
      const left = was.step === undefined ? 0 : stepsOf(was.past).length - 1 - was.step;
      if (left > 0) return { ...was, step: left === 1 ? undefined : (was.step ?? 0) + 1 };
      const to = Math.min(was.no + 1, session.moments());
      return { ...kept(was), no: to, ...(to === was.no || paceLength() === 0 ? {} : { step: 0 }) };
    });
  }, [session]);
  const back = useCallback(() => setLooking(undefined), []);
  return useMemo(() => {
    if (now.scene === 'curtain') return { shown: now, travel: undefined };
    const past = looking?.past;
    const lines =
      past === undefined ? 0 : linesShown(past, looking?.fetched === looking?.no ? looking?.step : undefined);
    const untold = past === undefined ? 0 : past.told.length - lines;
    const at = past === undefined ? undefined : looking?.no;
    const ways = { go, forward, back, eyes, lookAs: setEyes };
    return {
      shown: past === undefined ? now : nowAt(past, lines),
      travel: { session, live: now, at, last, untold, ...ways },
    };
  }, [session, now, looking, last, go, forward, back, eyes]);
}

/** What stays in sight until the next moment is there. */
const kept = (was: Looking | undefined): Omit<Looking, 'no' | 'step'> => ({
  past: was?.past,
  ...(was?.fetched === undefined ? {} : { fetched: was.fetched }),
});

const linesShown = (past: TableNow, step: number | undefined): number =>
  (step === undefined ? undefined : stepsOf(past)[step]) ?? past.told.length;
