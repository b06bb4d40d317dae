// QT-CARD-43 to QT-CARD-45: each of the three dragons guards an item.
import { type ItemId, MONSTERS, type MonsterId } from '../cards/cards.ts';
import { dropItem, gainItem } from '../rules/items.ts';
import { type Frame, type State, w } from '../state.ts';

/** QT-RULING-61: an item that was taken before is not there any more. */
export const takePrize =
  (dragon: MonsterId, prize: ItemId) =>
  (s: State): Frame | undefined => {
    const { active } = s;
    if (!s.setApart.includes(prize)) return undefined;
    dropItem(s.setApart, prize);
    w.tell(() => ({ type: 'prize', rule: MONSTERS[dragon].rule, seat: active, item: prize }));
    return gainItem(s, active, prize);
  };
