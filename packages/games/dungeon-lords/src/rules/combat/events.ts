// What combat tells. Every step says its arithmetic: what was dealt, what was stopped, what is left; and how much of it
// comes from magic items, where there are any.
import type { RuleId, Seat } from '@oubliette/engine';
import type { AdventurerId, CombatCardId, HeroId, MonsterId, PaladinId, RoomId, TrapId } from '../../cards/cards.ts';
import type { CellName } from '../../options.ts';
import type { InLine, Sum } from './told-facts.ts';

type Told<T extends string, P extends object> = { readonly type: T; readonly rule: RuleId } & Readonly<P>;
type Prisoner = AdventurerId | PaladinId;
/** The line at this seat's dungeon after the event. */
type WithLine = { line: readonly InLine[] };
/** The numbers of the event, added up. */
type Summed = { sum: Sum };
/** Who, where in the line (the head is 1), and how many hit points are left. */
type Victim = { seat: Seat; hero: HeroId; place: number; left: number } & WithLine;

export type CombatEvent =
  // The frame
  | Told<'combat', { year: number }>
  | Told<'combat-round', { round: number }>
  | Told<'no-tile', { seat: Seat; prisoners: number }>
  | Told<'prisoner-lost', { seat: Seat; hero: Prisoner }>
  | Told<'plan-shown', { seat: Seat; cell: CellName; creatures: readonly MonsterId[]; traps: number }>
  | Told<'combat-card', { round: number; card: CombatCardId; fatigue: number }>
  | Told<'fight', { seat: Seat; cell: CellName; heroes: readonly HeroId[] } & WithLine>
  | Told<'party-gone', { seat: Seat; creatures: readonly MonsterId[]; traps: number }>
  | Told<'recovered', { seat: Seat; creatures: readonly MonsterId[] }>
  | Told<'heroes-leave', { seat: Seat; heroes: readonly Prisoner[] }>
  | Told<'combat-over', { year: number }>
  // 1. Trap
  | Told<'trap-sprung', { seat: Seat; trap: TrapId; gold: number; food: number; imps: number }>
  | Told<'trap-unpaid', { seat: Seat; trap: TrapId; gold: number; food: number; imps: number }>
  | Told<'trap-spoilt', { seat: Seat; trap: TrapId; gold: number; food: number; imps: number }>
  | Told<'trap-hits', Victim & { trap: TrapId; damage: number; stopped: number; wounds: number } & Summed>
  | Told<'trap-misses', { seat: Seat; trap: TrapId }>
  | Told<'spells-blocked', { seat: Seat; hero: HeroId }>
  | Told<'healing-blocked', { seat: Seat; by: TrapId | MonsterId }>
  | Told<'conquest-blocked', { seat: Seat; by: TrapId | MonsterId }>
  // 2. and 4. Spells
  | Told<'spell', { seat: Seat; card: CombatCardId; magic: number; wands?: number; needed: number } & Summed>
  | Told<'no-spell', { seat: Seat; card: CombatCardId; magic: number; wands?: number; needed: number } & Summed>
  | Told<'spell-stopped', { seat: Seat; card: CombatCardId; by: RoomId | TrapId }>
  | Told<'no-effect', { seat: Seat; card: CombatCardId }>
  | Told<'withdrawn', { seat: Seat; monster: MonsterId }>
  | Told<'shield', { seat: Seat; points: number }>
  | Told<'invisible', { seat: Seat; heroes: readonly HeroId[] } & WithLine>
  | Told<'imps-lost', { seat: Seat; imps: number; left: number }>
  | Told<'treasure-lost', { seat: Seat; what: 'gold' | 'food'; left: number }>
  | Told<'sheep', { seat: Seat; monster: MonsterId }>
  | Told<'rage', { seat: Seat; monsters: readonly MonsterId[] }>
  | Told<'fattened', { seat: Seat; hero: HeroId; points: number; health: number } & WithLine>
  | Told<'illusion', { seat: Seat } & WithLine>
  | Told<'illusion-gone', { seat: Seat } & WithLine>
  | Told<'courage', { seat: Seat; points: number }>
  | Told<'gate-paid', { seat: Seat; gold: number }>
  | Told<'gate-takes', { seat: Seat; monster: MonsterId }>
  // 3. Monsters and ghosts
  | Told<'attack', { seat: Seat; monster: MonsterId; attack: string; paysFood: number }>
  | Told<
      'hit',
      Victim & { monster: MonsterId; damage: number; bonus: number; absorbed: number; wounds: number } & Summed
    >
  | Told<'cannot-attack', { seat: Seat; monster: MonsterId; stays: boolean }>
  | Told<'returns', { seat: Seat; monster: MonsterId }>
  | Told<'captured', { seat: Seat; hero: Prisoner; prisoners: number } & WithLine>
  // 5. Healing
  | Told<'healing', { seat: Seat; hearts: number; potions?: number } & Summed>
  | Told<'no-healing', { seat: Seat; hearts: number; potions?: number } & Summed>
  | Told<'healed', Victim & { wounds: number }>
  // 6. Fatigue, conquest, late poison
  | Told<'fatigue', { seat: Seat; printed: number; less: number; points: number } & Summed>
  | Told<'tired', Victim & { absorbed: number; wounds: number }>
  | Told<'fatigue-lost', { seat: Seat; points: number }>
  | Told<'conquered', { seat: Seat; cell: CellName }>
  | Told<'not-conquered', { seat: Seat; cell: CellName }>
  | Told<'poisoned', Victim & { absorbed: number; wounds: number }>;
