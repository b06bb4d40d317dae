// The frames of combat that a save can hold. Everything in them lies open, the drafts of planning apart.
import type { AtOnce, InOrder, InTurn, Seat } from '@oubliette/engine';
import type { AdventurerId, MonsterId, PaladinId, TrapId } from '../../cards/cards.ts';
import type { CellName, CreatureOption } from '../../options.ts';
import type { AttackOption, TargetOption } from './words.ts';

export type CombatFrame =
  | InOrder<'combat'>
  | InOrder<'combat-round'>
  | InTurn<
      'lose-prisoner',
      { readonly seat: Seat; readonly because: 'no-tile' | 'magic-key' },
      AdventurerId | PaladinId
    >
  | AtOnce<'planning', { 'plan-tile': CellName; 'plan-trap': TrapId | 'done'; 'plan-creature': MonsterId | 'done' }>
  | InOrder<'fights'>
  | InOrder<'fight'>
  | InTurn<'first-trap', Seat, TrapId>
  | InTurn<'trap-target', { readonly seat: Seat; readonly trap: TrapId }, TargetOption>
  | InTurn<'attack', Seat, AttackOption>
  | InTurn<'target', { readonly seat: Seat; readonly attack: AttackOption }, TargetOption>
  | InTurn<'word-of-peace', Seat, 'withdraw' | 'evil'>
  | InTurn<'suggestion', { readonly seat: Seat; readonly monster: MonsterId }, 'pay' | 'withdraw'>
  | InTurn<'aura-of-fear', Seat, MonsterId>
  | InTurn<'metamorphosis', Seat, MonsterId>
  | InTurn<'dimensional-gate', Seat, CreatureOption | 'pay'>;
