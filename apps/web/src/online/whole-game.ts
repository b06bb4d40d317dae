// After the end the client downloads the game file: every moment can be shown, not only those in its view history.
import type { Viewer } from '@oubliette/engine';
import { type GameFile, type GameInParts, isSealed } from '@oubliette/records';
import { rulesNamedBy } from '../base/rules.ts';
import type { TableNow } from '../session/now.ts';
import type { SessionInfo } from '../session/session-info.ts';

export interface WholeGame {
  /** The final view, with the complete log. */
  now(): TableNow;
  moments(): number;
  moment(no: number, seenBy?: Viewer): Promise<TableNow | undefined>;
}

/** Undefined: the game cannot be replayed here, for example because its rules have changed since. Fails if a part does not arrive. */
export async function wholeGame(
  { catalogGame, commitment }: Pick<SessionInfo, 'catalogGame' | 'commitment'>,
  played: GameFile | GameInParts | undefined,
  me: Viewer,
): Promise<WholeGame | undefined> {
  if (played?.format !== 'oubliette-game') return undefined;
  const sealed = played.fairness.commitment === commitment && isSealed(played);
  const rules = sealed ? await rulesNamedBy(catalogGame.id, played.rules) : undefined;
  if (rules === undefined) return undefined;
  const { replaySession } = await import('../replay/replay-session.ts');
  const again = replaySession(catalogGame, rules, played, me);
  const now = again.now();
  if (now.scene !== 'table' || now.seen.end === undefined) return undefined;
  return { now: () => now, moments: again.moments, moment: again.moment };
}
