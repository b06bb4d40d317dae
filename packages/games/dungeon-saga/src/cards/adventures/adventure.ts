// What an adventure is: a map with everything on it, and one small vocabulary of goals.
import type { BossId, MinionId } from '../minions.ts';
import type { PieceId } from '../pieces.ts';

export type Square = readonly [x: number, y: number];
export type Side = 'n' | 'e' | 's' | 'w';

export interface AdventureTile {
  readonly id: string;
  readonly at: Square;
  readonly size: readonly [width: number, height: number];
  readonly start?: true;
}
export interface AdventureDoor {
  readonly between: readonly [Square, Square];
  /** Defends with so many dice and this armour (DSC-52). */
  readonly lock?: readonly [dice: number, armour: number];
  /** A magic lock (DSC-54). */
  readonly stars?: number;
}
export interface AdventurePiece {
  readonly kind: PieceId;
  readonly at: readonly Square[];
  readonly lock?: readonly [dice: number, armour: number];
  readonly stars?: number;
  /** What the goals call it. */
  readonly goal?: string;
}

export const UNLESS = ['minion-beside-piece', 'hero-in-front-arc', 'minion-beside-hero'] as const;
export type Unless = (typeof UNLESS)[number];
/** Things that goals know how to carry (DSC-84). */
export const CARRIED = ['chime', 'royal-weapon'] as const;
export type Carried = (typeof CARRIED)[number];

/** The heroes win when every goal is reached, in this order. */
export type Goal =
  /** An action beside a piece of this name (DSC-83). */
  | { readonly do: 'operate'; readonly piece: string; readonly count: number; readonly unless?: Unless }
  /** Pieces of this name whose lock is broken are gone. */
  | { readonly do: 'break'; readonly piece: string; readonly count: number }
  /** Heroes leave by the exit, open once all goals before this one are reached. */
  | { readonly do: 'leave'; readonly count: number | 'all' }
  /** Pieces of this name give a thing when emptied: besides their table, or instead of it. Reached by itself. */
  | { readonly do: 'take'; readonly what: Carried; readonly table: boolean }
  /** The thing is brought to a piece (an action), or to a tile (by ending a move there). */
  | {
      readonly do: 'deliver';
      readonly what: Carried;
      readonly to: { readonly piece: string } | { readonly tile: string };
      readonly count: number;
      readonly unless?: Unless;
    }
  | { readonly do: 'destroy'; readonly boss: BossId };

export interface Adventure {
  readonly id: string;
  /** Its place in the campaign; 0 for one of your own. */
  readonly number: number;
  readonly name?: { readonly en: string; readonly fr: string };
  readonly commands: number;
  readonly commandCards: number;
  readonly raiseLimit: number;
  readonly raise: readonly MinionId[];
  readonly loseAtFirstCripple: boolean;
  readonly tiles: readonly AdventureTile[];
  readonly doors: readonly AdventureDoor[];
  readonly startSquares: readonly Square[];
  readonly minions: readonly { readonly kind: MinionId | BossId; readonly at: Square }[];
  readonly bonePiles: readonly Square[];
  readonly pieces: readonly AdventurePiece[];
  readonly hiddenTraps: readonly Square[];
  readonly exit?: Square;
  /** A tile that turns at the end of each round: its open sides in odd and in even rounds (DSC-85). */
  readonly turntable?: { readonly tile: string; readonly odd: readonly Side[]; readonly even: readonly Side[] };
  readonly goals: readonly Goal[];
}
