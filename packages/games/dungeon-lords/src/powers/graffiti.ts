// Graffiti (DL-CARD-50): a trap of the owner's choice is spoilt; without one, the walls say bad things.
import type { Seat } from '@oubliette/engine';
import { changeEvil } from '../rules/evil.ts';
import type { Frame, State } from '../state.ts';

const EVIL = 1;

export function castGraffiti(s: State, seat: Seat): Frame | undefined {
  if (s.players[seat]!.traps.length > 0) return { proc: 'discard-trap', todo: [{ seat, because: 'spell' }], at: 0 };
  changeEvil(s, seat, EVIL, 'DL-CARD-50');
  return undefined;
}
