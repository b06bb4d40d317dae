import type { TableInfo } from '@oubliette/protocol';
import type { Table as People } from '@oubliette/text';
import { useEffect, useMemo, useState } from 'react';
import { findGame } from '../base/games.ts';
import { watchLink } from '../base/links.ts';
import { useGameSpeaker } from '../base/locale.tsx';
import { Invitation } from '../online/invitation.tsx';
import { nameOf } from '../online/online-session.ts';
import type { Room } from '../online/room.ts';
import { isDenied, startGame } from '../online/server-calls.ts';
import { SidesLine } from '../online/sides-line.tsx';
import { Status } from '../online/status.tsx';
import { Talk } from '../online/talk.tsx';
import { deniedText, useOnlineSpeaker } from '../online/texts.ts';
import { ticketFor } from '../online/tickets.ts';
import { useSeating } from '../online/use-seating.ts';
import { SmallBox } from '../parts/cover-picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { letterOf, Marked } from '../parts/seat-mark.tsx';
import type { OnlineState } from '../session/online-side.ts';
import { Agreed } from './agreed.tsx';
import { OwnSeat, Seal } from './own-seat.tsx';
import { SeatRow } from './seat-row.tsx';
import { TopLine } from './top-line.tsx';

/** Before the start: who is here, the links for whoever is not, everybody's words, and the seal of the shuffle. */
export function Gathering({ state, table, room }: { state: OnlineState; table: TableInfo; room: Room }) {
  const me = state.seat === 'spectator' ? undefined : state.seat;
  const people = useMemo<People>(() => ({ seats: table.seats.map(nameOf), me }), [table.seats, me]);
  const o = useOnlineSpeaker(people);
  const catalogGame = findGame(table.game)!;
  const t = useGameSpeaker(catalogGame.box);
  const game = t.say('game.name');
  const { roles, policies, sides } = useSeating(table, catalogGame);
  const names = table.seats.map(({ name }, seat) => name || o.say('seat.letter', { letter: letterOf(seat) }));
  const ticket = ticketFor(table.id);
  const isOwner = ticket?.owner !== undefined;
  const title = table.title || game;
  useEffect(() => {
    document.title = o.say('page.title', { title });
  }, [o, title]);
  const spectator = isOwner && table.spectators ? ticket.spectator : undefined;
  const shared = { table, me, isOwner, t };
  return (
    <Marked marks={table.marks}>
      <div className="online-page">
        <TopLine text={game} />
        <Status state={state} />
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
                <SeatRow key={i} {...shared} seat={i} seen={seat} role={roles[i]} policies={policies(i)} />
              ))}
            </ul>
            <SidesLine sides={sides} names={names} />
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
            <section className="parchment gather-panel" aria-labelledby="gather-agreed">
              <h2 id="gather-agreed">{o.say('gather.settings')}</h2>
              <Agreed table={table} />
            </section>
            <section className="parchment gather-panel gather-talk" aria-labelledby="talk-title">
              <Talk state={state} people={people} say={room.say} />
            </section>
          </div>
        </main>
        <Start table={table} isOwner={isOwner} />
      </div>
    </Marked>
  );
}

function Start({ table, isOwner }: { table: TableInfo; isOwner: boolean }) {
  const o = useOnlineSpeaker();
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
