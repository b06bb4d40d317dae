// What was just told, for screen readers and for the eye.
import type { Heard as EventHeard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useRef, useState } from 'react';
import type { TableNow } from '../../session/now.ts';

/** What a screen reader hears: the lines that are new, then what is asked, as soon as that may be answered. */
export function Heard({ now, t, decision }: { now: TableNow; t: Speaker; decision: string }) {
  const before = useRef(now.told.length - now.fresh);
  const [text, setText] = useState('');
  const me = now.me === 'spectator' ? undefined : now.me;
  const ask = now.asks.find((one) => !one.optional);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that happens, not for each language
  useEffect(() => {
    const lines = now.told.slice(before.current).map((heard) => t.event(heard));
    before.current = now.told.length;
    const asked = me === undefined || ask === undefined ? [] : [t.ask({ ...ask, seat: me })];
    setText([...lines, ...asked].join(' '));
  }, [now.told.length, decision, ask !== undefined]);
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  );
}

/** The line that is being told, in words, where nothing flies. Screen readers get it from `Heard`. */
export const Told = ({ line, t }: { line: EventHeard | undefined; t: Speaker }) =>
  line === undefined ? undefined : (
    <p className="kit-told parchment" aria-hidden="true">
      {t.event(line)}
    </p>
  );
