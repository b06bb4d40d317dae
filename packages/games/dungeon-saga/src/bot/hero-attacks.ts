// The value of an attack of a hero, by its exact odds (DS-AIH-2).
import { HEROES, type HeroId } from '../cards/heroes.ts';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import { type Cell, type Facing, xOf, yOf } from '../cells.ts';
import { strikeWith } from '../frames.ts';
import { countThreats, hasInFront } from '../rules/arcs.ts';
import { profileOf, sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { mayBeShot } from '../rules/shoot.ts';
import type { Model, State } from '../state.ts';

const SPELL_DICE = 3;
export const SPELL_RANGE = 8;

/** DS-AIH-2: the chance that it falls; a little more where no bones are left. */
export function attackWorth(s: State, how: 'fight' | 'shoot' | 'spell', by: number, target: Model, dice = 0): number {
  const { dice: rolled, armour, defence } = sumOf(s, strikeWith(how, by, target.id, { dice }).attack);
  if (BOSSES[target.kind as BossId] !== undefined) return 12 * chanceOf(1, rolled, armour, defence);
  const card = MINIONS[target.kind as MinionId];
  const gone = chanceOf(card.destroyedAt, rolled, armour, defence);
  const down = card.pileAt > 0 ? chanceOf(card.pileAt, rolled, armour, defence) : gone;
  return 8 * down + gone;
}
export const spellWorth = (s: State, by: number, target: Model): number =>
  attackWorth(s, 'spell', by, target, SPELL_DICE);

export const castsSpells = (m: Model): boolean => HEROES[m.kind as HeroId].spells.length > 0;

/** The best attack from where it stands. A hero turns freely, so only squares matter. */
export function bestAttack(s: State, m: Model): number {
  let best = 0;
  const before = m.facing;
  const { shoot, range } = profileOf(m);
  const free = countThreats(s, true, m.cell) === 0;
  const casts = castsSpells(m);
  for (const t of s.models) {
    if (t.hero >= 0) continue;
    m.facing = facingTowards(m.cell, t.cell);
    if (hasInFront(s, m, t.cell)) best = Math.max(best, attackWorth(s, 'fight', m.id, t));
    if (shoot > 0 && free && mayBeShot(s, m, t, range)) best = Math.max(best, attackWorth(s, 'shoot', m.id, t));
    if (casts && mayBeShot(s, m, t, SPELL_RANGE)) best = Math.max(best, spellWorth(s, m.id, t));
  }
  m.facing = before;
  return best;
}
export function facingTowards(from: Cell, to: Cell): Facing {
  const dx = xOf(to) - xOf(from);
  const dy = yOf(to) - yOf(from);
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
}
/** Who can stand in front: much armour, or many dice. */
export const isTough = (m: Model): boolean => profileOf(m).armour >= 4 || profileOf(m).combat >= 5;
