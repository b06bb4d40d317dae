// Everything explains itself: what carries `data-tip` or a title says it on hover, on focus, and on a long press.
import { useEffect, useState } from 'react';

/** Long enough that crossing the table does not open one note after another. */
const HOVER = 350;
/** As long as phones take for a long press. */
const PRESS = 500;
/** A finger that moves further scrolls. */
const STILL = 10;
const ROOM = 8;

interface Shown {
  readonly text: string;
  readonly box: DOMRect;
}

const carrier = (target: EventTarget | null, also: string): Element | undefined =>
  (target instanceof Element ? target.closest(`[data-tip]${also}`) : undefined) ?? undefined;

const textOf = (element: Element): string =>
  element.getAttribute('data-tip') ?? element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '';

/** The note beside what is pointed at; one for the whole table. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { readonly x: number; readonly y: number } | undefined;
    /** Shown by a finger: it stays until the next touch, whatever the lifted finger does to the focus. */
    let pressed = false;
    /** What the note speaks of. */
    let owner: Element | undefined;
    const show = (element: Element): void => {
      const text = textOf(element);
      if (text === '' || !element.isConnected) return;
      owner = element;
      setShown({ text, box: element.getBoundingClientRect() });
    };
    const hide = (): void => {
      clearTimeout(timer);
      pressed = false;
      owner = undefined;
      setShown(undefined);
    };
    const leave = (): void => {
      if (!pressed) hide();
    };
    /** What is scrolled lies elsewhere: what has the focus is measured again, since focus itself scrolls; other notes end. */
    const onScroll = (): void => {
      if (pressed) return;
      if (owner?.matches(':focus') === true) show(owner);
      else setShown(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || pressed) return;
      hide();
      // A title is shown by the browser itself.
      const element = carrier(event.target, '');
      if (element !== undefined) timer = setTimeout(() => show(element), HOVER);
    };
    const onDown = (event: PointerEvent): void => {
      hide();
      const element = carrier(event.target, ', [title]');
      if (event.pointerType !== 'touch' || element === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        show(element);
        pressed = true;
        // The finger that lifts now presses nothing.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 2 * PRESS);
      }, PRESS);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' || start === undefined) return;
      if (Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) > STILL) clearTimeout(timer);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer);
    };
    const onFocus = (event: FocusEvent): void => {
      const element = carrier(event.target, ', [title]');
      if (!pressed && element?.matches(':focus-visible') === true) show(element);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
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
    ] as const;
    for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, []);
  if (shown === undefined) return undefined;
  const { text, box } = shown;
  const below = box.top < innerHeight / 2;
  const middle = Math.min(Math.max(box.left + box.width / 2, ROOM), innerWidth - ROOM);
  return (
    <p
      className={`kit-tip${below ? ' is-below' : ''}`}
      role="tooltip"
      style={{
        insetInlineStart: `${middle}px`,
        // Towards the nearer edge it stays on the screen.
        translate: `${-Math.round((middle / innerWidth) * 100)}% ${below ? '0' : '-100%'}`,
        insetBlockStart: `${below ? Math.min(box.bottom + ROOM, innerHeight - 60) : Math.max(box.top - ROOM, 60)}px`,
      }}
    >
      {text}
    </p>
  );
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
