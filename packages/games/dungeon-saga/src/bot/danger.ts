// The danger of a square for a hero until the next turn: who can come and strike, and what a wound would cost (DS-AIH-3).
import { BOSSES, type BossId } from '../cards/minions.ts';
import { BOLT } from '../cards/spells.ts';
import { type Cell, distance, STEPS } from '../cells.ts';
import { hasInFront, isEngaged, isHeld } from '../rules/arcs.ts';
import { armourOf, injuryMark, profileOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { type Approach, approachOf, flies } from '../rules/reach.ts';
import { sees } from '../rules/sight.ts';
import { isBeside, tileOf } from '../rules/space.ts';
import type { Model, State } from '../state.ts';

/** The value of so many wounds to the enemy: the fifth ends the adventure. */
const TOLL = [0, 3, 7, 13, 26, 90] as const;
/** The overlord has others to strike, too. */
const SHARE = 0.8;
/** An unknown room holds about as much as this. */
const UNKNOWN = { dice: 3, chance: 0.7 } as const;

interface Foe {
  readonly model: Model;
  /** Where it can go; undefined: it stays where it is. */
  readonly ways: Approach | undefined;
  readonly dice: number;
  /** The longest distance of a shot or spell of its own, and its dice. */
  readonly range: number;
  readonly shotDice: number;
}
export interface Dangers {
  /** The expected cost of standing there, in the points of `attackWorth`. */
  at(cell: Cell, opensDoors: boolean): number;
  /** About how likely a wound is before the hero's next turn. */
  wound(cell: Cell, opensDoors: boolean): number;
}

export function dangersFor(s: State, m: Model): Dangers {
  const h = s.heroes[m.hero]!;
  const torch = s.torch > 0 ? 1 : 0;
  const foes: Foe[] = [];
  for (const model of s.models) {
    if (model.hero >= 0) continue;
    const { combat, shoot, range } = profileOf(model);
    const casts = BOSSES[model.kind as BossId]?.casts === true;
    foes.push({
      model,
      ways: stays(s, model, m) ? undefined : approachOf(s, model, m, profileOf(model).move),
      dice: combat + torch,
      range: casts ? BOLT.range : range,
      shotDice: casts ? BOLT.dice : shoot > 0 ? shoot + torch : 0,
    });
  }
  const armour = armourOf(s, m, undefined, 'fight');
  const combat = profileOf(m).combat - (h.wounds >= injuryMark(s, h) ? 1 : 0);
  // Who is struck twice is outnumbered by then.
  const wound = (dice: number, nth: number): number => {
    const defence = combat - (nth > 0 ? 1 : 0);
    const lost = Math.max(0, 2 - defence);
    return SHARE * chanceOf(1, dice, Math.max(0, armour - lost), Math.max(2, defence));
  };
  const strikes = Math.max(1, s.quest.commands);
  return {
    wound: (cell, opensDoors) => 1 - hitsAt(cell, opensDoors)[0]!,
    at(cell, opensDoors) {
      const hits = hitsAt(cell, opensDoors);
      let cost = 0;
      for (let k = 1; k < hits.length; k++) cost += hits[k]! * (TOLL[Math.min(5, h.wounds + k)]! - TOLL[h.wounds]!);
      return cost;
    },
  };
  /** The chance of no wound, of one, of two, … */
  function hitsAt(cell: Cell, opensDoors: boolean): readonly number[] {
    const dice: number[] = [];
    for (const foe of foes) {
      const best = strikeOf(s, foe, cell);
      if (best > 0) dice.push(best);
    }
    if (opensDoors) dice.push(UNKNOWN.dice);
    dice.sort((a, b) => b - a);
    const hits = [1];
    for (let i = 0; i < Math.min(strikes, dice.length); i++) {
      const p = wound(dice[i]!, i) * (opensDoors && i === dice.length - 1 ? UNKNOWN.chance : 1);
      for (let k = hits.length; k >= 0; k--) hits[k] = (hits[k] ?? 0) * (1 - p) + (k > 0 ? hits[k - 1]! * p : 0);
    }
    return hits;
  }
}
/** A model in a front arc of another hero seldom leaves it; guards of a room stay there. */
function stays(s: State, foe: Model, m: Model): boolean {
  if (isHeld(s, foe)) return true;
  if (flies(foe)) return false;
  if (!isEngaged(s, foe)) return false;
  return s.models.some((h) => h.hero >= 0 && h !== m && hasInFront(s, h, foe.cell));
}
/** The dice of its best attack on a figure there; 0: none. */
function strikeOf(s: State, { model, ways, dice, range, shotDice }: Foe, cell: Cell): number {
  const far = distance(model.cell, cell);
  const { move } = profileOf(model);
  let best = 0;
  if (far <= move + 1) {
    if (far === 1 && isBeside(s, model.cell, cell)) best = dice;
    else if (ways !== undefined && mayCome(s, model, cell)) {
      for (const step of STEPS) {
        if (ways.reaches(cell + step) && isBeside(s, cell + step, cell)) {
          best = dice;
          break;
        }
      }
    }
  }
  return shotDice > best && far <= range && sees(s, model.cell, cell) ? shotDice : best;
}
const mayCome = (s: State, foe: Model, cell: Cell): boolean =>
  BOSSES[foe.kind as BossId]?.stays !== true || tileOf(s, foe.cell) === tileOf(s, cell);
