// The eight orders and the three spaces of each on the central board (DL-CARD-1 to DL-CARD-8).

/** In the order in which they resolve (DL-RULING-11). */
export const ORDERS = ['food', 'reputation', 'dig', 'gold', 'imps', 'traps', 'monster', 'room'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody hands over. `evil` is paid by moving up the evilometer. */
export interface Cost {
  readonly gold?: number;
  readonly food?: number;
  readonly evil?: number;
  readonly imps?: number;
  readonly traps?: number;
  readonly monsters?: number;
}

/** What somebody receives. `evil` is how the counter moves, so below zero is the pleasant direction. */
export interface Gain {
  readonly gold?: number;
  readonly food?: number;
  readonly evil?: number;
  readonly imps?: number;
  readonly traps?: number;
  readonly tunnels?: number;
  readonly monsters?: number;
  readonly rooms?: number;
}

export interface ActionSpace {
  readonly pay?: Cost;
  readonly gain?: Gain;
  /** Look at one combat card of the year (DL-SPY-1). */
  readonly spy?: true;
  /** How many imps may dig or mine (DL-DIG-1). */
  readonly permit?: number;
  /** One imp more, who watches (DL-DIG-2). */
  readonly foreman?: true;
}

export interface Action {
  /** Its line in the rule book. */
  readonly rule: string;
  /** Spaces I, II and III. */
  readonly spaces: readonly [ActionSpace, ActionSpace, ActionSpace];
  /** In what order they resolve (DL-RULING-11). */
  readonly resolves: readonly [number, number, number];
}

export const ACTIONS: Readonly<Record<Order, Action>> = {
  food: {
    rule: 'DL-CARD-1',
    resolves: [0, 1, 2],
    spaces: [
      { pay: { gold: 1 }, gain: { food: 2 } },
      { pay: { evil: 1 }, gain: { food: 3 } },
      { pay: { evil: 2 }, gain: { food: 3, gold: 1 } },
    ],
  },
  reputation: {
    rule: 'DL-CARD-2',
    resolves: [0, 1, 2],
    spaces: [
      { gain: { evil: -1 }, spy: true },
      { gain: { evil: -2 } },
      { pay: { gold: 1 }, gain: { evil: -2 }, spy: true },
    ],
  },
  dig: {
    rule: 'DL-CARD-3',
    resolves: [0, 1, 2],
    spaces: [{ permit: 2 }, { permit: 3 }, { permit: 4, foreman: true }],
  },
  gold: {
    rule: 'DL-CARD-4',
    resolves: [0, 1, 2],
    spaces: [{ permit: 2 }, { permit: 3 }, { permit: 4, foreman: true }],
  },
  imps: {
    rule: 'DL-CARD-5',
    resolves: [0, 1, 2],
    spaces: [
      { pay: { food: 1 }, gain: { imps: 1 } },
      { pay: { food: 2 }, gain: { imps: 2 } },
      { pay: { food: 1, gold: 1 }, gain: { imps: 2 } },
    ],
  },
  traps: {
    rule: 'DL-CARD-6',
    resolves: [0, 1, 2],
    spaces: [
      { pay: { gold: 1 }, gain: { traps: 1 } },
      { gain: { traps: 1 } },
      { pay: { gold: 2 }, gain: { traps: 2 } },
    ],
  },
  // The tile's own cost comes on top (DL-MON-2).
  monster: {
    rule: 'DL-CARD-7',
    resolves: [2, 1, 0],
    spaces: [{ gain: { monsters: 1 } }, { gain: { monsters: 1 } }, { pay: { food: 1 }, gain: { monsters: 1 } }],
  },
  room: {
    rule: 'DL-CARD-8',
    resolves: [2, 1, 0],
    spaces: [
      { gain: { rooms: 1 } },
      { pay: { gold: 1 }, gain: { rooms: 1 } },
      { pay: { gold: 1 }, gain: { rooms: 1 } },
    ],
  },
};

/** Gold for placing the minion when Recruit a Monster is the first order (DL-ORD-6). */
export const FIRST_MONSTER_GOLD = 1;
