// What is open between squares: walls, doors, portcullises, the turntable (DSC-64, DS-RULING-25, DS-RULING-26).
import { type Cell, CORNER, type Facing, FACINGS, STEPS, touches } from '../cells.ts';
import { across, type Board, boardOf, edgeAt, OPEN, WALL } from '../plan.ts';
import type { State } from '../state.ts';

export const tileOf = (s: State, c: Cell): number => boardOf(s.plan).tile[c]!;
/** On a tile that lies open. */
export const isRevealed = (s: State, c: Cell): boolean => {
  const tile = tileOf(s, c);
  return tile >= 0 && s.revealed[tile] === 1;
};

/** Is the edge on this side of a square a wall, a closed door or a portcullis? */
export function isCut(s: State, board: Board, c: Cell, side: Facing): boolean {
  const what = edgeAt(board, c, side);
  if (what === WALL || (what !== OPEN && s.doors[what] !== 0)) return true;
  if (s.gates.length > 0 && isGated(s, c, across(c, side))) return true;
  return s.quest.turntable !== undefined && turnedAway(s, board, c, side);
}

export function isGated(s: State, a: Cell, b: Cell): boolean {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  return s.gates.some(([x, y]) => x === low && y === high);
}

/** DSC-85: the sides of the turntable that are walls in this round. */
export function turnedAway(s: State, board: Board, c: Cell, side: Facing): boolean {
  const { turntable } = s.quest;
  if (turntable === undefined) return false;
  const turning = s.plan.tiles.findIndex(({ id }) => id === turntable.tile);
  const here = board.tile[c] === turning;
  if (here === (board.tile[across(c, side)] === turning)) return false;
  const outward = here ? side : (((side + 2) % 4) as Facing);
  return !(s.round % 2 === 1 ? turntable.odd : turntable.even).includes(FACINGS[outward]);
}
/** DS-RULING-26: neighbours that no wall, closed door or portcullis cuts off from each other. */
export function isBeside(s: State, a: Cell, b: Cell): boolean {
  if (!touches(a, b)) return false;
  const board = boardOf(s.plan);
  const step = STEPS.indexOf(b - a);
  if (step < 0) return false;
  if (step < 4) return !isCut(s, board, a, step as Facing);
  const [ns, ew] = CORNER[step - 4]!;
  return isRouteOpen(s, board, a, ns, ew) || isRouteOpen(s, board, a, ew, ns);
}

/** One of the two ways around a corner: over the square on the first side. */
export const isRouteOpen = (s: State, board: Board, c: Cell, first: Facing, then: Facing): boolean =>
  !isCut(s, board, c, first) && !isCut(s, board, across(c, first), then);

/** The door on an edge between these squares, or -1. */
export const doorBetween = (s: State, a: Cell, b: Cell): number =>
  s.plan.doors.findIndex((d) => (d.a === a && d.b === b) || (d.a === b && d.b === a));
