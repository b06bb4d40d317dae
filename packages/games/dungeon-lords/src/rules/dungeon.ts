// The map of a dungeon: what touches what (DL-RULING-16). Every placed tile counts, conquered or not; the entrance is no tile.
import { ZONES, type Zone } from '../cards/cards.ts';
import { BOARD, CELLS, type Settings } from '../options.ts';
import { type Cell, CONQUERED_ROOM, CONQUERED_TUNNEL, ROCK, ROOM, TUNNEL } from '../state.ts';

/** The cells beside each cell, not across a corner. */
export const BESIDE: readonly (readonly Cell[])[] = BOARD.beside;
const SQUARES = BOARD.squares;

const ZONE_CELLS = Object.fromEntries(
  Object.entries(ZONES).map(([zone, cells]) => [zone, Array.from({ length: CELLS }, (_, c) => cells.includes(c))]),
) as Record<Zone, boolean[]>;
const inZone = (zone: Zone, c: Cell): boolean => ZONE_CELLS[zone][c]!;

/** Why no tunnel may be dug here: DL-DIG-4, DL-DIG-5; or undefined. */
export function cannotDig(map: readonly number[], c: Cell): string | undefined {
  if (map[c] !== ROCK) return 'DL-DIG-4';
  let touches = false;
  for (const beside of BESIDE[c]!) if (map[beside] !== ROCK) touches = true;
  if (!touches) return 'DL-DIG-4';
  for (const [x, y, z] of SQUARES[c]!) {
    if (map[x] !== ROCK && map[y] !== ROCK && map[z] !== ROCK) return 'DL-DIG-5';
  }
  return undefined;
}

/** Is there any cell left to dig? */
export function canDigSomewhere(map: readonly number[]): boolean {
  for (let c = 0; c < CELLS; c++) if (map[c] === ROCK && cannotDig(map, c) === undefined) return true;
  return false;
}

/** Why no room of this zone may stand here: DL-ROOM-5, DL-ROOM-6, DL-ROOM-7; or undefined. */
export function cannotBuild(map: readonly number[], zone: Zone, ruins: Ruins, c: Cell): string | undefined {
  if (map[c] !== TUNNEL) return 'DL-ROOM-5';
  for (const beside of BESIDE[c]!) {
    // DL-RULING-16: a conquered room is no longer a room, unless the table chose that it is to its neighbours.
    if (map[beside] === ROOM || (map[beside] === CONQUERED_ROOM && ruins === 'room')) return 'DL-ROOM-6';
  }
  return inZone(zone, c) ? undefined : 'DL-ROOM-7';
}
type Ruins = Settings['ruins'];

export function canBuildSomewhere(map: readonly number[], zone: Zone, ruins: Ruins): boolean {
  for (let c = 0; c < CELLS; c++) if (cannotBuild(map, zone, ruins, c) === undefined) return true;
  return false;
}

/** How many cells bear this. */
export function count(map: readonly number[], what: number): number {
  let n = 0;
  for (let c = 0; c < CELLS; c++) if (map[c] === what) n++;
  return n;
}

/** Tunnels and rooms, conquered or not. */
export const tiles = (map: readonly number[]): number => CELLS - count(map, ROCK);
export const conquered = (map: readonly number[]): number => count(map, CONQUERED_TUNNEL) + count(map, CONQUERED_ROOM);
