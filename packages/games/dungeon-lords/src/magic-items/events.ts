// What is told of magic items. `toDummy` counts from 1; 0 is none.
import type { RuleId, Seat } from '@oubliette/engine';
import type { AdventurerId, CombatCardId, HeroId, ItemId, TokenId } from '../cards/cards.ts';
import type { InLine, Sum } from '../rules/combat/told-facts.ts';
import type { Owner } from './tokens.ts';

type Told<T extends string, P extends object> = { readonly type: T; readonly rule: RuleId } & Readonly<P>;
/** The line with what it bears, after the event. */
type WithLine = { line: readonly InLine[] };

export type ItemsEvent =
  // Basic: the Items phase, combat setup, capture
  | Told<'item-given', { seat: Seat; toSeat: Seat; ownerSeat: Owner; item: TokenId }>
  | Told<'item-wasted', { seat: Seat; toDummy: number; ownerSeat: Owner; item: TokenId }>
  | Told<'blank-back', { seat: Seat }>
  | Told<'blank-gone', { seat: Seat }>
  | Told<'items-borne', { seat: Seat; hero: HeroId; place: number; items: readonly ItemId[] }>
  | Told<'items-in-sack', { seat: Seat; items: readonly ItemId[] }>
  | Told<'items-captured', { seat: Seat; hero: HeroId; items: readonly ItemId[]; captured: number }>
  | Told<'sack-captured', { seat: Seat; items: readonly ItemId[]; captured: number }>
  | Told<'items-leave', { seat: Seat; items: readonly ItemId[] }>
  // Advanced: tokens under the adventurers
  | Told<'tokens-laid' | 'tokens-laid-after', { seats: readonly Seat[]; dummies: number }>
  | Told<'item-placed', { ownerSeat: Owner; item: ItemId; adventurer: AdventurerId }>
  | Told<'item-back', { ownerSeat: Owner; item: TokenId; because: 'blank' | 'unwanted' | 'gone' }>
  // Advanced: used or not
  | Told<'clovers-used', { seat: Seat; damage: number; detection: number; clovers: number } & WithLine & { sum: Sum }>
  | Told<'wands-used', { seat: Seat; card: CombatCardId; needed: number; magic: number; wands: number } & WithLine>
  | Told<'potions-used', { seat: Seat; wounds: number; hearts: number; potions: number } & WithLine>
  | Told<'amulet-used', { seat: Seat; hero: HeroId; health: number; wounds: number } & WithLine>
  | Told<'dead-letter', { seat: Seat; atSeat: Seat; item: ItemId; letters: number }>
  | Told<'item-lost', { ownerSeat: Owner; atSeat: Seat; item: ItemId; used: boolean }>;
