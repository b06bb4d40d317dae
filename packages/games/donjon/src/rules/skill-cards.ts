// DJ-SKILL: using a card costs a point of fatigue and tilts it.
import type { SkillId } from '../cards/skills.ts';
import { SKILLS } from '../cards/skills.ts';
import type { State } from '../state.ts';
import { has, mayReact } from './figures.ts';
import { tell } from './tell.ts';

/** The rule that forbids this hero that card now, or undefined. */
export function whyNotSkill(s: State, i: number, skill: SkillId): string | undefined {
  const h = s.heroes[i]!;
  const { phase } = SKILLS[skill];
  if (!h.skills.includes(skill)) return 'DJ-SKILL-1';
  if (phase !== 'E/C' && phase !== (s.phase === 'explore' ? 'E' : 'C')) return 'DJ-SKILL-4';
  if (h.tilted.includes(skill) || h.tiltedInCombat.includes(skill)) return 'DJ-SKILL-4';
  if (h.fatigue < 1) return 'DJ-SKILL-3';
  return has(h, 'silenced') ? 'DJ-RULING-2' : undefined;
}

export const canUse = (s: State, i: number, skill: SkillId): boolean =>
  whyNotSkill(s, i, skill) === undefined && mayReact(s.heroes[i]!);

/** DJ-SKILL-3, DJ-SKILL-4 */
export function payForSkill(s: State, i: number, skill: SkillId): void {
  const h = s.heroes[i]!;
  h.fatigue--;
  if (s.phase === 'explore') h.tilted = [...h.tilted, skill];
  else h.tiltedInCombat = [...h.tiltedInCombat, skill];
  tell(s, () => ({ type: 'skill', rule: 'DJ-SKILL-3', hero: i, skill, left: h.fatigue }));
}
