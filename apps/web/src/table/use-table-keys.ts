import { useLayoutEffect } from 'react';
import { prefer, preferences } from '../base/preferences.ts';
import type { DialogName } from '../kit/dialog-name.ts';
import type { Travel } from '../travel/travel.tsx';

interface Keys {
  readonly travel: Travel | undefined;
  readonly onDialog: (dialog: DialogName) => void;
}

/** Shortcuts of the table; those of a decision belong to the action bar. */
export function useTableKeys({ travel, onDialog }: Keys): void {
  // A layout effect: a key pressed right after the render must already work.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input, select, textarea') != null || document.querySelector('dialog[open]') !== null) return;
      const act = pastKeys(event, target) ?? (preferences().keys ? letters(event.key.toLowerCase()) : undefined);
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    /** While a past moment is shown. */
    function pastKeys({ key }: KeyboardEvent, target: Element | undefined): (() => void) | undefined {
      if (travel?.at === undefined) return undefined;
      const { at, last, go, forward, back } = travel;
      if (key === 'Escape') return back;
      if (target?.closest('[role=radio]') != null) return undefined;
      if (key === 'ArrowRight') return forward;
      const ways: Readonly<Record<string, number>> = { ArrowLeft: at - 1, Home: 0, End: last };
      const to = ways[key];
      return to === undefined ? undefined : () => go(to);
    }
    function letters(key: string): (() => void) | undefined {
      const idle = travel?.at !== undefined || travel?.live.seen.end !== undefined;
      switch (key) {
        case 'm':
          return () => prefer({ sounds: !preferences().sounds });
        case 's':
          return () => onDialog('score');
        case 'n':
          return () => onDialog('notes');
        case 'r':
          return idle ? () => onDialog('rules') : undefined;
        case '?':
          return idle ? () => onDialog('keys') : undefined;
        default:
          return undefined;
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
