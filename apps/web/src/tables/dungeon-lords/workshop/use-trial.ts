import type { BattlePlan, Tried } from '@oubliette/dungeon-lords/workshop';
import type { Seat, Seen } from '@oubliette/engine';
import { useEffect, useState } from 'react';
import { think } from '../../../hints/think.ts';
import type { TableNow } from '../../../session/now.ts';
import { planKey } from './outcome.ts';

export interface Tools {
  /** Where the party may be met. */
  readonly tiles: readonly string[];
  readonly tried: Tried | undefined;
  /** Asks the solver; its plan comes a moment later. */
  readonly suggest: () => void;
  readonly suggesting: boolean;
}

interface Question {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly given?: unknown;
}

/** The worker's answers are those of the workshop in the game's package. */
const ask = <T>(question: string, takes: Question, signal: AbortSignal): Promise<T> =>
  think('workshop', { game: 'dungeon-lords', question, ...takes }, signal) as Promise<T>;

/** Tries each plan that is laid out. What was tried before is there at once; what nobody waits for any more is dropped. */
export function useTrial(now: TableNow, plan: BattlePlan, onPlan: (plan: BattlePlan) => void): Tools {
  const [tiles, setTiles] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({});
  const [suggesting, setSuggesting] = useState(false);
  const seat = now.me === 'spectator' ? 0 : now.me;
  // The question may be another when the workshop is still open; the round that is planned is the same.
  const [seen] = useState(now.seen);
  const key = planKey(plan);
  const known = tried[key];

  useEffect(() => {
    const stop = new AbortController();
    ask<readonly string[]>('plan-tiles', { seat, seen }, stop.signal).then(setTiles, () => {});
    return () => stop.abort();
  }, [seat, seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the plan
  useEffect(() => {
    if (known !== undefined || plan.cell === undefined) return;
    const stop = new AbortController();
    ask<Tried>('try-plan', { seat, seen, given: plan }, stop.signal).then(
      (found) => setTried((all) => ({ ...all, [key]: found })),
      () => {},
    );
    return () => stop.abort();
  }, [seat, seen, key, known]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time somebody asks
  useEffect(() => {
    if (!suggesting) return;
    const stop = new AbortController();
    ask<BattlePlan | undefined>('best-plan', { seat, seen }, stop.signal)
      .then(
        (found) => (found === undefined ? undefined : onPlan(found)),
        () => {},
      )
      .finally(() => stop.signal.aborted || setSuggesting(false));
    return () => stop.abort();
  }, [suggesting, seat, seen]);

  return { tiles, tried: known, suggest: () => setSuggesting(true), suggesting };
}
