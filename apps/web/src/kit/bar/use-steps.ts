// Answers that were worked out elsewhere: taken with one click, they are given one after another.
import { useEffect, useState } from 'react';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { Decision } from './use-decision.ts';

const begins = (steps: readonly string[], draft: readonly string[]): boolean =>
  draft.every((step, at) => steps[at] === step);

/**
 * Gives what takes the steps over. Steps laid down before that do not fit are taken back first.
 * @param belongs is this one of the questions that the steps answer?
 */
export function useSteps(
  session: TableSession,
  now: TableNow,
  { ask, key }: Decision,
  belongs: (ask: AskNow) => boolean,
) {
  const [steps, setSteps] = useState<readonly string[]>();
  const draft = ask === undefined ? [] : ask.soFar.map(({ option }) => option);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (steps === undefined || ask === undefined) return;
    const next = steps[draft.length];
    // Somebody thought better of it, or it is laid down.
    const { me } = now;
    if (me === 'spectator' || !belongs(ask) || !begins(steps, draft) || next === undefined) setSteps(undefined);
    else if (ask.options.includes(next)) void session.answer(me, ask.kind, next);
    else setSteps(undefined);
  }, [steps, key]);

  return async (plan: readonly string[]): Promise<void> => {
    const { me } = now;
    if (me === 'spectator') return;
    let same = 0;
    while (same < draft.length && draft[same] === plan[same]) same++;
    for (let i = draft.length; i > same; i--) await session.takeBack(me);
    setSteps(plan);
  };
}
