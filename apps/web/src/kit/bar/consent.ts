// An undo that needs the consent of the other players of an online table.
import { useSyncExternalStore } from 'react';
import type { TableNow } from '../../session/now.ts';
import type { OnlineState } from '../../session/online-side.ts';
import type { TableSession } from '../../session/table-session.ts';

/** `ask`: the others can be asked. `asked`: they have been, and have not all answered. */
type Consent = 'ask' | 'asked' | undefined;

function consentOf(state: OnlineState | undefined, { me, noTakeBack, seen }: TableNow): Consent {
  const table = state?.table;
  if (table?.undo !== 'consent' || table.status !== 'playing' || me === 'spectator') return undefined;
  if (table.undoAsked?.seat === me) return 'asked';
  return noTakeBack !== undefined && seen.answered > 0 ? 'ask' : undefined;
}

const never = (): (() => void) => () => {};

export const useConsent = ({ online }: TableSession, now: TableNow): Consent =>
  consentOf(
    useSyncExternalStore(online?.subscribe ?? never, () => online?.state()),
    now,
  );
