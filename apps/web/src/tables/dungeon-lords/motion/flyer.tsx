import { Gi } from '../../../kit/pieces/icon.tsx';
import { HeroPortrait, Minion, MonsterTile, RoomTile } from '../pieces/creatures.tsx';
import { GoodToken } from '../pieces/goods.tsx';
import { ItemToken } from '../pieces/item-token.tsx';
import type { Flying } from './flights.ts';

/** A flying piece, drawn as where it comes from. */
export function Flyer({ what }: { what: Flying }) {
  switch (what.is) {
    case 'minion':
      return <Minion who={what.seat} size={34} />;
    case 'good':
      return (
        <>
          {what.n > 1 ? <b>{what.n}</b> : undefined}
          <GoodToken good={what.good} size={32} />
        </>
      );
    case 'monster':
      return <MonsterTile id={what.id} />;
    case 'room':
      return <RoomTile id={what.id} />;
    case 'hero':
      return <HeroPortrait id={what.id} />;
    case 'item':
      return <ItemToken item={what.item} owner={what.owner} size={38} />;
    case 'flag':
      return (
        <span className="dl-flying-flag">
          <Gi icon="flying-flag" />
        </span>
      );
  }
}
