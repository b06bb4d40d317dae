// Elements with a tooltip can be reached by keys: a group has one tab stop, arrow keys move within it.
import type { FocusEvent } from 'react';
import type { Note } from '../../reading/about.ts';

interface Noted {
  readonly 'data-tip'?: string;
  /** Numbers of rules, with spaces between them. */
  readonly 'data-rule'?: string | undefined;
}

export interface Explained extends Noted {
  readonly tabIndex?: 0 | -1;
}

/** Attributes of an element with a tooltip. */
export const noted = (note: Note | undefined): Noted =>
  note === undefined
    ? {}
    : { 'data-tip': note.text, 'data-rule': note.rules.length === 0 ? undefined : note.rules.join(' ') };

/** The same for an element that the keyboard reaches; Tab stops at the first of a group. */
export const explained = (note: Note | undefined, first = false): Explained =>
  note === undefined ? {} : { ...noted(note), tabIndex: first ? 0 : -1 };

/** Buttons are stops of their own. */
const STOP = '[data-tip][tabindex]:not(button)';

/** For the element around such a group: Tab comes back to the element that had the focus last. */
export const oneTabStop = {
  onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!target.matches(STOP)) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>(STOP)) other.tabIndex = -1;
    target.tabIndex = 0;
  },
};
