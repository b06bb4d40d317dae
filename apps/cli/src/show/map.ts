// A board of a view in characters: squares, walls, doors, things and figures, and a legend.
import { isBoard, type OnBoard, type ReadBoard, readBoard, type Square } from '@oubliette/grid';
import { padded, widthOf } from '../screen/measure.ts';
import { labelOf, type Path, type Showing, valueText } from './fields.ts';

const NOT_A_NAME = ['cell', 'cells', 'id', 'facing', 'seat', 'active'];
const ARROWS = { n: '↑', e: '→', s: '↓', w: '←' } as const;
/** Characters of a square. */
const WIDE = 2;

/** The lines of a board with its contents as text, or undefined when the value is not a board. */
export function mapLines(
  show: Showing,
  path: Path,
  value: unknown,
): { readonly lines: string[]; readonly words: string[] } | undefined {
  if (!isBoard(value)) return undefined;
  const board = readBoard(value);
  const lined = value.edges !== undefined || board.squares.some(({ floor }) => floor === undefined);
  const side = Math.max(...board.rowNames.map(widthOf)) + 1;
  const head = `${' '.repeat(side)}${board.columnNames.map((name) => padded(name, WIDE + 1)).join('')}`;
  const lines = [show.paint.dim(head.trimEnd())];
  for (let row = 0; row < board.rows; row++) {
    if (lined && row === 0) lines.push(ruleAbove(show, board, 0, side));
    const squares = board.squares.slice(row * board.columns, (row + 1) * board.columns);
    const cells = squares.map((square, column) => {
      const text = padded(contentOf(show, square), WIDE);
      return `${text}${lined ? wallEast(square, squares[column + 1]) : ' '}`;
    });
    const first = lined && squares[0]?.floor !== undefined ? '│' : ' ';
    lines.push(`${show.paint.dim(padded(board.rowNames[row] ?? '', side - 1))}${first}${cells.join('').trimEnd()}`);
    // A row of sides without content is left out: it would only make the board taller.
    const rule = lined ? ruleAbove(show, board, row + 1, side) : '';
    if (rule !== '') lines.push(rule);
  }
  return { lines, words: legendOf(show, path, board) };
}

/** The content of the sides between two rows. */
function ruleAbove(show: Showing, { columns, squares }: ReadBoard, row: number, side: number): string {
  const cells = Array.from({ length: columns }, (_, column) => {
    const above = row === 0 ? undefined : squares[(row - 1) * columns + column];
    const below = squares[row * columns + column];
    const kind = below?.sides[0] ?? above?.sides[2];
    const floor = [above?.floor, below?.floor].filter((one) => one !== undefined).length;
    if (floor === 0) return ' '.repeat(WIDE + 1);
    if (kind === undefined) return floor === 1 ? `${'─'.repeat(WIDE)} ` : ' '.repeat(WIDE + 1);
    if (!kind.includes('door')) return `${'─'.repeat(WIDE)} `;
    return kind.includes('open') ? `${'╌'.repeat(WIDE)} ` : `${'▬'.repeat(WIDE)} `;
  });
  const line = cells.join('').trimEnd();
  return line === '' ? '' : show.paint.dim(`${' '.repeat(side)}${line}`);
}

function wallEast({ floor, sides }: Square, beside: Square | undefined): string {
  const kind = sides[1];
  const here = floor !== undefined;
  const there = beside?.floor !== undefined;
  if (!here && !there) return ' ';
  if (kind === undefined) return here === there ? ' ' : '│';
  if (!kind.includes('door')) return '│';
  return kind.includes('open') ? '╎' : '▮';
}

const wordOf = (thing: OnBoard): string | undefined =>
  Object.entries(thing).find(([field, value]) => typeof value === 'string' && !NOT_A_NAME.includes(field))?.[1];

function markOf({ t }: Showing, word: string): string {
  const own = `mark.${word}`;
  const text = t.has(own) ? t.say(own) : t.name(word);
  return text.slice(0, WIDE);
}

function contentOf(show: Showing, { floor, figures, things }: Square): string {
  const { paint } = show;
  const [figure] = figures;
  if (figure !== undefined) {
    const arrow = figure.facing === undefined ? '' : ARROWS[figure.facing];
    const word = wordOf(figure);
    const room = WIDE - arrow.length;
    const mark =
      word === undefined
        ? String.fromCharCode(65 + (figure.seat ?? 0))
        : markOf(show, word).slice(0, room).toUpperCase();
    return figure.seat === undefined ? paint.bold(mark + arrow) : paint.seat(figure.seat, mark + arrow);
  }
  const [thing] = things;
  if (thing !== undefined) return paint.candle(markOf(show, wordOf(thing) ?? '?').toLowerCase());
  return floor === undefined ? ' ' : paint.dim('·');
}

/** The contents as text: figures one by one with their values, things by kind. */
function legendOf(show: Showing, path: Path, { squares }: ReadBoard): string[] {
  const { paint, t } = show;
  const figures = squares.flatMap(({ cell, figures }) =>
    figures.map((figure) => {
      const word = wordOf(figure);
      const who = word === undefined ? t.seat(figure.seat ?? 0) : t.name(word);
      const name = figure.seat === undefined ? who : paint.seat(figure.seat, who);
      const details = Object.entries(figure).flatMap(([field, value]) => {
        if (NOT_A_NAME.includes(field) || value === word || value === false || value === undefined) return [];
        const label = labelOf(show, [...path, field]);
        return [value === true ? label : `${label} ${valueText(show, [...path, field], value) ?? ''}`];
      });
      return `${name} ${cell}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
    }),
  );
  const words = new Set(squares.flatMap(({ things }) => things.flatMap((thing) => wordOf(thing) ?? [])));
  const things = [...words].map((word) => `${paint.candle(markOf(show, word).toLowerCase())} ${t.name(word)}`);
  return [...figures, ...things];
}
