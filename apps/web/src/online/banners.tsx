import { type Entry, readEntry } from '@oubliette/engine';
import type { Table as People, Speaker } from '@oubliette/text';
import { useEffect } from 'react';
import { useGameSpeaker } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide } from '../session/online-side.ts';
import type { TableSession } from '../session/table-session.ts';
import { followRematch } from './own-side.ts';
import { Status } from './status.tsx';
import { useOnlineSpeaker } from './texts.ts';
import { Toast } from './toast.tsx';
import { useOnlineState } from './use-online-state.ts';

interface Props {
  readonly session: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
}

/** Banners over the upper edge of an online table: votes, absences, the connection. */
export function Banners({ session, side, now, people }: Props) {
  const state = useOnlineState(side);
  const t = useGameSpeaker(session.info.catalogGame.texts, people);
  useThinking(side, now);
  return (
    <div className="banners">
      <Status state={state} />
      <UndoVote side={side} people={people} />
      <PlayedFor session={session} side={side} />
      <StoodIn answers={state.stoodIn} t={t} onRead={side.readStoodIn} />
      <Rematch side={side} />
      <Toast state={state} people={people} />
    </div>
  );
}

/** Milliseconds between two "still thinking" messages, sent while an awaited player uses the page. */
const EVERY = 10_000;

function useThinking(side: OnlineSide, now: TableNow): void {
  const asked = now.asks.some((ask) => !ask.optional);
  useEffect(() => {
    if (!asked) return;
    let last = Date.now();
    const onTouch = (): void => {
      if (Date.now() - last < EVERY) return;
      last = Date.now();
      side.think();
    };
    addEventListener('pointerdown', onTouch);
    addEventListener('keydown', onTouch);
    return () => {
      removeEventListener('pointerdown', onTouch);
      removeEventListener('keydown', onTouch);
    };
  }, [side, asked]);
}

function UndoVote({ side, people }: Pick<Props, 'side' | 'people'>) {
  const o = useOnlineSpeaker(people);
  const { table, seat: me } = useOnlineState(side);
  const asked = table?.undoAsked;
  if (asked === undefined) return undefined;
  const { seat, agreed } = asked;
  const mine = seat === me;
  const votes = typeof me === 'number' && !mine && !agreed.includes(me);
  return (
    <div className="banner is-vote" role="alert">
      <SeatMark seat={seat} size={22} />
      <span>
        {o.say(mine ? 'banner.undo.mine' : 'banner.undo', { seat })}{' '}
        {o.say('banner.undo.wait', { seats: agreed, count: agreed.length })}
      </span>
      {votes ? (
        <div className="banner-actions">
          <button type="button" className="brass is-quiet" onClick={() => side.voteUndo(seat, true)}>
            <Icon name="tick" />
            {o.say('banner.agree')}
          </button>
          <button type="button" className="brass is-quiet" onClick={() => side.voteUndo(seat, false)}>
            <Icon name="cross" />
            {o.say('banner.refuse')}
          </button>
        </div>
      ) : undefined}
    </div>
  );
}

/** A bot answers for this seat, by its player's wish or the owner's. */
function PlayedFor({ session, side }: Pick<Props, 'session' | 'side'>) {
  const o = useOnlineSpeaker();
  const { table, seat: me } = useOnlineState(side);
  if (typeof me !== 'number' || table?.status !== 'playing' || table.seats[me]?.bot !== true) return undefined;
  return (
    <p className="banner" role="status">
      <span>{o.say('banner.bot')}</span>
      <button type="button" className="small" onClick={() => session.setChair(me, { who: 'person' })}>
        {o.say('banner.bot.back')}
      </button>
    </p>
  );
}

/** The latest answers of the bot that stood in; the log has all of them. */
const SHOWN = 5;

function StoodIn({ answers, t, onRead }: { answers: readonly string[]; t: Speaker; onRead: () => void }) {
  const o = useOnlineSpeaker();
  if (answers.length === 0) return undefined;
  const entries = answers
    .map(readEntry)
    .filter((entry): entry is Extract<Entry, { verb: 'answer' }> => entry?.verb === 'answer');
  const shown = entries.slice(-SHOWN);
  return (
    <div className="banner is-long" role="alert">
      <p>{o.say('banner.stood-in')}</p>
      <ul className="stood-in">
        {shown.map(({ n, kind, option }) => (
          <li key={n} className="stood-in-one">
            {t.option(kind, option)}
          </li>
        ))}
      </ul>
      {entries.length > SHOWN ? <p>{o.say('banner.stood-in.more', { count: entries.length - SHOWN })}</p> : undefined}
      <button type="button" className="small" onClick={onRead}>
        {o.say('banner.stood-in.ok')}
      </button>
    </div>
  );
}

function Rematch({ side }: { side: OnlineSide }) {
  const o = useOnlineSpeaker();
  const { table } = useOnlineState(side);
  const next = table?.rematch;
  if (table === undefined || next === undefined) return undefined;
  return (
    <p className="banner" role="status">
      <span>{o.say('banner.rematch')}</span>
      <button type="button" className="small" onClick={() => followRematch(table.id, next)}>
        {o.say('banner.rematch.go')}
      </button>
    </p>
  );
}
