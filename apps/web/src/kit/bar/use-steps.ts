// Several answers that were chosen together, as a plan in the workshop: they are sent one after another.
import { useEffect, useState } from 'react';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { Decision } from './use-decision.ts';

const begins = (steps: readonly string[], draft: readonly string[]): boolean =>
  draft.every((step, at) => steps[at] === step);

/**
 * Returns a function that sends the steps. Steps of the draft that differ are taken back first.
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
    // All steps are sent, or the player has answered otherwise.
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
