import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { byPlace } from '../pieces/lists.ts';
import { useKitTable } from '../table-context.tsx';
import type { Staging } from './use-staging.ts';

const LINES = 4;

/** Elements with a click of their own. */
const BUSY = 'a, button, dialog, input, label, select, summary, textarea, [role=radio], [role=tab]';
const APART = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/** Any click or key without another effect shows the next beat. */
function useGoingOn(next: () => void): void {
  useEffect(() => {
    const isBusy = (target: EventTarget | null): boolean =>
      (target instanceof Element && target.closest(BUSY) !== null) || document.querySelector('dialog[open]') !== null;
    const onClick = (event: MouseEvent): void => {
      if (!isBusy(event.target)) next();
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, repeat } = event;
      if (repeat || ctrlKey || metaKey || altKey || APART.includes(key)) return;
      // These keys click the element that has the focus.
      if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a, summary')) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog') !== null) return;
      // Other listeners of the table are called first.
      setTimeout(() => {
        if (!event.defaultPrevented && document.querySelector('dialog[open]') === null) next();
      });
    };
    addEventListener('click', onClick);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
    };
  });
}

/** The bar while beats are shown: what happened, and a button to the next beat. */
export function BeatBar({ staging, title, className = '' }: { staging: Staging; title: string; className?: string }) {
  const { say } = useLocale();
  const words = useKitWords();
  const { t, me } = useKitTable();
  const button = useRef<HTMLButtonElement>(null);
  const { show, beat, left, next, skip } = staging;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each beat
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [beat?.to]);
  useGoingOn(next);
  if (beat === undefined) return undefined;
  return (
    <section className={`bar is-beat ${className}`} aria-labelledby="sentence">
      <div className="bar-say">
        <h1 id="sentence" data-long={1}>
          {title}
        </h1>
        {show === undefined || show.seat === me ? undefined : (
          <p className="hint">{say.say('place.of', { seat: show.seat })}</p>
        )}
      </div>
      <ul className="beat-lines">
        {byPlace(beat.told.slice(0, LINES), (heard) => (
          <li>{t.event(heard)}</li>
        ))}
      </ul>
      <div className="bar-act">
        <button ref={button} type="button" className="brass go beat-next" onClick={next}>
          {words.say('beat.next')}
          <small>{words.say('beat.left', { count: left })}</small>
        </button>
        {left > 0 ? (
          <button type="button" className="brass is-quiet" onClick={skip}>
            <Icon name="glass" />
            {words.say(show?.seat === me ? 'beat.skip' : 'beat.skip.other')}
          </button>
        ) : undefined}
      </div>
    </section>
  );
}
