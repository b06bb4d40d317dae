// Exact chances of an attack: two dice, and the sums that the rules themselves make of them.
import { SPELL_POWER } from '../cards/skills.ts';
import { attackFrame, forecast } from '../rules/attack.ts';
import { heroOf, isHero, isRanged, monsterOf } from '../rules/figures.ts';
import type { FigureId, Frame, State } from '../state.ts';

export interface Odds {
  readonly hit: number;
  readonly kill: number;
  /** Expected damage, never more than there is life. */
  readonly damage: number;
}

const NONE: Odds = { hit: 0, kill: 0, damage: 0 };

/** Over all pairs of dice; a side whose die has 0 sides rolls none. */
export function oddsOf(lead: number, life: number, mine = 10, theirs = 10): Odds {
  let hit = 0;
  let kill = 0;
  let damage = 0;
  for (let a = 1; a <= mine; a++)
    for (let b = Math.min(1, theirs); b <= theirs; b++) {
      const wound = a + lead - b;
      if (wound <= 0) continue;
      hit++;
      if (wound >= life) kill++;
      damage += Math.min(wound, life);
    }
  const pairs = mine * Math.max(1, theirs);
  return { hit: hit / pairs, kill: kill / pairs, damage: damage / pairs };
}

/** Of a declared attack, with its bonuses. */
export function attackOdds(s: State, f: Extract<Frame, { readonly proc: 'attack' }>): Odds {
  const life = isHero(f.target) ? heroOf(s, f.target).life : (monsterOf(s, f.target)?.life ?? 0);
  const dice = life === 0 ? undefined : forecast(s, f);
  return dice === undefined ? NONE : oddsOf(dice.lead, life, dice.mine, dice.theirs);
}

/** A blow or shot of one figure at another. */
export const weaponOdds = (s: State, by: FigureId, at: FigureId): Odds =>
  attackOdds(s, attackFrame(by, at, isHero(by) && isRanged(heroOf(s, by)) ? 'ranged' : 'melee'));

export const spellOdds = (s: State, by: FigureId, spell: string, at: FigureId): Odds =>
  attackOdds(s, attackFrame(by, at, spell, SPELL_POWER[spell] ?? 0));
