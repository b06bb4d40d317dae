import type { Seat } from '@oubliette/engine';
import { type SeatInfo, type TableInfo, USUAL_LEVEL } from '@oubliette/protocol';
import type { Speaker } from '@oubliette/text';
import { useState } from 'react';
import { chairOf, type Kind, kindOf } from '../base/chair.ts';
import { findGame } from '../base/games.ts';
import { seatLink } from '../base/links.ts';
import { useLocale } from '../base/locale.tsx';
import { Invitation } from '../online/invitation.tsx';
import { botOf, chairAt, nameOf } from '../online/online-session.ts';
import { isDenied, reissue, setBot } from '../online/server-calls.ts';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { changeTicket, ticketFor } from '../online/tickets.ts';
import { Icon } from '../parts/icon.tsx';
import { letterOf, SeatMark } from '../parts/seat-mark.tsx';
import { BotOptions, botText, roleText } from '../parts/seat-words.tsx';

interface Props {
  readonly seat: Seat;
  readonly seen: SeatInfo;
  readonly table: TableInfo;
  readonly me: Seat | undefined;
  readonly isOwner: boolean;
  /** What the seat plays, where the game has roles. */
  readonly role: string | undefined;
  /** What the game itself offers to answer for it. */
  readonly policies: readonly string[];
  /** Speaks the words of the box. */
  readonly t: Speaker;
}

/** One chair at a table that gathers: who has it, or the link for whoever is to have it. */
export function SeatRow({ seat, seen, table, me, isOwner, role, policies, t }: Props) {
  const { lang, say } = useLocale();
  const o = useOnlineSpeaker({ seats: table.seats.map(nameOf), me: undefined });
  const [fault, setFault] = useState('');
  const [sure, setSure] = useState(false);
  // A link is kept on the device, which tells nobody of it.
  const [, redraw] = useState(0);
  const letter = letterOf(seat);
  const levels = findGame(table.game)?.levels ?? [USUAL_LEVEL];
  // What the book itself describes comes first, as on the form.
  const first: Kind = policies[0] === undefined ? USUAL_LEVEL : `policy:${policies[0]}`;
  const ticket = ticketFor(table.id);
  const open = !seen.taken && !seen.bot;
  const invitation = ticket?.invitations?.[seat];

  async function newLink(): Promise<void> {
    setSure(false);
    const made = await reissue(table.id, ticket?.owner ?? '', seat);
    if (isDenied(made)) return setFault(deniedText(o, made.denied));
    changeTicket(table.id, { invitations: { ...ticketFor(table.id)?.invitations, [seat]: made.invitation } });
    redraw(Date.now());
  }
  async function toBot(kind: Kind): Promise<void> {
    const set = await setBot(table.id, ticket?.owner ?? '', seat, botOf(chairOf(kind)));
    if (isDenied(set)) setFault(deniedText(o, set.denied));
  }

  const standing = seen.bot
    ? botText(say, t, seen)
    : open
      ? o.say('gather.open')
      : o.say(seen.here ? 'gather.here' : 'gather.away');
  const mark = seen.bot ? 'gear' : open ? 'glass' : seen.here ? 'candle' : 'lock';
  return (
    <li className={`gather-seat${open ? ' is-open' : ''}${seen.here ? ' is-here' : ''}`}>
      <SeatMark seat={seat} size={34} />
      <div className="gather-who">
        {role === undefined ? undefined : <span className="gather-role">{roleText(t, lang, role)}</span>}
        <b>{seen.name || o.say('seat.letter', { letter })}</b>
        <span className="gather-standing">
          <Icon name={mark} />
          {standing}
          {seat === me ? ` · ${o.say('gather.you')}` : ''}
        </span>
      </div>
      {isOwner && seat !== me ? (
        <div className="gather-actions">
          {seen.bot ? (
            <>
              <select
                aria-label={o.say('gather.level', { letter })}
                value={kindOf(chairAt(seen))}
                onChange={(event) => toBot(event.target.value as Kind)}
              >
                <BotOptions levels={levels} policies={policies} t={t} />
              </select>
              <button type="button" className="small" onClick={newLink}>
                {o.say('invite.person')}
              </button>
            </>
          ) : (
            <>
              <button
                type="button"
                className="small"
                title={o.say('invite.new.help')}
                onClick={() => (seen.taken ? setSure(true) : newLink())}
              >
                {o.say('invite.new')}
              </button>
              <button type="button" className="small" onClick={() => toBot(first)}>
                {o.say('invite.bot')}
              </button>
            </>
          )}
        </div>
      ) : undefined}
      {sure ? (
        <p className="gather-sure">
          {o.say('players.reissue.sure', { seat })}{' '}
          <button type="button" className="small" onClick={newLink}>
            {o.say('invite.new')}
          </button>
        </p>
      ) : undefined}
      {isOwner && open && invitation !== undefined ? (
        <Invitation
          link={seatLink(table.id, invitation)}
          label={o.say('invite.link', { letter })}
          help={o.say('invite.qr.help')}
          game={t.say('game.name')}
        />
      ) : undefined}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </li>
  );
}
