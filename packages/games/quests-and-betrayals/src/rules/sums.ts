// QT-COMBAT-1: what both sides of a fight count at this moment.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import { NOBODY, type State } from '../state.ts';
import { dieValue } from './dice.ts';
import { allyPower, powerAgainst, powerInArena } from './power.ts';
import { alliesOf } from './sides.ts';
import type { FightSums, Help, SideSum } from './told-facts.ts';

/** QT-COMBAT-1, QT-COMBAT-4 */
export const totalOf = ({ power, die, doubled, allies }: SideSum): number =>
  allies.reduce((sum, ally) => sum + ally.power, doubled ? 2 * (power + die) : power + die);

/** Both sides of the fight that is going on; hands count from the moment they are open. */
export const sumsOf = (s: State): FightSums => (s.fight.kind === 'arena' ? arenaSums(s) : dungeonSums(s));

/** QT-DUNGEON-7, QT-DUNGEON-8 */
function dungeonSums(s: State): FightSums {
  const { attacker, ally, announced, green, red } = s.fight;
  const monster = s.fight.monster as MonsterId;
  return {
    green: {
      power: powerAgainst(s, attacker, monster),
      die: dieValue(s, attacker, green),
      doubled: announced.includes(attacker),
      allies: ally === NOBODY ? [] : [helpOf(s, ally)],
    },
    red: { power: MONSTERS[monster].power, die: dieValue(s, NOBODY, red), doubled: false, allies: [] },
  };
}

/** QT-ARENA-7, QT-ARENA-8 */
function arenaSums(s: State): FightSums {
  const { announced, open } = s.fight;
  const side = (which: 'attacker' | 'defender', pips: number): SideSum => {
    const seat = s.fight[which];
    return {
      power: powerInArena(s, seat, which === 'defender'),
      die: dieValue(s, seat, pips),
      doubled: announced.includes(seat),
      allies: open ? alliesOf(s, which).map((ally) => helpOf(s, ally)) : [],
    };
  };
  return { green: side('attacker', s.fight.green), red: side('defender', s.fight.red) };
}

export const helpOf = (s: State, seat: Seat): Help => ({ seat, power: allyPower(s, seat, s.fight.monster) });
