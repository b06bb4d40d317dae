// What explains itself can be reached by keys: a group of it has one tab stop, arrows go from one to the next.
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

/** Marks what says something of itself when it is pointed at. */
export const noted = (note: Note | undefined): Noted =>
  note === undefined
    ? {}
    : { 'data-tip': note.text, 'data-rule': note.rules.length === 0 ? undefined : note.rules.join(' ') };

/** The same for what the keyboard reaches; the first of a group is where Tab stops. */
export const explained = (note: Note | undefined, first = false): Explained =>
  note === undefined ? {} : { ...noted(note), tabIndex: first ? 0 : -1 };

/** Buttons are stops of their own. */
const STOP = '[data-tip][tabindex]:not(button)';

/** For the element around such a group: Tab comes back to what was looked at last. */
export const oneTabStop = {
  onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!target.matches(STOP)) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>(STOP)) other.tabIndex = -1;
    target.tabIndex = 0;
  },
};
