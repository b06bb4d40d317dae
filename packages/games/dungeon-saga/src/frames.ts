// Where an adventure can stand: the frames a save holds.
import type { InOrder, InTurn } from '@oubliette/engine';
import type { ItemId } from './cards/items.ts';
import type { MinionId } from './cards/minions.ts';
import type { TableId } from './cards/pieces.ts';
import type { SearchKind } from './cards/search-deck.ts';
import type { SpellId } from './cards/spells.ts';
import type { EventId } from './cards/tables.ts';
import type { TrapId } from './cards/trap-cards.ts';
import type { Cell } from './cells.ts';

export type How = 'fight' | 'free-strike' | 'shoot' | 'spell' | 'trap' | 'lock';
export interface Attack {
  readonly how: How;
  /** The model that attacks; `NONE` for a trap. */
  readonly by: number;
  /** The model attacked; `NONE` for a lock. */
  readonly target: number;
  /** Dice of a spell, a trap or a shot with an item; 0: those of the model's card. */
  readonly dice: number;
  /** Dice on top from a crystal. */
  readonly crystal: number;
  /** The item used for it. */
  readonly item: ItemId | 'none';
  readonly lock?: readonly [number, number];
  /** A lock that cannot be picked (DSC-77). */
  readonly gate?: boolean;
  /** DS-CMD-8 */
  flicker: boolean;
}

/** Why a table is rolled on, and for whom. */
export interface Errand {
  readonly hero: number;
  /** A search card led here: Vigilant may look again (DS-RULING-22). */
  readonly search: boolean;
  /** The group of the card, or `NONE`. */
  readonly group: number;
  /** Where ambushers stand: the searched room, or the secret one. */
  readonly tile: number;
  /** By wandering or by ambush (DS-PLACE-1, DS-PLACE-2). */
  readonly near: boolean;
}

export interface AttackFrame extends InOrder<'attack'> {
  readonly attack: Attack;
  /** What a lock is on: the two squares of a door, the first square of a piece, or a portcullis; else nothing, `NO_CELL`, -1. */
  readonly door: readonly Cell[];
  readonly piece: Cell;
  readonly gate: number;
  rolled: number[];
  against: number[];
  successes: number;
  ignored: boolean;
}
/** A move under way. `answer` says that it asks. */
export interface Walk {
  readonly proc: 'walk';
  readonly model: number;
  readonly mode: 'turn' | 'feat' | 'slip' | 'hasten' | 'march';
  max: number;
  gone: number;
  slick: boolean;
  path: Cell[];
  stopped: boolean;
  broke: boolean;
  done: boolean;
  readonly answer?: string;
}
/** Free Strikes that may still be made, by whichever of these models. */
export interface Strike {
  readonly proc: 'strike';
  readonly leaver: number;
  strikers: number[];
  readonly answer?: string;
}
export interface NameHero {
  readonly proc: 'name-hero';
  named: boolean;
  readonly answer?: string;
}
export interface Spawn {
  readonly proc: 'place';
  /** Still to be placed. */
  kinds: MinionId[];
  /** One skeleton may be an archer (DS-RULING-17). */
  archer: boolean;
  readonly errand: Errand;
  readonly answer?: string;
}
export interface Effects {
  readonly proc: 'effects';
  at: number;
  readonly table: TableId;
  readonly total: number;
  readonly errand: Errand;
}

export type Frame =
  | InOrder<'game'>
  | InOrder<'rounds'>
  | InOrder<'round'>
  | InOrder<'hero-turns'>
  | (InOrder<'hero-turn'> & { readonly hero: number })
  | InOrder<'overlord-turn'>
  | InOrder<'commands'>
  | (InOrder<'activation'> & { readonly model: number })
  | InOrder<'end-of-round'>
  | AttackFrame
  | Walk
  | Strike
  | NameHero
  | Spawn
  | Effects
  | (InOrder<'table-roll'> & {
      readonly table: TableId;
      readonly dice: 1 | 2;
      readonly minus: number;
      readonly errand: Errand;
      rolled: number[];
    })
  | (InOrder<'search'> & { readonly hero: number; readonly tile: number; card: SearchKind | 'none'; group: number })
  | (InOrder<'spring'> & { readonly hero: number; trap: TrapId | 'none'; hurt: number[] })
  | (InOrder<'event'> & { readonly event: EventId; readonly errand: Errand; count: number })
  | (InOrder<'trove'> & { readonly errand: Errand; barrels: number })
  | (InOrder<'secret-room'> & { readonly errand: Errand; inner: Cell; outer: Cell; tile: number })
  | (InOrder<'cast'> & {
      readonly caster: number;
      readonly spell: SpellId;
      /** The square or the model it is aimed at. */
      readonly target: number;
      crystal: number;
    })
  | (InOrder<'burst'> & { readonly caster: number; readonly crystal: number; targets: number[]; flicker: boolean })
  | (InOrder<'circle'> & { readonly hero: number; targets: number[] })
  | (InOrder<'strings'> & { readonly hero: number })
  | (InOrder<'overchannel'> & { readonly hero: number })
  | (InOrder<'march'> & { marched: number[] })
  | (InOrder<'calling'> & { readonly boss: number })
  | (InOrder<'raise'> & { readonly cell: Cell; readonly kind: MinionId; readonly strikes: boolean; model: number })
  | InTurn<'change-deck', number, string>
  | InTurn<'trade', number, string>
  | InTurn<'buy', number, string>
  | InTurn<'deploy', number, string>
  | InTurn<'face', number, string>
  | InTurn<'interrupt', number, string>
  | InTurn<'lunge', number, string>
  | InTurn<'act', number, string>
  | InTurn<
      'spell',
      { readonly hero: number; readonly kind: 'any' | 'minor' | 'major' | 'scroll'; readonly not: string },
      string
    >
  | InTurn<'aim', { readonly hero: number; readonly spell: SpellId }, string>
  | InTurn<'crystal', number, string>
  | InTurn<'burst-next', number, string>
  | InTurn<'circle-next', number, string>
  | InTurn<'shot', number, string>
  | InTurn<'flicker', number, string>
  | InTurn<'buckler', number, string>
  | InTurn<'dent', number, string>
  | InTurn<'vigilant', number, string>
  | InTurn<'passage', number, string>
  | InTurn<'shape', number, string>
  | InTurn<'place-chest', { readonly tile: number; readonly kind: 'locked-chest' | 'magic-chest' }, string>
  | InTurn<'portcullis', number, string>
  | InTurn<'slippery', number, string>
  | InTurn<'collapse', number, string>
  | InTurn<'command', number, string>
  | InTurn<'raise-kind', { readonly cell: Cell; readonly free: boolean; readonly strikes: boolean }, string>
  | InTurn<'raise-pile', { readonly free: boolean; readonly strikes: boolean; readonly near: Cell }, string>
  | InTurn<'march-next', number, string>
  | InTurn<'rise-strike', number, string>
  | InTurn<'clatter', number, string>
  | InTurn<'whisper', number, string>
  | InTurn<'bane', number, string>
  | InTurn<'hand-over', number, string>
  | InTurn<'leave-now', number, string>
  | InTurn<'crystallise', number, string>
  | InTurn<'turntable', number, string>
  | InTurn<'step-aside', number, string>
  | InTurn<'chute', number, string>;

/** No square at all: -1 is one. */
export const NO_CELL: Cell = 999_999;

export const errandOf = (hero: number, more: Partial<Errand> = {}): Errand => ({
  hero,
  search: false,
  group: -1,
  tile: -1,
  near: false,
  ...more,
});
export const attackFrame = (
  attack: Attack,
  on: { door?: readonly Cell[]; piece?: Cell; gate?: number } = {},
): AttackFrame => ({
  proc: 'attack',
  at: 0,
  attack,
  door: on.door ?? [],
  piece: on.piece ?? NO_CELL,
  gate: on.gate ?? -1,
  rolled: [],
  against: [],
  successes: 0,
  ignored: false,
});
/** A plain attack of a model on another. */
export const strikeWith = (
  how: Attack['how'],
  by: number,
  target: number,
  more: { dice?: number; crystal?: number; item?: ItemId | 'none' } = {},
): AttackFrame =>
  attackFrame({
    how,
    by,
    target,
    dice: more.dice ?? 0,
    crystal: more.crystal ?? 0,
    item: more.item ?? 'none',
    flicker: false,
  });
