// Illusion (DL-CARD-56): an image with one hit point leads the party, before the paladin too.
import type { Seat } from '@oubliette/engine';
import { lineOf } from '../rules/combat/line-of.ts';
import { type State, w } from '../state.ts';

export function castIllusion(s: State, seat: Seat): undefined {
  s.players[seat]!.party.unshift({ id: 'illusion', wounds: 0, extra: 0, poison: 0 });
  w.tell(() => ({ type: 'illusion', rule: 'DL-CARD-56', seat, line: lineOf(s, seat) }));
}
