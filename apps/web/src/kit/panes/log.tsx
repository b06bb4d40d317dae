import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { useExtras } from '../../base/use-extras.ts';
import { useWhy, WhyButton, WhyText } from '../../explain/why.tsx';
import { scrolls } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Recap } from '../../travel/recap.tsx';
import { momentAddress, useTravel } from '../../travel/travel.tsx';
import { useKitTable } from '../table-context.tsx';

/** What has been told so far. Every line can say which rule it follows, and leads to the moment it was told. */
export function Log() {
  const { say } = useLocale();
  const { now, t } = useKitTable();
  const travel = useTravel();
  const list = useRef<HTMLOListElement>(null);
  // While the player looks at an earlier moment, the log is still whole.
  const at = travel?.at;
  const { told, when, fresh } = at === undefined ? now : (travel?.live ?? now);
  const here = at === undefined ? -1 : when.findLastIndex((moment) => moment <= at) - (travel?.untold ?? 0);
  const pressed = usePressed(list);
  const visible = useVisible(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the end whenever something is told, to the moment that is looked at
  useEffect(() => {
    const lines = list.current;
    // Scrolling while a line is pressed would move it away; the next line scrolls again.
    if (lines === null || pressed.current) return;
    const line = here < 0 ? undefined : (lines.children[here] as HTMLElement | undefined);
    if (line === undefined) lines.scrollTop = at === undefined ? lines.scrollHeight : 0;
    else lines.scrollTop = line.offsetTop - lines.offsetTop - lines.clientHeight / 2;
  }, [told.length, here, visible]);
  return (
    <section className="parchment pane log-pane" aria-labelledby="log-title">
      <h2 className="log-title" id="log-title">
        {say.say('log.title')}
      </h2>
      {travel === undefined || at !== undefined ? undefined : <Recap travel={travel} now={now} t={t} />}
      {told.length === 0 ? <p className="log-empty">{say.say('log.empty')}</p> : undefined}
      <ol ref={list} className="log" {...scrolls}>
        {told.map((heard, i) => (
          <Line
            // Lines are only ever added at the end, or taken back from it.
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            key={i}
            heard={heard}
            t={t}
            state={stateOf(i, here, at, i >= told.length - fresh)}
            {...(travel === undefined
              ? {}
              : { href: momentAddress(travel.session, when[i] ?? 0), onGo: () => travel.go(when[i] ?? 0) })}
          />
        ))}
      </ol>
    </section>
  );
}

/** Whether it has a size: in a closed tab nothing can be scrolled. */
function useVisible(on: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setVisible(entry !== undefined && entry.contentRect.height > 0));
    if (on.current !== null) watch.observe(on.current);
    return () => watch.disconnect();
  }, [on]);
  return visible;
}

/** Whether a pointer is pressed on it. */
function usePressed(on: RefObject<HTMLElement | null>): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const onDown = ({ target }: Event): void => {
      pressed.current = target instanceof Node && on.current?.contains(target) === true;
    };
    const onUp = (): void => {
      pressed.current = false;
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const;
    for (const [type, listener] of listeners) addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener);
    };
  }, [on]);
  return pressed;
}

type LineState = '' | ' is-fresh' | ' is-here' | ' is-to-come';

const stateOf = (i: number, here: number, at: number | undefined, fresh: boolean): LineState => {
  if (at === undefined) return fresh ? ' is-fresh' : '';
  return i === here ? ' is-here' : i > here ? ' is-to-come' : '';
};

interface LineProps {
  readonly heard: Heard;
  readonly t: Speaker;
  readonly state: LineState;
  readonly href?: string;
  readonly onGo?: () => void;
}

function Line({ heard, t, state, href, onGo }: LineProps) {
  const extras = useExtras();
  const why = useWhy();
  const text = t.event(heard);
  const seat = typeof heard.seat === 'number' ? heard.seat : undefined;
  return (
    <li
      className={`line${state}${heard.mine ? ' is-mine' : ''}`}
      aria-current={state === ' is-here' ? 'step' : undefined}
    >
      <span className="line-seat">
        {seat === undefined ? <Icon name="candle" /> : <SeatMark seat={seat} size={17} />}
      </span>
      <span>
        {onGo === undefined ? (
          text
        ) : (
          // A link, so that it wraps like text and can be opened in another window.
          <a
            className="line-go"
            href={href}
            title={extras.say('travel.here')}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onGo();
            }}
          >
            {text}
          </a>
        )}{' '}
        <WhyButton why={why} line={text} />
        <WhyText why={why} rule={heard.rule} t={t} heard={heard} />
      </span>
    </li>
  );
}
