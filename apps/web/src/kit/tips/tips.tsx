// Tooltips: the text of `data-tip` or of a title, with its rules, on hover, on focus and on a long press.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { preferences } from '../../base/preferences.ts';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { besideBox, placeAt } from '../note-place.ts';
import { inShort } from './rule-numbers.ts';

/** Milliseconds; a pointer that crosses the table opens no tooltips. */
const HOVER = 350;
/** Milliseconds of a long press, as on phones. */
const PRESS = 500;
/** Pixels; a finger that moves further scrolls. */
const STILL = 10;
const ID = 'kit-tip';

type Way = 'hover' | 'focus' | 'press';

interface Shown {
  readonly text: string;
  readonly rules: readonly string[];
  readonly owner: Element;
  readonly box: DOMRect;
  readonly way: Way;
}

const carrier = (target: EventTarget | null, also: string): Element | undefined =>
  (target instanceof Element ? target.closest(`[data-tip]${also}`) : undefined) ?? undefined;

const textOf = (element: Element): string =>
  element.getAttribute('data-tip') ?? element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '';

/** A title has the rules of the element around it. */
const rulesOf = (element: Element): readonly string[] =>
  element.closest('[data-rule]')?.getAttribute('data-rule')?.split(' ') ?? [];

const inNote = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.kit-tip') !== null;

interface Props {
  /** Opens the rule book at these lines. */
  readonly onRules: (rules: readonly string[]) => void;
}

/** The tooltip; one for the whole table. */
export function Tips({ onRules }: Props) {
  const [shown, setShown] = useState<Shown>();
  const read = useRef(onRules);
  read.current = onRules;
  const close = useRef((): void => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { readonly x: number; readonly y: number } | undefined;
    /** The tooltip that is shown. */
    let now: Shown | undefined;
    const set = (next: Shown | undefined): void => {
      if (now !== undefined && now.owner !== next?.owner) now.owner.removeAttribute('aria-describedby');
      next?.owner.setAttribute('aria-describedby', ID);
      now = next;
      setShown(next);
      if (next === undefined) gone.disconnect();
      else gone.observe(document.body, { childList: true, subtree: true });
    };
    /** A tooltip closes when its element is removed. */
    const gone = new MutationObserver(() => {
      if (now?.owner.isConnected === false) hide();
    });
    const show = (owner: Element, way: Way): void => {
      const text = textOf(owner);
      if (text === '' || !owner.checkVisibility()) return;
      set({ text, rules: rulesOf(owner), owner, box: owner.getBoundingClientRect(), way });
    };
    const hide = (): void => {
      clearTimeout(timer);
      set(undefined);
    };
    close.current = hide;
    /** After a long press it stays until the next touch, wherever the focus goes. */
    const pressed = (): boolean => now?.way === 'press';
    const leave = (): void => {
      if (!pressed()) hide();
    };
    /** After scrolling or resizing, the tooltip of the focused element is placed again, since focus itself scrolls; others close. */
    const onScroll = (event: Event): void => {
      if (pressed() || inNote(event.target)) return;
      if (now?.owner.matches(':focus') === true && now.owner.checkVisibility()) show(now.owner, 'focus');
      else set(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || pressed()) return;
      // The browser shows titles on hover.
      const element = carrier(event.target, '');
      if (element !== undefined && element === now?.owner) return;
      hide();
      if (element !== undefined) timer = setTimeout(() => show(element, 'hover'), HOVER);
    };
    const onDown = (event: PointerEvent): void => {
      removeEventListener('click', swallow, { capture: true });
      if (inNote(event.target)) return;
      hide();
      const element = carrier(event.target, ', [title]');
      if (event.pointerType !== 'touch' || element === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        show(element, 'press');
        // Lifting the finger is no click.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 2 * PRESS);
      }, PRESS);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' || start === undefined || pressed()) return;
      if (Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) > STILL) clearTimeout(timer);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer);
    };
    const onFocus = (event: FocusEvent): void => {
      const element = carrier(event.target, ', [title]');
      if (!pressed() && element?.matches(':focus-visible') === true) show(element, 'focus');
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      // Single-letter keys can be switched off, except on the element that has the focus.
      if (now === undefined || now.rules.length === 0 || (now.way !== 'focus' && !preferences().keys)) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      event.preventDefault();
      read.current(now.rules);
      hide();
    };
    const listeners = [
      ['pointerover', onOver],
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onUp],
      ['focusin', onFocus],
      ['focusout', leave],
      ['keydown', onKey],
      ['scroll', onScroll],
      ['resize', onScroll],
    ] as const;
    for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, { capture: true });
    return () => {
      clearTimeout(timer);
      gone.disconnect();
      for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, []);
  if (shown === undefined) return undefined;
  // An open dialog covers everything outside it.
  const around = shown.owner.closest('dialog[open]') ?? document.body;
  return createPortal(<TheNote shown={shown} onRules={onRules} onClose={() => close.current()} />, around);
}

interface NoteProps extends Props {
  readonly shown: Shown;
  readonly onClose: () => void;
}

function TheNote({ shown: { text, rules, box, way }, onRules, onClose }: NoteProps) {
  const words = useKitWords();
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const view = { width: innerWidth, height: innerHeight };
    if (note.current !== null) placeAt(note.current, (size) => besideBox(box, size, view));
  });
  const numbers = (
    <>
      <Icon name="book" />
      <span className="unseen">{words.say('note.rules', { count: rules.length })} </span>
      {inShort(rules).join(', ')}
    </>
  );
  return (
    <section ref={note} className="kit-tip" aria-label={words.say('note')}>
      <div role="tooltip" id={ID}>
        <p>{text}</p>
        {rules.length === 0 ? undefined : way === 'press' ? (
          <button
            type="button"
            className="kit-tip-rule"
            onClick={() => {
              onClose();
              onRules(rules);
            }}
          >
            {numbers}
          </button>
        ) : (
          // Without a button: pieces under it must stay clickable.
          <span className="kit-tip-rule">
            {numbers}
            {way === 'hover' && !preferences().keys ? undefined : <i aria-hidden="true">R</i>}
          </span>
        )}
      </div>
    </section>
  );
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
