import type { ReactNode } from 'react';
import { optionsAbout, standingOf, useTable } from '../at-table.tsx';
import { Gi } from './gi.tsx';

interface Props {
  /** What it is: its paper can be read. */
  readonly id: string;
  readonly name: string;
  /** Options it stands for; those that name the piece, unless said. */
  readonly options?: readonly string[];
  readonly className?: string;
  /** Where things fly from and to. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A piece on the table: picked where it is an option, explained where it is not, and otherwise read. */
export function PieceButton({ id, name, options, className = '', at: place, children }: Props) {
  const table = useTable();
  const { ask, option, hinted, t, c, touch, inspect } = table;
  const about = (options ?? optionsAbout(ask, id)).filter((one) => standingOf(table, one) !== 'none');
  const at = about.indexOf(option ?? '');
  const open = about.filter((one) => standingOf(table, one) !== 'closed');
  const standing = at >= 0 ? 'picked' : open.length > 0 ? 'open' : about.length > 0 ? 'closed' : 'none';
  const [first = ''] = open.length > 0 ? open : about;
  const next = open[(open.indexOf(option ?? '') + 1) % Math.max(1, open.length)] ?? first;
  const target = standing === 'picked' && open.length < 2 ? first : standing === 'picked' ? next : first;
  const words = ask === undefined || target === '' ? '' : t.option(ask.kind, target, ask.about);
  const label =
    standing === 'none' ? name : standing === 'closed' ? c.say('closed', { option: words }) : `${name}: ${words}`;
  return (
    <button
      type="button"
      className={`dl-piece is-${standing}${hinted !== undefined && about.includes(hinted) ? ' is-hinted' : ''} ${className}`}
      data-at={place}
      aria-label={label}
      aria-pressed={standing === 'picked' ? true : undefined}
      // What is an option stands in the bar too, where the keyboard finds it in order.
      tabIndex={standing === 'none' ? 0 : -1}
      onClick={() => (standing === 'none' ? inspect(id) : touch(target))}
    >
      {children}
      {standing === 'closed' ? (
        <span className="dl-lock">
          <Gi icon="padlock" />
        </span>
      ) : undefined}
    </button>
  );
}
