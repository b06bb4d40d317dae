import { useLayoutEffect } from 'react';
import { preferences } from '../../base/preferences.ts';

export interface Keys {
  /** How many options can be picked by their number. */
  readonly options: number;
  readonly pick: (at: number) => void;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly whyNot: () => void;
  readonly rules: () => void;
  readonly help: () => void;
  readonly hint: () => void;
  /** Moves the focus to the board, where there is one. */
  readonly board: () => void;
}

/** Two digits typed within this time, in milliseconds, are one number. */
const ONE_NUMBER = 900;
const ENDS_NUMBER: readonly string[] = ['Enter', ' ', 'Backspace'];

/** The keys of a table. They do nothing in a field, under an open dialog, or with Ctrl held. */
export function useKeys(keys: Keys): void {
  // A layout effect: the keys work as soon as the question is painted.
  useLayoutEffect(() => {
    const typed = typing(keys.options);
    function onKey(event: KeyboardEvent): void {
      // Digits typed before belong to the previous question.
      if (ENDS_NUMBER.includes(event.key)) last = { text: '', at: 0 };
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input, select, textarea') != null || document.querySelector('dialog[open]') !== null) return;
      const act = actionFor(event, target, typed);
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    function actionFor(event: KeyboardEvent, target: Element | undefined, number: typeof typed) {
      if (event.key === 'Enter') return target?.closest('button, a') == null ? keys.confirm : undefined;
      if (event.key === 'Backspace') return keys.back;
      if (!preferences().keys) return undefined;
      if (/^\d$/.test(event.key)) {
        const at = number(event.key, event.timeStamp);
        return at === undefined ? undefined : () => keys.pick(at);
      }
      const letters = { w: keys.whyNot, r: keys.rules, '?': keys.help, h: keys.hint, b: keys.board };
      return letters[event.key.toLowerCase() as keyof typeof letters];
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

let last = { text: '', at: 0 };

/** `1` then `2` is option twelve where there are so many, else option two. */
const typing =
  (options: number) =>
  (figure: string, at: number): number | undefined => {
    const longer = last.text + figure;
    const fits = at - last.at < ONE_NUMBER && Number(longer) >= 1 && Number(longer) <= options;
    last = { text: fits ? longer : figure, at };
    const number = Number(last.text);
    return number >= 1 && number <= options ? number - 1 : undefined;
  };
