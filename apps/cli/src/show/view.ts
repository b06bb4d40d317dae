// The view of any game: shared fields first, then a box for each seat, the reader's own before the others.
import { type Layout, layout } from '@oubliette/catalog';
import { beside, boxed } from '../screen/frame.ts';
import { flowed, widthOf } from '../screen/measure.ts';
import { boardLines } from './board.ts';
import { cellMap } from './cell-map.ts';
import { keyAbout, labelOf, type Path, type Showing, valueText } from './fields.ts';
import { mapLines } from './map.ts';

/** Wrapped text, and boards beside it. */
interface Block {
  /** Numbers and flags, then longer values. */
  readonly short: string[];
  readonly long: string[];
  readonly boards: string[][];
  readonly legends: Set<string>;
}

/** Narrower boxes are hard to read: then fewer stand beside each other. */
const NARROWEST_PLACE = 38;

/**
 * `open` is a spectator's view: values that differ from it are known to this reader only, and are marked.
 */
export function viewLines(show: Showing, view: object, open: object): string[] {
  const { shared, places } = layout(view, show.seats, show.places);
  const legends = new Set<string>();
  const worldLines = blockLines(show, blockOf(show, [], shared, open, legends), show.width);
  const seen = { places, open: layout(open, show.seats, show.places).places };
  const cards = places.length === 0 ? [] : cardsOf(show, seen, legends);
  const placeLines = show.compact ? paragraphs(show, cards) : boxes(show, cards);
  return [...worldLines, ...placeLines, ...(legends.size === 0 ? [] : [show.paint.dim([...legends].join('   '))])];
}

function blockOf(show: Showing, path: Path, thing: object, open: unknown, legends = new Set<string>()): Block {
  const block: Block = { short: [], long: [], boards: [], legends };
  const map = cellMap(show, path, thing);
  if (map !== undefined) {
    block.boards.push(map.lines);
    if (show.t.has('view.cells.legend')) legends.add(show.t.say('view.cells.legend'));
  }
  for (const [name, value] of Object.entries(thing)) {
    if (map?.drawn.includes(name) === true || show.without?.includes(name) === true) continue;
    addField(show, block, [...path, name], value, within(open, name));
  }
  return block;
}

const within = (open: unknown, name: string | number): unknown =>
  typeof open === 'object' && open !== null ? (open as Readonly<Record<string, unknown>>)[name] : undefined;

function addField(show: Showing, block: Block, path: Path, value: unknown, open: unknown): void {
  const { paint, t } = show;
  const map = mapLines(show, path, value);
  if (map !== undefined) block.long.push(...map.words);
  const board = map?.lines ?? boardLines(show, path, value);
  if (board !== undefined) {
    const legend = keyAbout(show, path, 'legend');
    if (legend !== undefined) block.legends.add(t.say(legend));
    block.boards.push(board);
    return;
  }
  const secret = show.me !== undefined && JSON.stringify(value) !== JSON.stringify(open);
  if (value === false || (!secret && isEmpty(value))) return;
  const label = secret ? paint.arcane(`◉ ${labelOf(show, path)}`) : paint.dim(labelOf(show, path));
  const text = value === true ? '' : valueText(show, path, value);
  if (text === undefined) return;
  if (typeof value === 'number' || typeof value === 'boolean') block.short.push(`${label} ${text}`.trimEnd());
  else block.long.push(`${label}${show.colon}${text}`);
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.every(isEmpty);

function blockLines(show: Showing, { short, long, boards }: Block, width: number): string[] {
  const tallest = Math.max(0, ...boards.map((board) => board.length));
  const strip = beside(
    boards.map((board) => {
      const wide = Math.max(...board.map(widthOf));
      return Array.from({ length: tallest }, (_, row) => fill(board[row] ?? '', wide));
    }),
    '  ',
  );
  const stripWidth = strip.length === 0 ? 0 : widthOf(strip[0] ?? '') + 2;
  // A board as wide as the page stands above the text.
  const stacked = stripWidth > 0 && width - stripWidth < 16;
  const room = stacked ? width : width - stripWidth;
  const text = [short, long].flatMap((items) => flowed(items, room, show.paint.dim(' · ')));
  if (strip.length === 0 || stacked) return [...strip, ...text];
  return Array.from({ length: Math.max(strip.length, text.length) }, (_, row) =>
    `${fill(strip[row] ?? '', stripWidth)}${text[row] ?? ''}`.trimEnd(),
  );
}

const fill = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

interface Card {
  readonly title: string;
  readonly block: Block;
}

interface PlacesSeen {
  readonly places: Layout['places'];
  readonly open: Layout['places'];
}

/** Objects that name their seat (`heroes` by `seat`) are shown in its box under their own name. */
const pathOf = ({ places: name }: Showing, place: object): Path => (name === undefined || name in place ? [] : [name]);

/** The reader's own box first, then the others in seat order; on a small screen last, next to the decision. */
function cardsOf(show: Showing, { places, open }: PlacesSeen, legends: Set<string>): Card[] {
  const { me, paint, seats, t } = show;
  const first = me === undefined ? 0 : show.compact ? me + 1 : me;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return order.map((seat) => {
    const mine = seat === me;
    const thing = show.compact && !mine ? withoutZeros(places[seat]!) : places[seat]!;
    const who = paint.bold(paint.seat(seat, t.seat(seat)));
    return {
      title: `${paint.tag(seat)} ${who}${mine ? ` ${paint.dim(show.you)}` : ''}`,
      block: blockOf(show, pathOf(show, thing), thing, open[seat], legends),
    };
  });
}

const withoutZeros = (thing: object): object =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== 0));

function boxes(show: Showing, cards: readonly Card[]): string[] {
  const { paint, width } = show;
  const most = Math.max(1, Math.floor(width / NARROWEST_PLACE));
  // Rows of equal length: two and two, not three and one.
  const inARow = Math.ceil(cards.length / Math.ceil(cards.length / most));
  const cardWidth = Math.floor(width / inARow);
  const rows: string[] = [];
  // The last row may be shorter; its boxes keep their width, so that columns line up.
  for (let i = 0; i < cards.length; i += inARow) {
    const row = cards.slice(i, i + inARow);
    const bodies = row.map(({ block }) => blockLines(show, block, cardWidth - 4));
    const height = Math.max(...bodies.map((body) => body.length));
    rows.push(...beside(row.map(({ title }, k) => boxed(paint, cardWidth, title, bodies[k]!, height))));
  }
  return rows;
}

function paragraphs(show: Showing, cards: readonly Card[]): string[] {
  return cards.flatMap(({ title, block }) => {
    const { boards, legends, long, short } = block;
    const between = show.paint.dim(' · ');
    if (boards.length > 0) {
      return [title, ...blockLines(show, { short: [...short, ...long], long: [], boards, legends }, show.width)];
    }
    const [first = '', ...rest] = flowed(
      [`${title} ${short[0] ?? ''}`, ...short.slice(1), ...long],
      show.width - 4,
      between,
    );
    return [first, ...rest.map((line) => `    ${line}`)];
  });
}
