// Exact chances of an attack: two dice, two sums.
import { ATT, DEF } from '../cards/classes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { combatDie } from '../rules/dice.ts';
import {
  armourPower,
  has,
  heroOf,
  isHero,
  kindOf,
  modifier,
  monsterOf,
  statOf,
  strikesMagic,
  weaponPower,
} from '../rules/figures.ts';
import type { FigureId, State } from '../state.ts';

export interface Odds {
  readonly hit: number;
  readonly kill: number;
  /** Expected damage, never more than there is life. */
  readonly damage: number;
}

const NONE: Odds = { hit: 0, kill: 0, damage: 0 };

/** Over all pairs of dice. */
export function oddsOf(lead: number, life: number, mine = 10, theirs = 10): Odds {
  let hit = 0;
  let kill = 0;
  let damage = 0;
  for (let a = 1; a <= mine; a++)
    for (let b = 1; b <= theirs; b++) {
      const wound = a + lead - b;
      if (wound <= 0) continue;
      hit++;
      if (wound >= life) kill++;
      damage += Math.min(wound, life);
    }
  const pairs = mine * theirs;
  return { hit: hit / pairs, kill: kill / pairs, damage: damage / pairs };
}

/** A blow or shot of one figure at another. */
export function weaponOdds(s: State, by: FigureId, at: FigureId): Odds {
  const life = isHero(at) ? heroOf(s, at).life : (monsterOf(s, at)?.life ?? 0);
  const defence = statOf(s, at, DEF) + armourPower(s, at) + (isHero(at) ? modifier(heroOf(s, at)) : 0);
  if (isHero(by)) {
    const h = heroOf(s, by);
    const foe = monsterOf(s, at);
    if (foe !== undefined && MONSTERS[foe.kind].abilities.includes('only-magic') && !strikesMagic(h)) return NONE;
    const attack = statOf(s, by, ATT) + weaponPower(h) + (has(h, 'sacred') ? 1 : 0) + modifier(h);
    return oddsOf(attack - defence, life, 10, foe !== undefined && has(foe, 'asleep') ? 1 : combatDie(s, at));
  }
  const attack = statOf(s, by, ATT) + kindOf(monsterOf(s, by)!).weapon;
  return oddsOf(attack - defence, life, combatDie(s, by), 10);
}

export const spellOdds = (s: State, magic: number, power: number, at: FigureId): Odds => {
  const life = isHero(at) ? heroOf(s, at).life : (monsterOf(s, at)?.life ?? 0);
  return oddsOf(magic + power - statOf(s, at, DEF) - armourPower(s, at), life);
};
