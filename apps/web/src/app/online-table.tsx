import { useEffect, useState, useSyncExternalStore } from 'react';
import { findGame } from '../base/games.ts';
import { useLocale } from '../base/locale.tsx';
import { goHome } from '../base/route.ts';
import { Gathering } from '../lobby/gathering.tsx';
import { NoticePage } from '../lobby/notice-page.tsx';
import { loadNewest } from '../offline/keeping.ts';
import { registerThisDevice } from '../online/push.ts';
import { openRoom, type Room } from '../online/room.ts';
import { useOnlineSpeaker } from '../online/texts.ts';
import { forgetTicket, ticketFor } from '../online/tickets.ts';
import { Table } from '../table/table.tsx';

/** The online table at which this device has a seat or watches. */
export function TheTable({ id, moment }: { id: string; moment: number | undefined }) {
  const o = useOnlineSpeaker();
  const [room, setRoom] = useState<Room>();
  const ticket = ticketFor(id);
  const holds = ticket?.token !== undefined;
  const { lang } = useLocale();
  useEffect(() => void registerThisDevice(id, lang), [id, lang]);
  useEffect(() => {
    const kept = ticketFor(id);
    if (kept?.token === undefined) return;
    const opened = openRoom(kept);
    setRoom(opened);
    return () => opened.end();
  }, [id]);
  if (!holds) return <NoticePage title={o.say('lost.title')} text={o.say('lost.text')} />;
  return room === undefined ? undefined : <InRoom room={room} id={id} moment={moment} />;
}

function InRoom({ room, id, moment }: { room: Room; id: string; moment: number | undefined }) {
  const o = useOnlineSpeaker();
  const state = useSyncExternalStore(room.subscribe, room.state);
  const session = useSyncExternalStore(room.subscribe, room.session);
  const { connection, table } = state;
  function forget(): void {
    forgetTicket(id);
    goHome();
  }
  if (connection === 'not-here')
    return (
      <NoticePage title={o.say('not-here.title')} text={o.say('not-here.text')} role="alert">
        <button type="button" className="brass" onClick={forget}>
          {o.say('not-here.forget')}
        </button>
      </NoticePage>
    );
  if (table === undefined) return <Knocking lost={connection === 'lost'} reload={connection === 'reload'} />;
  if (findGame(table.game) === undefined)
    return <NoticePage title={o.say('no-game.title')} text={o.say('no-game.text')} role="alert" />;
  if (table.status === 'held') return <NoticePage title={o.say('held.title')} text={o.say('held.text')} role="alert" />;
  if (table.status === 'gathering') return <Gathering state={state} table={table} room={room} />;
  return session === undefined ? (
    <Knocking lost={connection === 'lost'} />
  ) : (
    <Table session={session} moment={moment} />
  );
}

function Knocking({ lost, reload = false }: { lost: boolean; reload?: boolean }) {
  const o = useOnlineSpeaker();
  if (reload)
    return (
      <NoticePage title={o.say('reload.title')} text={o.say('reload.text')} role="alert">
        <button type="button" className="brass" onClick={loadNewest}>
          {o.say('reload.go')}
        </button>
      </NoticePage>
    );
  return <NoticePage title={o.say('knock.title')} text={o.say(lost ? 'knock.lost' : 'knock.text')} role="status" />;
}
