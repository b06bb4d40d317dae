// Sensible answers in the fights of playouts: the strongest attack first, on a target that can be eliminated.
import { HEROES, MONSTERS, type MonsterId, TRAPS, type TrapId } from '../cards/cards.ts';
import { cellOf } from '../options.ts';
import { type AttackOption, moveOf, placeOf, type TargetOption } from '../rules/combat/words.ts';
import { ROOM, type State } from '../state.ts';
import { type Habit, most } from './habit.ts';
import { atTheDoor } from './siege.ts';
import { gainOfAttack, gainOfTrap, newLine } from './skirmish.ts';

const line = newLine();

/** Tunnels are cheap to lose; a room is for a party that can be ended there, two monsters at a time. */
const battleTile: Habit = (s, seat, can) => {
  const { map, lair } = s.players[seat]!;
  atTheDoor(s, seat, line);
  let health = 0;
  for (let i = 0; i < line.n; i++) health += line.health[i]!;
  let [first, second] = [0, 0];
  for (const { id, spent } of lair) {
    const gain = spent ? 0 : bestMove(id);
    if (gain > first) [first, second] = [gain, first];
    else if (gain > second) second = gain;
  }
  const two = second > 0 && health <= first + second;
  return most(can, (option) => ((map[cellOf(option as never)] === ROOM) === two ? 1 : 0));
};

function bestMove(id: MonsterId): number {
  let best = 0;
  for (const attack of MONSTERS[id].attacks) best = Math.max(best, gainOfAttack(line, attack));
  return best;
}

const layTrap: Habit = (s, seat, can) => {
  atTheDoor(s, seat, line);
  return most(can, (option) => (option in TRAPS ? gainOfTrap(line, option as TrapId) : 0.9));
};
const sendCreature: Habit = (s, seat, can) => {
  atTheDoor(s, seat, line);
  return most(can, (option) => (option in MONSTERS ? bestMove(option as MonsterId) : 0.5));
};
const strike: Habit = (s, seat, can) => {
  atTheDoor(s, seat, line);
  return most(can, (option) => gainOfAttack(line, moveOf(option as AttackOption).attack));
};

const healthOf = (s: State, seat: number, option: string): number => {
  const one = s.players[seat]!.party[placeOf(option as TargetOption)]!;
  return HEROES[one.id].health + one.extra - one.wounds;
};
/** The target nearest to its last hit point; of those that the attack would eliminate, the strongest. */
const aim =
  (damage: number): Habit =>
  (s, seat, can) =>
    most(can, (option) => {
      const health = healthOf(s, seat, option);
      return health <= damage ? 20 + health : -health;
    });

export const COMBAT_HABITS: Readonly<Record<string, Habit>> = {
  'plan-tile': battleTile,
  'plan-trap': layTrap,
  'plan-creature': sendCreature,
  attack: strike,
  target: aim(3),
  'trap-target': aim(3),
};
