import { HEROES } from '@oubliette/dungeon-lords/cards';
import { useNames, useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { EVENT_PICTURES } from '../pieces/pictures.ts';
import { PieceButton } from '../pieces/piece-button.tsx';
import { Portrait } from '../pieces/portrait.tsx';

/** Adventurers at the gates and those to come. */
export function Arrivals() {
  const { game, c } = useTable();
  const names = useNames();
  const groups = [
    { title: c.say('come.now'), heroes: game.arriving },
    { title: c.say('come.next'), heroes: game.expected },
  ].filter(({ heroes }, at) => heroes.length > 0 || (at === 0 && game.expected.length === 0));
  return (
    <section className="dl-arrivals">
      {groups.map(({ title, heroes }) => (
        <div key={title}>
          <h2 className="plaque is-small">{title}</h2>
          <div className="dl-heroes">
            {heroes.length === 0 ? <p className="dl-none">{c.say('come.none')}</p> : undefined}
            {heroes.map((id, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal heroes stand in their places
              <PieceButton key={at} id={id} name={names(id)} className="dl-hero">
                <Portrait id={id} name="" health={HEROES[id].health} />
              </PieceButton>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

const SEASON_EVENTS = ['spring', 'summer', 'autumn'];

/** What was announced: the last tile that lies open is this season's or the next one's. */
export function Events() {
  const { game, c } = useTable();
  const names = useNames();
  const special = game.specials[game.year - 1];
  const now = SEASON_EVENTS.indexOf(game.season);
  return (
    <section className="dl-events">
      <h2 className="plaque is-small">{c.say('event.title')}</h2>
      {game.events.length === 0 ? <p className="dl-none">{c.say('event.none')}</p> : undefined}
      <ol className="dl-event-row">
        {game.events.map((tile, at) => {
          const shown = tile === 'special' && special !== undefined && special !== 'hidden' ? special : tile;
          return (
            <li key={tile}>
              <PieceButton id={shown} name={names(shown)} className={`dl-event${at === now ? ' is-now' : ''}${at < now ? ' is-past' : ''}`} options={[]}>
                <Gi icon={EVENT_PICTURES[shown]} />
                <span>{names(shown)}</span>
              </PieceButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
