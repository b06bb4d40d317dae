import type { TableInfo } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { useEffect, useMemo, useState } from 'react';
import { onShelf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { Marked } from '../parts/seat-mark.tsx';
import { useGameVoice } from '../voice.tsx';
import { Agreed } from './agreed.tsx';
import type { Company } from './client.ts';
import { Invitation } from './invitation.tsx';
import { watchLink } from './links.ts';
import { isDenied, startGame } from './lobby.ts';
import { nameOf } from './online-session.ts';
import { OwnSeat, Seal } from './own-seat.tsx';
import type { Room } from './room.ts';
import { SeatRow } from './seat-row.tsx';
import { SmallBox } from './small-box.tsx';
import { Status } from './status.tsx';
import { Talk } from './talk.tsx';
import { ticketFor } from './tickets.ts';
import { TopLine } from './top-line.tsx';
import { deniedText, useOnlineVoice } from './voice.ts';

/** Before the start: who is here, the links for whoever is not, everybody's words, and the seal of the shuffle. */
export function Gathering({ company, table, room }: { company: Company; table: TableInfo; room: Room }) {
  const me = company.seat === 'spectator' ? undefined : company.seat;
  const people = useMemo<People>(() => ({ seats: table.seats.map(nameOf), me }), [table.seats, me]);
  const o = useOnlineVoice(people);
  const shelfGame = onShelf(table.game)!;
  const game = useGameVoice(shelfGame.box).say('game.name');
  const ticket = ticketFor(table.id);
  const isOwner = ticket?.owner !== undefined;
  const title = table.title || game;
  useEffect(() => {
    document.title = o.say('page.title', { title });
  }, [o, title]);
  const spectator = isOwner && table.spectators ? ticket.spectator : undefined;
  return (
    <Marked marks={table.marks}>
      <div className="online-page">
        <TopLine text={game} />
        <Status company={company} />
        <main className="gather">
          <header className="gather-head">
            <SmallBox game={table.game} className="join-cover" />
            <div>
              <h1>{title}</h1>
              <p>{o.say('gather.title')}</p>
            </div>
          </header>
          <section className="slab gather-seats" aria-labelledby="gather-seats">
            <h2 className="plaque" id="gather-seats">
              <Icon name="people" />
              {o.say('gather.seats')}
            </h2>
            <ul>
              {table.seats.map((seat, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <SeatRow key={i} seat={i} seen={seat} table={table} me={me} isOwner={isOwner} game={game} />
              ))}
            </ul>
            {spectator === undefined ? undefined : (
              <div className="gather-watch">
                <h3>
                  <Icon name="eye" />
                  {o.say('invite.watch')}
                </h3>
                <p>{o.say('invite.watch.help')}</p>
                <Invitation
                  link={watchLink(table.id, spectator)}
                  label={o.say('invite.watch')}
                  help={o.say('invite.qr.watch')}
                  game={game}
                />
              </div>
            )}
          </section>
          <div className="gather-side">
            {me === undefined ? undefined : <OwnSeat table={table} seat={me} />}
            <Seal table={table} people={people} />
          </div>
          <div className="gather-side">
            <section className="parchment gather-sheet" aria-labelledby="gather-agreed">
              <h2 id="gather-agreed">{o.say('gather.settings')}</h2>
              <Agreed table={table} />
            </section>
            <section className="parchment gather-sheet gather-talk" aria-labelledby="talk-title">
              <Talk company={company} people={people} say={room.say} />
            </section>
          </div>
        </main>
        <Start table={table} isOwner={isOwner} />
      </div>
    </Marked>
  );
}

function Start({ table, isOwner }: { table: TableInfo; isOwner: boolean }) {
  const o = useOnlineVoice();
  const [fault, setFault] = useState('');
  const open = table.seats.filter(({ taken, bot }) => !taken && !bot).length;
  async function start(): Promise<void> {
    const owner = ticketFor(table.id)?.owner;
    if (open > 0 || owner === undefined) return;
    const started = await startGame(table.id, owner);
    if (isDenied(started)) setFault(deniedText(o, started.denied));
  }
  return (
    <footer className="gather-start">
      <p className="form-fault" role="alert">
        {fault}
      </p>
      <p role="status">
        {open === 0 ? o.say(isOwner ? 'gather.soon' : 'gather.owner') : o.say('gather.wait', { count: open })}
      </p>
      {isOwner ? (
        <button type="button" className="brass go" aria-disabled={open > 0} onClick={start}>
          {o.say('gather.start')}
        </button>
      ) : undefined}
    </footer>
  );
}
