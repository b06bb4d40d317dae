import type { Heard } from '@oubliette/engine';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { GoOn } from './go-on.tsx';
import { LinkTo } from './link-to.tsx';
import type { Travel } from './travel.tsx';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for each moment at normal speed. */
const PACE = 900;

interface Props {
  readonly travel: Travel;
  readonly at: number;
  /** The number of lines told up to the current step. */
  readonly told: readonly Heard[];
}

/** Replaces the action bar: the current moment, and buttons to reach others. */
export function TravelBar({ travel, at, told }: Props) {
  const t = useExtras();
  const { last, go, forward, back, live, session, untold } = travel;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const bar = useRef<HTMLElement>(null);
  const over = live.seen.end !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is a step of its own
  useEffect(() => {
    if (!playing) return;
    if (at >= last && untold === 0) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(forward, PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, untold, speed]);

  useLayoutEffect(() => bar.current?.querySelector<HTMLElement>('.travel-play')?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    back();
  }

  const step = (icon: IconName, label: string, to: number, act = () => go(to)) => (
    <button
      type="button"
      className="travel-step"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || (to === at && untold === 0)}
      onClick={() => {
        setPlaying(false);
        act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section ref={bar} className="bar travel-bar" aria-labelledby="sentence" onKeyDown={onKeyDown}>
      <div className="bar-say">
        <h1 id="sentence">{t.say('travel.title')}</h1>
        <p className="hint" role="status">
          {t.say('travel.moment', { at, last })}
        </p>
        <ToldNow travel={travel} told={told} />
        {over ? <ViewerSelect travel={travel} /> : undefined}
      </div>
      <div className="travel-ways">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.say('travel.scrub')}
          aria-valuetext={t.say('travel.moment', { at, last })}
          onChange={(event) => {
            setPlaying(false);
            go(Number(event.target.value));
          }}
        />
        <div className="travel-steps">
          {step('first', t.say('travel.first'), 0)}
          {step('previous', t.say('travel.previous'), at - 1)}
          <button
            type="button"
            className="travel-step travel-play"
            aria-label={playing ? t.say('travel.pause') : t.say('travel.play')}
            title={playing ? t.say('travel.pause') : t.say('travel.play')}
            onClick={() => {
              if (!playing && at >= last) go(0);
              setPlaying(!playing);
            }}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          {step('next', t.say('travel.next'), untold > 0 ? at : at + 1, forward)}
          {step('last', t.say('travel.last'), last)}
          <label className="travel-speed">
            <span>{t.say('travel.speed')}</span>
            <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {t.say('travel.times', { times: t.lang === 'fr' ? String(one).replace('.', ',') : String(one) })}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <div className="bar-act">
        <button type="button" className="brass go" onClick={back}>
          {over ? t.say('travel.back.end') : t.say('travel.back')}
          <small>{t.say('key.esc')}</small>
        </button>
        <div className="bar-small">
          {over || session.kind === 'device' ? <GoOn session={session} at={at} over={over} /> : undefined}
          {over ? <LinkTo session={session} at={at} /> : undefined}
        </div>
      </div>
    </section>
  );
}

/** The title of the current step. */
function ToldNow({ travel, told }: Pick<Props, 'travel' | 'told'>) {
  const { people } = useLocale();
  const t = useGameSpeaker(travel.session.info.catalogGame.texts, people);
  const line = told.at(-1);
  return line === undefined ? undefined : <p className="travel-told">{t.event(line)}</p>;
}

/** After the end the viewer can be any seat. */
function ViewerSelect({ travel: { session, seenBy, live, showAs } }: { travel: Travel }) {
  const t = useExtras();
  const chosen = seenBy ?? live.me;
  return (
    <label className="travel-viewer">
      <Icon name="eye" />
      <span>{t.say('travel.viewer')}</span>
      <select
        value={String(chosen)}
        onChange={({ target }) => showAs(target.value === 'spectator' ? 'spectator' : Number(target.value))}
      >
        <option value="spectator">{t.say('travel.viewer.all')}</option>
        {session.info.names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
