import { ITEMS, type ItemId } from '@oubliette/quests-and-betrayals/cards';
import type { ReactNode } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import { ITEM_ICONS } from './pictures.ts';

/** The bonus of an item; the Power Armour doubles. */
export const bonusOf = (item: ItemId): string => (item === 'power-armour' ? '×2' : `+${ITEMS[item].bonus}`);

/** The CSS classes of an item's card: the outline shows the type. */
export const itemClass = (item: ItemId): string => `qt-item is-${ITEMS[item].type}`;

/** The picture of an item: pointed, rounded or a disc by its type. */
export const ItemPicture = ({ item }: { item: ItemId }) => (
  <span className={`qt-item-pic is-${ITEMS[item].type}`}>
    <Gi icon={ITEM_ICONS[item]} />
  </span>
);

/** The face of an item's card: bonus, picture, name, and a footer. */
export function ItemFace({ item, foot }: { item: ItemId; foot?: ReactNode }) {
  const { names } = useTable();
  const { c } = useTable();
  return (
    <>
      <span className="qt-bonus">
        {bonusOf(item)}
        <span className="unseen"> {c.say('power')} </span>
      </span>
      <ItemPicture item={item} />
      <span className="qt-item-name">{names(item)}</span>
      {foot}
    </>
  );
}
