import { useEffect, useState, useSyncExternalStore } from 'react';
import { onShelf } from '../base/games.ts';
import { goHome } from '../base/route.ts';
import { Gathering } from '../lobby/gathering.tsx';
import { OneSheet } from '../lobby/notice-page.tsx';
import { loadNewest } from '../offline/keeping.ts';
import { openRoom, type Room } from '../online/room.ts';
import { forgetTicket, ticketFor } from '../online/tickets.ts';
import { useOnlineVoice } from '../online/voice.ts';
import { Table } from '../table/table.tsx';

/** The table this device has a seat at, or watches. */
export function TheTable({ id, moment }: { id: string; moment: number | undefined }) {
  const o = useOnlineVoice();
  const [room, setRoom] = useState<Room>();
  const ticket = ticketFor(id);
  const holds = ticket?.token !== undefined;
  useEffect(() => {
    const kept = ticketFor(id);
    if (kept?.token === undefined) return;
    const opened = openRoom(kept);
    setRoom(opened);
    return () => opened.end();
  }, [id]);
  if (!holds) return <OneSheet title={o.say('lost.title')} text={o.say('lost.text')} />;
  return room === undefined ? undefined : <InRoom room={room} id={id} moment={moment} />;
}

function InRoom({ room, id, moment }: { room: Room; id: string; moment: number | undefined }) {
  const o = useOnlineVoice();
  const state = useSyncExternalStore(room.subscribe, room.state);
  const sitting = useSyncExternalStore(room.subscribe, room.sitting);
  const { connection, table } = state;
  function forget(): void {
    forgetTicket(id);
    goHome();
  }
  if (connection === 'not-here')
    return (
      <OneSheet title={o.say('not-here.title')} text={o.say('not-here.text')} role="alert">
        <button type="button" className="brass" onClick={forget}>
          {o.say('not-here.forget')}
        </button>
      </OneSheet>
    );
  if (table === undefined) return <Knocking lost={connection === 'lost'} reload={connection === 'reload'} />;
  if (onShelf(table.game) === undefined)
    return <OneSheet title={o.say('no-game.title')} text={o.say('no-game.text')} role="alert" />;
  if (table.status === 'held') return <OneSheet title={o.say('held.title')} text={o.say('held.text')} role="alert" />;
  if (table.status === 'gathering') return <Gathering state={state} table={table} room={room} />;
  return sitting === undefined ? (
    <Knocking lost={connection === 'lost'} />
  ) : (
    <Table sitting={sitting} moment={moment} />
  );
}

function Knocking({ lost, reload = false }: { lost: boolean; reload?: boolean }) {
  const o = useOnlineVoice();
  if (reload)
    return (
      <OneSheet title={o.say('reload.title')} text={o.say('reload.text')} role="alert">
        <button type="button" className="brass" onClick={loadNewest}>
          {o.say('reload.go')}
        </button>
      </OneSheet>
    );
  return <OneSheet title={o.say('knock.title')} text={o.say(lost ? 'knock.lost' : 'knock.text')} role="status" />;
}
