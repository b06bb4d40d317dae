import { Gi } from '../../../kit/pieces/icon.tsx';
import { GoodToken } from '../pieces/goods.tsx';
import { ItemPicture } from '../pieces/item-face.tsx';
import { MonsterTile } from '../pieces/spoil.tsx';
import type { Flying } from './flights.ts';

/** The moving piece, drawn as at its origin. */
export function Flyer({ what }: { what: Flying }) {
  switch (what.is) {
    case 'gems':
    case 'trophies':
      return (
        <>
          {what.n > 1 ? <b>{what.n}</b> : undefined}
          <GoodToken good={what.is} size={32} />
        </>
      );
    case 'item':
      return <ItemPicture item={what.id} />;
    case 'monster':
      return (
        <span className="qt-tile">
          <MonsterTile id={what.id} name="" />
        </span>
      );
    case 'quest':
      return (
        <span className="qt-quest-back qt-flying-quest">
          <Gi icon="tied-scroll" />
        </span>
      );
  }
}
