import { useEffect } from 'react';
import { goOnline, type OnlineRoute } from '../base/links.ts';
import { CarryPage } from '../lobby/carry-page.tsx';
import { Join } from '../lobby/join.tsx';
import '../online/styles/index.css';
import { NoticePage } from '../lobby/notice-page.tsx';
import { useOnlineSpeaker } from '../online/texts.ts';
import { changeTicket, ticketFor } from '../online/tickets.ts';
import { TheTable } from './online-table.tsx';

/** The pages of an online table: invitation, lobby, and the table itself once the game has begun. */
export function OnlinePage({ route }: { route: OnlineRoute }) {
  if (route.at === 'broken') return <Broken />;
  if (route.at === 'online') return <TheTable key={route.id} id={route.id} moment={route.moment} />;
  if (route.at === 'carry') return <CarryPage secret={route.secret} tables={route.tables} />;
  if (route.at === 'join') return <Join key={route.secret} table={route.id} invitation={route.secret} />;
  return <Watch table={route.id} secret={route.secret} moment={route.moment} />;
}

function Broken() {
  const o = useOnlineSpeaker();
  return <NoticePage title={o.say('broken.title')} text={o.say('broken.text')} role="alert" />;
}

/** Stores the spectators' link like a seat's and removes it from the address. A device that has a seat keeps that seat. */
function Watch({ table, secret, moment }: { table: string; secret: string; moment: number | undefined }) {
  const o = useOnlineSpeaker();
  useEffect(() => {
    if (ticketFor(table)?.token === undefined)
      changeTicket(table, { token: secret, seat: 'spectator', spectator: secret });
    goOnline(table, moment);
  }, [table, secret, moment]);
  return <NoticePage title={o.say('watch.title')} text={o.say('knock.text')} role="status" />;
}
