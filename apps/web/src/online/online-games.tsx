import { useState } from 'react';
import { onShelf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { Paper } from '../parts/paper.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { useVoice } from '../voice.tsx';
import { onlineAddress } from './links.ts';
import { SmallBox } from './small-box.tsx';
import { forgetTicket, type Ticket, tickets } from './tickets.ts';

/** Tables this device has a seat at, or watches. */
export function OnlineGames() {
  const { say } = useVoice();
  const [kept, setKept] = useState(tickets);
  const [doomed, setDoomed] = useState<Ticket>();
  if (kept.length === 0) return undefined;
  return (
    <>
      <ul className="saved-list online-games">
        {kept.map((ticket) => (
          <OnlineGame key={ticket.table} ticket={ticket} onForget={() => setDoomed(ticket)} />
        ))}
      </ul>
      {doomed === undefined ? undefined : (
        <Paper title={say.say('online.forget', { title: doomed.title })} onClose={() => setDoomed(undefined)}>
          <p>{say.say('online.forget.sure')}</p>
          <div className="choices">
            <button
              type="button"
              className="brass is-grave"
              onClick={() => {
                forgetTicket(doomed.table);
                setKept(tickets());
                setDoomed(undefined);
              }}
            >
              {say.say('online.forget.yes')}
            </button>
            <button type="button" className="brass is-quiet" onClick={() => setDoomed(undefined)}>
              {say.say('home.delete.no')}
            </button>
          </div>
        </Paper>
      )}
    </>
  );
}

function OnlineGame({ ticket, onForget }: { ticket: Ticket; onForget: () => void }) {
  const { lang, say } = useVoice();
  const { table, game, names, seat, over, at, owner } = ticket;
  const name = onShelf(game)?.box[lang].message('game.name')?.write({}) ?? game;
  const place = lang === 'en' ? 'en-GB' : lang;
  const people = names.filter((one) => one !== '');
  const title = ticket.title || new Intl.ListFormat(place).format(people) || name;
  const when = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className="saved">
      <SmallBox game={game} className="saved-cover" />
      <div>
        <a href={onlineAddress(table)} aria-label={say.say('online.resume', { title })}>
          {title}
        </a>
        <p>
          {over ? say.say('home.saved.over', { name }) : name}
          <br />
          <time dateTime={new Date(at).toISOString()}>{when}</time>
        </p>
        <p className="saved-seats">
          {typeof seat === 'number' ? <SeatMark seat={seat} size={17} /> : <Icon name="eye" />}
          <span className="saved-mark">
            {say.say(seat === 'spectator' && owner === undefined ? 'online.watching' : 'online.mark')}
          </span>
          {owner === undefined ? undefined : <span className="saved-mark">{say.say('online.owner')}</span>}
        </p>
      </div>
      <button type="button" className="discard" onClick={onForget} aria-label={say.say('online.forget', { title })}>
        <Icon name="cross" />
      </button>
    </li>
  );
}
