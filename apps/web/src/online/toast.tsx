import type { Table as People } from '@oubliette/text';
import { useEffect, useState } from 'react';
import { useMuted } from '../base/muted.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { OnlineState } from '../session/online-side.ts';
import { noticeText } from './talk.tsx';
import { useOnlineSpeaker } from './texts.ts';

const SHOWN = 5000;

/** Shows the last message or announcement for a moment; older ones are in the chat. */
export function Toast({ state, people }: { state: OnlineState; people: People }) {
  const o = useOnlineSpeaker(people);
  const muted = useMuted(state.table?.id);
  const last = state.notes.findLast(({ text, seat }) => text === undefined || seat === undefined || !muted.has(seat));
  const [from] = useState(last?.no ?? 0);
  const [gone, setGone] = useState(0);
  const no = last?.no ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setGone(no), SHOWN);
    return () => clearTimeout(timer);
  }, [no]);
  // The player's own messages are left out; events about the player's seat are not.
  const own = last?.seat === state.seat && (last?.text !== undefined || last?.notice === 'came-back');
  const fresh = last !== undefined && no > from && no > gone && !own;
  return (
    <div role="status">
      {!fresh ? undefined : (
        <p className="banner is-said">
          {last.seat === undefined ? undefined : <SeatMark seat={last.seat} size={18} />}
          <span>
            {last.text === undefined || last.seat === undefined
              ? noticeText(o, last)
              : o.say('talk.said', { seat: last.seat, text: last.text })}
          </span>
        </p>
      )}
    </div>
  );
}
