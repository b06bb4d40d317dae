// The events of a game: facts for log, animation and sound, each with its rule and its arithmetic.
import type { RuleId, Seat } from '@oubliette/engine';
import type {
  AdventurerId,
  CombatCardId,
  EventTile,
  MonsterId,
  Order,
  PaladinId,
  RoomId,
  Season,
  SpecialEventId,
  TrapId,
} from './cards/cards.ts';
import type { ItemsEvent } from './magic-items/events.ts';
import type { CellName } from './options.ts';
import type { CombatEvent } from './rules/combat/events.ts';
import type { InLine } from './rules/combat/told-facts.ts';

type Told<T extends string, P extends object> = { readonly type: T; readonly rule: RuleId } & Readonly<P>;
type ToOne<P extends object> = { readonly to: readonly Seat[] } & Readonly<P>;

/** Everything but combat. `dummy` is 1 or 2, `space` 1 to 3, `card` and `place` count from 1. */
export type BuildingEvent =
  // Setup
  | Told<'first-player', { seat: Seat }>
  | Told<'orders-dealt', { seat: Seat; secret: ToOne<{ orders: readonly Order[] }> }>
  | Told<'orders-blocked', { seat: Seat; orders: readonly Order[] }>
  | Told<'dummy-blocked', { dummy: number; orders: readonly Order[] }>
  // New Round
  | Told<'round', { year: number; season: Season }>
  | Told<'offered', { monsters: readonly MonsterId[]; rooms: readonly RoomId[] }>
  | Told<'put-under', { adventurer: AdventurerId }>
  | Told<'expected', { adventurers: readonly AdventurerId[]; season: Season }>
  | Told<'event-shown', { tile: EventTile; season: Season }>
  | Told<'special-shown', { special: SpecialEventId }>
  // Orders
  | Told<'dummy-ordered', { dummy: number; order: Order; space: number }>
  | Told<'order-shown', { seat: Seat; order: Order; nth: number }>
  | Told<'placed', { seat: Seat; order: Order; space: number }>
  | Told<'placed-for-gold', { seat: Seat; order: Order; space: number; gold: number }>
  | Told<'no-space', { seat: Seat; order: Order }>
  | Told<'no-gold', { seat: Seat; order: Order; gold: number }>
  | Told<'unused', { seat: Seat; order: Order; able: boolean }>
  // Actions
  | Told<'traded', { seat: Seat; order: Order; space: number } & Paid & Gained>
  | Told<'spied', { seat: Seat; card: number; secret: ToOne<{ combatCard: CombatCardId }> }>
  | Told<'trap-drawn', { seat: Seat; secret: ToOne<{ trap: TrapId }> }>
  | Told<'no-trap', { seat: Seat }>
  | Told<'traps-shuffled', { cards: number }>
  | Told<'trap-discarded', { seat: Seat; secret: ToOne<{ trap: TrapId }> }>
  | Told<'shown-trap-discarded', { seat: Seat; trap: TrapId }>
  | Told<'dug', { seat: Seat; cell: CellName; imps: number }>
  | Told<'troll-watches', { seat: Seat }>
  | Told<'mined', { seat: Seat; imps: number; gold: number; foreman: boolean }>
  /** `food` is what space III costs on top. */
  | Told<'dummy-hired', { dummy: number; monster: MonsterId }>
  | Told<'hired', { seat: Seat; monster: MonsterId; food: number }>
  | Told<'cost-paid', { seat: Seat; monster: MonsterId } & Paid>
  | Told<'fed', { seat: Seat; monster: MonsterId; eaten: MonsterId }>
  | Told<'built', { seat: Seat; room: RoomId; cell: CellName; gold: number }>
  // Production and recovery
  | Told<'produced', { seat: Seat; room: RoomId; workers: number; trolls: number; paysFood: number } & Gained>
  | Told<'taken-back', { seat: Seat; order: Order; blocked: readonly Order[] }>
  // Events
  | Told<'event', { tile: EventTile }>
  | Told<'special', { special: SpecialEventId }>
  | Told<'released', { seat: Seat; monster: MonsterId }>
  | Told<'taxed', { seat: Seat; tiles: number; owed: number; gold: number; letters: number }>
  | Told<'rooms-taxed', { seat: Seat; rooms: number; owed: number; gold: number; letters: number }>
  | Told<'halved', { seat: Seat; what: 'gold' | 'food'; had: number; lost: number; left: number }>
  | Told<'strike-averted', { seat: Seat; monster: MonsterId; what: 'gold' | 'food' | 'evil' }>
  | Told<'struck-work', { seat: Seat; monster: MonsterId }>
  | Told<'fever', { seat: Seat; imps: number; food: number; lost: number }>
  | Told<'inspected', { seat: Seat; traps: number; gold: number; discarded: number }>
  | Told<'bargained', { seat: Seat; gold: number; evil: number }>
  | Told<'visitors', { seat: Seat; rooms: number; gold: number }>
  // Evil, adventurers and the paladin
  | Told<'evil', { seat: Seat; before: number; by: number; evil: number }>
  | Told<'dummy-evil', { by: number; evil: number }>
  | Told<'assigned', { seat: Seat; adventurer: AdventurerId; evil: number; place: number }>
  | Told<'dummy-assigned', { adventurer: AdventurerId; evil: number }>
  | Told<'paladin-comes', { seat: Seat; paladin: PaladinId; evil: number; line: readonly InLine[] }>
  /** `line`: those whom he leaves; `toLine`: those whom he leads now. */
  | Told<
      'paladin-moves',
      {
        seat: Seat;
        toSeat: Seat;
        paladin: PaladinId;
        evil: number;
        line: readonly InLine[];
        toLine: readonly InLine[];
      }
    >
  | Told<'paladin-gone', { paladin: PaladinId }>
  // Ends
  | Told<'first-passes', { seat: Seat }>
  | Told<'second-year', { seat: Seat }>
  | Told<'title', { seats: readonly Seat[]; title: string; value: number; points: number }>
  | Told<'licensed', { seats: readonly Seat[] }>
  | Told<'tie-broken', { seats: readonly Seat[]; winners: readonly Seat[]; riches: number }>
  | Told<'game-over', { seats: readonly Seat[]; points: number }>;

/** Resources handed over, and received: zero where there are none. */
export type Paid = { paysGold: number; paysFood: number; paysEvil: number };
export type Gained = { gold: number; food: number; evil: number; imps: number; traps: number };

export type Event = BuildingEvent | CombatEvent | ItemsEvent;
