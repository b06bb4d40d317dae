import type { Seat } from '@oubliette/engine';
import { type TableInfo, USUAL_LEVEL } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { useState } from 'react';
import { chairOf, type Kind, kindOf } from '../base/chair.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { letterOf, SeatMark } from '../parts/seat-mark.tsx';
import { BotOptions, botText, roleText } from '../parts/seat-words.tsx';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide, OnlineState } from '../session/online-side.ts';
import type { TableSession } from '../session/table-session.ts';
import { Invitation } from './invitation.tsx';
import { chairAt } from './online-session.ts';
import { deniedText, useOnlineSpeaker } from './texts.ts';
import { clockText, useDeadlines } from './use-online-state.ts';

interface GuestProps {
  readonly session: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
  readonly state: OnlineState;
  readonly table: TableInfo;
  readonly seat: Seat;
  /** What the seat plays, where the game has roles. */
  readonly role: string | undefined;
  /** What the game itself offers to answer for it. */
  readonly policies: readonly string[];
  readonly onFault: (text: string) => void;
}

/** One of the players; for the owner, with what can be done about a seat. */
export function Guest({ session, side, now, people, state, table, seat, role, policies, onFault }: GuestProps) {
  const { lang, say } = useLocale();
  const o = useOnlineSpeaker(people);
  const left = useDeadlines(state).get(seat);
  const [sure, setSure] = useState<'reissue' | 'bot'>();
  const [link, setLink] = useState<string>();
  const t = useGameSpeaker(session.info.catalogGame.box);
  const game = t.say('game.name');
  const seen = table.seats[seat]!;
  const mine = seat === state.seat;
  const words = [
    role === undefined ? undefined : roleText(t, lang, role),
    seen.bot
      ? seen.taken
        ? o.say('players.stand-in')
        : botText(say, t, seen)
      : o.say(seen.here ? 'players.here' : 'players.away'),
    now.seen.waiting.includes(seat) ? o.say('players.deciding') : undefined,
    now.ready.includes(seat) ? o.say('players.ready') : undefined,
    state.thinking.includes(seat) ? o.say('players.thinking') : undefined,
    left === undefined
      ? undefined
      : left > 0
        ? o.say('players.time', { time: clockText(left) })
        : o.say('players.late'),
  ].filter((word) => word !== undefined);
  async function reissue(): Promise<void> {
    setSure(undefined);
    const made = await side.reissue(seat);
    if (typeof made === 'string') setLink(made);
    else onFault(deniedText(o, made.denied));
  }
  async function sit(kind: Kind): Promise<void> {
    setSure(undefined);
    const denied = (await session.setChair(seat, chairOf(kind)))?.denied;
    onFault(denied === undefined ? '' : deniedText(o, denied));
  }
  // What the book itself describes comes first, as on the form.
  const first: Kind = policies[0] === undefined ? USUAL_LEVEL : `policy:${policies[0]}`;
  const changeChair = () => sit(seen.bot ? 'person' : first);
  const playing = table.status === 'playing';
  return (
    <li>
      <SeatMark seat={seat} size={26} />
      <span className="players-who">
        <b>{o.seat(seat)}</b>
        <span>{words.join(' · ')}</span>
      </span>
      {playing && (side.isOwner || mine) ? (
        <span className="players-actions">
          {seen.bot ? (
            <select
              aria-label={o.say('gather.level', { letter: letterOf(seat) })}
              value={kindOf(chairAt(seen))}
              onChange={(event) => sit(event.target.value as Kind)}
            >
              <BotOptions levels={session.info.catalogGame.levels} policies={policies} t={t} />
            </select>
          ) : undefined}
          {seen.bot && !seen.taken ? undefined : (
            <button
              type="button"
              className="small"
              aria-label={o.say(seen.bot ? 'players.to-person' : 'players.to-bot', { seat })}
              onClick={seen.bot || mine || !seen.here ? changeChair : () => setSure('bot')}
            >
              <Icon name={seen.bot ? 'people' : 'gear'} />
              {o.say(seen.bot ? 'players.person' : 'players.bot')}
            </button>
          )}
          {mine ? undefined : (
            <button
              type="button"
              className="small"
              aria-label={o.say('players.reissue', { seat })}
              onClick={() => setSure('reissue')}
            >
              <Icon name="scroll" />
              {o.say('players.invite')}
            </button>
          )}
        </span>
      ) : undefined}
      {sure === undefined ? undefined : (
        <span className="players-sure" role="alert">
          {o.say(sure === 'bot' ? 'players.to-bot.sure' : 'players.reissue.sure', { seat })}
          <button type="button" className="small" onClick={sure === 'bot' ? changeChair : reissue}>
            {o.say(sure === 'bot' ? 'players.bot' : 'invite.new')}
          </button>
        </span>
      )}
      {link === undefined ? undefined : (
        <Invitation link={link} label={o.say('players.reissue', { seat })} help={o.say('invite.qr.help')} game={game} />
      )}
    </li>
  );
}
