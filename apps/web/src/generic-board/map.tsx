// Draws a board of a view: squares with walls, doors, things and figures. Options that name a square are picked on it.
import { type BoardView, isBoard, type OnBoard, optionsOnBoard, readBoard, type Square } from '@oubliette/grid';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { explained, noted } from '../kit/tips/explained.ts';
import { SeatMark, useMarks } from '../parts/seat-mark.tsx';
import { same } from '../reading/reading.ts';
import {
  aboutSquare,
  detailsOf,
  type EdgeStyle,
  edgeStyle,
  edgesOf,
  firstLook,
  isFirstCell,
  nameOfThing,
  neighbourOf,
  wordOf,
} from './map-reading.ts';
import { type ShownValue, type Touch, useGenericBoard } from './shown-value.tsx';

const KINDS = 4;
const SIDES = ['n', 'e', 's', 'w'] as const;
/** Sizes of a square in pixels; the middle one suits touch. */
const SIZES = [26, 40, 56] as const;
const USUAL = SIZES[1];
/** Smaller boards fit their pane and need no zoom. */
const LARGE = 10;
const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();
const NONE: readonly string[] = [];

export function BoardMap({ field, shown }: { field: string; shown: ShownValue }) {
  const { read, touch } = useGenericBoard();
  const { say } = useLocale();
  const board = useMemo(() => (isBoard(shown.value) ? readBoard(shown.value) : undefined), [shown.value]);
  const next = useMemo(() => (isBoard(shown.next) ? readBoard(shown.next) : undefined), [shown.next]);
  const [at, setAt] = useState<number>();
  const [size, setSize] = useState<number>();
  const pane = useRef<HTMLDivElement>(null);
  const options = touch?.options;
  const offered = useMemo(
    () => (board === undefined || options === undefined ? NOTHING : optionsOnBoard(board, options)),
    [board, options],
  );
  const first = board === undefined ? 0 : firstLook(board, offered);
  useShowing(pane, first, size);
  if (board === undefined) return undefined;
  const { columns, rows, squares } = board;
  const small = columns <= LARGE && rows <= LARGE;
  const { cells, edges = {}, marks = {} } = shown.value as BoardView;
  const kinds = Object.keys(cells);
  const present = (lists: Readonly<Record<string, readonly string[]>>): string[] =>
    Object.keys(lists).filter((kind) => lists[kind]!.length > 0);
  // The legend explains only kinds that are on the board; walls need no explanation.
  const lines = present(edges).filter((kind) => kind !== 'wall');
  const shades = present(marks);
  const focus = at !== undefined && squares[at]?.floor !== undefined ? at : first;
  const looked = at === undefined ? undefined : squares[at];

  function onKeyDown(event: KeyboardEvent): void {
    const to = board === undefined ? undefined : neighbourOf(board, focus, event.key);
    // At the edge of the board an arrow key does nothing.
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (to === undefined) return;
    setAt(to);
    pane.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
  }

  return (
    <figure className="map">
      <div className="map-head">
        <figcaption className="board-legend">
          {kinds.map((kind, i) => (
            <span key={kind} className="legend" {...explained(read.about(kind))}>
              <span className="swatch" data-kind={(i % KINDS) + 1} aria-hidden="true" />
              {read.words('', kind)?.text}
            </span>
          ))}
          {lines.map((kind) => (
            <span key={kind} className="legend" {...explained(read.about(kind))}>
              <span className={`swatch is-line is-${edgeStyle(kind)}`} aria-hidden="true" />
              {read.words('', kind)?.text}
            </span>
          ))}
          {shades.map((kind) => (
            <span key={kind} className="legend" {...explained(read.about(kind))}>
              <span className="swatch" data-marks={kind} aria-hidden="true" />
              {read.words('', kind)?.text}
            </span>
          ))}
        </figcaption>
        {small ? undefined : (
          <span className="map-tools">
            {SIZES.map((one, i) => (
              <button
                key={one}
                type="button"
                className="small"
                aria-pressed={one === (size ?? USUAL)}
                aria-label={say.say('map.size', { size: i + 1 })}
                onClick={() => setSize(one)}
              >
                {['S', 'M', 'L'][i]}
              </button>
            ))}
          </span>
        )}
      </div>
      <div
        ref={pane}
        className={`map-pane${small ? ' is-fitted' : ''}`}
        style={{ '--columns': columns, '--rows': rows, '--size': `${size ?? USUAL}px` } as CSSProperties}
      >
        <div className="map-columns" aria-hidden="true">
          <span />
          {board.columnNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of squares in every browser */}
        <div className="map-squares" role="group" aria-label={read.label(field)} onKeyDown={onKeyDown}>
          {squares.map((square, i) => (
            <MapSquare
              key={square.cell}
              at={i}
              row={i % columns === 0 ? board.rowNames[i / columns] : undefined}
              square={square}
              kind={(kinds.indexOf(square.floor ?? '') % KINDS) + 1}
              edges={edgesOf(board, i)}
              ghost={next !== undefined && next.columns === columns && !same(next.squares[i], square)}
              touch={touch}
              options={offered.get(square.cell) ?? NONE}
              reachable={i === focus}
              onLook={() => setAt(i)}
            />
          ))}
        </div>
      </div>
      <p className="map-look" aria-live="polite">
        {looked === undefined ? undefined : <Looked square={looked} />}
      </p>
    </figure>
  );
}

/** Scrolls the board to its focus when that changes, without scrolling the page. */
function useShowing(pane: { readonly current: HTMLElement | null }, first: number, size: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a square of another size has another position
  useEffect(() => {
    const at = pane.current?.querySelector<HTMLElement>(`[data-at="${first}"]`);
    if (pane.current === null || at === null || at === undefined) return;
    pane.current.scrollLeft = at.offsetLeft - (pane.current.clientWidth - at.offsetWidth) / 2;
    pane.current.scrollTop = at.offsetTop - (pane.current.clientHeight - at.offsetHeight) / 2;
  }, [pane, first, size]);
}

interface SquareProps {
  readonly at: number;
  readonly row: string | undefined;
  readonly square: Square;
  readonly kind: number;
  readonly edges: readonly (EdgeStyle | undefined)[];
  readonly ghost: boolean;
  readonly touch: Touch | undefined;
  /** The options of this square. */
  readonly options: readonly string[];
  readonly reachable: boolean;
  readonly onLook: () => void;
}

function MapSquare({ at, row, square, kind, edges, ghost, touch, options, reachable, onLook }: SquareProps) {
  const { read } = useGenericBoard();
  const side = row === undefined ? undefined : <span className="map-row">{row}</span>;
  if (square.floor === undefined)
    return (
      <>
        {side}
        <span className="map-void" />
      </>
    );
  const picked = options.find((one) => one === touch?.picked);
  const all = [...square.figures, ...square.things];
  const names = all.map((thing) => nameOfThing(thing, read));
  const about = touch === undefined ? [] : picked === undefined ? options.map(touch.label) : [touch.label(picked)];
  return (
    <>
      {side}
      <button
        type="button"
        data-at={at}
        data-kind={kind}
        data-marks={square.marks.length === 0 ? undefined : square.marks.join(' ')}
        {...noted(aboutSquare(square, read))}
        className={`map-square${ghost ? ' is-ghost' : ''}${options.length > 0 ? ' is-open' : ''}`}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={options.length === 0 ? undefined : picked !== undefined}
        aria-label={[square.cell, ...names, ...about].filter((text) => text !== '').join(', ')}
        onFocus={onLook}
        onClick={() => {
          onLook();
          if (options[0] === undefined) return;
          // The first option is picked; the action bar shows them all.
          touch?.spot(options);
          touch?.pick(picked ?? options[0]);
        }}
      >
        {square.things.map((thing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things on a square are identified by their index
          <Thing key={i} thing={thing} labelled={isFirstCell(thing, square.cell)} />
        ))}
        {square.figures.map((figure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures on a square are identified by their index
          <Figure key={i} figure={figure} />
        ))}
        {edges.map((edge, i) =>
          edge === undefined ? undefined : <i key={SIDES[i]} className={`map-edge is-${SIDES[i]} is-${edge}`} />,
        )}
      </button>
    </>
  );
}

function Thing({ thing, labelled }: { thing: OnBoard; labelled: boolean }) {
  const { read } = useGenericBoard();
  return <span className="map-thing">{labelled ? read.mark(wordOf(thing) ?? '') : undefined}</span>;
}

function Figure({ figure }: { figure: OnBoard }) {
  const { read } = useGenericBoard();
  const markOf = useMarks();
  const { seat, facing, active } = figure;
  const word = wordOf(figure);
  return (
    <span
      className={`map-figure${active === true ? ' is-active' : ''}`}
      style={seat === undefined ? undefined : ({ '--whose': markOf(seat).fill } as CSSProperties)}
      data-facing={facing}
    >
      {word === undefined && seat !== undefined ? <SeatMark seat={seat} size={18} /> : read.mark(word ?? '?')}
    </span>
  );
}

/** The description of the focused square. */
function Looked({ square }: { square: Square }) {
  const { read } = useGenericBoard();
  const things = [...square.figures, ...square.things];
  return (
    <>
      <b>{square.cell}</b> {read.words('', square.floor ?? '')?.text}
      {square.marks.map((mark) => ` · ${read.words('', mark)?.text}`)}
      {things.map((thing, i) => {
        const details = detailsOf(thing, read);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: things on a square are identified by their index
          <span key={i}>
            {' · '}
            {thing.seat === undefined ? undefined : <SeatMark seat={thing.seat} size={15} />}{' '}
            <b>{nameOfThing(thing, read)}</b>
            {details.length === 0 ? undefined : ` (${details.join(', ')})`}
          </span>
        );
      })}
    </>
  );
}
