// The words of the grid as the rule book uses them.
import { arcOf, type Cell, cellAt, type Side as Facing, onFrontSide, SIDE_NAMES, STEP } from '@oubliette/grid';
import type { Square } from './cards/adventures/adventure.ts';

export { type Cell, cellAt, cellName, cellOf, distance, type Side as Facing, xOf, yOf } from '@oubliette/grid';

export const FACINGS = SIDE_NAMES;
export const facingName = (facing: Facing): (typeof SIDE_NAMES)[number] => SIDE_NAMES[facing];
export const facingOf = (name: string): Facing => (SIDE_NAMES as readonly string[]).indexOf(name) as Facing;

export const cellOfSquare = ([x, y]: Square): Cell => cellAt(x, y);
/** The eight squares around: the four sides, then the four corners. */
export const STEPS: readonly number[] = [
  ...STEP,
  STEP[0] + STEP[1],
  STEP[1] + STEP[2],
  STEP[2] + STEP[3],
  STEP[3] + STEP[0],
];
/** The square across an edge. */
export const across = (c: Cell, side: Facing): Cell => c + STEP[side];

/** DSC-14: the three squares behind a model. */
export const isBehind = (cell: Cell, facing: Facing, other: Cell): boolean => arcOf(facing, cell, other) === 'rear';
/** DSC-66: on the front side of the line between front and rear; the own row or column counts. */
export const isBeforeLine = (cell: Cell, facing: Facing, other: Cell): boolean => onFrontSide(facing, cell, other);
