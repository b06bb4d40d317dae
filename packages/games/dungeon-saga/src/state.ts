// The whole state of an adventure, and the frames a save can hold.
import { type Seat, type StateOf, words } from '@oubliette/engine';
import type { Layout } from '@oubliette/grid';
import type { CommandId } from './cards/command-cards.ts';
import type { HeroId } from './cards/heroes.ts';
import type { ItemId } from './cards/items.ts';
import type { PieceId, TableId } from './cards/pieces.ts';
import type { DeckChange, SearchKind } from './cards/search-deck.ts';
import type { TrapId } from './cards/trap-cards.ts';
import type { Cell, Facing } from './cells.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { CampaignState, SavedHero } from './given.ts';
import type { ModelKind, Plan, Quest } from './plan.ts';
import type { EdgeKind } from './rules/layout.ts';
import type { Settings } from './settings.ts';

/** The overlord sits first, the leaders of the heroes after it (DSC-1). */
export const OVERLORD: Seat = 0;
export const NONE = -1;

/** A figure on the board. */
export interface Model {
  readonly id: number;
  readonly kind: HeroId | ModelKind;
  /** The number of the hero, or `NONE` for the overlord's. */
  readonly hero: number;
  cell: Cell;
  facing: Facing;
  /** A boss's track; the wounds of a hero are the hero's. */
  wounds: number;
  /** Has acted in this overlord turn (DSC-8), or appeared in it (DSC-36). */
  acted: boolean;
  /** Appeared in this overlord turn. */
  fresh: boolean;
  /** The search card it came from (DS-RULING-31), or `NONE`. */
  group: number;
  /** Armour lost until the end of the round (DS-SPELL-2). */
  rust: number;
  /** DSC-93: his armour is higher until his next activation. */
  shroud: boolean;
  /** DSC-93: Call the Bones was cast and must recharge. */
  called: number;
}

export interface Hero {
  readonly id: HeroId;
  readonly seat: Seat;
  wounds: number;
  gold: number;
  glory: number;
  items: ItemId[];
  /** Items of one use an adventure that have been used. */
  spent: ItemId[];
  crystals: number[];
  feat: 'ready' | 'used';
  /** Has taken this round's turn. */
  played: boolean;
  /** Where the hero is: on the board, out by the exit, or carried away (DSC-73). */
  gone: 'no' | 'left' | 'crippled';
  /** Turns of the caster until Fireburst and Stoneskin are ready. */
  recharge: [fireburst: number, stoneskin: number];
  /** The next move begins in a pit (DS-TRAP-1). */
  pit: boolean;
  /** Own turns that end before the net is off (DS-TRAP-5). */
  netted: number;
  /** The last round in which no spell and no feat is possible. */
  silencedTo: number;
  /** Turns of the wizard until Stoneskin wears off. */
  stone: number;
  /** Behind a tower shield until the next turn. */
  shielded: boolean;
  /** Holds the line until the next turn (DS-FEAT-2). */
  wall: boolean;
}

/** What the turn under way has used up. */
export interface Turn {
  /** The model whose turn or activation it is, or `NONE`. */
  model: number;
  /** The tile it began on. */
  tile: number;
  steps: number;
  leftTile: boolean;
  enteredArc: boolean;
  brokeAway: boolean;
  /** The action paid for a full move over slippery floor (DS-RULING-39). */
  sprinted: boolean;
  /** Salt rations were eaten instead of moving. */
  ate: boolean;
  /** The hero's Move is halved (DS-CMD-6). */
  grasped: boolean;
  /** A feat is under way. */
  feat: boolean;
  /** Interrupts played in this hero turn (DSC-63). */
  interrupts: number;
  /** Crystals spent in this turn (DS-FEAT-4). */
  crystals: number;
}

export interface Piece {
  readonly kind: PieceId;
  readonly cells: readonly Cell[];
  /** Dice and armour while locked; nothing when open. */
  lock: readonly number[];
  stars: number;
  emptied: boolean;
  /** What the goals call it, and whether it has been operated. */
  readonly goal: string;
  done: boolean;
}
export interface Trap {
  readonly cell: Cell;
  shown: boolean;
}
/** The models one search card brought (DS-RULING-31). */
export interface Group {
  /** Still standing. */
  left: number;
  /** Taken off the loot roll (DS-RULING-4). */
  minus: number;
  /** Loot is still owed. */
  open: boolean;
}

export type Ending = 'none' | 'goal' | 'clock' | 'crippled';

export interface State extends StateOf<Frame> {
  settings: Settings;
  quest: Quest;
  plan: Plan;
  /** The plan as it is now: which doors are open, where a portcullis stands. Replaced, never changed. */
  layout: Layout<EdgeKind>;
  round: number;
  /** 1 for each tile that lies open, in the plan's order. */
  revealed: number[];
  searched: number[];
  slippery: number[];
  /** For each door: 0 gone, 1 closed, 2 locked, 10 + n: n stars. */
  doors: number[];
  /** Edges with a portcullis, the smaller square first. */
  gates: (readonly [Cell, Cell])[];
  models: Model[];
  nextModel: number;
  piles: Cell[];
  pieces: Piece[];
  traps: Trap[];
  heroes: Hero[];
  turn: Turn;
  hand: CommandId[];
  commandDeck: CommandId[];
  usedCommands: CommandId[];
  commands: number;
  /** Own-turn cards played in this overlord turn. */
  cards: number;
  /** Overlord turns without command cards (DS-RULING-11). */
  silenced: number;
  prisoners: number;
  searchDeck: SearchKind[];
  usedSearch: SearchKind[];
  /** So many cards on top of the search deck are known to the overlord (Whisper). */
  whispered: number;
  faces: TableId[];
  usedFaces: TableId[];
  trapDeck: TrapId[];
  usedTraps: TrapId[];
  deckChanges: DeckChange[];
  groups: Group[];
  /** 0: no; 1: in the next overlord turn; 2: in this one. */
  torch: 0 | 1 | 2;
  surge: boolean;
  skipDraw: boolean;
  /** How far each goal is. */
  reached: number[];
  /** What each hero set out with: what a lost attempt leaves (DSC-98). */
  kit: SavedHero[];
  /** Where the campaign stood before this adventure. */
  campaign?: CampaignState;
  /** Which hero struck the last wound on a boss, or `NONE`. */
  bossKiller: number;
  ended: Ending;
  /** A loss that waits for the end of a result under way (DS-RULING-34). */
  doomed: Ending;
}

export const w = words<State, Event>();
export const isOn = (s: State): boolean => s.ended === 'none';
