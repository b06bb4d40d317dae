import { MONSTERS, ROOMS } from '@oubliette/dungeon-lords/cards';
import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { MonsterTile, RoomTile } from '../pieces/creatures.tsx';
import { Amounts } from '../pieces/goods.tsx';
import { RoomPrice } from './room-price.tsx';

/** Monsters that look for work and rooms that can be built, with what they cost and give. */
export function Offers() {
  const { game, c, names } = useTable();
  const { forHire, forSale, monstersLeft, roomsLeft } = game;
  return (
    <section className="dl-offers">
      <PaneTitle small note={c.say('offer.left', { monsters: monstersLeft, rooms: roomsLeft })}>
        {c.say('offer.title')}
      </PaneTitle>
      <div className="dl-offer">
        {forHire.length + forSale.length === 0 ? <p className="dl-none">{c.say('offer.none')}</p> : undefined}
        {forHire.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles lie in their places
          <PieceButton key={at} id={id} name={names(id)} className="dl-of" at={`offer-${id}`}>
            <MonsterTile id={id} name="" />
            <span className="kit-price">
              <Amounts of={MONSTERS[id].cost} size={16} />
            </span>
            <span className="dl-of-name">{names(id)}</span>
          </PieceButton>
        ))}
        {forHire.length > 0 && forSale.length > 0 ? <i className="dl-rule" /> : undefined}
        {forSale.map((id) => (
          <PieceButton key={id} id={id} name={names(id)} className="dl-of" at={`offer-${id}`}>
            <RoomTile id={id} name="" />
            {ROOMS[id].imps === undefined ? undefined : (
              <span className="kit-price">
                <RoomPrice id={id} />
              </span>
            )}
            <span className="dl-of-name">{names(id)}</span>
          </PieceButton>
        ))}
      </div>
    </section>
  );
}
