import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { CurtainNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

/** The curtain between two people: the page holds nothing of the game. One key opens it. */
export function Curtain({ session, now }: { session: TableSession; now: CurtainNow }) {
  const { say } = useLocale();
  const open = useRef<HTMLButtonElement>(null);
  const { to, from } = now;
  // The game arrives from the worker after the curtain is opened.
  const [opened, setOpened] = useState<CurtainNow>();
  const name = say.seat(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the button again for another seat
  useEffect(() => open.current?.focus(), [to]);
  return (
    <main className="curtain" aria-busy={opened === now}>
      <div className="curtain-sign">
        <SeatMark seat={to} size={84} />
        <h1>
          <small>{say.say('curtain.pass')}</small> {name}
        </h1>
        <button
          ref={open}
          type="button"
          className="brass"
          onClick={() => {
            setOpened(now);
            session.openCurtain();
          }}
        >
          {say.say('curtain.open', { seat: to })}
        </button>
        <p>{say.say('curtain.hint')}</p>
        {from === undefined ? undefined : (
          <button type="button" className="brass is-quiet" onClick={() => session.takeBack(from)}>
            <SeatMark seat={from} size={18} />
            {say.say('curtain.take-back', { seat: from })}
          </button>
        )}
      </div>
    </main>
  );
}
