// The shapes of tiles: which cells they cover and where other tiles can be joined to them, in four quarter turns.
import { type Cell, cellAt, cellOf, offset, type Side, xOf, yOf } from './cells.ts';

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export const TURNS = [0, 1, 2, 3] as const satisfies readonly Turn[];

/** Neighbouring cells of one side of a tile where a door or passage can be: as wide as there are cells. */
export interface Connector {
  readonly name: string;
  readonly side: Side;
  /** In the tile's own frame, from north to south or from west to east. */
  readonly cells: readonly Cell[];
}

/** In the frame of the tile: (0, 0) is the north-west corner of the box around it. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly connectors: readonly Connector[];
}

/** A tile on the table. `at` is the north-west cell of the box around the turned tile. */
export interface Placed {
  readonly tile: string;
  readonly at: string;
  readonly turn: Turn;
}

export interface ConnectorData {
  readonly name: string;
  readonly side: Side;
  readonly cells: readonly (readonly [x: number, y: number])[];
}

/** GRID-TILE-1: a shape drawn row by row from the north; every character but a space and `#` is a cell. */
export function shape(rows: readonly string[], connectors: readonly ConnectorData[] = []): Shape {
  const cells = rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === ' ' || c === '#' ? [] : [cellAt(x, y)])));
  const width = Math.max(0, ...cells.map((cell) => xOf(cell) + 1));
  return {
    width,
    height: rows.length,
    cells,
    connectors: connectors.map((connector) => ({
      name: connector.name,
      side: connector.side,
      cells: connector.cells.map(([x, y]) => cellAt(x, y)).sort((a, b) => a - b),
    })),
  };
}

/** A full rectangle of cells. */
export const block = (width: number, height: number, connectors: readonly ConnectorData[] = []): Shape =>
  shape(
    Array.from({ length: height }, () => '.'.repeat(width)),
    connectors,
  );

/** GRID-TILE-2: a quarter turn clockwise brings (x, y) of a box of height h to (h - 1 - y, x). */
function turnedOnce(width: number, height: number, cell: Cell, turn: Turn): Cell {
  const x = xOf(cell);
  const y = yOf(cell);
  if (turn === 0) return cell;
  if (turn === 1) return offset(height - 1 - y, x);
  return turn === 2 ? offset(width - 1 - x, height - 1 - y) : offset(y, width - 1 - x);
}

/** Where a cell of a tile's own frame lies on the table: what is printed on a tile turns with it. */
export const onTable = (form: Shape, placed: Placed, cell: Cell): Cell =>
  cellOf(placed.at) + turnedOnce(form.width, form.height, cell, placed.turn);

export const sideOnTable = (placed: Placed, side: Side): Side => ((side + placed.turn) & 3) as Side;

/** The cells a placed tile covers, in the order of its shape. */
export const footprint = (form: Shape, placed: Placed): Cell[] => turnedCells(form, cellOf(placed.at), placed.turn);

export const turnedCells = (form: Shape, at: Cell, turn: Turn): Cell[] =>
  form.cells.map((cell) => at + turnedOnce(form.width, form.height, cell, turn));

/** A connector of a placed tile, on the table: its cells in the order north to south, west to east. */
export function connectorOnTable(form: Shape, placed: Placed, connector: Connector): Connector {
  return {
    name: connector.name,
    side: sideOnTable(placed, connector.side),
    cells: connector.cells.map((cell) => onTable(form, placed, cell)).sort((a, b) => a - b),
  };
}

/** GRID-TILE-3: a cell turned about the middle of another one, as a turntable does. */
export function turnedAbout(middle: Cell, cell: Cell, turn: Turn): Cell {
  const dx = xOf(cell) - xOf(middle);
  const dy = yOf(cell) - yOf(middle);
  if (turn === 0) return cell;
  if (turn === 1) return middle + offset(-dy, dx);
  return turn === 2 ? middle + offset(-dx, -dy) : middle + offset(dy, -dx);
}
