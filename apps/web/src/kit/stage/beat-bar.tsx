import { useEffect, useRef } from 'react';
import { useVoice } from '../../base/voice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useKitTable } from '../table-context.tsx';
import { useKitWords } from '../use-kit-words.ts';
import type { Staging } from './use-staging.ts';

const LINES = 4;

/** While something is shown: what just happened, and on to the next. */
export function BeatBar({ staging, title, look = '' }: { staging: Staging; title: string; look?: string }) {
  const { say } = useVoice();
  const words = useKitWords();
  const { t, me } = useKitTable();
  const button = useRef<HTMLButtonElement>(null);
  const { show, beat, left, next, skip } = staging;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each beat
  useEffect(() => button.current?.focus({ preventScroll: true }), [beat?.to]);
  if (beat === undefined) return undefined;
  return (
    <section className={`bar is-beat ${look}`} aria-labelledby="sentence">
      <div className="bar-say">
        <h1 id="sentence" data-long={1}>
          {title}
        </h1>
        {show === undefined || show.seat === me ? undefined : (
          <p className="hint">{say.say('place.of', { seat: show.seat })}</p>
        )}
      </div>
      <ul className="beat-lines">
        {beat.told.slice(0, LINES).map((heard, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in the order they were told
          <li key={at}>{t.event(heard)}</li>
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
