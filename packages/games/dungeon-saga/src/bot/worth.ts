// The value of an attack on a hero to the overlord (DS-AIO-2, DS-AIO-18, DS-AIO-19).
import { HEROES } from '../cards/heroes.ts';
import type { Attack } from '../frames.ts';
import { injuryMark, sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import type { State } from '../state.ts';

export type Level = 'easy' | 'normal' | 'hard';

/** The exact chance of a success, with all modifiers. */
export function chanceFor(s: State, attack: Attack): number {
  const { dice, armour, defence } = sumOf(s, attack);
  return chanceOf(1, dice, armour, defence);
}
export function worthOf(s: State, hero: number, chance: number, level: Level): number {
  const h = s.heroes[hero]!;
  let worth = 10 * chance;
  if (h.wounds + 1 === injuryMark(s, h)) worth += 5 * chance;
  if (h.wounds + 1 >= HEROES[h.id].crippledAt && level !== 'easy') worth += 100 * chance;
  if (level === 'hard') worth += h.wounds;
  return worth;
}
