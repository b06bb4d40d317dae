// QT-CARD-62: whatever the active player beats this turn yields more.
import type { State } from '../state.ts';

const BOUNTY = 2;

export function promiseBounty(s: State): void {
  s.bounty = true;
}

export const bountyGems = (s: State): number => (s.bounty ? BOUNTY : 0);
