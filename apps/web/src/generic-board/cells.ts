// Lists of cells: `c2` is column c, row 2 from the top.
import { type Fields, isFields, isList } from '../reading/reading.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const CELL = /^([a-z])([1-9]\d?)$/;
/** The number of styles of a square; 0 is bare rock. */
const KINDS = 4;

export interface BoardField {
  readonly field: string;
  readonly kind: number;
}

/** The smallest number of rows and columns that is drawn. */
const LEAST: Size = { columns: 5, rows: 4 };

const isCell = (value: unknown): value is string => typeof value === 'string' && CELL.test(value);

/** A list that holds only cells, and at least one. */
const isCells = (value: unknown): value is readonly string[] =>
  isList(value) && value.length > 0 && value.every(isCell);

export const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

function placeOf(cell: string): { column: number; row: number } {
  const [, column = 'a', row = '1'] = CELL.exec(cell) ?? [];
  return { column: column.charCodeAt(0) - 97, row: Number(row) - 1 };
}

/** The smallest board that holds all these cells. */
export function sizeFor(cells: readonly string[]): Size {
  let { columns, rows } = LEAST;
  for (const cell of cells) {
    const at = placeOf(cell);
    columns = Math.max(columns, at.column + 1);
    rows = Math.max(rows, at.row + 1);
  }
  return { columns, rows };
}

/** Every cell named anywhere in a view. */
export function cellsIn(value: unknown): string[] {
  if (isCell(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cellsIn);
}

/** The cells that an option names: `dig:c2` names c2. */
export const cellsOf = (option: string): string[] => option.split(':').filter(isCell);

/**
 * The fields of a place that are drawn together as its board. An empty list counts as a list of cells if the same field
 * of another place holds cells.
 */
export function boardFields(place: Fields, places: readonly Fields[]): BoardField[] {
  const fields = Object.keys(place).filter((field) => isList(place[field]));
  // The kind is the list's index among all lists: it stays the same when another list gets its first cell.
  return fields
    .map((field, at) => ({ field, kind: (at % KINDS) + 1 }))
    .filter(({ field }) => {
      const lists = places.map((other) => other[field]).filter((list) => isList(list) && list.length > 0);
      return lists.length > 0 && lists.every(isCells);
    });
}

/** The records of a place that have a `cell` on its board. */
export const standing = (place: unknown): { readonly cell: string; readonly thing: Fields }[] =>
  isFields(place)
    ? Object.values(place)
        .filter(isList)
        .flat()
        .filter(isFields)
        .flatMap((thing) => (isCell(thing.cell) ? [{ cell: thing.cell, thing }] : []))
    : [];
