import type { Seat } from '@oubliette/engine';
import { useEffect, useState } from 'react';
import { useMuted } from '../base/muted.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide } from '../session/online-side.ts';
import { useOnlineSpeaker } from './texts.ts';
import { clockText, useDeadlines, useOnlineState } from './use-online-state.ts';

interface Props {
  readonly side: OnlineSide;
  readonly now: TableNow;
  /** The dialog is open, so every message counts as read. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A button of the top bar: who is present, whose clock runs, and the number of unread messages. */
export function PlayersButton({ side, now, open, onOpen }: Props) {
  const o = useOnlineSpeaker();
  const state = useOnlineState(side);
  const deadlines = useDeadlines(state);
  const { table, notes, seat } = state;
  const muted = useMuted(table?.id);
  const heard = notes.filter(
    (note) => note.text !== undefined && note.seat !== seat && (note.seat === undefined || !muted.has(note.seat)),
  );
  const spoken = heard.at(-1)?.no ?? 0;
  const [read, setRead] = useState(spoken);
  useEffect(() => {
    if (open) setRead(spoken);
  }, [open, spoken]);
  const unread = open ? 0 : heard.filter((note) => note.no > read).length;
  const standing = (one: Seat): string => {
    const seen = table?.seats[one];
    return seen?.bot ? 'is-bot' : seen?.here ? 'is-here' : 'is-away';
  };
  const label =
    unread === 0 ? o.say('players.open') : `${o.say('players.open')}, ${o.say('players.unread', { count: unread })}`;
  const next = now.seen.waiting.find((one) => deadlines.has(one));
  return (
    <button type="button" className="players-button" onClick={onOpen} aria-label={label} title={o.say('players.open')}>
      <span className="players-marks" aria-hidden="true">
        {table?.seats.map((_, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <span key={one} className={standing(one)}>
            <SeatMark seat={one} size={20} />
          </span>
        ))}
      </span>
      {next === undefined ? undefined : (
        <span className={`players-clock${(deadlines.get(next) ?? 0) <= 10 ? ' is-short' : ''}`}>
          {clockText(deadlines.get(next) ?? 0)}
        </span>
      )}
      <Icon name="talk" />
      {unread === 0 ? undefined : <span className="badge">{unread}</span>}
    </button>
  );
}
