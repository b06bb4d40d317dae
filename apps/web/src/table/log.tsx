import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useId, useRef, useState } from 'react';
import { scrolls } from '../parts/scrolls.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../sitting/now.ts';
import { useVoice } from '../voice.tsx';

/** The story so far. Every line can say which rule it follows. */
export function Log({ now, t }: { now: TableNow; t: Speaker }) {
  const { say } = useVoice();
  const list = useRef<HTMLOListElement>(null);
  const { told, fresh } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the end whenever something is told
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <section className="parchment pane log-pane" aria-labelledby="log-title">
      <h2 className="log-title" id="log-title">
        {say.say('log.title')}
      </h2>
      {told.length === 0 ? <p className="log-empty">{say.say('log.empty')}</p> : undefined}
      <ol ref={list} className="log" {...scrolls}>
        {told.map((heard, at) => (
          // Lines are only ever added at the end, or taken back from it.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the story is the line's identity
          <Line key={at} heard={heard} t={t} fresh={at >= told.length - fresh} />
        ))}
      </ol>
    </section>
  );
}

function Line({ heard, t, fresh }: { heard: Heard; t: Speaker; fresh: boolean }) {
  const { say } = useVoice();
  const [open, setOpen] = useState(false);
  const id = useId();
  const text = t.event(heard);
  const seat = typeof heard.seat === 'number' ? heard.seat : undefined;
  return (
    <li className={`line${fresh ? ' is-fresh' : ''}${heard.mine ? ' is-mine' : ''}`}>
      <span className="line-seat">{seat === undefined ? undefined : <SeatMark seat={seat} size={17} />}</span>
      <span>
        {text}{' '}
        <button
          type="button"
          className="why"
          aria-expanded={open}
          aria-controls={id}
          aria-label={say.say('log.why.of', { line: text })}
          onClick={() => setOpen(!open)}
        >
          {say.say('log.why')}
        </button>
        <span id={id} className="line-rule" hidden={!open}>
          <b>{heard.rule}</b> {open ? t.rule(heard.rule) : undefined}
        </span>
      </span>
    </li>
  );
}
