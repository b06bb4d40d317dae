// Facing: a figure faces one of the four sides; the cells before it and behind it.
import { type Cell, NORTH, SIDE_NAMES, type Side, SOUTH, WEST, xOf, yOf } from './cells.ts';
import type { Turn } from './shapes.ts';

export type Arc = 'front' | 'rear';

/** How far `to` lies before the figure: negative is behind it, 0 beside it. */
function ahead(facing: Side, from: Cell, to: Cell): number {
  if (facing === NORTH || facing === SOUTH) {
    const south = yOf(to) - yOf(from);
    return facing === SOUTH ? south : -south;
  }
  const east = xOf(to) - xOf(from);
  return facing === WEST ? -east : east;
}

/**
 * GRID-FACE-1: of the eight cells around a figure the three behind it are its rear arc, the other five its front arc. Whether
 * a wall parts the two cells is not asked here.
 */
export function arcOf(facing: Side, from: Cell, to: Cell): Arc | undefined {
  const far = Math.max(Math.abs(xOf(to) - xOf(from)), Math.abs(yOf(to) - yOf(from)));
  if (far !== 1) return undefined;
  return ahead(facing, from, to) < 0 ? 'rear' : 'front';
}

/** GRID-FACE-2: the front side: everything on the figure's own line and before it, however far. */
export const onFrontSide = (facing: Side, from: Cell, to: Cell): boolean => ahead(facing, from, to) >= 0;

/** GRID-FACE-3: straight ahead, so many squares away. */
export function straightAhead(facing: Side, from: Cell, to: Cell): number | undefined {
  const far = ahead(facing, from, to);
  const aside = facing === NORTH || facing === SOUTH ? xOf(to) - xOf(from) : yOf(to) - yOf(from);
  return far > 0 && aside === 0 ? far : undefined;
}

export const turnedFacing = (facing: Side, turn: Turn): Side => ((facing + turn) & 3) as Side;

export const sideName = (side: Side): (typeof SIDE_NAMES)[number] => SIDE_NAMES[side];

export function sideNamed(name: string): Side | undefined {
  const side = (SIDE_NAMES as readonly string[]).indexOf(name);
  return side < 0 ? undefined : (side as Side);
}
