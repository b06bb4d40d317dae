import type { Seat } from '@oubliette/engine';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { HeroOf, useBearerName } from '../pieces/item-token.tsx';
import { outsideOf, placeOf } from '../reading.ts';
import { Camp } from './items.tsx';

/** The gate, and who waits before it: the head first, on the left. */
export function Door({ seat }: { seat: Seat }) {
  const { game, c, t, me } = useTable();
  const nameOf = useBearerName();
  const place = placeOf(game, seat);
  const { party } = place;
  const [head] = party;
  return (
    <div className="dl-door" data-at={`door-${seat}`}>
      <p>
        <b>{c.say(seat === me ? 'door.title' : 'door.of')}</b>
        {outsideOf(place) !== undefined ? (
          <Camp seat={seat} />
        ) : head === undefined ? (
          c.say('door.none')
        ) : (
          c.say('door.head', { hero: t.name(head.id) })
        )}
      </p>
      <svg className="dl-gate" viewBox="0 0 96 74" aria-hidden="true">
        <ellipse cx="48" cy="56" rx="48" ry="30" fill="url(#kit-halo)" />
        <use
          href="#gi-dungeon-gate"
          x="12"
          width="72"
          height="72"
          fill="url(#g-dark)"
          stroke="#0d0a07"
          strokeWidth="18"
          paintOrder="stroke"
        />
      </svg>
      <div className="dl-party">
        {byPlace(party, (hero) => (
          <PieceButton id={hero.id} name={nameOf(hero)} options={[]} className="dl-hero">
            <HeroOf hero={hero} />
          </PieceButton>
        ))}
      </div>
    </div>
  );
}
