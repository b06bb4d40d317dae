// The shape of the game on boardgame.io. The library is not installed where types are checked.
import type { Decks, State } from './hand-written.mjs';

export interface Position {
  readonly G: Omit<State, 'rng' | 'phase' | 'cur' | 'over' | 'log'>;
  readonly ctx: { readonly gameover?: { readonly winner: string } };
}

/** With decks that lie ready, or shuffled ones. */
export function start(decks?: Decks): Position;
/** The next position; a refused move is a fault. Moves are those of the hand-written game. */
export function apply(position: Position, move: number): Position;
/** Plays to the end with moves chosen by `dice`; how many it were. */
export function playOut(from: Position, dice: (n: number) => number): number;
/** Its own tree search, with playouts to the end. */
export function bot(iterations: number): {
  play(
    position: Position,
    seat: string,
  ): Promise<{ readonly action: { readonly payload: { readonly type: string; readonly args: readonly number[] } } }>;
};
/** For its own server: what its clients may do is in `ai.enumerate`. */
export const game: {
  readonly name: string;
  readonly ai: {
    enumerate(G: unknown, ctx: unknown, seat: string): readonly { readonly move: string; readonly args: readonly unknown[] }[];
  };
};
