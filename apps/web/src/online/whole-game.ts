// After the end the client downloads the game file: every moment can be shown, not only those in its view history.
import type { Viewer } from '@oubliette/engine';
import { isSealed } from '@oubliette/records';
import { rulesNamedBy } from '../base/rules.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export interface WholeGame {
  /** The final view, with the complete log. */
  now(): TableNow;
  moments(): number;
  moment(no: number, seenBy?: Viewer): Promise<TableNow | undefined>;
}

/** Undefined: the game cannot be replayed here, for example because its rules have changed since. */
export async function wholeGame({ info, file }: TableSession, me: Viewer): Promise<WholeGame | undefined> {
  const { catalogGame, commitment } = info;
  const [played, { replaySession }] = await Promise.all([file(), import('../replay/replay-session.ts')]);
  const kept = played !== undefined && played.fairness.commitment === commitment && isSealed(played);
  const rules = kept ? await rulesNamedBy(catalogGame.id, played.rules) : undefined;
  if (!kept || rules === undefined) return undefined;
  const again = replaySession(catalogGame, rules, played, me);
  const now = again.now();
  if (now.scene !== 'table' || now.seen.end === undefined) return undefined;
  return { now: () => now, moments: again.moments, moment: again.moment };
}
