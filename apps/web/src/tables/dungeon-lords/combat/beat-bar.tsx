import { useEffect, useRef } from 'react';
import { useVoice } from '../../../voice.tsx';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import type { Staging } from './use-staging.ts';

/** While a fight is shown: what just happened, and on to the next. */
export function BeatBar({ staging }: { staging: Staging }) {
  const { say } = useVoice();
  const { c, t, me } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const { beat, left, next, skip } = staging;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each beat
  useEffect(() => button.current?.focus({ preventScroll: true }), [beat?.to]);
  if (beat === undefined) return undefined;
  return (
    <section className="bar dl-bar is-beat" aria-labelledby="sentence">
      <div className="dl-say">
        <h1 id="sentence" data-long={1}>
          {c.say(`step.${beat.step}`)}
        </h1>
        {staging.fought === undefined || staging.fought.seat === me ? undefined : (
          <p className="hint">{say.say('place.of', { seat: staging.fought.seat })}</p>
        )}
      </div>
      <ul className="dl-beat-lines">
        {beat.told.slice(0, 4).map((heard, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in the order they were told
          <li key={at}>{t.event(heard)}</li>
        ))}
      </ul>
      <div className="dl-act">
        <button ref={button} type="button" className="brass go dl-next" onClick={next}>
          {c.say('combat.next')}
          <small>{c.say('combat.next.count', { count: left })}</small>
        </button>
        {left > 0 ? (
          <button type="button" className="brass is-quiet" onClick={skip}>
            <Gi icon="hourglass" />
            {c.say(staging.fought?.seat === me ? 'combat.skip' : 'combat.skip.other')}
          </button>
        ) : undefined}
      </div>
    </section>
  );
}
