import type { Seat, Seen } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { lazy, Suspense } from 'react';
import { isBot } from '../../base/chair.ts';
import { useLocale } from '../../base/locale.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { TableNow } from '../../session/now.ts';
import type { TableSession } from '../../session/table-session.ts';

const OnlineHint = lazy(async () => ({ default: (await import('../../online/waiting-hint.tsx')).WaitingHint }));

interface Props {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly t: Speaker;
}

/** Instead of a question: whom the table waits for. */
export function Waiting({ session, now, t }: Props) {
  const { say } = useLocale();
  const { waiting } = now.seen;
  const person = waiting.find((seat) => !isBot(session.chairs()[seat]));
  const { online } = session;
  const last = now.told.at(-1);
  if (now.held === true && now.me !== 'spectator' && last !== undefined)
    return <Held session={session} me={now.me} news={t.event(last)} />;
  return (
    <>
      <div className="bar-say">
        <h1 id="sentence">{waitingText(t, now.seen)}</h1>
        <p className="hint">
          {online === undefined ? (
            say.say(person === undefined ? 'ask.bot' : 'ask.nothing')
          ) : (
            <Suspense>
              <OnlineHint side={online} now={now} bots={person === undefined} />
            </Suspense>
          )}
        </p>
      </div>
      <div className="bar-options">
        {person === undefined || session.kind !== 'device' ? undefined : (
          <button type="button" className="brass" onClick={() => session.handTo(person)}>
            <SeatMark seat={person} size={20} />
            {say.say('others.hand')} {say.say('others.hand.to', { seat: person })}
          </button>
        )}
      </div>
    </>
  );
}

/** A bot did something that the player may answer; the bots go on after the answer, or when the player passes. */
function Held({ session, me, news }: { session: TableSession; me: Seat; news: string }) {
  const { say } = useLocale();
  return (
    <>
      <div className="bar-say">
        <h1 id="sentence" data-long={2}>
          {news}
        </h1>
        <p className="hint">{say.say('ask.held')}</p>
      </div>
      <div className="bar-options">
        <button type="button" className="brass let-pass" onClick={() => session.handTo(me)}>
          {say.say('ask.held.pass')}
        </button>
      </div>
    </>
  );
}

/** What somebody else is deciding, as far as it is public: the topmost procedure, without its steps. */
function waitingText(t: Speaker, { waiting, frames }: Seen): string {
  const [seat] = waiting;
  const kind = frames.at(-1)?.proc ?? '';
  const plain = t.say('table.waiting', { seats: waiting });
  if (seat === undefined || waiting.length > 1 || !t.has(`ask.${kind}.other`)) return plain;
  const told = t.ask({ kind, seat });
  // A sentence with a parameter that only its seat knows is not used.
  return told.includes('‹') ? plain : told;
}
