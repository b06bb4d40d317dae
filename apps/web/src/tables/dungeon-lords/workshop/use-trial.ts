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
  readonly question: 'plan-tiles' | 'try-plan' | 'best-plan';
  readonly seat: Seat;
  readonly seen: Seen;
  readonly given?: BattlePlan;
}

/**
 * Asks the workshop of the game's package, in the worker, while it is wanted. An answer that nobody waits for any more is
 * dropped; undefined: there is none.
 * @param key stands for what is given
 */
function useAnswer<T>(asked: Question, wanted: boolean, key: string, onAnswer: (found: T | undefined) => void): void {
  const { seat, seen } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    (think('workshop', { game: 'dungeon-lords', ...asked }, stop.signal) as Promise<T | undefined>).then(
      onAnswer,
      () => (stop.signal.aborted ? undefined : onAnswer(undefined)),
    );
    return () => stop.abort();
  }, [seat, seen, wanted, key]);
}

/** Tries each plan that is laid out. What was tried before is there at once. */
export function useTrial(now: TableNow, plan: BattlePlan, onPlan: (plan: BattlePlan) => void): Tools {
  const [tiles, setTiles] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({});
  const [suggesting, setSuggesting] = useState(false);
  const seat = now.me === 'spectator' ? 0 : now.me;
  // The question may be another when the workshop is still open; the round that is planned is the same.
  const [seen] = useState(now.seen);
  const key = planKey(plan);
  const known = tried[key];
  useAnswer<readonly string[]>({ question: 'plan-tiles', seat, seen }, true, '', (found = []) => setTiles(found));
  useAnswer<Tried>(
    { question: 'try-plan', seat, seen, given: plan },
    known === undefined && plan.cell !== undefined,
    key,
    (found) => (found === undefined ? undefined : setTried((all) => ({ ...all, [key]: found }))),
  );
  useAnswer<BattlePlan>({ question: 'best-plan', seat, seen }, suggesting, '', (found) => {
    if (found !== undefined) onPlan(found);
    setSuggesting(false);
  });
  return { tiles, tried: known, suggest: () => setSuggesting(true), suggesting };
}
