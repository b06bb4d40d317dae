import type { ReactNode } from 'react';
import { aboutPiece, type Note } from '../../reading/about.ts';
import { useKitWords } from '../locales/texts.ts';
import { optionsAbout, standingOf, useKitTable } from '../table-context.tsx';
import { noted } from '../tips/explained.ts';
import { Padlock } from './marks.tsx';

interface Props {
  /** The id of the piece; a click opens its dialog where it is no option. */
  readonly id: string;
  /** Its accessible name; by default the game's name of the piece. */
  readonly name?: string;
  /** Options it stands for; by default those that name the piece. */
  readonly options?: readonly string[];
  /** Its tooltip; by default what the game's texts say about the piece. */
  readonly note?: Note;
  readonly className?: string;
  /** Its `data-at`, the start or end of flights. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A piece on the table: a click picks an open option, explains a closed one, and otherwise opens the piece's dialog. */
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
  // A piece that stands for several options picks the next one with each click.
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
      // Options are in the bar as well, where the keyboard reaches them in order.
      tabIndex={standing === 'none' ? 0 : -1}
      onClick={() => (standing === 'none' ? inspect(id) : touch(target))}
    >
      {children}
      {standing === 'closed' ? <Padlock /> : undefined}
    </button>
  );
}
