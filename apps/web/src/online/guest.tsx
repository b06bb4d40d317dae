import type { Seat } from '@oubliette/engine';
import { type TableInfo, USUAL_LEVEL } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { useGameVoice, useVoice } from '../voice.tsx';
import type { Company } from './client.ts';
import { Invitation } from './invitation.tsx';
import type { OnlineSide } from './side.ts';
import { clockText, useDeadlines } from './use-company.ts';
import { deniedText, useOnlineVoice } from './voice.ts';

interface GuestProps {
  readonly sitting: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
  readonly company: Company;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly onFault: (text: string) => void;
}

/** One of the company; for the owner, with what can be done about a seat. */
export function Guest({ sitting, side, now, people, company, table, seat, onFault }: GuestProps) {
  const { say } = useVoice();
  const o = useOnlineVoice(people);
  const left = useDeadlines(company).get(seat);
  const [sure, setSure] = useState(false);
  const [link, setLink] = useState<string>();
  const game = useGameVoice(sitting.sheet.shelfGame.box).say('game.name');
  const seen = table.seats[seat]!;
  const mine = seat === company.seat;
  const words = [
    seen.bot
      ? seen.taken
        ? o.say('company.stand-in')
        : say.say(`bot.${seen.level ?? 'random'}`)
      : o.say(seen.here ? 'company.here' : 'company.away'),
    now.seen.waiting.includes(seat) ? o.say('company.deciding') : undefined,
    now.ready.includes(seat) ? o.say('company.ready') : undefined,
    company.thinking.includes(seat) ? o.say('company.thinking') : undefined,
    left === undefined
      ? undefined
      : left > 0
        ? o.say('company.time', { time: clockText(left) })
        : o.say('company.late'),
  ].filter((word) => word !== undefined);
  async function reissue(): Promise<void> {
    setSure(false);
    const made = await side.reissue(seat);
    if (typeof made === 'string') setLink(made);
    else onFault(deniedText(o, made.denied));
  }
  const playing = table.status === 'playing';
  return (
    <li>
      <SeatMark seat={seat} size={26} />
      <span className="company-who">
        <b>{o.seat(seat)}</b>
        <span>{words.join(' · ')}</span>
      </span>
      {playing && (side.isOwner || mine) ? (
        <span className="company-deeds">
          {seen.bot && !seen.taken ? undefined : (
            <button
              type="button"
              className="small"
              aria-label={o.say(seen.bot ? 'company.to-person' : 'company.to-bot', { seat })}
              title={o.say(seen.bot ? 'company.to-person' : 'company.to-bot', { seat })}
              onClick={() => sitting.setChair(seat, seen.bot ? { who: 'person' } : { who: 'bot', level: USUAL_LEVEL })}
            >
              <Icon name={seen.bot ? 'people' : 'gear'} />
            </button>
          )}
          {mine ? undefined : (
            <button
              type="button"
              className="small"
              aria-label={o.say('company.reissue', { seat })}
              title={o.say('company.reissue', { seat })}
              onClick={() => setSure(true)}
            >
              <Icon name="scroll" />
            </button>
          )}
        </span>
      ) : undefined}
      {sure ? (
        <span className="company-sure">
          {o.say('company.reissue.sure', { seat })}
          <button type="button" className="small" onClick={reissue}>
            {o.say('invite.new')}
          </button>
        </span>
      ) : undefined}
      {link === undefined ? undefined : (
        <Invitation link={link} label={o.say('company.reissue', { seat })} help={o.say('invite.qr.help')} game={game} />
      )}
    </li>
  );
}
