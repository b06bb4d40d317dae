// What explains itself can be reached by keys: a group of it has one tab stop, arrows go from one to the next.
import type { FocusEvent } from 'react';

export interface Explained {
  readonly 'data-tip'?: string;
  readonly tabIndex?: 0 | -1;
}

/** Marks what says something of itself; the first of a group is where Tab stops. */
export const explained = (tip: string | undefined, first = false): Explained =>
  tip === undefined ? {} : { 'data-tip': tip, tabIndex: first ? 0 : -1 };

/** For the element around such a group: Tab comes back to what was looked at last. */
export const oneTabStop = {
  onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!target.matches('[data-tip][tabindex]')) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-tip][tabindex="0"]')) other.tabIndex = -1;
    target.tabIndex = 0;
  },
};
