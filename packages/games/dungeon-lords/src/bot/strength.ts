// The damage of a creature or a trap against a party of so many: a rough and fast estimate.
import { type MonsterId, TRAP_IDS, type TrapId } from '../cards/cards.ts';

const MONSTER_STRENGTH: Readonly<Record<MonsterId, (heroes: number) => number>> = {
  goblin: () => 2.7,
  slime: (heroes) => Math.max(1.5, heroes),
  ghost: (heroes) => (heroes > 1 ? 2 : 0),
  troll: () => 3.3,
  witch: () => 4,
  vampire: () => 4,
  // It comes back and attacks again.
  golem: () => 6,
  dragon: (heroes) => 2 * heroes,
  demon: () => 7,
};
export const strengthOf = (id: MonsterId, heroes: number): number => MONSTER_STRENGTH[id](heroes);

const TRAP_STRENGTH: Readonly<Record<TrapId, (heroes: number) => number>> = {
  'rolling-stone': () => 3,
  pendulum: (heroes) => (heroes > 1 ? 3 : 0),
  'trap-door': () => 3,
  'wall-of-fire': (heroes) => heroes + 1,
  'poisoned-dart': () => 3,
  'anti-magic-dart': () => 1.5,
  'cursed-ring': (heroes) => heroes + 1,
  'kamikaze-imp': (heroes) => heroes + 2,
  'poisoned-meal': () => 4,
};
export const trapStrength = (id: TrapId, heroes: number): number => TRAP_STRENGTH[id](heroes);

/** The least useful one of a hand against a party of three. */
export function weakestTrap(traps: readonly string[]): TrapId | undefined {
  let weakest: TrapId | undefined;
  for (const id of TRAP_IDS) {
    if (traps.includes(id) && (weakest === undefined || trapStrength(id, 3) < trapStrength(weakest, 3))) weakest = id;
  }
  return weakest;
}
