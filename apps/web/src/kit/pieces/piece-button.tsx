import type { ReactNode } from 'react';
import { aboutPiece, type Note } from '../../reading/about.ts';
import { useKitWords } from '../locales/texts.ts';
import { optionsAbout, standingOf, useKitTable } from '../table-context.tsx';
import { noted } from '../tips/explained.ts';
import { Padlock } from './marks.tsx';

interface Props {
  /** What it is: its dialog can be read. */
  readonly id: string;
  /** What it is called; the game's name of the piece, unless given. */
  readonly name?: string;
  /** Options it stands for; those that name the piece, unless said. */
  readonly options?: readonly string[];
  /** What it says of itself; what the game says of the piece, unless given. */
  readonly note?: Note;
  readonly className?: string;
  /** Where things fly from and to. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A piece on the table: picked where it is an option, explained where it is not, and otherwise read. */
export function PieceButton({ id, name: given, options, note, className = '', at: place, children }: Props) {
  const table = useKitTable();
  const words = useKitWords();
  const { ask, option, hinted, t, names, touch, inspect } = table;
  const name = given ?? names(id);
  const about = (options ?? optionsAbout(ask, id)).filter((one) => standingOf(table, one) !== 'none');
  const open = about.filter((one) => standingOf(table, one) !== 'closed');
  const picked = about.includes(option ?? '');
  const standing = picked ? 'picked' : open.length > 0 ? 'open' : about.length > 0 ? 'closed' : 'none';
  const [first = ''] = open.length > 0 ? open : about;
  // A piece that stands for several options goes through them, touch by touch.
  const next = open[(open.indexOf(option ?? '') + 1) % Math.max(1, open.length)] ?? first;
  const target = picked && open.length > 1 ? next : first;
  const says = ask === undefined || target === '' ? '' : t.option(ask.kind, target, ask.about);
  const label =
    standing === 'none' ? name : standing === 'closed' ? words.say('closed', { option: says }) : `${name}: ${says}`;
  return (
    <button
      type="button"
      className={`kit-piece is-${standing}${hinted !== undefined && about.includes(hinted) ? ' is-hinted' : ''} ${className}`}
      data-at={place}
      {...noted(note ?? aboutPiece(t, id))}
      aria-label={label}
      aria-pressed={standing === 'picked' ? true : undefined}
      // What is an option stands in the bar too, where the keyboard finds it in order.
      tabIndex={standing === 'none' ? 0 : -1}
      onClick={() => (standing === 'none' ? inspect(id) : touch(target))}
    >
      {children}
      {standing === 'closed' ? <Padlock /> : undefined}
    </button>
  );
}
