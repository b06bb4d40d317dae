import type { FocusEventHandler, ReactNode } from 'react';
import { scrolls } from '../../parts/dialog.tsx';
import { moveByArrow } from '../arrows.ts';
import { Gi } from '../pieces/icon.tsx';

interface TitleProps {
  readonly id?: string;
  /** The name of an icon, or a picture. */
  readonly icon?: ReactNode;
  readonly small?: boolean;
  /** To the right of it. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export const PaneTitle = ({ id, icon, small = false, note, children }: TitleProps) => (
  <h2 className={`plaque${small ? ' is-small' : ''}`} id={id}>
    {typeof icon === 'string' ? <Gi icon={icon} /> : icon}
    {children}
    {note === undefined ? undefined : <small>{note}</small>}
  </h2>
);

interface Props extends Pick<TitleProps, 'icon' | 'note'> {
  /** Which tab shows it where only one is seen at a time. */
  readonly name: 'world' | 'mine' | 'others';
  readonly className?: string;
  readonly title?: ReactNode;
  /** Without a title of its own: the id of the heading in it. */
  readonly titled?: string;
  /** Around elements with tooltips: one stop for Tab. */
  readonly onFocus?: FocusEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of the table, scrolled by itself; arrows go from piece to piece. */
export function Pane({ name, className = '', title, titled = `${name}-title`, icon, note, onFocus, children }: Props) {
  return (
    <section
      className={`slab pane ${name}-pane ${className}`}
      aria-labelledby={titled}
      {...scrolls}
      onKeyDown={moveByArrow}
      onFocus={onFocus}
    >
      {title === undefined ? undefined : (
        <PaneTitle id={titled} icon={icon} note={note}>
          {title}
        </PaneTitle>
      )}
      {children}
    </section>
  );
}
