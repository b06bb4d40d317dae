// QT-CARD-14: the Hydra's die is rolled twice; the higher face counts, and that is one result.
import { roll } from '@oubliette/engine';
import { DIE, type MonsterId } from '../cards/cards.ts';
import type { State } from '../state.ts';

const rollsTwice = (monster: MonsterId): boolean => monster === 'three-headed-hydra';

export function redPips(s: State, monster: MonsterId): number {
  const pips = roll(s, DIE);
  return rollsTwice(monster) ? Math.max(pips, roll(s, DIE)) : pips;
}

/** How often this face is the result, of as many rolls as make each face of a single die come once; undefined: as of one die. */
export const facesOf = (monster: MonsterId): ((pips: number) => number) | undefined =>
  rollsTwice(monster) ? (pips) => 2 * pips - 1 : undefined;
