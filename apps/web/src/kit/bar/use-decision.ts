// What is being decided: which of the open asks is in front, what of it is picked, and what that would change.
import { useEffect, useState } from 'react';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { TableSession } from '../../session/table-session.ts';

/** The picked option of one decision; the next decision starts without one. */
interface Picked {
  readonly decision: string;
  readonly kind: string;
  readonly option: string;
}

export interface Decision {
  /** Changes when another decision is in front. */
  readonly key: string;
  readonly ask: AskNow | undefined;
  /** The option that is picked, not yet played. */
  readonly option: string | undefined;
  /** The game's view after it, where that is known. */
  readonly next: object | undefined;
  readonly pick: (option: string | undefined) => void;
  /** Turns to another of the open asks. */
  readonly turnTo: (beside: string | undefined) => void;
}

export function useDecision(session: TableSession, now: TableNow): Decision {
  const [picked, setPicked] = useState<Picked>();
  const [turnedTo, setTurnedTo] = useState<{ decision: string; beside: string | undefined }>();
  const { me, seen } = now;
  const decision = `${me}/${seen.answered}`;
  const awaited = now.asks.find((ask) => !ask.optional);
  // What is composed in several steps stays in front until it is complete.
  const begun = seen.mine.some((aside) => aside.kind === turnedTo?.beside && aside.fits > 0);
  const beside = turnedTo?.decision === decision || begun ? turnedTo?.beside : undefined;
  const ask = now.asks.find((one) => one.optional && one.beside === beside) ?? awaited;
  const isPicked = picked?.decision === decision && picked.kind === ask?.kind && ask.options.includes(picked.option);
  // A single option is picked by itself, but not played before it is confirmed.
  const only = ask?.optional === false && ask.options.length === 1 ? ask.options[0] : undefined;
  const option = isPicked ? picked.option : only;
  const next = usePreview(session, now, ask, option);
  return {
    key: decision,
    ask,
    option,
    next,
    pick: (chosen) =>
      setPicked(chosen === undefined || ask === undefined ? undefined : { decision, kind: ask.kind, option: chosen }),
    turnTo: (to) => setTurnedTo({ decision, beside: to }),
  };
}

/** The view after the picked option, which arrives later; an answer to an earlier pick is dropped. */
function usePreview(session: TableSession, now: TableNow, ask: AskNow | undefined, option: string | undefined) {
  const [shown, setShown] = useState<{ of: object; option: string; next: object | undefined }>();
  useEffect(() => {
    if (option === undefined || ask === undefined || now.me === 'spectator') return;
    let late = false;
    session.preview(now.me, ask.kind, option).then((next) => {
      if (!late) setShown({ of: ask, option, next });
    });
    return () => {
      late = true;
    };
  }, [session, now.me, ask, option]);
  return shown !== undefined && shown.of === ask && shown.option === option ? shown.next : undefined;
}
