// Cells of a board by name: `c2` is column c, row 2 from the top.
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** A board of squares as it is drawn; `top` is what sticks out above the first row. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly top: number;
}

export const spotOf = (cell: string): Spot => ({ column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 });

export const cellsOf = ({ columns, rows }: BoardSize): readonly string[] =>
  Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => `${String.fromCharCode(97 + column)}${row + 1}`),
  ).flat();

export const beside = (a: string, b: string): boolean => {
  const [one, two] = [spotOf(a), spotOf(b)];
  return Math.abs(one.column - two.column) + Math.abs(one.row - two.row) === 1;
};

/** Where a cell lies on a board, whatever the size of that, in hundredths of its width and height. */
export function boxOf(cell: string, { columns, rows, side, top }: BoardSize) {
  const { column, row } = spotOf(cell);
  const height = rows * side + top;
  return {
    left: (column / columns) * 100,
    top: ((row * side + top) / height) * 100,
    width: 100 / columns,
    height: (side / height) * 100,
  };
}
