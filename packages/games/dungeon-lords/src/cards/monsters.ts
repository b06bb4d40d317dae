// The twenty-four monster and ghost tiles (DL-CARD-9 to DL-CARD-17).
import type { Cost } from './orders.ts';

/** `none` is no attack at all: nobody is hit and healing is not set off. */
export type Aim = 'first' | 'any' | 'any-but-first' | 'any-non-priest' | 'each' | 'none';

export interface Attack {
  /** The word that stands for this attack in options and logs. */
  readonly as: string;
  readonly hit: Aim;
  readonly damage: number;
  /** So many separate hits; their targets may differ. */
  readonly times?: number;
  /** Damage to the new head if the hit eliminates its victim. */
  readonly onKill?: number;
  readonly pay?: Cost;
  /** Comes back face up and may be sent again. */
  readonly returns?: true;
  readonly blocksConquest?: true;
  readonly blocksHealing?: true;
}

export interface Monster {
  /** Its line in the rule book. */
  readonly rule: string;
  /** How many tiles in year 1 and in year 2. */
  readonly tiles: readonly [number, number];
  /** Paid when hired and on every Pay Day (DL-MONTYPE-1). */
  readonly cost: Cost;
  readonly attacks: readonly Attack[];
  /** Not a monster where it says monster (DL-MONTYPE-2). */
  readonly ghost?: true;
  /** Has a token among the imps (DL-RULING-24). */
  readonly token?: true;
}

const monsters = {
  goblin: {
    rule: 'DL-CARD-9',
    tiles: [2, 1],
    cost: { food: 1 },
    attacks: [{ as: 'stab', hit: 'first', damage: 2, onKill: 1 }],
  },
  slime: {
    rule: 'DL-CARD-10',
    tiles: [2, 1],
    cost: { food: 1 },
    attacks: [
      { as: 'splash', hit: 'each', damage: 1 },
      { as: 'clog', hit: 'none', damage: 0, blocksConquest: true },
    ],
  },
  ghost: {
    rule: 'DL-CARD-11',
    tiles: [2, 1],
    cost: { evil: 1 },
    ghost: true,
    attacks: [{ as: 'chill', hit: 'any-but-first', damage: 2 }],
  },
  troll: {
    rule: 'DL-CARD-12',
    tiles: [2, 1],
    cost: { food: 2 },
    token: true,
    attacks: [
      { as: 'club', hit: 'first', damage: 3 },
      { as: 'feast', hit: 'first', damage: 4, pay: { food: 1 } },
    ],
  },
  witch: {
    rule: 'DL-CARD-13',
    tiles: [2, 1],
    cost: { food: 1, evil: 1 },
    attacks: [
      { as: 'curse', hit: 'first', damage: 4 },
      { as: 'hexes', hit: 'any', damage: 1, times: 2 },
    ],
  },
  vampire: {
    rule: 'DL-CARD-14',
    tiles: [2, 1],
    cost: { evil: 2 },
    attacks: [
      { as: 'bite', hit: 'any-non-priest', damage: 3 },
      { as: 'sip', hit: 'any-non-priest', damage: 2, returns: true },
    ],
  },
  golem: {
    rule: 'DL-CARD-15',
    tiles: [0, 2],
    cost: { gold: 1, traps: 1 },
    attacks: [{ as: 'fist', hit: 'first', damage: 4, returns: true }],
  },
  dragon: {
    rule: 'DL-CARD-16',
    tiles: [0, 2],
    cost: { food: 2, evil: 2 },
    attacks: [{ as: 'breath', hit: 'each', damage: 2, blocksHealing: true }],
  },
  demon: {
    rule: 'DL-CARD-17',
    tiles: [0, 2],
    cost: { monsters: 1, evil: 1 },
    attacks: [{ as: 'gore', hit: 'any', damage: 7, blocksConquest: true }],
  },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof monsters;
export const MONSTERS: Readonly<Record<MonsterId, Monster>> = monsters;
export const MONSTER_IDS = Object.keys(monsters) as readonly MonsterId[];

/** What Metamorphosis makes of a monster (DL-CARD-53). */
export const SHEEP = { as: 'bleat', hit: 'first', damage: 1, ours: ['damage'] } as const satisfies Attack & {
  readonly ours: readonly string[];
};
