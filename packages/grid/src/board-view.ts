// A board as a field of a game's view: plain data that any client can draw, in a browser or with characters.
import { cellName, cellNamed, xOf, yOf } from './cells.ts';

/** An object on a board. Its name is its first text field besides `cell`, `cells`, `id` and `facing`. */
export interface OnBoard {
  /** `c3`, or `x,y` counted from 0. */
  readonly cell?: string;
  /** For objects that cover several squares. */
  readonly cells?: readonly string[];
  /** Options that contain this word as a part refer to it: `attack:m12`. */
  readonly id?: string | number;
  /** The direction it faces. */
  readonly facing?: 'n' | 'e' | 's' | 'w';
  /** The seat it belongs to. */
  readonly seat?: number;
  /** It is its turn: a large board scrolls to it. */
  readonly active?: boolean;
}

/** GRID-VIEW-1: an object with `cells` by kind is a board; a kind is named by the game's texts. */
export interface BoardView {
  /** The squares of the board, by kind of floor. */
  readonly cells: Readonly<Record<string, readonly string[]>>;
  /** A fixed size, from `a1`; without it the board is as large as its contents. */
  readonly columns?: number;
  readonly rows?: number;
  /** Edges by kind (walls, doors): `c3e` lies between c3 and d3, `c3s` below c3. */
  readonly edges?: Readonly<Record<string, readonly string[]>>;
  /** Sides that options name by a word, `open:d3`: by that word. */
  readonly doors?: Readonly<Record<string, readonly string[]>>;
  /** Objects on squares, below the figures. */
  readonly things?: readonly OnBoard[];
  readonly figures?: readonly OnBoard[];
  /** Squares that are lit, threatened, reachable …, by kind. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  /** Options that are only a direction (`n`, `ne` …) move the active figure to that square. */
  readonly ways?: true;
}

export interface Square {
  /** In the game's own spelling. */
  readonly cell: string;
  /** Undefined: there is no square here. */
  readonly floor: string | undefined;
  readonly marks: readonly string[];
  readonly things: readonly OnBoard[];
  readonly figures: readonly OnBoard[];
  /** The content of its sides, north first; undefined: nothing. */
  readonly sides: readonly [Side, Side, Side, Side];
}
type Side = string | undefined;

export interface ReadBoard {
  readonly columns: number;
  readonly rows: number;
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** Row by row. */
  readonly squares: readonly Square[];
  readonly ways: boolean;
  /** Cells beside the sides that options name, by that name. */
  readonly doors: ReadonlyMap<string, readonly string[]>;
}

type Point = readonly [x: number, y: number];

/** Larger values are not drawn as a board: no screen has room for them. */
const MOST = 200;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSide = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST;

/** GRID-VIEW-1 */
export function isBoard(value: unknown): value is BoardView {
  if (!isObject(value) || !isObject(value.cells)) return false;
  const { columns, rows } = value;
  if ((columns === undefined) !== (rows === undefined)) return false;
  if (columns !== undefined && !(isSide(columns) && isSide(rows))) return false;
  return Object.values(value.cells).every(
    (list) => Array.isArray(list) && list.every((cell) => typeof cell === 'string' && pointOf(cell) !== undefined),
  );
}

/** GRID-VIEW-2: a cell is `c3`, `aa12`, `-a0`, or `4,-2`. */
export function pointOf(cell: string): Point | undefined {
  const pair = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(cell);
  if (pair !== null) return [Number(pair[1]), Number(pair[2])];
  const named = cellNamed(cell);
  return named === undefined ? undefined : [xOf(named), yOf(named)];
}

const nameOf = (x: number, y: number, inPairs: boolean): string => (inPairs ? `${x},${y}` : cellName(y * 1000 + x));

export const cellsOfThing = ({ cell, cells }: OnBoard): readonly string[] =>
  cells ?? (cell === undefined ? [] : [cell]);

/** GRID-VIEW-3: every square of the smallest rectangle that holds the board, or of its fixed size. */
export function readBoard(board: BoardView): ReadBoard {
  const floor = new Map<string, string>();
  const points: Point[] = [];
  let inPairs = false;
  const key = (cell: string): string | undefined => {
    const point = pointOf(cell);
    if (point === undefined) return undefined;
    points.push(point);
    inPairs ||= cell.includes(',');
    return point.join();
  };
  const each = <T>(
    items: readonly T[],
    cellsOf: (item: T) => readonly string[],
    put: (at: string, item: T) => void,
  ) => {
    for (const item of items)
      for (const cell of cellsOf(item)) {
        const at = key(cell);
        if (at !== undefined) put(at, item);
      }
  };
  const byKind = (kinds: Readonly<Record<string, readonly string[]>> = {}) => Object.entries(kinds);
  each(
    byKind(board.cells),
    ([, cells]) => cells,
    (at, [kind]) => floor.set(at, kind),
  );
  const things = new Map<string, OnBoard[]>();
  each(board.things ?? [], cellsOfThing, (at, thing) => add(things, at, thing));
  const figures = new Map<string, OnBoard[]>();
  each(board.figures ?? [], cellsOfThing, (at, figure) => add(figures, at, figure));
  const marks = new Map<string, string[]>();
  each(
    byKind(board.marks),
    ([, cells]) => cells,
    (at, [kind]) => add(marks, at, kind),
  );
  const east = new Map<string, string>();
  const south = new Map<string, string>();
  for (const [kind, names] of byKind(board.edges))
    for (const name of names) {
      const point = pointOf(name.slice(0, -1));
      if (point !== undefined) (name.endsWith('e') ? east : south).set(point.join(), kind);
    }

  const { columns, rows } = board;
  const fixed = columns !== undefined && rows !== undefined;
  const [left, right] = fixed ? [0, columns - 1] : span(points.map(([x]) => x));
  const [top, bottom] = fixed ? [0, rows - 1] : span(points.map(([, y]) => y));
  const squares: Square[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const at = `${x},${y}`;
      squares.push({
        cell: nameOf(x, y, inPairs),
        floor: floor.get(at),
        marks: marks.get(at) ?? [],
        things: things.get(at) ?? [],
        figures: figures.get(at) ?? [],
        sides: [south.get(`${x},${y - 1}`), east.get(at), south.get(at), east.get(`${x - 1},${y}`)],
      });
    }
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    columns: right - left + 1,
    rows: bottom - top + 1,
    columnNames: range(left, right).map((x) => (inPairs ? String(x) : nameOf(x, 0, false).replace(/\d+$/, ''))),
    rowNames: range(top, bottom).map((y) => String(inPairs ? y : y + 1)),
    squares,
    ways: board.ways === true,
    doors: new Map(Object.entries(board.doors ?? {}).map(([id, sides]) => [id, sides.flatMap(besideOf(inPairs))])),
  };
}

/** The two cells that a side lies between. */
const besideOf =
  (inPairs: boolean) =>
  (side: string): string[] => {
    const [x, y] = pointOf(side.slice(0, -1)) ?? [0, 0];
    return [nameOf(x, y, inPairs), side.endsWith('e') ? nameOf(x + 1, y, inPairs) : nameOf(x, y + 1, inPairs)];
  };

const WAYS: Readonly<Record<string, Point>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** GRID-VIEW-4: the options about each square, by its name. */
export function optionsOnBoard(
  { columns, squares, ways, doors }: ReadBoard,
  options: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const about = new Map<string, Set<string>>();
  const put = (square: Square | undefined, option: string): void => {
    if (square?.floor === undefined) return;
    const known = about.get(square.cell);
    if (known === undefined) about.set(square.cell, new Set([option]));
    else known.add(option);
  };
  const byWord = new Map<string, Square[]>();
  for (const square of squares) {
    add(byWord, square.cell, square);
    for (const { id } of [...square.figures, ...square.things])
      if (id !== undefined && id !== square.cell) add(byWord, String(id), square);
  }
  for (const [id, cells] of doors)
    for (const square of squares) if (cells.includes(square.cell)) add(byWord, id, square);
  const from = ways ? squares.findIndex(({ figures }) => figures.some((figure) => figure.active === true)) : -1;
  for (const option of options) {
    for (const part of option.split(':')) for (const square of byWord.get(part) ?? []) put(square, option);
    const way = from >= 0 && Object.hasOwn(WAYS, option) ? WAYS[option] : undefined;
    if (way === undefined) continue;
    const column = (from % columns) + way[0];
    if (column >= 0 && column < columns) put(squares[from + way[0] + way[1] * columns], option);
  }
  return new Map([...about].map(([cell, list]) => [cell, [...list]]));
}

function add<T>(map: Map<string, T[]>, at: string, item: T): void {
  const list = map.get(at);
  if (list === undefined) map.set(at, [item]);
  else list.push(item);
}

/** An empty board is one square, so that there is something to see. */
function span(values: readonly number[]): readonly [number, number] {
  let least = 0;
  let most = 0;
  for (const [i, value] of values.entries()) {
    if (i === 0 || value < least) least = value;
    if (i === 0 || value > most) most = value;
  }
  return [least, Math.min(most, least + MOST - 1)];
}
