// Magic Key (DL-CARD-59): a prisoner of the owner's choice walks out; paladins' cells have better locks.
import type { Seat } from '@oubliette/engine';
import { isPaladin } from '../rules/combat/party.ts';
import { type Frame, type State, w } from '../state.ts';

export function castMagicKey(s: State, seat: Seat): Frame | undefined {
  const { prison } = s.players[seat]!;
  if (!prison.every(isPaladin)) return { proc: 'lose-prisoner', todo: [{ seat, because: 'magic-key' }], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-59', seat, card: 'magic-key' }));
  return undefined;
}
