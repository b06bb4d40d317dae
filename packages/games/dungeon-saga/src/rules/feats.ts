// Feats: instead of a normal turn, once in each adventure (DSC-5, DS-FEAT-1 to DS-FEAT-5).
import { HEROES } from '../cards/heroes.ts';
import type { Frame } from '../frames.ts';
import { type State, w } from '../state.ts';
import { isEngaged, modelOfHero } from './arcs.ts';
import { holds, useUp } from './items.ts';

/** DS-LOOT-MAGIC-1 */
export const isSilenced = (s: State, hero: number): boolean => s.round <= s.heroes[hero]!.silencedTo;

/** Why this hero cannot use the feat now. */
export function featRefusal(s: State, hero: number): string | undefined {
  const h = s.heroes[hero]!;
  if (h.feat === 'used' && !holds(s, hero, 'ring-of-the-second-wind')) return 'DSC-5';
  if (isSilenced(s, hero)) return 'DS-LOOT-MAGIC-1';
  const { feat } = HEROES[h.id];
  if (feat === 'three-strings' && isEngaged(s, modelOfHero(s, hero)!)) return 'DS-FEAT-3';
  if (feat === 'overchannel' && h.recharge.some((turns) => turns > 0)) return 'DS-FEAT-4';
  return undefined;
}

const RULES = {
  'reaping-circle': 'DS-FEAT-1',
  'living-wall': 'DS-FEAT-2',
  'three-strings': 'DS-FEAT-3',
  overchannel: 'DS-FEAT-4',
  'slip-past': 'DS-FEAT-5',
} as const;

/** Marks the feat as used; a ring of the second wind is used up instead. */
export function useFeat(s: State, hero: number): void {
  const h = s.heroes[hero]!;
  const { feat } = HEROES[h.id];
  if (h.feat === 'used') useUp(s, hero, 'ring-of-the-second-wind');
  h.feat = 'used';
  w.tell(() => ({ type: 'feat', rule: RULES[feat], hero: h.id, feat }));
}

/** How the hero may move in it: as in a turn, past everybody, or not at all. */
export const featMove = (s: State, hero: number): 'feat' | 'slip' | 'turn-only' => {
  const { feat } = HEROES[s.heroes[hero]!.id];
  return feat === 'reaping-circle' ? 'feat' : feat === 'slip-past' ? 'slip' : 'turn-only';
};

/** What the feat does after that. */
export function carryOutFeat(s: State, hero: number): Frame | undefined {
  const m = modelOfHero(s, hero)!;
  switch (HEROES[s.heroes[hero]!.id].feat) {
    case 'reaping-circle':
      return { proc: 'circle', at: 0, hero, targets: [] };
    case 'living-wall':
      s.heroes[hero]!.wall = true;
      return undefined;
    case 'three-strings':
      return { proc: 'strings', at: 0, hero };
    case 'overchannel':
      return { proc: 'overchannel', at: 0, hero };
    case 'slip-past':
      return { proc: 'act', todo: [m.id], at: 0 };
  }
}
