// QT-CARD-53: the green die says what falls out; an 8 is a plain 8.
import { roll } from '@oubliette/engine';
import { DIE } from '../cards/cards.ts';
import { findGems } from '../rules/gems.ts';
import { type State, w } from '../state.ts';

export function tiltChest(s: State): undefined {
  const pips = roll(s, DIE);
  w.tell(() => ({ type: 'rolled-chest', rule: 'QT-CARD-53', seat: s.active, pips }));
  findGems(s, Math.floor(pips / 2) + 1, 'QT-CARD-53');
}
