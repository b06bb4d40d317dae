// The whole state of a game of Dungeon Lords, and the frames a save can hold.
import { type AtOnce, type InOrder, type InTurn, type Lanes, type Seat, type StateOf, words } from '@oubliette/engine';
import type {
  AdventurerId,
  CombatCardId,
  EventTile,
  HeroId,
  MonsterId,
  Order,
  PaladinId,
  RoomId,
  SpecialEventId,
  TokenId,
  TrapId,
} from './cards/cards.ts';
import type { Event } from './events.ts';
import type { ItemsFrame } from './magic-items/frames.ts';
import type { Item, MagicItems } from './magic-items/tokens.ts';
import type { CellName, Count, CreatureOption, PayDayOption, Settings, SpyOption, StrikeOption } from './options.ts';
import type { CombatFrame } from './rules/combat/frames.ts';

/** Spaces I, II and III of an action are 0, 1 and 2. */
export type Space = 0 | 1 | 2;
/** A cell of a dungeon: 0 to 19, five to a row, the entrance above cell 2. Its name is `a1` to `e4`. */
export type Cell = number;

/** What lies on a cell. Numbers, because maps are read at every decision of every simulated game. */
export const ROCK = 0;
export const TUNNEL = 1;
export const ROOM = 2;
export const CONQUERED_TUNNEL = 3;
export const CONQUERED_ROOM = 4;

/** A monster or ghost. */
export interface Creature {
  readonly id: MonsterId;
  /** Face down until this year's combat is over. */
  spent: boolean;
  /** A troll whose token (DL-RULING-24) stands in a room this round. */
  worked: boolean;
  /** Still to be settled in the event under way (DL-EVT-2). */
  unpaid: boolean;
}

/** One in the line before a dungeon; the head is the first. */
export interface Adventurer {
  readonly id: HeroId;
  wounds: number;
  /** Hit points above those printed. */
  extra: number;
  /** Wounds that come at the end of this fight (DL-FIGHT-20). */
  poison: number;
  /** Magic items borne; without any there is no list. */
  items?: readonly Item[];
}

export interface RoomTile {
  readonly cell: Cell;
  readonly id: RoomId;
  /** How often it has produced this round. */
  produced: number;
}

/** What a player sends into this combat round (DL-PLAN). */
export interface Plan {
  /** The battle tile, or `NOWHERE`: there is no plan. */
  readonly cell: Cell;
  readonly traps: TrapId[];
  /** Monsters and ghosts committed and not yet done. */
  readonly creatures: MonsterId[];
}

export interface Player {
  gold: number;
  food: number;
  /** Imps in the den, and imps at work this round. */
  imps: number;
  busy: number;
  evil: number;
  /** The whole hand of traps; `shownTraps` is the part of it that everybody has seen (DL-RULING-56). */
  traps: TrapId[];
  shownTraps: TrapId[];
  /** Traps this player has discarded face down: in the discard pile, known to nobody else. */
  buriedTraps: TrapId[];
  lair: Creature[];
  /** Twenty cells. */
  map: number[];
  rooms: RoomTile[];
  /** The three order cards of the setup, until the choice is made (DL-SETUP-4). */
  dealt: Order[];
  /** The two inaccessible orders. */
  blocked: Order[];
  /** The three orders of this round, leftmost first, and how many of them have been turned up. */
  played: Order[];
  shown: number;
  /** Orders of this round whose card bears the minion again: not executed. */
  unused: Order[];
  /** Places 0 to 3 of this year's combat cards that this player has looked at. */
  spied: number[];
  party: Adventurer[];
  prison: (AdventurerId | PaladinId)[];
  /** Red markers on the letters pile. */
  letters: number;
  /** This combat round's plan, from the commit until the fight is over. */
  plan: Plan;
}

/** What has happened so far in the fight under way, and counts until it is over (DL-FIGHT). All of it lies open. */
export interface Fight {
  /** Whose dungeon, or `NOBODY`. */
  readonly seat: Seat;
  /** Detection symbols that a trap has used up, of those who still stand (DL-RULING-50). */
  detected: number;
  /** A monster or ghost has attacked (DL-FIGHT-16). */
  attacked: boolean;
  noSpells: boolean;
  noHealing: boolean;
  noConquest: boolean;
  /** Points of damage still to be absorbed. */
  shield: number;
  /** By how much the fatigue is less. */
  courage: number;
  /** The mages cannot be harmed (DL-RULING-48). */
  invisible: boolean;
  /** The monsters hit only the head (DL-RULING-49). */
  rage: boolean;
  /** The monster that is a sheep (DL-CARD-53). */
  sheep: MonsterId | 'none';
  /** Monsters that were here, as they lie in the lair now (DL-CARD-60). */
  readonly sent: CreatureOption[];
}

/** A player without a player (DL-NPC). At 2 players dummy i is operated by seat i. All of it lies open. */
export interface Dummy {
  /** Upper row: orders it cannot use this round. */
  blocked: Order[];
  /** Lower row: the orders of this round. */
  drawn: Order[];
}

export interface State extends StateOf<Frame> {
  /** The settings; saved games fix the name of the field. */
  options: Settings;
  year: 1 | 2;
  /** 0 winter, 1 spring, 2 summer, 3 autumn, 4 combat. */
  season: 0 | 1 | 2 | 3 | 4;
  first: Seat;
  /** Who stands on each action's spaces: a seat, `DUMMY + i`, or `FREE`. At `3 * action + space`, actions as in `ORDERS`. */
  spaces: number[];
  /** Tunnels that the permit under way still allows; 0 before the first one is dug (DL-DIG-1). */
  permit: number;
  forHire: MonsterId[];
  forSale: RoomId[];
  /** Stacks: the last of the list is on top. Each year has its own monsters, rooms, adventurers and combat cards. */
  monsterStack: MonsterId[];
  roomStack: RoomId[];
  adventurerStack: AdventurerId[];
  /** So many at the bottom of that stack were put there for all to see (DL-NEW-8). */
  adventurersUnder: number;
  trapStack: TrapId[];
  /** Traps that were sprung. With everybody's `buriedTraps` they are the discard pile. */
  usedTraps: TrapId[];
  /** This year's four combat cards by round, and how many have been turned up. */
  combatCards: CombatCardId[];
  combatShown: number;
  /** This year's three event tiles (spring, summer, autumn), and how many lie open. */
  events: EventTile[];
  eventsShown: number;
  /** One special event a year; this year's lies open once `specialShown`. */
  specials: SpecialEventId[];
  specialShown: boolean;
  /** Adventurers on the progress board, weakest first: this season's and the next one's. */
  arriving: AdventurerId[];
  expected: AdventurerId[];
  /** This year's paladin: in his tent, in the party of a seat, in a prison, or out of the game. */
  paladin: 'tent' | Seat | 'prison' | 'gone';
  /** Tiles out of the game, face up; and those who left for the Far Lands. */
  discardedMonsters: MonsterId[];
  discardedRooms: RoomId[];
  farLands: (AdventurerId | PaladinId)[];
  dummies: Dummy[];
  /** At 2 players, the counter the two dummies share (DL-SETUP-8). Else 0. */
  dummyEvil: number;
  fight: Fight;
  players: Player[];
  /** The tokens, at a table that plays with magic items. */
  items?: MagicItems;
}
/** No cell. */
export const NOWHERE = -1;
/** No seat. */
export const NOBODY: Seat = -1;
export const FREE = -1;
export const DUMMY = 8;

/** Why a trap must be discarded. */
export type DiscardReason = 'bought' | 'inspection' | 'spell';
/** Where a creature lies that is being paid: on the board, or face up or down in the lair. */
export type Lies = 'board' | 'up' | 'down';

type Taken<P extends string> = InTurn<P, Space, 'take' | 'pass'>;

/** The frames of building (everything but combat). */
export type BuildingFrame =
  | InOrder<'game'>
  | InOrder<'year'>
  | InOrder<'round'>
  | AtOnce<'setup-orders', { 'keep-order': Order }>
  | AtOnce<'orders', { order: Order; 'dummy-order': Order; 'send-item': TokenId }>
  | Taken<'get-food'>
  | Taken<'improve-reputation'>
  | Taken<'recruit-imps'>
  | Taken<'buy-traps'>
  | InTurn<'spy', Seat, SpyOption>
  | InTurn<'discard-trap', { readonly seat: Seat; readonly because: DiscardReason }, TrapId>
  | InTurn<'dig-tunnels', Space, CellName | 'stop' | 'pass'>
  | InTurn<'mine-gold', Space, Count | 'pass'>
  | InTurn<'recruit-monster', Space, MonsterId | 'pass'>
  | InOrder<'hiring'>
  | (InOrder<'hire'> & { readonly seat: Seat; readonly monster: MonsterId; readonly space: Space })
  | (InOrder<'pay-cost'> & { readonly seat: Seat; readonly monster: MonsterId; readonly lies: Lies })
  | InTurn<'give-trap', Seat, TrapId>
  | InTurn<'feed-demon', { readonly seat: Seat; readonly lies: Lies }, CreatureOption>
  | InTurn<'build-room', Space, RoomId | 'pass'>
  | InTurn<'place-room', { readonly seat: Seat; readonly room: RoomId; readonly space: Space }, CellName>
  | ProductionFrame
  | InTurn<'produce', Seat, RoomId | 'stop'>
  | InTurn<'dig-by-room', { readonly seat: Seat; readonly room: RoomId }, CellName>
  | (InOrder<'product'> & { readonly seat: Seat; readonly room: RoomId })
  | RecoveryFrame
  | InTurn<'take-order-back', Seat, Order>
  | InTurn<'pay-day', Seat, PayDayOption>
  | InTurn<'taxes', { readonly seat: Seat; readonly gold: number; readonly extra: boolean }, Count>
  | InTurn<'monster-strike', Seat, StrikeOption>
  | InTurn<'imp-fever', Seat, Count>
  | InTurn<'safety-inspection', Seat, Count>
  | InTurn<'press-day', Seat, 'take' | 'pass'>;

// Interfaces, because they hold frames.
interface ProductionFrame extends Lanes<'production', Frame> {}
interface RecoveryFrame extends Lanes<'recovery', Frame> {}

export type Frame = BuildingFrame | CombatFrame | ItemsFrame;

export const w = words<State, Event>();

/** DL-GEN-6: starting with the first player, clockwise. */
export const turnOrder = (s: State): readonly Seat[] => TURN_ORDER[s.players.length]![s.first]!;
const TURN_ORDER: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
);
