// When heroes heal each other: the fallen at once, the wounded before it is too late.
import { costTo } from '@oubliette/grid';
import { around } from '../rules/board.ts';
import { has, heroId, heroNumber, isDown, isIn } from '../rules/figures.ts';
import { within } from '../rules/reach.ts';
import { canUse } from '../rules/skill-cards.ts';
import type { Hero, State } from '../state.ts';
import { first } from './common.ts';
import { stepTowards, walks } from './paths.ts';

const isHealing = (item: string): boolean => /^(great-)?(healing-)?potion(:|$)/.test(item);

/** `low`: so little life is little. */
export function heal(s: State, i: number, options: readonly string[], low: number): string | undefined {
  const h = s.heroes[i]!;
  const heals = options.includes('drink') && h.items.some(isHealing);
  if (options.includes('skill:lay-hands') && touched(s, i).some((other) => isWeak(other, s.phase, low)))
    return 'skill:lay-hands';
  if (heals && touched(s, i).some(isDown)) return 'drink';
  if (options.includes('skill:mercy') && graced(s, i, low)) return 'skill:mercy';
  if (h.life <= low - 2) return heals ? 'drink' : undefined;
  if (options.includes('skill:purify') && touched(s, i).some(isSpoiled)) return 'skill:purify';
  if (has(h, 'poisoned')) return heals || h.items.includes('antidote') ? 'drink' : first(options, 'cure');
  return undefined;
}

/** The means, and the hero who drinks: the fallen first. */
export function drinkWanted(s: State, i: number, options: readonly string[]): string {
  const heals = options.filter(isHealing);
  const fallen = heals.find((option) => {
    const who = option.split(':')[1];
    return who !== undefined && isDown(s.heroes[heroNumber(who)]!);
  });
  const h = s.heroes[i]!;
  const antidote = has(h, 'poisoned') && options.includes('antidote') ? 'antidote' : undefined;
  const own = heals.find((option) => !option.includes(':'));
  return fallen ?? (h.life * 2 < h.maxLife ? own : antidote) ?? own ?? antidote ?? 'back';
}

/** Moves to a fallen hero who can be helped in this turn: heroes who are down when the fight ends are dead (DJ-COMBAT-14). */
export function toTheFallen(s: State, i: number, options: readonly string[]): string | undefined {
  if (s.turn.stopped || s.turn.left < 1 || !canHelp(s, i)) return undefined;
  const from = walks(s, heroId(i));
  const beside = s.heroes.flatMap((h) => (isDown(h) ? around(s, h.cell) : []));
  const near = beside.filter((cell) => {
    const cost = costTo(from, cell);
    return cost !== undefined && cost > 0 && cost <= s.turn.left;
  });
  return near.length === 0 ? undefined : stepTowards(s, heroId(i), near, options, from);
}
const canHelp = (s: State, i: number): boolean => canUse(s, i, 'lay-hands') || s.heroes[i]!.items.some(isHealing);

/** Between fights a die of six is never wasted on six lost points; in a fight it waits for need. */
const isWeak = (h: Hero, phase: State['phase'], low: number): boolean =>
  isDown(h) || h.life <= (phase === 'explore' ? h.maxLife - 6 : low);
const isSpoiled = (h: Hero): boolean => h.venom > 1 || h.weakness > 1 || h.drained > 1 || has(h, 'poisoned');

/** The heroes whom a laying on of hands can reach. */
const touched = (s: State, i: number): Hero[] => {
  const near = around(s, s.heroes[i]!.cell);
  return s.heroes.filter((h, k) => isIn(h) && (k === i || near.includes(h.cell)));
};
function graced(s: State, i: number, low: number): boolean {
  const near = within(s, [s.heroes[i]!.cell], 2);
  const here = s.heroes.filter((h) => isIn(h) && near.has(h.cell));
  return here.some(isDown) || here.filter((h) => h.life <= h.maxLife - 4).length > 1 || here.some((h) => h.life <= low);
}
