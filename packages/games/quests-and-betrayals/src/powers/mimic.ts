// QT-CARD-48: nobody outruns a Mimic, because nobody knows it for one in time; and it has swallowed something.
import { roll } from '@oubliette/engine';
import { DIE, type MonsterId } from '../cards/cards.ts';
import { type State, w } from '../state.ts';

export const isChest = (monster: MonsterId | 'none'): boolean => monster === 'mimic';

/** The die is no fight die (QT-RULING-46). */
export function swallowedGems(s: State): number {
  if (!isChest(s.fight.monster)) return 0;
  const pips = roll(s, DIE);
  w.tell(() => ({ type: 'rolled-chest', rule: 'QT-CARD-48', seat: s.active, pips }));
  return pips;
}
