import { HEROES, ITEMS } from '@oubliette/dungeon-lords/cards';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { ownerAsked } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Minion } from '../pieces/creatures.tsx';
import { HeroOf, ItemToken } from '../pieces/item-token.tsx';
import { has } from '../pieces/pictures.ts';
import { placeOf } from '../reading.ts';

/** Who gets the item: the party at that door, and which of its heroes could use it. */
export function Gift() {
  const { ask, game, option, c, t, names } = useTable();
  const { toSeat = 0, toDummy = 0 } = (ask?.about ?? {}) as { toSeat?: number; toDummy?: number };
  const wanted = option !== undefined && has(ITEMS, option) ? ITEMS[option].for : undefined;
  const { party } = placeOf(game, toSeat);
  return (
    <div className="bar-before dl-gift">
      <p className="dl-gift-to">
        {toDummy > 0 ? (
          <Minion who={toDummy === 1 ? 'dummy-1' : 'dummy-2'} size={26} />
        ) : (
          <SeatMark seat={toSeat} size={22} />
        )}
        <b>{toDummy > 0 ? names(`dummy-${toDummy}`) : t.seat(toSeat)}</b>
        {option === undefined ? undefined : (
          <ItemToken item={option as keyof typeof ITEMS} owner={ownerAsked(ask)} size={30} />
        )}
      </p>
      {toDummy > 0 ? (
        <p className="dl-gift-note">{c.say('gift.wasted')}</p>
      ) : party.length === 0 ? (
        <p className="dl-gift-note">{c.say('gift.nobody')}</p>
      ) : (
        <ul className="dl-gift-party">
          {byPlace(party, (hero) => {
            const fits = wanted !== undefined && HEROES[hero.id].is === wanted;
            return (
              <li className={wanted === undefined ? '' : fits ? 'is-fit' : 'is-unfit'}>
                <HeroOf hero={hero} name={names(hero.id)} />
                {fits ? <span className="unseen">{c.say('gift.fits')}</span> : undefined}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
