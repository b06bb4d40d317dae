// Draws lists of cells as one board: a square for each cell, a tone and a word for each list.
import type { Seat } from '@oubliette/engine';
import type { CSSProperties } from 'react';
import { useLocale } from '../base/locale.tsx';
import { type Fields, isList, type Reader } from '../reading/reading.ts';
import { type BoardField, cellName, cellsOf, standing } from './cells.ts';
import { type ShownValue, shownField, type Touch, useGenericBoard } from './shown-value.tsx';

const holds = (list: unknown, cell: string): boolean => isList(list) && list.includes(cell);

/** The kind of a square that is in no list but holds a thing. */
const THING = 2;

/** The first text of a record, apart from its cell. */
const nameOf = (thing: Fields, read: Reader): string | undefined =>
  Object.entries(thing)
    .filter(([field, value]) => field !== 'cell' && typeof value === 'string')
    .map(([field, value]) => read.words(field, value as string)?.text)[0];

interface Props {
  readonly seat: Seat;
  readonly shown: ShownValue;
  readonly fields: readonly BoardField[];
  readonly small?: boolean;
}

export function Board({ seat, shown, fields, small = false }: Props) {
  const { read, size, touch } = useGenericBoard();
  const { say } = useLocale();
  const lists = fields.map(({ field, kind }) => ({
    field,
    kind,
    label: read.label(field),
    ...shownField(shown, field),
  }));
  const counts = lists.map(({ label, value }) =>
    say.say('board.count', { what: label, count: isList(value) ? value.length : 0 }),
  );
  const things = new Map(standing(shown.value).map(({ cell, thing }) => [cell, nameOf(thing, read)]));
  const rows = Array.from({ length: size.rows }, (_, row) => row);
  const columns = Array.from({ length: size.columns }, (_, column) => column);
  const mine = touch?.seat === seat && !small ? touch : undefined;
  return (
    <figure className={`board${small ? ' is-small' : ''}`} style={{ '--columns': size.columns } as CSSProperties}>
      <figcaption className={small ? 'unseen' : 'board-legend'}>
        {lists.map(({ field, kind }, i) => (
          <span key={field} className="legend">
            <span className="swatch" data-kind={kind} aria-hidden="true" />
            {counts[i]}
          </span>
        ))}
      </figcaption>
      <div className="board-squares">
        {rows.flatMap((row) =>
          columns.map((column) => {
            const cell = cellName(column, row);
            const was = lists.findIndex(({ value }) => holds(value, cell));
            const will = lists.findIndex(({ next }) => holds(next, cell));
            const ghost = will !== was;
            const what = lists[ghost ? will : was];
            return (
              <Square
                key={cell}
                cell={cell}
                kind={what?.kind ?? (things.has(cell) ? THING : 0)}
                ghost={ghost}
                what={ghost ? what?.label : (things.get(cell) ?? what?.label)}
                small={small}
                touch={mine}
              />
            );
          }),
        )}
      </div>
    </figure>
  );
}

interface SquareProps {
  readonly cell: string;
  readonly kind: number;
  readonly ghost: boolean;
  readonly what: string | undefined;
  readonly small: boolean;
  readonly touch: Touch | undefined;
}

function Square({ cell, kind, ghost, what, small, touch }: SquareProps) {
  const options = touch?.options.filter((option) => cellsOf(option).includes(cell)) ?? [];
  const attributes = { 'data-kind': kind, className: `square${ghost ? ' is-ghost' : ''}` };
  if (small) return <span {...attributes} aria-hidden="true" />;
  const name = <span className="square-name">{cell}</span>;
  // A square is narrow: the word keeps its own width, and a legend above explains the tones.
  const label = what === undefined ? undefined : <span className="square-what">{what}</span>;
  if (touch === undefined || options.length === 0)
    return (
      <span {...attributes}>
        {name}
        {label}
      </span>
    );
  const at = options.indexOf(touch.picked ?? '');
  const [next = ''] = options.slice((at + 1) % options.length);
  return (
    <button
      type="button"
      {...attributes}
      // Not in the tab order: the action bar has the same options.
      tabIndex={-1}
      aria-pressed={at >= 0}
      aria-label={touch.label(at >= 0 ? (options[at] ?? next) : next)}
      onClick={() => touch.pick(next)}
    >
      {name}
      {label}
    </button>
  );
}
