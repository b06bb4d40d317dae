// The six quests, in the form in which anybody can write one: a room laid out, its monsters, things to do, goals.

import type { DungeonCardId } from './dungeon-cards.ts';
import type { FurnitureId } from './furniture.ts';
import type { QuestThing } from './goods.ts';
import type { MonsterId } from './monsters.ts';
import type { QuestId } from './names.ts';
import type { Square } from './tiles.ts';

/** What can be asked of heroes. */
export type Goal =
  /** The leader of this kind is dead. */
  | { readonly goal: 'kill'; readonly monster: MonsterId; readonly within?: number }
  /** Somebody leaves by the entrance stairs with it. */
  | { readonly goal: 'carry-out'; readonly thing: QuestThing }
  /** Every seal is out and no monster is left in the room. */
  | { readonly goal: 'seals' }
  /** Living heroes hold so many of it. */
  | { readonly goal: 'hold'; readonly thing: QuestThing; readonly count: number }
  /** Every monster of the objective room is beaten. */
  | { readonly goal: 'beat-all' }
  /** Every room on the board has been searched at the end. */
  | { readonly goal: 'search-all' }
  /** Every piece of these kinds in the objective room has been opened. */
  | { readonly goal: 'open-all'; readonly kinds: readonly FurnitureId[] }
  /** The main goal was reached before the tokens called their monster. */
  | { readonly goal: 'before-tokens' }
  /** No hero was at 0 life in the objective room. */
  | { readonly goal: 'nobody-down' }
  | { readonly goal: 'nobody-fell' }
  | { readonly goal: 'found'; readonly thing: QuestThing }
  /** Every captive is free before the last monster dies. */
  | { readonly goal: 'free-all' }
  /** Every source of pages has been tried. */
  | { readonly goal: 'try-all' };

export interface QuestPiece {
  readonly kind: FurnitureId;
  readonly at: readonly Square[];
  readonly locked?: true;
  readonly bridge?: 'poor-bridge' | 'sound-bridge' | 'no-bridge';
  /** A captive lies on it; a page can be read in it; this lies in it instead of a table roll. */
  readonly holds?: 'captive' | 'page' | 'pages' | 'relic';
}

export interface QuestMonster {
  readonly monster: MonsterId;
  readonly at: Square;
  readonly leader?: true;
  /** Comes only for so many heroes or more (DJ-RULING-82). */
  readonly heroes?: 3 | 4;
}

export interface Quest {
  readonly id: string;
  readonly room: DungeonCardId;
  readonly pieces: readonly QuestPiece[];
  readonly monsters: readonly QuestMonster[];
  readonly seals?: readonly Square[];
  readonly main: Goal;
  readonly secondary: readonly Goal[];
  readonly mainXp: number;
  readonly secondaryXp: number;
  /** No prepared content: cards speak (DJ-OBJ-4). */
  readonly bare?: true;
  /** A thing lies in one of these pieces of the room; nobody knows in which. */
  readonly hidden?: { readonly thing: QuestThing; readonly among: FurnitureId };
  /** When that is taken, these rise in the entrance zone (DJ-RULING-81). */
  readonly late?: { readonly monster: MonsterId; readonly many: number; readonly few: number };
  readonly tokens?: { readonly at: number; readonly monster: MonsterId };
  readonly freeCrossing?: readonly MonsterId[];
  /** Lies in the first of these opened elsewhere, beside what the table gives. */
  readonly elsewhere?: { readonly thing: QuestThing; readonly in: readonly FurnitureId[] };
  /** Comes with the first treasure card, or lies here. */
  readonly stylus?: { readonly at: Square };
  /** A secret passage of the throne leads outside. */
  readonly wayOut?: true;
  /** The whole level is dark (DJ-LIGHT-7). */
  readonly dark?: true;
  /** DJ-GM-10: dungeon cards that lie on top, in this order. */
  readonly first?: readonly DungeonCardId[];
  /** What it says in one or two languages. */
  readonly texts?: { readonly [language: string]: { readonly name: string; readonly story: string } };
}

const m = (monster: MonsterId, x: number, y: number, more: Partial<QuestMonster> = {}): QuestMonster => ({
  monster,
  at: [x, y],
  ...more,
});
const LEADER = { leader: true } as const;
const FOUR = { heroes: 4 } as const;
const THREE = { heroes: 3 } as const;

const quests = [
  {
    id: 'black-throne',
    room: 'hall-of-the-black-throne',
    pieces: [
      { kind: 'throne', at: [[2, 9]] },
      { kind: 'chest', at: [[5, 9]] },
      { kind: 'statue', at: [[0, 6]] },
      { kind: 'statue', at: [[5, 6]] },
    ],
    monsters: [
      m('evil-sorcerer', 2, 8, LEADER),
      m('orc', 1, 6),
      m('orc', 4, 6),
      m('orc', 2, 6, FOUR),
      m('orc', 3, 6, THREE),
      m('orc-archer', 1, 8),
      m('orc-archer', 4, 8, FOUR),
    ],
    main: { goal: 'kill', monster: 'evil-sorcerer' },
    secondary: [{ goal: 'search-all' }, { goal: 'open-all', kinds: ['throne', 'chest'] }],
    mainXp: 100,
    secondaryXp: 20,
    wayOut: true,
  },
  {
    id: 'last-vigil',
    room: 'nave-of-the-last-vigil',
    pieces: [
      {
        kind: 'sarcophagus',
        at: [
          [1, 2],
          [1, 3],
        ],
      },
      {
        kind: 'sarcophagus',
        at: [
          [4, 2],
          [4, 3],
        ],
      },
      {
        kind: 'sarcophagus',
        at: [
          [1, 6],
          [1, 7],
        ],
      },
      {
        kind: 'sarcophagus',
        at: [
          [4, 6],
          [4, 7],
        ],
      },
      {
        kind: 'altar',
        at: [
          [2, 9],
          [3, 9],
        ],
      },
    ],
    monsters: [
      m('skeleton-sorcerer', 2, 8, LEADER),
      m('skeleton', 2, 5),
      m('skeleton', 3, 5),
      m('skeleton', 2, 7, FOUR),
      m('skeleton', 3, 7, THREE),
      m('mummy', 3, 8, THREE),
    ],
    main: { goal: 'carry-out', thing: 'crown' },
    secondary: [
      { goal: 'kill', monster: 'skeleton-sorcerer' },
      { goal: 'open-all', kinds: ['sarcophagus'] },
    ],
    mainXp: 100,
    secondaryXp: 20,
    hidden: { thing: 'crown', among: 'sarcophagus' },
    late: { monster: 'skeleton', many: 4, few: 2 },
  },
  {
    id: 'well-of-oaths',
    room: 'well-of-oaths',
    pieces: [
      {
        kind: 'magic-circle',
        at: [
          [2, 5],
          [3, 5],
          [2, 6],
          [3, 6],
        ],
      },
    ],
    seals: [
      [0, 2],
      [5, 2],
      [0, 8],
      [5, 8],
    ],
    monsters: [m('brigand', 1, 4), m('brigand', 4, 4), m('beastman', 2, 8), m('beastman', 3, 8, THREE)],
    main: { goal: 'seals' },
    secondary: [{ goal: 'before-tokens' }, { goal: 'nobody-down' }],
    mainXp: 100,
    secondaryXp: 20,
    tokens: { at: 10, monster: 'demon' },
  },
  {
    id: 'hanging-reliquary',
    room: 'hanging-reliquary',
    pieces: [
      {
        kind: 'crevasse',
        at: [
          [0, 5],
          [1, 5],
          [2, 5],
          [3, 5],
          [4, 5],
          [5, 5],
        ],
        bridge: 'poor-bridge',
      },
      { kind: 'chest', at: [[2, 9]], holds: 'relic' },
      { kind: 'statue', at: [[0, 9]] },
      { kind: 'statue', at: [[5, 9]] },
    ],
    monsters: [m('giant-spider', 1, 7), m('goblin', 0, 6), m('goblin', 5, 6)],
    main: { goal: 'carry-out', thing: 'relic' },
    secondary: [{ goal: 'nobody-fell' }, { goal: 'found', thing: 'ledger' }],
    mainXp: 100,
    secondaryXp: 20,
    freeCrossing: ['giant-spider'],
    elsewhere: { thing: 'ledger', in: ['chest', 'cupboard', 'desk'] },
  },
  {
    id: 'horned-arena',
    room: 'horned-arena',
    pieces: [
      {
        kind: 'weapon-rack',
        at: [
          [0, 3],
          [0, 4],
        ],
      },
      {
        kind: 'torture-rack',
        at: [
          [0, 9],
          [1, 9],
        ],
        holds: 'captive',
      },
      {
        kind: 'torture-rack',
        at: [
          [4, 9],
          [5, 9],
        ],
        holds: 'captive',
      },
      {
        kind: 'fountain',
        at: [
          [2, 5],
          [3, 5],
          [2, 6],
          [3, 6],
        ],
      },
    ],
    monsters: [m('minotaur', 2, 8, LEADER), m('gnoll', 1, 7), m('gnoll', 4, 7), m('fimir', 3, 8, THREE)],
    main: { goal: 'kill', monster: 'minotaur' },
    secondary: [{ goal: 'free-all' }, { goal: 'kill', monster: 'minotaur', within: 6 }],
    mainXp: 100,
    secondaryXp: 20,
  },
  {
    id: 'forbidden-archives',
    room: 'forbidden-archives',
    pieces: [
      {
        kind: 'library',
        at: [
          [0, 2],
          [0, 3],
        ],
        holds: 'page',
      },
      {
        kind: 'library',
        at: [
          [5, 2],
          [5, 3],
        ],
        holds: 'page',
      },
      {
        kind: 'library',
        at: [
          [0, 7],
          [0, 8],
        ],
        holds: 'page',
      },
      {
        kind: 'library',
        at: [
          [5, 7],
          [5, 8],
        ],
        holds: 'page',
      },
      {
        kind: 'desk',
        at: [
          [2, 6],
          [3, 6],
        ],
        locked: true,
        holds: 'pages',
      },
    ],
    monsters: [
      m('spectre', 2, 8, LEADER),
      m('mummy', 1, 6),
      m('mummy', 4, 6, FOUR),
      m('skeleton', 2, 4),
      m('skeleton', 3, 4, FOUR),
      m('skeleton', 3, 8, THREE),
    ],
    main: { goal: 'hold', thing: 'page', count: 3 },
    secondary: [{ goal: 'try-all' }, { goal: 'kill', monster: 'spectre' }],
    mainXp: 100,
    secondaryXp: 20,
    stylus: { at: [2, 1] },
  },
  {
    id: 'cards-speak',
    room: 'hall-of-the-black-throne',
    pieces: [],
    monsters: [],
    main: { goal: 'beat-all' },
    secondary: [],
    mainXp: 100,
    secondaryXp: 20,
    bare: true,
  },
] as const satisfies readonly (Quest & { readonly id: QuestId })[];

export const QUESTS: readonly Quest[] = quests;
export const questNamed = (id: string): Quest => QUESTS.find((quest) => quest.id === id)!;
