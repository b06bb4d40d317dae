import { useLayoutEffect } from 'react';
import { prefer, preferences } from '../base/preferences.ts';
import type { DialogName } from '../kit/dialog-name.ts';
import type { Travel } from '../travel/travel.tsx';

interface Keys {
  readonly travel: Travel | undefined;
  readonly onDialog: (dialog: DialogName) => void;
}

/** Keys that work whatever is asked; those of a decision are the action bar's. */
export function useTableKeys({ travel, onDialog }: Keys): void {
  // With the picture itself: a key that is pressed as soon as something is seen must find it.
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
    /** While an earlier moment is looked at. */
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
