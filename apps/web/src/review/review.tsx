// The review of a finished game by the strongest bot: the costliest decisions of each seat, and better options.
import type { Mistake } from '@oubliette/bots';
import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { hasAdvice, think } from '../hints/think.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableSession } from '../session/table-session.ts';
import { useTravel } from '../travel/travel.tsx';
import './review.css';

interface Props {
  readonly session: TableSession;
  readonly t: Speaker;
}

type Reading = { readonly share: number } | { readonly mistakes: readonly Mistake[] } | 'failed' | undefined;

/** Offered if the game has knowledge for bots. It runs in a worker and can be stopped. */
export function Review({ session, t }: Props) {
  const extras = useExtras();
  const [asked, setAsked] = useState(false);
  const reading = useReading(session, asked);
  const { id } = session.info.catalogGame;
  if (!hasAdvice(id)) return undefined;
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{extras.say('review.title')}</h2>
      {reading === undefined ? (
        <>
          <p>{extras.say('review.help')}</p>
          <button type="button" className="brass is-quiet" onClick={() => setAsked(true)}>
            <Icon name="lantern" />
            {extras.say('review.begin')}
          </button>
        </>
      ) : reading === 'failed' ? (
        <p role="status">{extras.say('review.failed')}</p>
      ) : 'share' in reading ? (
        <div className="review-working">
          <label>
            {extras.say('review.working')} <progress max={1} value={reading.share} />
          </label>
          <button type="button" className="small" onClick={() => setAsked(false)}>
            {extras.say('review.stop')}
          </button>
        </div>
      ) : (
        <div className="review-seats" role="status">
          {session.info.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <SeatReview key={seat} seat={seat} name={name} mistakes={reading.mistakes} t={t} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Undefined: not requested, or stopped. */
function useReading(session: TableSession, asked: boolean): Reading {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (!asked) return setReading(undefined);
    const stop = new AbortController();
    setReading({ share: 0 });
    read(session, stop.signal, (share) => setReading({ share })).then(
      (mistakes) => setReading(mistakes === undefined ? 'failed' : { mistakes }),
      () => {
        if (!stop.signal.aborted) setReading('failed');
      },
    );
    return () => stop.abort();
  }, [session, asked]);
  return asked ? reading : undefined;
}

async function read(
  session: TableSession,
  signal: AbortSignal,
  tell: (share: number) => void,
): Promise<readonly Mistake[] | undefined> {
  const file = await session.file();
  if (file === undefined) return undefined;
  return think('review', { game: file.game, file }, signal, tell);
}

interface SeatProps {
  readonly seat: Seat;
  readonly name: string;
  readonly mistakes: readonly Mistake[];
  readonly t: Speaker;
}

function SeatReview({ seat, name, mistakes, t }: SeatProps) {
  const extras = useExtras();
  const mine = mistakes.filter((mistake) => mistake.seat === seat);
  return (
    <article className="parchment review-seat">
      <h3>
        <SeatMark seat={seat} size={24} />
        {name}
      </h3>
      {mine.length === 0 ? <p>{extras.say('review.none')}</p> : undefined}
      <ol>
        {mine.map((mistake) => (
          <li key={mistake.moment}>
            <MistakeLine mistake={mistake} t={t} />
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Costs from which a decision is called dear or very dear, as a share of a clear win. */
const DEAR = 0.06;
const VERY_DEAR = 0.15;

function MistakeLine({ mistake, t }: { mistake: Mistake; t: Speaker }) {
  const extras = useExtras();
  const travel = useTravel();
  const { moment, seat, kind, chosen, better, about, cost } = mistake;
  const reasons = mistake.reasons.filter(({ key }) => t.has(`reason.${key}`));
  const how = cost < DEAR ? 'small' : cost < VERY_DEAR ? 'dear' : 'grave';
  return (
    <>
      <p>
        <i>{t.ask({ kind, seat, about })}</i>{' '}
        <span className={`review-cost is-${how}`}>{extras.say(`review.cost.${how}`)}</span>{' '}
        {extras.say('review.chosen', { option: t.option(kind, chosen, about) })}{' '}
        <b>{extras.say('review.better', { option: t.option(kind, better, about) })}</b>
      </p>
      {reasons.length === 0 ? undefined : (
        <ul>
          {reasons.map(({ key }) => (
            <li key={key}>{t.say(`reason.${key}`)}</li>
          ))}
        </ul>
      )}
      {travel === undefined ? undefined : (
        <button type="button" className="small" onClick={() => travel.go(moment)}>
          {extras.say('review.look')}
        </button>
      )}
    </>
  );
}
