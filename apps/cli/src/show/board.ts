// A flat list as a board: cells in rows, one character each, with headings when the game names its columns.
import { padded, widthOf } from '../screen/measure.ts';
import { keyAbout, type Path, type Showing, valueText } from './fields.ts';

/** The lines of a board, or undefined when the list is not one. */
export function boardLines(show: Showing, path: Path, value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const columns = headings(show, path, 'columns');
  const rows = rowsOf(show, path, value, columns);
  if (rows === undefined) return undefined;
  const cell = Math.max(...rows.flat().map(widthOf));
  const named = columns?.names !== undefined;
  const sides = headings(show, path, 'rows')?.names ?? (named ? rows.map((_, row) => String(row + 1)) : undefined);
  const side = sides === undefined ? 0 : Math.max(...sides.map(widthOf)) + 1;
  const line = (before: string, cells: readonly string[]) =>
    `${show.paint.dim(padded(before, side))}${cells.map((text) => padded(text, cell)).join(named ? ' ' : '')}`;
  const body = rows.map((cells, row) => line(sides?.[row] ?? '', cells));
  return named ? [show.paint.dim(line('', columns.names)), ...body] : body;
}

/** `a b c d e` names five columns, `5` only counts them. */
function headings(show: Showing, path: Path, about: 'columns' | 'rows') {
  const key = keyAbout(show, path, about);
  if (key === undefined) return undefined;
  const text = show.t.say(key);
  if (/^\d+$/.test(text)) return { count: Number(text), names: undefined };
  const names = text.split(/\s+/);
  return { count: names.length, names };
}

function rowsOf(
  show: Showing,
  path: Path,
  list: readonly unknown[],
  columns: { count: number } | undefined,
): string[][] | undefined {
  const text = (cell: unknown): string => valueText(show, path, cell) ?? ' ';
  if (columns !== undefined && !list.some(Array.isArray)) {
    const cells = list.map(text);
    return Array.from({ length: Math.ceil(cells.length / columns.count) }, (_, row) =>
      cells.slice(row * columns.count, (row + 1) * columns.count),
    );
  }
  const [first] = list;
  if (list.length < 2 || !Array.isArray(first) || first.length < 2) return undefined;
  if (!list.every((row) => Array.isArray(row) && row.length === first.length)) return undefined;
  const rows = (list as unknown[][]).map((row) => row.map(text));
  return rows.flat().every((cell) => widthOf(cell) === 1) ? rows : undefined;
}
