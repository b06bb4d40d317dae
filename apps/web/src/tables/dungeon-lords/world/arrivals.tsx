import { HEROES } from '@oubliette/dungeon-lords/cards';
import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { HeroPortrait } from '../pieces/creatures.tsx';
import { ItemToken, useTokenName } from '../pieces/item-token.tsx';
import { EVENT_PICTURES } from '../pieces/pictures.ts';

/** Adventurers at the gates and those to come. */
export function Arrivals() {
  const { game, c } = useTable();
  const groups = [
    { title: c.say('come.now'), heroes: game.arriving },
    { title: c.say('come.next'), heroes: game.expected },
  ].filter(({ heroes }, at) => heroes.length > 0 || (at === 0 && game.expected.length === 0));
  return (
    <section className="dl-arrivals">
      {groups.map(({ title, heroes }) => (
        <div key={title}>
          <PaneTitle small>{title}</PaneTitle>
          <div className="dl-heroes">
            {heroes.length === 0 ? <p className="dl-none">{c.say('come.none')}</p> : undefined}
            {byPlace(heroes, (id) => (
              <PieceButton id={id} className="dl-hero" at={`arriving-${id}`}>
                <HeroPortrait id={id} health={HEROES[id].health} />
              </PieceButton>
            ))}
            {heroes === game.arriving ? <Under /> : undefined}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Advanced items: this round's tokens under the adventurers, the first of them under the rightmost. */
function Under() {
  const { game, c } = useTable();
  const nameOf = useTokenName();
  const queue = game.magicItems?.queue ?? [];
  if (queue.length === 0) return undefined;
  return (
    <span className="dl-under" data-at="under">
      <span className="unseen">{c.say('items.under')}</span>
      {queue.toReversed().map(({ item, ownerSeat }) => (
        <span key={ownerSeat} className={item === 'hidden' ? '' : 'is-mine'}>
          <ItemToken item={item} owner={ownerSeat} name={nameOf(item, ownerSeat)} size={24} />
        </span>
      ))}
    </span>
  );
}

/** What was announced, and by name what comes first: this season's event, or else the next one's. */
export function Events() {
  const { game, c, names } = useTable();
  const special = game.specials[game.year - 1];
  // Older rules do not tell it.
  const past = game.eventsPast as number | undefined;
  const tiles = game.events.map((tile) =>
    tile === 'special' && special !== undefined && special !== 'hidden' ? special : tile,
  );
  const due = past === undefined ? undefined : tiles[past];
  return (
    <section className="dl-events">
      <PaneTitle small>{c.say('event.title')}</PaneTitle>
      {tiles.length === 0 ? <p className="dl-none">{c.say('event.none')}</p> : undefined}
      <ol className="dl-event-row">
        {tiles.map((tile, at) => (
          <li key={tile}>
            <PieceButton
              id={tile}
              className={`dl-event${tile === due ? ' is-due' : ''}${past !== undefined && at < past ? ' is-past' : ''}`}
              options={[]}
            >
              <Gi icon={EVENT_PICTURES[tile]} />
            </PieceButton>
          </li>
        ))}
      </ol>
      {due === undefined ? undefined : <p className="dl-due">{names(due)}</p>}
    </section>
  );
}
