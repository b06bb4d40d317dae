// Detect Treasure (DL-CARD-49): a gold is gone; or a food; or a trap of the owner's choice (DL-RULING-54).
import type { Seat } from '@oubliette/engine';
import { type Frame, type State, w } from '../state.ts';

export function castDetectTreasure(s: State, seat: Seat): Frame | undefined {
  const player = s.players[seat]!;
  for (const what of ['gold', 'food'] as const) {
    if (player[what] === 0) continue;
    player[what]--;
    w.tell(() => ({ type: 'treasure-lost', rule: 'DL-CARD-49', seat, what, left: player[what] }));
    return undefined;
  }
  if (player.traps.length > 0) return { proc: 'discard-trap', todo: [{ seat, because: 'spell' }], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-49', seat, card: 'detect-treasure' }));
  return undefined;
}
