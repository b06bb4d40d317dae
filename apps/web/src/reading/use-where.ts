// The progress and the points of a game, for its viewer.
import { progressOf } from '@oubliette/records';
import { useMemo } from 'react';
import { useLocale } from '../base/locale.tsx';
import { useRules } from '../base/use-rules.ts';
import { leadText, progressText } from '../parts/where.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { reckon } from './reckoning.ts';

const WORLDS = 3;

/** For example "year I, winter, you lead by 3"; points only if they are certain. */
export function useWhere(session: TableSession, now: TableNow): string | undefined {
  const { lang, say } = useLocale();
  const { catalogGame, names } = session.info;
  const rules = useRules(catalogGame);
  const { seen, me, open } = now;
  const score = useMemo(() => {
    if (rules === undefined || rules.sides !== undefined || seen.end !== undefined) return undefined;
    const totals = reckon(rules, seen, me, WORLDS).map(({ total }) => total);
    return totals.every(({ least, most }) => least === most) ? totals.map(({ least }) => least) : undefined;
  }, [rules, seen, me]);
  const lead = score === undefined ? undefined : leadText(say, score, names, me === 'spectator' ? undefined : me);
  const where = [progressText(catalogGame.id, lang, progressOf(open)), lead].filter((part) => part !== undefined);
  return where.length === 0 ? undefined : where.join(', ');
}
