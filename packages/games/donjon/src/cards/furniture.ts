// Furniture and scenery (DJ-FURN): size, what it blocks, and its table of ten.
export interface Furniture {
  readonly walkable?: true;
  /** DJ-RULING-14: breaks lines of sight. */
  readonly tall?: true;
  /** DJ-RULING-24 */
  readonly lockable?: true;
  /** Up to this number of the die: this result. The rule of row i is `<rules>-<i+1>`. */
  readonly table: readonly (readonly [upTo: number, result: Result])[];
  readonly rules: string;
}

export type Result =
  | 'nothing'
  | 'dart'
  | 'treasure'
  | 'two-treasures'
  | 'bell'
  | 'arms'
  | 'two-arms'
  | 'distance'
  | 'grimoire'
  | 'explosion'
  | 'potion'
  | 'torch'
  | 'visions'
  | 'curse'
  | 'mummy'
  | 'lid'
  | 'heavy-lid'
  | 'alive'
  | 'side-passage'
  | 'gems'
  | 'poison'
  | 'spring'
  | 'coins'
  | 'sent-back'
  | 'healed'
  | 'pain'
  | 'summoning'
  | 'held'
  | 'stronger'
  | 'passage-behind'
  | 'hoard'
  | 'cut'
  | 'no-bridge'
  | 'poor-bridge'
  | 'guarded-bridge'
  | 'sound-bridge';

/** DJ-RULING-30: the results that a thief's search for traps makes harmless. */
export const TRAPS: readonly Result[] = ['dart', 'bell'];

const furniture = {
  chest: {
    lockable: true,
    rules: 'DJ-FURN-CHEST',
    table: [
      [1, 'dart'],
      [6, 'nothing'],
      [9, 'treasure'],
      [10, 'two-treasures'],
    ],
  },
  cupboard: {
    tall: true,
    lockable: true,
    rules: 'DJ-FURN-CUPBOARD',
    table: [
      [1, 'dart'],
      [8, 'nothing'],
      [10, 'treasure'],
    ],
  },
  'weapon-rack': {
    tall: true,
    lockable: true,
    rules: 'DJ-FURN-RACK',
    table: [
      [1, 'bell'],
      [5, 'nothing'],
      [8, 'arms'],
      [10, 'two-arms'],
    ],
  },
  table: {
    rules: 'DJ-FURN-TABLE',
    table: [
      [8, 'nothing'],
      [10, 'treasure'],
    ],
  },
  library: {
    tall: true,
    rules: 'DJ-FURN-LIBRARY',
    table: [
      [5, 'nothing'],
      [6, 'distance'],
      [7, 'grimoire'],
      [10, 'treasure'],
    ],
  },
  'alchemist-bench': {
    rules: 'DJ-FURN-BENCH',
    table: [
      [1, 'explosion'],
      [5, 'nothing'],
      [7, 'potion'],
      [10, 'treasure'],
    ],
  },
  hearth: {
    tall: true,
    rules: 'DJ-FURN-HEARTH',
    table: [
      [6, 'nothing'],
      [9, 'torch'],
      [10, 'treasure'],
    ],
  },
  altar: {
    rules: 'DJ-FURN-ALTAR',
    table: [
      [1, 'visions'],
      [6, 'nothing'],
      [9, 'treasure'],
      [10, 'two-treasures'],
    ],
  },
  sarcophagus: {
    rules: 'DJ-FURN-SARCOPHAGUS',
    table: [
      [1, 'curse'],
      [5, 'nothing'],
      [7, 'mummy'],
      [9, 'lid'],
      [10, 'heavy-lid'],
    ],
  },
  desk: {
    lockable: true,
    rules: 'DJ-FURN-DESK',
    table: [
      [6, 'nothing'],
      [8, 'distance'],
      [9, 'grimoire'],
      [10, 'treasure'],
    ],
  },
  statue: {
    tall: true,
    rules: 'DJ-FURN-STATUE',
    table: [
      [6, 'nothing'],
      [7, 'alive'],
      [8, 'side-passage'],
      [9, 'gems'],
      [10, 'treasure'],
    ],
  },
  fountain: {
    rules: 'DJ-FURN-FOUNTAIN',
    table: [
      [5, 'nothing'],
      [6, 'poison'],
      [7, 'spring'],
      [9, 'coins'],
      [10, 'treasure'],
    ],
  },
  'magic-circle': {
    walkable: true,
    rules: 'DJ-FURN-CIRCLE',
    table: [
      [3, 'nothing'],
      [4, 'sent-back'],
      [5, 'healed'],
      [6, 'pain'],
      [7, 'summoning'],
      [8, 'held'],
      [9, 'stronger'],
      [10, 'treasure'],
    ],
  },
  throne: {
    rules: 'DJ-FURN-THRONE',
    table: [
      [7, 'nothing'],
      [8, 'passage-behind'],
      [9, 'hoard'],
      [10, 'treasure'],
    ],
  },
  'torture-rack': {
    rules: 'DJ-FURN-TORTURE',
    table: [
      [1, 'cut'],
      [8, 'nothing'],
      [9, 'potion'],
      [10, 'treasure'],
    ],
  },
  crevasse: {
    rules: 'DJ-FURN-CREVASSE',
    table: [
      [4, 'no-bridge'],
      [6, 'poor-bridge'],
      [9, 'guarded-bridge'],
      [10, 'sound-bridge'],
    ],
  },
} as const satisfies { readonly [id: string]: Furniture };

export type FurnitureId = keyof typeof furniture;
export const FURNITURE: { readonly [F in FurnitureId]: Furniture } = furniture;
export const FURNITURE_IDS = Object.keys(furniture) as FurnitureId[];

/** What a die shows on a piece's table. */
export const resultOf = (id: FurnitureId, die: number): Result => FURNITURE[id].table.find(([upTo]) => die <= upTo)![1];

/** The rule of that row; a circle's first line tells how it is rolled for. */
export function ruleOf(id: FurnitureId, die: number): string {
  const { rules, table } = FURNITURE[id];
  const row = table.findIndex(([upTo]) => die <= upTo);
  return `${rules}-${row + (id === 'magic-circle' ? 2 : 1)}`;
}
