// Lists of cells as one map in characters: a game's texts name the mark of each list.
import { keyAbout, type Path, type Showing } from './fields.ts';

export interface CellMap {
  readonly lines: string[];
  /** Lists that the map shows completely. */
  readonly drawn: readonly string[];
}

const cellsIn = (value: unknown): string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string') ? value : [];

/**
 * `view.tunnels.mark` is the mark of a list of cells, later lists are drawn over earlier ones; `view.cells.columns` and
 * `view.cells.rows` name the cells, `view.cells.mark` is what lies everywhere else. Undefined: the game draws nothing.
 */
export function cellMap(show: Showing, path: Path, thing: object): CellMap | undefined {
  const { t, paint } = show;
  const words = (key: string): string[] => (t.has(key) ? t.say(key).split(/\s+/) : []);
  const columns = words('view.cells.columns');
  const rows = words('view.cells.rows');
  if (columns.length === 0 || rows.length === 0) return undefined;
  const marks = new Map<string, string>();
  const drawn: string[] = [];
  for (const [name, value] of Object.entries(thing)) {
    const key = keyAbout(show, [...path, name], 'mark');
    if (key === undefined) continue;
    drawn.push(name);
    for (const cell of cellsIn(value)) marks.set(cell, t.say(key));
  }
  if (drawn.length === 0) return undefined;
  const rest = t.has('view.cells.mark') ? t.say('view.cells.mark') : '.';
  const row = (nth: string): string =>
    columns.map((column) => marks.get(`${column}${nth}`) ?? paint.dim(rest)).join(' ');
  const side = Math.max(...rows.map((one) => one.length));
  return {
    lines: [
      paint.dim(`${' '.repeat(side)} ${columns.join(' ')}`),
      ...rows.map((nth) => `${paint.dim(nth.padStart(side))} ${row(nth)}`),
    ],
    drawn,
  };
}
