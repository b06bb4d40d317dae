import type { Seat } from '@oubliette/engine';
import { ITEMS, type ItemId } from '@oubliette/quests-and-betrayals/cards';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { aboutPiece, noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { ItemFace, itemClass } from '../pieces/item-face.tsx';
import { TYPE_ICONS } from '../pieces/pictures.ts';
import { placeOf } from '../reading.ts';

const SLOTS = ['weapon', 'armour', 'jewel'] as const;

/** One item of each type is worn; the preview of the picked option is dashed, surplus items are beside it. */
export function Gear({ seat }: { seat: Seat }) {
  const { game, next, c, t } = useTable();
  const now = placeOf(game, seat);
  const then = placeOf(next, seat);
  const find = (worn: readonly ItemId[], type: string): ItemId | undefined =>
    worn.find((item) => ITEMS[item].type === type);
  return (
    <div className="qt-gear" data-at={`gear-${seat}`}>
      {SLOTS.map((type) => {
        const item = find(now.worn, type);
        const coming = find(then.worn, type);
        if (coming !== undefined && coming !== item) {
          return (
            <span key={type} className={`${itemClass(coming)} is-ghost`} {...noted(aboutPiece(t, coming))}>
              <ItemFace item={coming} foot={<small>{c.say(`type.${type}`)} ?</small>} />
            </span>
          );
        }
        if (item === undefined) {
          return (
            <span key={type} className="qt-item is-empty" {...noted(noteOf(t, 'view.worn'))}>
              <Gi icon={TYPE_ICONS[type]} />
              <small>{c.say('slot.empty', { type: c.say(`type.${type}`) })}</small>
            </span>
          );
        }
        return <Worn key={type} item={item} foot={c.say(`type.${type}`)} />;
      })}
      {now.loose.map((item) => (
        <Worn key={item} item={item} foot={c.say('slot.loose')} loose />
      ))}
    </div>
  );
}

function Worn({ item, foot, loose = false }: { item: ItemId; foot: string; loose?: boolean }) {
  const { names } = useTable();
  return (
    <PieceButton id={item} name={names(item)} className={`${itemClass(item)}${loose ? ' is-loose' : ''}`}>
      <ItemFace item={item} foot={<small>{foot}</small>} />
    </PieceButton>
  );
}
