// Where levers and slabs may stand (DJ-RULING-87): never before a door, never where they cut off floor.
import { BLOCKED, type Cell, cellsOf, field, isWhole, mark, STEP } from '@oubliette/grid';
import { isFree } from '../rules/arrivals.ts';
import { boardOf, doorCells, facingDoor, isObstacle, zoneAt } from '../rules/board.ts';
import { stands } from '../rules/figures.ts';
import type { State } from '../state.ts';

const [N, E, S, W] = STEP;
/** The eight squares around one, in a circle: each touches the next. */
const RING = [N, N + E, E, E + S, S, S + W, W, W + N];

/** The squares of a zone for such a thing, one by one: most who ask want only the first. */
export function* thingPlaces(s: State, zone: number, wallSide = false): Generator<Cell> {
  const board = boardOf(s);
  const faced = new Set(s.doors.flatMap((door) => (door.state === 'walled' ? [] : facingDoor(door))));
  const floor = cellsOf(board, zone).filter((cell) => !s.stairs.includes(cell) && !isObstacle(s, cell));
  const open = new Set(floor);
  for (const cell of floor) {
    if (!isFree(s, cell) || faced.has(cell)) continue;
    if (wallSide && STEP.every((step) => zoneAt(s, cell + step) === zone)) continue;
    if (partsAround(open, cell) <= 1 || staysWhole(s, floor, cell)) yield cell;
  }
}

/** Into how many stretches a square cuts the open ones around it: one stretch stays connected without it. */
function partsAround(open: ReadonlySet<Cell>, cell: Cell): number {
  let parts = 0;
  for (const [i, step] of RING.entries()) if (open.has(cell + step) && !open.has(cell + RING[(i + 7) % 8]!)) parts++;
  return parts;
}

function staysWhole(s: State, floor: readonly Cell[], cell: Cell): boolean {
  const board = boardOf(s);
  const cells = field(board);
  for (const piece of s.pieces) for (const one of piece.cells) if (isObstacle(s, one)) mark(board, cells, one, BLOCKED);
  for (const thing of s.things) mark(board, cells, thing.cell, BLOCKED);
  mark(board, cells, cell, BLOCKED);
  return isWhole(
    board,
    floor.filter((other) => other !== cell),
    { corners: 'both', cells },
  );
}

/** A lever on each side of the portcullis on which heroes stand, at least two squares away. */
export function leverPlaces(s: State, d: number): Cell[] | undefined {
  const found: Cell[] = [];
  for (const side of [s.doors[d]!.from, s.doors[d]!.to]) {
    const here = reachableZones(s, side, d);
    if (!s.heroes.some((h) => stands(h) && here.has(zoneAt(s, h.cell)))) continue;
    const cell = firstAway(s, here, doorCells(s.doors[d]!));
    if (cell === undefined) return undefined;
    if (!found.includes(cell)) found.push(cell);
  }
  return found.length > 0 ? found : undefined;
}

function firstAway(s: State, zones: Iterable<number>, from: readonly Cell[]): Cell | undefined {
  for (const zone of zones)
    for (const cell of thingPlaces(s, zone)) if (from.every((other) => far(cell, other) >= 2)) return cell;
  return undefined;
}
const far = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(Math.round(a / 1000) - Math.round(b / 1000)), Math.abs((a % 1000) - (b % 1000)));

/** Zones that can be walked to from one while door `shut` is barred. */
function reachableZones(s: State, from: number, shut: number): Set<number> {
  const seen = new Set([from]);
  for (const zone of seen)
    for (const [d, door] of s.doors.entries()) {
      if (d === shut || door.state !== 'open' || door.barred || (door.from !== zone && door.to !== zone)) continue;
      seen.add(door.from === zone ? door.to : door.from);
    }
  return seen;
}
