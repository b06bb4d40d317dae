import { MONSTERS, ROOMS } from '@oubliette/dungeon-lords/cards';
import type { ReactNode } from 'react';
import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { MonsterTile, RoomTile } from '../pieces/creatures.tsx';
import { Amounts, RoomPrice } from '../pieces/goods.tsx';

/** Monsters that look for work and rooms that can be built, with what they cost and give. */
export function Offers() {
  const { game, c } = useTable();
  const { forHire, forSale, monstersLeft, roomsLeft } = game;
  return (
    <section className="dl-offers">
      <PaneTitle small note={c.say('offer.left', { monsters: monstersLeft, rooms: roomsLeft })}>
        {c.say('offer.title')}
      </PaneTitle>
      <div className="dl-offer">
        {forHire.length + forSale.length === 0 ? <p className="dl-none">{c.say('offer.none')}</p> : undefined}
        {byPlace(forHire, (id) => (
          <Offer id={id} tile={<MonsterTile id={id} />} price={<Amounts of={MONSTERS[id].cost} size={16} />} />
        ))}
        {forHire.length > 0 && forSale.length > 0 ? <i className="dl-rule" /> : undefined}
        {forSale.map((id) => (
          <Offer
            key={id}
            id={id}
            tile={<RoomTile id={id} />}
            price={ROOMS[id].imps === undefined ? undefined : <RoomPrice id={id} />}
          />
        ))}
      </div>
    </section>
  );
}

function Offer({ id, tile, price }: { id: string; tile: ReactNode; price: ReactNode }) {
  const { names } = useTable();
  return (
    <PieceButton id={id} className="dl-of" at={`offer-${id}`}>
      {tile}
      {price === undefined ? undefined : <span className="kit-price">{price}</span>}
      <span className="dl-of-name">{names(id)}</span>
    </PieceButton>
  );
}
