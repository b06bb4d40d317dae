import type { Seat } from '@oubliette/engine';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { HeroPortrait } from '../pieces/creatures.tsx';
import { Bears, useTokenName } from '../pieces/item-token.tsx';
import { leftOf, placeOf } from '../reading.ts';
import { Camp } from './items.tsx';

/** The gate, and who waits before it: the head first, on the left. */
export function Door({ seat }: { seat: Seat }) {
  const { game, c, t, me, names } = useTable();
  const nameOf = useTokenName();
  const { party, camp = [], sack = [] } = placeOf(game, seat);
  const outside = camp.length + sack.length;
  const [head] = party;
  return (
    <div className="dl-door" data-at={`door-${seat}`}>
      <p>
        <b>{c.say(seat === me ? 'door.title' : 'door.of')}</b>
        {outside > 0 ? (
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
        {party.map((hero, at) => (
          <PieceButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the line is who it is
            key={at}
            id={hero.id}
            name={[names(hero.id), ...(hero.items ?? []).map((one) => nameOf(one.item, one.ownerSeat, one.used))].join(
              ', ',
            )}
            options={[]}
            className="dl-hero"
          >
            <HeroPortrait id={hero.id} name="" health={leftOf(hero)} />
            <Bears items={hero.items} />
          </PieceButton>
        ))}
      </div>
    </div>
  );
}
