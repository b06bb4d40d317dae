// Cells and edges of an unbounded square grid, as whole numbers and as short names. x grows to the east, y to the south.

/** `y * 1000 + x`: the cell so many columns east and rows south of another is `cell + offset(dx, dy)`. */
export type Cell = number;
/** GRID-CELL-1: column letters, then the row: `a1` is (0, 0), `c3` is (2, 2), `aa1` is (26, 0), `-a0` is (-1, -1). */
export type CellName = string;
/** North, east, south, west; GRID-DIR-1. */
export type Side = 0 | 1 | 2 | 3;
/** `2 * cell` is the east side of that cell, `2 * cell + 1` its south side: each edge has one number. */
export type Edge = number;
/** The name of a cell and `e` or `s`: `c3e` lies between `c3` and `d3`. */
export type EdgeName = string;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const satisfies readonly Side[];
export const SIDE_NAMES = ['n', 'e', 's', 'w'] as const;

const STRIDE = 1000;
const HALF = STRIDE / 2;
/** Coordinates lie between -LIMIT and LIMIT; one more is kept free for the neighbours of the last cell. */
const LIMIT = HALF - 2;

/** How the number of a cell changes over each side. */
export const STEP: readonly [number, number, number, number] = [-STRIDE, 1, STRIDE, -1];

export const offset = (dx: number, dy: number): number => dy * STRIDE + dx;

/** GRID-CELL-2: whole coordinates within the limit, else a RangeError. */
export function cellAt(x: number, y: number): Cell {
  if (!(Number.isInteger(x) && Number.isInteger(y) && inRange(x) && inRange(y))) {
    throw new RangeError(`no cell at (${x}, ${y}): whole numbers from -${LIMIT} to ${LIMIT} are wanted`);
  }
  return y * STRIDE + x;
}
const inRange = (n: number): boolean => n >= -LIMIT && n <= LIMIT;

export const yOf = (cell: Cell): number => Math.floor((cell + HALF) / STRIDE);
export const xOf = (cell: Cell): number => cell - yOf(cell) * STRIDE;

/** Cells of positive coordinates lie in a list of their own: rules name cells more often than anything else. */
const names: (CellName | undefined)[] = new Array(64 * STRIDE);
const otherNames = new Map<Cell, CellName>();
const named = new Map<CellName, Cell>();

export function cellName(cell: Cell): CellName {
  let name = cell >= 0 && cell < names.length ? names[cell] : otherNames.get(cell);
  if (name === undefined) {
    const x = xOf(cell);
    name = `${x < 0 ? `-${letters(-x - 1)}` : letters(x)}${yOf(cell) + 1}`;
    if (cell >= 0 && cell < names.length) names[cell] = name;
    else otherNames.set(cell, name);
  }
  return name;
}

/** a to z, aa to zz, and so on. */
function letters(n: number): string {
  let text = '';
  for (let rest = n; rest >= 0; rest = Math.floor(rest / 26) - 1) text = String.fromCharCode(97 + (rest % 26)) + text;
  return text;
}

const CELL_NAME = /^(-?)([a-z]{1,2})(0|-?[1-9][0-9]{0,2})$/;

/** GRID-CELL-3: the cell of a name, or undefined for a text that names none. */
export function cellNamed(name: string): Cell | undefined {
  const parts = CELL_NAME.exec(name);
  if (parts === null) return undefined;
  let n = 0;
  for (const letter of parts[2]!) n = n * 26 + letter.charCodeAt(0) - 96;
  const x = parts[1] === '-' ? -n : n - 1;
  const y = Number(parts[3]) - 1;
  return inRange(x) && inRange(y) ? y * STRIDE + x : undefined;
}

/** The cell of a name that is known to be one: of the game's own data, or of an option that was offered. */
export function cellOf(name: CellName): Cell {
  let cell = named.get(name);
  if (cell === undefined) {
    cell = cellNamed(name);
    if (cell === undefined) throw new RangeError(`"${name}" is no cell`);
    named.set(name, cell);
  }
  return cell;
}

/** GRID-DIST-1: the larger of the differences of column and row, whatever lies between. */
export const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** The side of `a` on which `b` lies, or undefined if they share no edge. */
export function sideTowards(a: Cell, b: Cell): Side | undefined {
  const side = STEP.indexOf(b - a);
  return side < 0 ? undefined : (side as Side);
}

export const opposite = (side: Side): Side => ((side + 2) & 3) as Side;

/** GRID-EDGE-1: an edge has one number and one name, from whichever side it is looked at. */
export function edgeOf(cell: Cell, side: Side): Edge {
  if (side === EAST) return 2 * cell;
  if (side === SOUTH) return 2 * cell + 1;
  return side === WEST ? 2 * (cell + STEP[WEST]) : 2 * (cell + STEP[NORTH]) + 1;
}

export function edgeBetween(a: Cell, b: Cell): Edge | undefined {
  const side = sideTowards(a, b);
  return side === undefined ? undefined : edgeOf(a, side);
}

/** The two cells an edge parts: the western or northern one first. */
export function edgeCells(edge: Edge): readonly [Cell, Cell] {
  const cell = Math.floor(edge / 2);
  return [cell, cell + STEP[edge === 2 * cell ? EAST : SOUTH]];
}

export function edgeName(edge: Edge): EdgeName {
  const cell = Math.floor(edge / 2);
  return `${cellName(cell)}${edge === 2 * cell ? 'e' : 's'}`;
}

/** The edge of a name that is known to be one. */
export function knownEdge(name: EdgeName): Edge {
  const last = name.at(-1);
  if (last !== 'e' && last !== 's') throw new RangeError(`"${name}" is no edge`);
  return edgeOf(cellOf(name.slice(0, -1)), last === 'e' ? EAST : SOUTH);
}

export function edgeNamed(name: string): Edge | undefined {
  const last = name.at(-1);
  if (last !== 'e' && last !== 's') return undefined;
  const cell = cellNamed(name.slice(0, -1));
  return cell === undefined ? undefined : edgeOf(cell, last === 'e' ? EAST : SOUTH);
}
