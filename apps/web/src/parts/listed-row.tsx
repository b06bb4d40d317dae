import type { Seat } from '@oubliette/engine';
import type { Marks } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { ReactNode } from 'react';
import { useLocale } from '../base/locale.tsx';
import { SmallBox } from './cover-picture.tsx';
import { Icon } from './icon.tsx';
import { Marked, SeatMark } from './seat-mark.tsx';

// British English dates, like the texts.
const placeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

/** A list of names, joined as in a sentence. */
export const listed = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(placeOf(lang)).format(names);

interface Props {
  readonly game: string;
  readonly title: string;
  readonly address: string;
  /** A label of the link. */
  readonly action: string;
  readonly about: string;
  /** The game branched off from another one here. */
  readonly fork?: string | undefined;
  readonly at: number;
  readonly seats: readonly Seat[];
  readonly marks: Marks | undefined;
  readonly turn: ReactNode;
  /** The menu button of the row. */
  readonly more: { readonly icon: 'menu' | 'cross'; readonly label: string; readonly onMore: () => void };
}

/** A row of the list: the game's box, its people, and whose turn it is. */
export function ListedRow({ game, title, address, action, about, fork, at, seats, marks, turn, more }: Props) {
  const { lang } = useLocale();
  const when = new Intl.DateTimeFormat(placeOf(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className="saved">
      <SmallBox game={game} className="saved-cover" />
      <div>
        <a href={address} aria-label={action}>
          {title}
        </a>
        <p>
          {about}
          <br />
          {fork === undefined ? undefined : (
            <span className="saved-fork">
              <Icon name="fork" />
              {fork}
              <br />
            </span>
          )}
          <time dateTime={new Date(at).toISOString()}>{when}</time>
        </p>
        <p className="saved-foot">
          <span className="saved-seats">
            <Marked marks={marks}>
              {seats.map((seat) => (
                <SeatMark key={seat} seat={seat} size={17} />
              ))}
            </Marked>
          </span>
          {turn}
        </p>
      </div>
      <button type="button" className="discard" onClick={more.onMore} aria-label={more.label}>
        <Icon name={more.icon} />
      </button>
    </li>
  );
}

/** The awaited player, in a few words. */
export const TurnMark = ({ mine = false, children }: { mine?: boolean; children: ReactNode }) => (
  <span className={`turn-mark${mine ? ' is-mine' : ''}`}>{children}</span>
);
