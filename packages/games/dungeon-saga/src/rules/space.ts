// What is open between squares (DSC-64, DS-RULING-25, DS-RULING-26).
import { type Board, isOpen, touches, zoneOf } from '@oubliette/grid';
import type { Cell, Facing } from '../cells.ts';
import type { State } from '../state.ts';
import { dungeon, layoutOf } from './layout.ts';

export const boardOf = (s: State): Board => dungeon.board(s.layout);
/** After a door, a portcullis, a secret room or the turntable has changed. */
export function layAgain(s: State): void {
  s.layout = layoutOf(s);
}
export const tileOf = (s: State, c: Cell): number => zoneOf(boardOf(s), c);
/** On a tile that lies open. */
export const isRevealed = (s: State, c: Cell): boolean => {
  const tile = tileOf(s, c);
  return tile >= 0 && s.revealed[tile] === 1;
};
/** Is the edge on this side of a square a wall, a closed door or a portcullis? */
export const isCut = (s: State, c: Cell, side: Facing): boolean => !isOpen(boardOf(s), c, side);
/** DSC-13, DS-RULING-26: neighbours that no wall, closed door or portcullis cuts off from each other. */
export const isBeside = (s: State, a: Cell, b: Cell): boolean => touches(boardOf(s), a, b, 'either');
export const isGated = (s: State, a: Cell, b: Cell): boolean =>
  s.gates.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
