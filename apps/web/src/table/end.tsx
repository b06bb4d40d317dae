import type { Score, Seat } from '@oubliette/engine';
import type { Table as People, Speaker } from '@oubliette/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { goToTable } from '../base/route.ts';
import { useExtras } from '../base/use-extras.ts';
import { download } from '../device/files.ts';
import { startTable } from '../device/tables.ts';
import { useWhy, WhyButton, WhyText } from '../explain/why.tsx';
import { RevealedNotes } from '../notes/revealed-notes.tsx';
import { figure } from '../parts/figure.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { LinkTo } from '../travel/link-to.tsx';
import { useTravel } from '../travel/travel.tsx';

const Curves = lazy(async () => ({ default: (await import('../scores/curves.tsx')).Curves }));
const CampaignEnd = lazy(async () => ({ default: (await import('../campaigns/campaign-end.tsx')).CampaignEnd }));
const Denied = lazy(async () => ({ default: (await import('../online/denied.tsx')).Denied }));
const Review = lazy(async () => ({ default: (await import('../review/review.tsx')).Review }));
const FairnessDialog = lazy(async () => ({
  default: (await import('../fairness/fairness-dialog.tsx')).FairnessDialog,
}));

/** The winner, and the points of every seat. */
export function End({ session, now, people }: { session: TableSession; now: TableNow; people: People }) {
  const t = useGameSpeaker(session.info.catalogGame.texts, people);
  const { say } = useLocale();
  const extras = useExtras();
  const travel = useTravel();
  const [checking, setChecking] = useState(false);
  /** Why there is no rematch. */
  const [denied, setDenied] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  /** Prevents a double click from starting two tables. */
  const laying = useRef(false);
  useEffect(() => title.current?.focus(), []);
  const { end } = now.seen;
  if (end === undefined) return undefined;
  const { winners, how = 'won' } = end.outcome;
  const seats = end.score.map((_, seat) => seat);
  const order = seats.toSorted(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || total(b) - total(a),
  );
  function total(seat: Seat): number {
    return end?.score[seat]?.total ?? 0;
  }
  const key = `outcome.${how}`;
  const sentence = t.has(key)
    ? t.say(key, { seats: winners, winners, count: winners.length })
    : winners.length === 0
      ? say.say('end.nobody')
      : say.say('end.winner', { seats: winners, count: winners.length });
  const { catalogGame, names, marks, settings, given, commitment } = session.info;
  async function again(): Promise<void> {
    if (laying.current) return;
    laying.current = true;
    await layAgain().finally(() => {
      laying.current = false;
    });
  }
  async function layAgain(): Promise<void> {
    if (session.online !== undefined) setDenied((await session.online.rematch())?.denied);
    else {
      const content = given === undefined ? {} : { given };
      const table = { game: catalogGame.id, names, marks, settings, chairs: session.chairs(), ...content };
      goToTable(await startTable(table));
    }
  }
  return (
    <section className="end" aria-labelledby="end-title">
      <p className="end-over">{say.say('end.title')}</p>
      <h1 ref={title} id="end-title" tabIndex={-1}>
        <Icon name="crown" />
        {sentence}
      </h1>
      <div className="scores">
        {order.map((seat) => (
          <ScoreCard key={seat} seat={seat} score={end.score[seat]} won={winners.includes(seat)} t={t} />
        ))}
      </div>
      <div className="end-actions">
        {session.online?.state().seat === 'spectator' ? undefined : (
          <button type="button" className="brass" onClick={again}>
            {say.say('end.again')}
          </button>
        )}
        {travel === undefined ? undefined : (
          <button type="button" className="brass is-quiet" onClick={() => travel.go(0)}>
            <Icon name="play" />
            {extras.say('end.replay')}
          </button>
        )}
        <button type="button" className="brass is-quiet" onClick={() => setChecking(true)}>
          <Icon name="scales" />
          {extras.say('end.fairness')}
        </button>
        <LinkTo session={session} at={session.moments()} />
        <button type="button" className="brass is-quiet" onClick={() => download(session)}>
          <Icon name="file" />
          {say.say('menu.export')}
        </button>
        <a className="brass is-quiet" href="#home">
          <Icon name="back" />
          {say.say('bar.home')}
        </a>
      </div>
      {denied === undefined ? undefined : (
        <Suspense>
          <Denied code={denied} />
        </Suspense>
      )}
      <Suspense>
        <CampaignEnd session={session} />
      </Suspense>
      <p className="seal">{say.say('end.fair', { seal: commitment.slice(0, 16) })}</p>
      <Suspense fallback={<p className="curves-wait">{extras.say('curves.wait')}</p>}>
        <Curves session={session} now={now} t={t} />
      </Suspense>
      <Suspense>
        <Review session={session} t={t} />
      </Suspense>
      {checking ? (
        <Suspense>
          <FairnessDialog session={session} onClose={() => setChecking(false)} />
        </Suspense>
      ) : undefined}
      <RevealedNotes session={session} />
      <h2 className="end-table">{say.say('end.table')}</h2>
    </section>
  );
}

interface CardProps {
  readonly seat: Seat;
  readonly score: Score | undefined;
  readonly won: boolean;
  readonly t: Speaker;
}

function ScoreCard({ seat, score, won, t }: CardProps) {
  const { say } = useLocale();
  if (score === undefined) return undefined;
  return (
    <article className={`parchment score${won ? ' is-winner' : ''}`}>
      <h2>
        <SeatMark seat={seat} size={28} />
        <span>{t.seat(seat)}</span>
        {won ? <Icon name="crown" /> : undefined}
      </h2>
      <ul>
        {score.lines.map((line) => (
          <li key={line.key}>
            <ScoreLine line={line} t={t} />
          </li>
        ))}
      </ul>
      <p className="total">
        <span>{say.say('end.total')}</span>
        <b className="total-points">{figure(score.total)}</b>
      </p>
    </article>
  );
}

function ScoreLine({ line, t }: { line: Score['lines'][number]; t: Speaker }) {
  const why = useWhy();
  const key = `score.${line.key}`;
  const text = t.has(key) ? t.say(key, { ...line.params, points: line.points }) : t.label(`score.${line.key}`);
  return (
    <>
      <span className="score-text">
        {text} <WhyButton why={why} line={text} />
      </span>
      <b className={line.points < 0 ? 'is-loss' : undefined}>
        {line.points > 0 ? `+${line.points}` : figure(line.points)}
      </b>
      <WhyText why={why} rule={line.rule} t={t} />
    </>
  );
}
