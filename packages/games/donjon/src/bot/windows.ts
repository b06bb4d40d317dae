// Answers of heroes in windows: skills, fatigue, fate.
import { attackTotal, defenceTotal } from '../rules/dice.ts';
import { heroNumber, heroOf, isHero, isIn, monsterOf } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { first, pointedAt, type Skill } from './common.ts';
import { weaponOdds } from './odds.ts';

/** An ambush on a weary party is worth a point of fate, if a hero has one to spare. */
export function announced(s: State, options: readonly string[]): string {
  const saved = first(options, 'rat-poison', 'foil');
  if (saved !== undefined) return saved;
  const frame = s.core.stack.findLast((f) => f.proc === 'event');
  const ambush = frame?.proc === 'event' && (frame.event === 'ambush' || frame.event === 'rockfall');
  const party = s.heroes.filter(isIn);
  const weary = party.reduce((sum, h) => sum + h.life, 0) < 9 * party.length;
  const spare = options.find((option) => option.startsWith('fate:') && heroOf(s, pointedAt(option)).fate > 1);
  return ambush && weary ? (spare ?? 'pass') : 'pass';
}

export function declared(s: State, options: readonly string[], skill: Skill): string {
  const frame = s.core.stack.findLast((f) => f.proc === 'attack');
  if (frame?.proc !== 'attack') return 'pass';
  const own = first(options, 'backstab', 'mighty-blow');
  if (own !== undefined) {
    const { kill } = weaponOdds(s, frame.by, frame.target);
    const reserve = skill === 'plain' ? 3 : 1;
    return heroOf(s, frame.by).fatigue > reserve && kill < 0.75 ? own : 'pass';
  }
  const target = isHero(frame.target) ? heroOf(s, frame.target) : undefined;
  if (target === undefined || isHero(frame.by) || monsterOf(s, frame.by) === undefined) return 'pass';
  const { kill, damage } = weaponOdds(s, frame.by, frame.target);
  if (kill < 0.1 && damage < 4) return 'pass';
  const guard = options.find(
    (option) => option.startsWith('bodyguard') && s.heroes[heroNumber(pointedAt(option))]!.life > target.life + 3,
  );
  return first(options, 'sanctuary') ?? guard ?? 'pass';
}

/** Fatigue where it changes the result: a miss into a kill, a death into a wound, a failure into a success. */
export function dice(s: State, options: readonly string[], skill: Skill): string {
  const { kind, by, at } = s.roll;
  if (kind === 'test') return forTest(s, options);
  if (kind === 'event') return 'pass';
  const lead = attackTotal(s) - defenceTotal(s);
  if (isHero(at)) return forDefence(s, options, lead);
  const m = monsterOf(s, at);
  if (m === undefined || !isHero(by) || skill === 'plain') return 'pass';
  const need = m.life - lead;
  const price = m.unique ? 3 : 2;
  return options.includes('pf') && need > 0 && need <= price && heroOf(s, by).fatigue >= need ? 'pf' : 'pass';
}

function forTest(s: State, options: readonly string[]): string {
  const { by, target } = s.roll;
  const hero = isHero(by) ? heroOf(s, by) : undefined;
  const short = target - attackTotal(s);
  if (hero === undefined || short <= 0) return 'pass';
  if (options.includes('pf') && short <= Math.min(3, hero.fatigue)) return 'pf';
  return options.includes('hare') && short > 2 ? 'hare' : 'pass';
}

function forDefence(s: State, options: readonly string[], lead: number): string {
  const h = heroOf(s, s.roll.at);
  if (options.includes('dodge') && lead >= 2) return 'dodge';
  if (options.includes('parry') && lead >= 2) return 'parry';
  if (lead < h.life) return 'pass';
  const need = lead - h.life + 1;
  if (options.includes('pf') && need <= h.fatigue) return 'pf';
  if (options.includes('hare')) return 'hare';
  return h.fate === 0 ? (first(options, 'fate') ?? 'pass') : 'pass';
}
