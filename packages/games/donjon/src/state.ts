// The whole state of a game of Donjon, and the frames a save can hold.
import { type InOrder, type InTurn, type Seat, type StateOf, words } from '@oubliette/engine';
import type { Cell, Side, Turn } from '@oubliette/grid';
import type { ClassId, RaceId } from './cards/classes.ts';
import type { DungeonCardId } from './cards/dungeon-cards.ts';
import type { EventId } from './cards/events.ts';
import type { FurnitureId } from './cards/furniture.ts';
import type { MonsterCardId } from './cards/monster-cards.ts';
import type { MonsterId } from './cards/monsters.ts';
import type { Quest } from './cards/quests.ts';
import type { RectangularRoomId, RoomCardId, SquareRoomId } from './cards/room-cards.ts';
import type { SkillId, SpellId } from './cards/skills.ts';
import type { TreasureId } from './cards/treasures.ts';
import type { Event } from './events.ts';
import type { Settings } from './settings.ts';

/** `h0` is the first hero, `m12` the twelfth monster that came. */
export type FigureId = string;
export const NOBODY = -1;
export const NOWHERE: Cell = -999999;
/** The master's chair. */
export const MASTER: Seat = 0;

/** What holds a figure for a while, by a word. */
export const MARKS = [
  'poisoned', // DJ-FURN-FOUNTAIN-2
  'held', // DJ-FURN-CIRCLE-7
  'frozen',
  'asleep',
  'slept', // through a whole round already
  'stunned', // cannot move on its next turn
  'skips', // its next turn
  'silenced',
  'flying',
  'slipping',
  'mighty', // DJ potion of might
  'blessed',
  'faith',
  'shielded',
  'sacred',
  'cowed', // war cry
  'dazzled', // radiance
  'rock-hide',
  'frenzied',
  'lit', // a burning torch
  'poison',
  'rat-poison', // the weapon is coated
  'dormant', // on the board, seen by nobody, in no combat
  'fled', // a demon sent back
] as const;
export type Mark = (typeof MARKS)[number];

export interface Hero {
  readonly name: string;
  readonly race: RaceId;
  readonly class: ClassId;
  readonly seat: Seat;
  /** ATT DEF FOR ADR MAG VIT, with what was bought. */
  readonly stats: readonly number[];
  readonly maxLife: number;
  readonly maxFatigue: number;
  readonly skills: readonly SkillId[];
  life: number;
  fatigue: number;
  fate: number;
  gold: number;
  xp: number;
  /** Cards tilted in an exploration phase and in a combat phase (DJ-RULING-6). */
  tilted: SkillId[];
  tiltedInCombat: SkillId[];
  items: string[];
  /** Item in hand, on the body, on the arm; `none`. */
  weapon: string;
  body: string;
  shield: string;
  /** Missiles, in the order of `SHOT_IDS`. */
  shots: number[];
  cell: Cell;
  gone: 'no' | 'dead' | 'left';
  marks: Mark[];
  venom: number;
  weakness: number;
  /** FOR lost to spectres. */
  drained: number;
  /** The curse ends with that exploration phase, the strength of a circle with that combat phase; 0: there is none. */
  cursedUntil: number;
  strongUntil: number;
  /** What this hero may not try again: `d3`, `f2`, `page:f4`, `spring:f1`. */
  tried: string[];
}

export interface Monster {
  readonly id: FigureId;
  readonly kind: MonsterId;
  readonly unique: boolean;
  /** The monster card it came with. */
  readonly group: number;
  cell: Cell;
  life: number;
  marks: Mark[];
  /** DJ-SPELL-2 */
  cast: SpellId[];
  /** DJ-RULING-90: the hero it must strike first, or NOBODY. */
  grudge: number;
  acted: boolean;
}

/** A monster card in play. */
export interface Group {
  readonly id: number;
  readonly card: MonsterCardId | 'none';
  readonly treasure: number;
  /** They hold the objective room (DJ-OBJ-3, DJ-RULING-78). */
  readonly objective?: true;
}

/** A zone on the table: a card, the north-west cell of its box, and its quarter turns clockwise. */
export interface Zone {
  readonly card: DungeonCardId;
  readonly at: Cell;
  readonly turn: Turn;
  readonly room: RoomCardId | 'none' | 'objective';
  readonly dark: boolean;
  readonly searched: boolean;
  /** DJ-FURN-1 */
  readonly safe: boolean;
  /** The side by which it was entered. */
  readonly entry: Side;
}

/** Two squares wide: `at` is its northern or western square on the side of zone `from`. */
export interface Door {
  readonly at: Cell;
  readonly side: Side;
  readonly from: number;
  /** The zone behind it; NOBODY: unexplored. */
  readonly to: number;
  readonly state: 'closed' | 'locked' | 'open' | 'walled' | 'exit';
  readonly barred: boolean;
}

export interface Piece {
  readonly kind: FurnitureId;
  readonly cells: readonly Cell[];
  readonly zone: number;
  readonly locked: boolean;
  readonly used: boolean;
  /** What its roll or its quest left there: `lid`, `heavy-lid`, `spring`, `poor-bridge`, `captive`, `shut`, `page` … */
  readonly rest: string;
}

/** DJ-RULING-87 */
export const THINGS = ['lever', 'odd-lever', 'slab', 'seal'] as const;
export interface Thing {
  readonly kind: (typeof THINGS)[number];
  readonly cell: Cell;
  /** The door that a lever opens; NOBODY for others. */
  readonly door: number;
}

export interface Goods {
  readonly cell: Cell;
  readonly items: readonly string[];
  readonly gold: number;
  readonly shots: readonly number[];
}

export interface Fire {
  readonly cell: Cell;
  /** MAG of the figure that lit it, and that figure. */
  readonly mag: number;
  readonly by: FigureId;
  /** It goes out at the end of this round. */
  readonly until: number;
}

/** The turn of a hero or a monster. */
export interface Turning {
  who: FigureId;
  /** Squares or points of VIT left. */
  left: number;
  walked: number;
  ran: boolean;
  /** A paid action was taken. */
  paid: boolean;
  /** Anything at all was done (resting wants nothing). */
  busy: boolean;
  stopped: boolean;
  attacks: number;
  attacked: boolean;
  /** That attack was made in melee, not with a shot or a spell. */
  melee: boolean;
  /** The first attack of this turn hit (DJ-BEAST-BEASTMAN-1). */
  hit: boolean;
  charged: boolean;
  /** Tried a seal this turn. */
  tried: boolean;
  cast: boolean;
  over: boolean;
  /** The last square on which the figure could have stopped. */
  back: Cell;
  /** Zones whose bridge is being crossed: no second test. */
  bridge: number;
  dark: boolean;
}

/** Dice on the table while they can still be changed. */
export interface Roll {
  readonly kind: 'attack' | 'test' | 'table' | 'event';
  /** What kind of die an event rolls (the others are known). */
  readonly sides: number;
  readonly by: FigureId;
  readonly at: FigureId;
  die: number;
  readonly plus: number;
  defence: number;
  readonly defencePlus: number;
  /** PF spent by each side; parry. */
  pf: number;
  defencePf: number;
  parry: number;
  /** Dice that fate has turned already. */
  turned: string[];
  readonly melee: boolean;
  /** What has to be reached by a test. */
  readonly target: number;
}

export interface State extends StateOf<Frame> {
  settings: Settings;
  quest: Quest;
  heroes: Hero[];
  monsters: Monster[];
  groups: Group[];
  /** Counts monsters and cards that came. */
  arrivals: number;
  zones: readonly Zone[];
  doors: readonly Door[];
  pieces: readonly Piece[];
  things: readonly Thing[];
  goods: readonly Goods[];
  stairs: readonly Cell[];
  webs: readonly Cell[];
  fires: readonly Fire[];
  /** The top card is the last one. */
  dungeon: DungeonCardId[];
  spare: DungeonCardId[];
  squareRooms: SquareRoomId[];
  rectangularRooms: RectangularRoomId[];
  monsterDeck: MonsterCardId[];
  treasureDeck: TreasureId[];
  treasureDiscard: TreasureId[];
  eventDeck: EventId[];
  eventDiscard: EventId[];
  hand: EventId[];
  /** The card that a search has just brought; the master's secret. */
  fresh: EventId | 'none';
  /** DJ-GM-4: one card of each other deck; replaced, never changed. */
  held: Held;
  /** Alarm, face up. */
  alarm: boolean;
  phase: 'explore' | 'combat';
  /** Exploration phases, combat phases, and rounds of this combat. */
  pe: number;
  pc: number;
  round: number;
  /** Exploration phases and combat rounds together. */
  clock: number;
  /** The master has played an event in this exploration phase or combat round. */
  eventPlayed: boolean;
  /** Monsters act first in the first round. */
  ambush: boolean;
  /** Nobody fought in this round (DJ-RULING-33). */
  quiet: boolean;
  /** Heroes who have had their turn. */
  done: number[];
  /** Heroes who rested in this exploration phase. */
  rested: number[];
  turn: Turning;
  roll: Roll;
  /** Attacks on each hero in this round, for a master that spreads them. */
  attacks: number[];
  /** Objective. */
  revealed: boolean;
  won: boolean;
  /** Exploration phases since the main objective. */
  after: number;
  tokens: number;
  /** Where the crown lies: a piece, known to nobody. */
  crown: number;
  goals: string[];
  failed: string[];
  ended: 'no' | 'won' | 'lost' | 'left' | 'night';
  /** What the party learned of the objective's depth: cards still to come, and of the top card. */
  depth: number;
  depthAt: number;
  heard: { seat: Seat; card: DungeonCardId | 'none'; door: number };
  /** Uses of the master key, and of the hare's foot. */
  key: number;
  hare: boolean;
  /** DJ light fingers: gold that the next killer takes back. */
  stolen: number;
  stylus: 'no' | 'coming' | 'done';
  /** Treasure cards still to be drawn for what was paid in town. */
  draws: readonly number[];
}

export interface Arrival {
  readonly kind: MonsterId;
  readonly unique: boolean;
  readonly group: number;
  /** The zone they come to, or NOBODY: any. */
  readonly zone: number;
  /** The squares by which they come, instead of where heroes see them (prowlers). */
  readonly by?: readonly Cell[];
  /** They wait on any free square of the zone, seen by nobody (DJ-RULING-81). */
  readonly late?: true;
}

/** What the master holds back with `oneCardAhead` (DJ-RULING-80). */
export interface Held {
  readonly dungeon: DungeonCardId | 'none';
  readonly square: SquareRoomId | 'none';
  readonly rectangular: RectangularRoomId | 'none';
  readonly monster: MonsterCardId | 'none';
  readonly treasure: TreasureId | 'none';
}
export type DeckName = keyof Held;

/** What a monster card is drawn for. */
export interface Wanted {
  readonly zone: number;
  /** DJ-UNIQ-3 and ambushes: uniques are drawn again. */
  readonly noUnique?: boolean;
  /** DJ-RULING-84: only half of them, rounded up, as the master likes. */
  readonly half?: boolean;
  /** They hold the objective room (DJ-RULING-78). */
  readonly objective?: boolean;
  /** The squares by which they come (prowlers). */
  readonly by?: readonly Cell[];
  /** Do not draw the soldiers of a lieutenant again. */
  readonly retinue?: boolean;
}

/** What becomes of a card that the master looks at first. */
export type Purpose =
  | { readonly for: 'zone'; readonly door: number; readonly hero: number }
  | { readonly for: 'room'; readonly zone: number; readonly hero: number }
  | ({ readonly for: 'monsters' } & Wanted)
  | { readonly for: 'hero'; readonly hero: number; readonly from: string }
  | { readonly for: 'party'; readonly hero: number }
  /** DJ-FURN-RACK-3: so many arms still to be found, in at most so many cards. */
  | { readonly for: 'arms'; readonly hero: number; readonly left: number; readonly most: number };

/** A skill, spell or thrown thing that looks for its target; `from` holds the squares chosen so far. */
export interface Aim {
  readonly by: FigureId;
  readonly what: string;
  /** The grimoire or scroll it comes from, or nothing. */
  readonly item: string;
  readonly from: readonly string[];
}
/** When the master may play or draw. */
export type EventMoment = 'setup' | 'play' | 'fight' | 'draw' | 'searched' | 'discard';

export type Frame =
  | InOrder<'game'>
  | InTurn<'entrance', Seat, string>
  | InTurn<'line-up', number, string>
  | InOrder<'play'>
  | InOrder<'exploration'>
  | InTurn<'event-step', EventMoment, string>
  | { readonly proc: 'begin-turn'; passed: Seat[]; readonly answer?: string }
  | InTurn<'act', number, string>
  | InTurn<'aim', Aim, string>
  | (InOrder<'gather'> & { readonly ambush: boolean; readonly from: number })
  | InOrder<'combat'>
  | InOrder<'rounds'>
  | InOrder<'monsters'>
  | InOrder<'search-event'>
  | InOrder<'round'>
  | InTurn<'command', 'next', string>
  | (InOrder<'second'> & { readonly id: FigureId })
  | InTurn<'monster-act', FigureId, string>
  | (InOrder<'reveal'> & { door: number; readonly hero: number })
  | InTurn<'place-tile', { readonly door: number; readonly card: DungeonCardId; readonly swapped?: boolean }, string>
  | (InOrder<'drawing'> & {
      readonly deck: DeckName;
      readonly purpose: Purpose;
      /** The card that was drawn; `none`: none was, or there is none. */
      card: string;
      /** Cards that the master would not have. */
      aside: string[];
    })
  | InTurn<'drawn', DeckName, 'use' | 'held' | 'redraw'>
  | InTurn<'place-monster', Arrival, string>
  | InTurn<'secret-door', { readonly zone: number; readonly where: string }, string>
  | (InOrder<'test'> & {
      readonly who: FigureId;
      readonly stat: number;
      readonly target: number;
      readonly plus: number;
      readonly why: string;
      readonly on: string;
    })
  | (InOrder<'attack'> & {
      readonly by: FigureId;
      target: FigureId;
      readonly how: string;
      readonly power: number;
      /** A die that was rolled before, for several targets; 0: roll one. */
      readonly die: number;
      plus: number;
      stopped: boolean;
      turned: boolean;
    })
  | (InOrder<'volley'> & {
      readonly by: FigureId;
      readonly how: string;
      readonly targets: readonly FigureId[];
      /** 0: not rolled yet. */
      die: number;
      /** What was added to the die; absent in states of the rules 1.0.1. */
      plus?: number;
      next: number;
    })
  | (InOrder<'event'> & { readonly event: EventId; readonly on: string; aim: string; stopped: boolean })
  | InTurn<'event-choice', { readonly event: EventId; readonly on: string; readonly first?: true }, string>
  | InTurn<'trigger', { readonly on: string; readonly what: string }, string>
  | (InOrder<'event-die'> & {
      readonly who: FigureId;
      readonly sides: number;
      readonly use: 'hurt' | 'heal' | 'steal';
    })
  | InTurn<'announced', { readonly seat: Seat; readonly event: EventId }, string>
  | InTurn<'declared', Seat, string>
  | InTurn<'dice', { readonly seat: Seat; readonly stage: 'reroll' | 'add' }, string>
  | (InOrder<'table'> & { readonly hero: number; readonly piece: number })
  | InTurn<'save', { readonly hero: number; readonly use: string; readonly how: string }, string>
  | InTurn<'loot', { readonly card: TreasureId; readonly hero: number }, string>
  | InTurn<'choose', { readonly hero: number; readonly what: string; readonly on: string }, string>
  | InTurn<'master-choice', { readonly what: string; readonly on: string; readonly options: readonly string[] }, string>
  | InTurn<'close', Seat, string>;

export const w = words<State, Event>();

/** No monster has such a number. */
export const NEVER = 1_000_000;

export const noTurn = (): Turning => {
  const turn = newTurn('', NOWHERE, 0, 0);
  turn.over = true;
  return turn;
};

/** One literal for all turns: copies made by spread have other shapes, and reading them is slower. */
export const newTurn = (who: FigureId, at: Cell, left: number, attacks: number): Turning => ({
  who,
  left,
  walked: 0,
  ran: false,
  paid: false,
  busy: false,
  stopped: false,
  attacks,
  attacked: false,
  melee: false,
  hit: false,
  charged: false,
  tried: false,
  cast: false,
  over: false,
  back: at,
  bridge: NOBODY,
  dark: false,
});

export const noRoll = (): Roll => ({
  kind: 'test',
  sides: 10,
  by: '',
  at: '',
  die: 0,
  plus: 0,
  defence: 0,
  defencePlus: 0,
  pf: 0,
  defencePf: 0,
  parry: 0,
  turned: [],
  melee: false,
  target: 0,
});
