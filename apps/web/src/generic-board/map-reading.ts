// Reads the squares of a board: their descriptions and their options. It draws nothing.
import {
  cellsOfThing,
  isBoard,
  type OnBoard,
  optionsOnBoard,
  type ReadBoard,
  readBoard,
  type Square,
} from '@oubliette/grid';
import { type Note, together } from '../reading/about.ts';
import type { Fields, Reader, Scalar } from '../reading/reading.ts';

const NOT_A_NAME = ['cell', 'cells', 'id', 'facing', 'seat', 'active'];

/** The first text of a record is its name. */
export const wordOf = (thing: OnBoard): string | undefined =>
  Object.entries(thing).find(([field, value]) => typeof value === 'string' && !NOT_A_NAME.includes(field))?.[1];

/** The name of a thing or figure; a figure without a name is called by its player. */
export function nameOfThing(thing: OnBoard, read: Reader): string {
  const field = Object.keys(thing).find((one) => (thing as Fields)[one] === wordOf(thing)) ?? '';
  const word = wordOf(thing);
  if (word !== undefined) return read.words(field, word)?.text ?? word;
  return thing.seat === undefined ? '' : (read.words('seat', thing.seat)?.text ?? '');
}

/** The other fields in words: "Life 2"; flags that hold by their label. */
export function detailsOf(thing: OnBoard, read: Reader): string[] {
  const word = wordOf(thing);
  return Object.entries(thing as Fields).flatMap(([field, value]) => {
    if (NOT_A_NAME.includes(field) || value === word || value === false || value === undefined) return [];
    if (value === true) return [read.label(field)];
    if (Array.isArray(value))
      return value.length === 0
        ? []
        : [`${read.label(field)} ${value.map((one) => text(field, one, read)).join(', ')}`];
    return typeof value === 'object' ? [] : [`${read.label(field)} ${text(field, value, read)}`];
  });
}

/** A description of a square: figures, things, conditions and edges; bare floor and walls are left out. */
export function aboutSquare({ figures, things, marks, sides }: Square, read: Reader): Note | undefined {
  const words = [...[...figures, ...things].map(wordOf), ...marks, ...sides.filter((side) => side !== 'wall')];
  const notes = [...new Set(words)].flatMap((word) => (word === undefined ? [] : (read.about(word) ?? [])));
  return notes.length === 0 ? undefined : together(...notes);
}

const text = (field: string, value: unknown, read: Reader): string =>
  read.words(field, value as Scalar)?.text ?? String(value);

/** Every board among the fields of a record and of the records in it. */
export function boardsIn(value: unknown): ReadBoard[] {
  if (isBoard(value)) return [readBoard(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(boardsIn) : [];
}

/** The options that the squares of these boards offer. */
export const optionsOnBoards = (options: readonly string[], boards: readonly ReadBoard[]): ReadonlySet<string> =>
  new Set(boards.flatMap((board) => [...optionsOnBoard(board, options).values()].flat()));

export type EdgeStyle = 'wall' | 'door' | 'locked-door' | 'open-door' | 'rim';

/** The edges that a square draws, north first. Each edge is drawn once: by the square west or north of it, if that is floor. */
export function edgesOf({ columns, squares }: ReadBoard, at: number): readonly (EdgeStyle | undefined)[] {
  const square = squares[at]!;
  const column = at % columns;
  const beside = [
    squares[at - columns],
    column + 1 < columns ? squares[at + 1] : undefined,
    squares[at + columns],
    column > 0 ? squares[at - 1] : undefined,
  ];
  return square.sides.map((kind, side) => {
    const outside = beside[side]?.floor === undefined;
    if (!outside && (side === 0 || side === 3)) return undefined;
    if (kind === undefined) return outside ? 'rim' : undefined;
    return edgeStyle(kind);
  });
}

/** Kinds of doors are drawn as doors, all other kinds as walls. */
export const edgeStyle = (kind: string): Exclude<EdgeStyle, 'rim'> =>
  !kind.includes('door') ? 'wall' : kind.includes('open') ? 'open-door' : kind === 'door' ? 'door' : 'locked-door';

/** The square that a scrolling board shows first: an active figure, else an option, else the first figure. */
export function firstLook({ squares }: ReadBoard, offered: ReadonlyMap<string, readonly string[]>): number {
  const active = squares.findIndex(({ figures }) => figures.some((figure) => figure.active === true));
  if (active >= 0) return active;
  const open = squares.findIndex(({ cell }) => offered.has(cell));
  return open >= 0
    ? open
    : Math.max(
        0,
        squares.findIndex(({ figures }) => figures.length > 0),
      );
}

/** The square that an arrow key leads to: the next floor in that direction. */
export function neighbourOf({ columns, squares }: ReadBoard, at: number, key: string): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step === undefined) return undefined;
  const row = Math.floor(at / columns);
  for (let to = at + step; to >= 0 && to < squares.length; to += step) {
    if (Math.abs(step) === 1 && Math.floor(to / columns) !== row) return undefined;
    if (squares[to]?.floor !== undefined) return to;
  }
  return undefined;
}

/** Something larger than a square is labelled on the first of its cells. */
export const isFirstCell = (thing: OnBoard, cell: string): boolean => cellsOfThing(thing)[0] === cell;
