// The twenty-seven trap cards (DL-CARD-34 to DL-CARD-42).
import type { Cost } from './orders.ts';

/** Damage by place in the line. `others` are all but the head; `last` comes on top of `each`. */
export interface TrapDamage {
  /** `health`: as many as his hit points. */
  readonly first?: number | 'health';
  readonly second?: number;
  readonly each?: number;
  readonly others?: number;
  readonly last?: number;
  /** To one adventurer whom the owner picks. */
  readonly chosen?: number;
}

export interface Trap {
  /** Its line in the rule book. */
  readonly rule: string;
  readonly pay?: Cost;
  readonly damage: TrapDamage;
  readonly blocksConquest?: true;
  /** Damage to the chosen adventurer at the very end of the round (DL-FIGHT-20). */
  readonly later?: number;
  /** The rest is a file in src/powers. */
  readonly power?: 'anti-magic-dart';
  /** Fields that are our reading, not the published card. */
  readonly ours?: readonly string[];
}

const traps = {
  // Quoted with 3 and with 4 (DL-CARD-90).
  'rolling-stone': { rule: 'DL-CARD-34', damage: { first: 3 }, ours: ['damage'] },
  // That it hits nobody where there is no second is our reading.
  pendulum: { rule: 'DL-CARD-35', damage: { second: 3 }, ours: ['damage'] },
  'trap-door': { rule: 'DL-CARD-36', damage: { first: 2 }, blocksConquest: true },
  'wall-of-fire': { rule: 'DL-CARD-37', damage: { each: 1, last: 1 } },
  'poisoned-dart': { rule: 'DL-CARD-38', damage: { chosen: 1 }, later: 2 },
  'anti-magic-dart': { rule: 'DL-CARD-39', damage: { chosen: 1 }, power: 'anti-magic-dart' },
  'cursed-ring': { rule: 'DL-CARD-40', pay: { gold: 1 }, damage: { each: 1 }, blocksConquest: true },
  'kamikaze-imp': { rule: 'DL-CARD-41', pay: { imps: 1 }, damage: { first: 3, others: 1 } },
  // All hit points, not those left: our reading.
  'poisoned-meal': { rule: 'DL-CARD-42', pay: { food: 1 }, damage: { first: 'health' }, ours: ['damage'] },
} as const satisfies Record<string, Trap>;

export type TrapId = keyof typeof traps;
export const TRAPS: Readonly<Record<TrapId, Trap>> = traps;
export const TRAP_IDS = Object.keys(traps) as readonly TrapId[];

/** How many of each kind the deck holds. The total is known, the even split is our reading. */
export const TRAP_DECK = { copies: 3, ours: ['copies'] } as const;
/** The Rolling Stone is quoted with 3 and with 4: a table may choose (option `rollingStone`). */
export const ROLLING_STONE = [3, 4] as const;
