// Answers a decision automatically if the player wants it: one option, nothing refused, nothing revealed.
import { useEffect, useMemo, useRef } from 'react';
import { isStill, usePreferences } from '../base/preferences.ts';
import type { AskNow, Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

/** Milliseconds: the ask is shown before it is answered. */
const PAUSE = 600;

function trivial(now: Now): AskNow | undefined {
  if (now.scene !== 'table' || now.asks.length !== 1) return undefined;
  const [ask] = now.asks;
  const only = ask !== undefined && !ask.optional && ask.options.length === 1;
  return only && ask.refused.length === 0 && ask.soFar.length === 0 ? ask : undefined;
}

/**
 * Wraps the session: after a take-back the player answers the next ask.
 * @param elsewhere the question is not on the screen: a past moment is, or what led to it is still being told
 */
export function useTrivial(session: TableSession, now: Now, elsewhere: boolean): TableSession {
  const { trivial: wanted } = usePreferences();
  const regretted = useRef(false);
  const watched = useMemo(() => {
    const own: Pick<TableSession, 'answer' | 'takeBack'> = {
      answer(...answer) {
        regretted.current = false;
        return session.answer(...answer);
      },
      takeBack(seat) {
        regretted.current = true;
        return session.takeBack(seat);
      },
    };
    // All other properties are read from the session itself.
    return Object.assign(Object.create(session) as TableSession, own);
  }, [session]);
  useEffect(() => {
    const ask = trivial(now);
    if (!wanted || elsewhere || ask === undefined || regretted.current) return;
    const { me } = now as { readonly me: number };
    const [option = ''] = ask.options;
    let gone = false;
    const timer = setTimeout(
      async () => {
        const shows = (await session.preview(me, ask.kind, option)) === undefined;
        if (!gone && !shows) await session.answer(me, ask.kind, option);
      },
      isStill() ? 0 : PAUSE,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session, now, wanted, elsewhere]);
  return watched;
}
