// A hint for the current decision, computed on request.
import { useEffect, useState } from 'react';
import type { AskNow, TableNow } from '../session/now.ts';
import type { Hint } from './jobs.ts';
import { hasAdvice, think } from './think.ts';

export interface HintControl {
  /** False: the game has no hints, or there is nothing to decide. */
  readonly possible: boolean;
  readonly thinking: boolean;
  /** The hint for the current decision; `nothing`: none was found. */
  readonly hint: Hint | 'nothing' | undefined;
  readonly request: () => void;
  readonly dismiss: () => void;
}

/** @param key changes with the decision: a hint for another one is dropped. */
export function useHint(game: string, now: TableNow, ask: AskNow | undefined, key: string): HintControl {
  const [asked, setAsked] = useState<string>();
  const [found, setFound] = useState<{ key: string; hint: Hint | 'nothing' }>();
  const { me, seen } = now;
  const choices = ask?.optional === false ? ask.options.length : 0;
  const possible = me !== 'spectator' && choices > 1 && hasAdvice(game);
  const lit = asked === key && possible;
  const hint = lit && found?.key === key ? found.hint : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    if (!lit || hint !== undefined) return;
    const stop = new AbortController();
    think('hint', { game, seat: me, seen }, stop.signal).then(
      (given) => setFound({ key, hint: given ?? 'nothing' }),
      () => {
        if (!stop.signal.aborted) setFound({ key, hint: 'nothing' });
      },
    );
    return () => stop.abort();
  }, [lit, key]);

  return {
    possible,
    thinking: lit && hint === undefined,
    hint,
    request: () => setAsked(key),
    dismiss: () => setAsked(undefined),
  };
}
