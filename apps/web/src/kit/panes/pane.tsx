import type { FocusEventHandler, ReactNode } from 'react';
import { scrolls } from '../../parts/dialog.tsx';
import { moveByArrow } from '../arrows.ts';

interface Props {
  /** Which tab shows it where only one is seen at a time. */
  readonly name: 'world' | 'mine' | 'others';
  readonly className?: string;
  /** Its title: the heading with this id. */
  readonly titled: string;
  /** Around pieces that explain themselves: one stop for Tab. */
  readonly onFocus?: FocusEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of the table, scrolled by itself; arrows go from piece to piece. */
export const Pane = ({ name, className = '', titled, onFocus, children }: Props) => (
  <section
    className={`slab pane ${name}-pane ${className}`}
    aria-labelledby={titled}
    {...scrolls}
    onKeyDown={moveByArrow}
    onFocus={onFocus}
  >
    {children}
  </section>
);

interface TitleProps {
  readonly id?: string;
  readonly icon?: ReactNode;
  readonly small?: boolean;
  /** To the right of it. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export const PaneTitle = ({ id, icon, small = false, note, children }: TitleProps) => (
  <h2 className={`plaque${small ? ' is-small' : ''}`} id={id}>
    {icon}
    {children}
    {note === undefined ? undefined : <small>{note}</small>}
  </h2>
);
