// QT-CARD-51: wounds heal, and something glitters in the water.
import { MOST_WOUNDS } from '../cards/cards.ts';
import { findGems } from '../rules/gems.ts';
import { heal } from '../rules/wounds.ts';
import type { State } from '../state.ts';

export function bathe(s: State): undefined {
  heal(s, s.active, MOST_WOUNDS, 'QT-CARD-51');
  findGems(s, 2, 'QT-CARD-51');
}
