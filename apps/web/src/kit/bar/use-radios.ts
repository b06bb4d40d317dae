import { type KeyboardEvent, useRef } from 'react';
import { useKitTable } from '../table-context.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const NONE: ReadonlySet<string> = new Set();

/** The open options as one radio group, without those that are offered elsewhere: arrow keys move, Enter or a second click plays. */
export function useRadios(elsewhere = NONE) {
  const { ask, option, hinted, touch } = useKitTable();
  const group = useRef<HTMLDivElement>(null);
  const all = ask?.options ?? [];
  const options = all.filter((one) => !elsewhere.has(one));
  const reachable = Math.max(0, options.indexOf(option ?? ''));

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = STEPS[event.key];
    const one = options[at];
    if (one === undefined) return;
    if (event.key === ' ') {
      if (one !== option) touch(one);
    } else if (event.key === 'Enter') touch(one);
    else if (step !== undefined) {
      const to = (at + step + options.length) % options.length;
      group.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
      if (options[to] !== option) touch(options[to] ?? one);
    } else return;
    event.preventDefault();
  }

  return {
    options,
    group: { ref: group, className: 'open-options', role: 'radiogroup', 'aria-labelledby': 'sentence' } as const,
    radio: (one: string) => {
      const at = options.indexOf(one);
      return {
        type: 'button',
        role: 'radio',
        'data-at': all.indexOf(one),
        'aria-checked': one === option,
        tabIndex: at === reachable ? 0 : -1,
        onClick: () => touch(one),
        onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
      } as const;
    },
    /** Classes: open, picked, hinted. */
    classOf: (one: string) => `is-open${one === option ? ' is-picked' : ''}${one === hinted ? ' is-hinted' : ''}`,
  };
}
