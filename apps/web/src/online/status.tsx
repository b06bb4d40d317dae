import { useEffect, useState } from 'react';
import { loadNewest } from '../offline/keeping.ts';
import { Icon } from '../parts/icon.tsx';
import type { OnlineState } from '../session/online-side.ts';
import { useOnlineSpeaker } from './texts.ts';
import { isTicketKept } from './tickets.ts';

/** The state of the connection, if there is a problem; else nothing. */
export function Status({ state }: { state: OnlineState }) {
  const o = useOnlineSpeaker();
  const { connection, goingDown, unsent, table, seat } = state;
  const text =
    connection === 'lost'
      ? goingDown
        ? 'banner.going-down'
        : navigator.onLine
          ? 'banner.lost'
          : 'banner.offline'
      : unsent
        ? 'banner.unsent'
        : table !== undefined && typeof seat === 'number' && !isTicketKept(table.id)
          ? 'banner.unkept'
          : undefined;
  const late = useLate(text !== undefined);
  if (connection === 'reload') return <NewVersion />;
  return (
    <div role="status">
      {text === undefined || !late ? undefined : (
        <p className="banner">
          <Icon name="glass" />
          <span>{o.say(text)}</span>
        </p>
      )}
    </div>
  );
}

/** Milliseconds: shorter interruptions are not shown. */
const SILENT = 1500;

function useLate(lost: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(lost), lost ? SILENT : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return late;
}

function NewVersion() {
  const o = useOnlineSpeaker();
  return (
    <p className="banner is-grave" role="alert">
      <span>{o.say('banner.reload')}</span>
      <button type="button" className="small" onClick={loadNewest}>
        {o.say('reload.go')}
      </button>
    </p>
  );
}
