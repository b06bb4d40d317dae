import type { Refusal } from '@oubliette/engine';
import { LIMITS, type Note } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { useMuted } from '../base/muted.ts';
import { scrolls } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { OnlineState } from '../session/online-side.ts';
import { type OnlineSpeaker, useOnlineSpeaker } from './texts.ts';

interface Props {
  readonly state: OnlineState;
  readonly people: People;
  readonly say: (text: string) => Promise<Refusal | undefined>;
}

/** The chat, and the announcements of the table. */
export function Talk({ state, people, say }: Props) {
  const { lang, say: shell } = useLocale();
  const o = useOnlineSpeaker(people);
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const { notes, seat } = state;
  const muted = useMuted(state.table?.id);
  // The other players: those who can write, here or in a game's own offers.
  const speakers = (state.table?.seats ?? []).flatMap(({ bot }, one) => (bot || one === seat ? [] : [one]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end after each message
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [notes.length]);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const refused = await say(said);
    setFault(refused === undefined ? '' : shell.refusal(refused));
  }
  const clock = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { timeStyle: 'short' });
  const left = LIMITS.chat - text.length;
  return (
    <div className="talk">
      <h2 id="talk-title">{o.say('talk.title')}</h2>
      {notes.length === 0 ? <p className="talk-empty">{o.say('talk.empty')}</p> : undefined}
      <ol ref={list} className="talk-notes" aria-live="polite" {...scrolls}>
        {notes.map((note) => (
          <li key={note.no} className={note.text === undefined ? 'is-notice' : undefined}>
            <time dateTime={new Date(note.at).toISOString()}>{clock.format(note.at)}</time>
            {note.text === undefined || note.seat === undefined ? (
              <span>{noticeText(o, note)}</span>
            ) : (
              <span>
                <SeatMark seat={note.seat} size={16} /> <b>{o.seat(note.seat)}</b>{' '}
                {muted.has(note.seat) ? <i>{o.say('talk.muted')}</i> : note.text}
              </span>
            )}
          </li>
        ))}
      </ol>
      {speakers.length === 0 ? undefined : (
        <p className="talk-mute">
          {speakers.map((one) => (
            <button
              key={one}
              type="button"
              className="small"
              aria-pressed={muted.has(one)}
              onClick={() => muted.toggle(one)}
            >
              <Icon name={muted.has(one) ? 'silence' : 'sound'} />
              {o.say('talk.mute', { seat: one })}
            </button>
          ))}
        </p>
      )}
      {typeof seat === 'number' ? (
        <form className="talk-say" onSubmit={send}>
          <input
            type="text"
            aria-label={o.say('talk.say')}
            placeholder={o.say('talk.say')}
            value={text}
            maxLength={LIMITS.chat}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="small">
            {o.say('talk.send')}
          </button>
        </form>
      ) : undefined}
      {left < 60 ? <p className="talk-left">{o.say('talk.left', { count: left })}</p> : undefined}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}

export const noticeText = (o: OnlineSpeaker, { notice = 'started', seat = 0 }: Note): string =>
  o.say(`notice.${notice}`, { seat });
