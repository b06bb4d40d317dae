// The whole state of a game of Dungeonette, and the frames a save can hold.
import { type InOrder, type InTurn, type RuleId, type Seat, type StateOf, words } from '@oubliette/engine';
import type { Class, MonsterId, Order, TrapId } from './cards/cards.ts';
import type { BuildOption, Cell, FightOption } from './options.ts';

export const SEATS = 4;
export const ROUNDS = 4;

/** What a cell of the dungeon is. Numbers, because the map is read at every decision of every simulated game. */
export const ROCK = 0;
export const TUNNEL = 1;
export const ROOM = 2;
export const RUIN = 3;

export interface Adventurer {
  is: Class;
  health: number;
}

export interface Player {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  score: number;
  /** Cells this player may still dig, and rooms still to be placed. */
  dig: number;
  rooms: number;
  /** Five cells a row, four rows. */
  map: number[];
  monsters: { card: number; tired: boolean }[];
  traps: number[];
  party: Adventurer[];
  orders: Order[];
}

export interface State extends StateOf<Frame> {
  round: number;
  monsterDeck: number[];
  trapDeck: number[];
  adventurerDeck: number[];
  /** How many adventurers of the deck have come so far. */
  arrived: number;
  /** Who stands on each order's spaces, in the order of `ORDERS`. */
  spaces: Seat[][];
  players: Player[];
}

export type Frame =
  | InOrder<'game'>
  | InOrder<'round'>
  | InTurn<'plan', Seat, Order>
  | InTurn<'build', Seat, BuildOption>
  | InTurn<'fight', Seat, FightOption>;

/** What is told, by type: each follows a rule. Nothing in it is secret. */
interface Told {
  round: { round: number; seat: Seat };
  ordered: { seat: Seat; order: Order; slot: number };
  gained: { seat: Seat; what: 'food' | 'gold' | 'imps' | 'rooms' | 'dig'; amount: number };
  'in-vain': { seat: Seat; order: Order };
  hired: { seat: Seat; monster: MonsterId; cost: number };
  'too-dear': { seat: Seat; monster: MonsterId; cost: number; gold: number };
  armed: { seat: Seat; trap: TrapId };
  whitewashed: { seat: Seat; evil: number };
  dug: { seat: Seat; cell: Cell };
  furnished: { seat: Seat; cell: Cell; points: number };
  visited: { seat: Seat; visitors: readonly Class[] };
  struck: { seat: Seat; card: MonsterId | TrapId; power: number; beaten: number; points: number };
  conquered: { seat: Seat; cell: Cell; points: number };
  paid: { seat: Seat; imps: number; gold: number };
}
export type Event = {
  [T in keyof Told]: { readonly type: T; readonly rule: RuleId } & Readonly<Told[T]>;
}[keyof Told];

export const w = words<State, Event>();

/** DN-ROUND-2: the first player changes every round; `times` says how often each seat is served. */
export function fromFirst(s: State, times: 1 | 2): readonly Seat[] {
  return TURNS[times - 1]![s.round % SEATS]!;
}
const TURNS = [1, 2].map((times) =>
  Array.from({ length: SEATS }, (_, first) => Array.from({ length: SEATS * times }, (_, i) => (first + i) % SEATS)),
);

export function copyPlayer(p: Player): Player {
  const monsters = new Array<Player['monsters'][number]>(p.monsters.length);
  for (let i = 0; i < monsters.length; i++) monsters[i] = { card: p.monsters[i]!.card, tired: p.monsters[i]!.tired };
  const party = new Array<Adventurer>(p.party.length);
  for (let i = 0; i < party.length; i++) party[i] = { is: p.party[i]!.is, health: p.party[i]!.health };
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    evil: p.evil,
    score: p.score,
    dig: p.dig,
    rooms: p.rooms,
    map: p.map.slice(),
    monsters,
    traps: p.traps.slice(),
    party,
    orders: p.orders.slice(),
  };
}
