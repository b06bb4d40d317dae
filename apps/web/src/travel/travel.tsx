// Looking at an earlier moment: what is shown is read-only, and one key leads back to now.
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Now, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export interface Travel {
  readonly session: TableSession;
  /** What is there now: the whole story. */
  readonly live: TableNow;
  /** The moment that is looked at; undefined: now. */
  readonly at: number | undefined;
  readonly last: number;
  readonly go: (moment: number) => void;
  readonly back: () => void;
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
  const no = looking?.no;
  const last = session.moments();
  const curtain = now.scene === 'curtain';
  useEffect(() => {
    if (no === undefined) return;
    // A link may lead to a moment that is still on its way to this device.
    if (no > last) return;
    let gone = false;
    session.moment(no).then((past) => {
      if (!gone) setLooking((was) => (was?.no !== no ? was : past === undefined ? undefined : { no, past }));
    });
    return () => {
      gone = true;
    };
  }, [session, no, last]);
  // Whoever takes the device starts from now.
  useEffect(() => {
    if (curtain) setLooking(undefined);
  }, [curtain]);
  const go = useCallback(
    (moment: number) => {
      const to = Math.min(Math.max(0, moment), session.moments());
      setLooking((was) => ({ no: to, past: was?.past }));
    },
    [session],
  );
  const back = useCallback(() => setLooking(undefined), []);
  return useMemo(() => {
    if (now.scene === 'curtain') return { shown: now, travel: undefined };
    return {
      shown: looking?.past ?? now,
      travel: { session, live: now, at: looking?.past === undefined ? undefined : looking.no, last, go, back },
    };
  }, [session, now, looking, last, go, back]);
}
