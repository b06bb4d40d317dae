// A small board of fixed size, its cells numbered row by row from 0: for maps that are a list with one entry for each cell.

export interface Rectangle<Name extends string = string> {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** GRID-RECT-1: `a1` is the upper left cell. */
  readonly names: readonly Name[];
  /** GRID-RECT-2: of each cell the cells it shares an edge with, north, west, east, south. */
  readonly beside: readonly (readonly number[])[];
  /** GRID-RECT-3: of each cell the other three cells of each 2 by 2 square it belongs to. */
  readonly squares: readonly (readonly (readonly [number, number, number])[])[];
  indexOf(name: Name): number;
}

export function rectangle<Name extends string>(columns: number, rows: number): Rectangle<Name> {
  if (columns > 26) throw new RangeError('at most 26 columns');
  const cells = columns * rows;
  const all = Array.from({ length: cells }, (_, c) => c);
  const column = (c: number) => c % columns;
  const inside = (c: number) => c >= 0 && c < cells;
  const names = all.map((c) => `${String.fromCharCode(97 + column(c))}${Math.floor(c / columns) + 1}` as Name);
  const byName = new Map<string, number>(names.map((name, c) => [name, c]));
  return {
    columns,
    rows,
    cells,
    names,
    beside: all.map((c) =>
      [c - columns, column(c) > 0 ? c - 1 : -1, column(c) < columns - 1 ? c + 1 : -1, c + columns].filter(inside),
    ),
    squares: all.map((c) =>
      [-1, 1].flatMap((dx) =>
        [-columns, columns].flatMap((dy): [number, number, number][] =>
          column(c) + dx >= 0 && column(c) + dx < columns && inside(c + dy) ? [[c + dx, c + dy, c + dx + dy]] : [],
        ),
      ),
    ),
    indexOf: (name) => byName.get(name)!,
  };
}
