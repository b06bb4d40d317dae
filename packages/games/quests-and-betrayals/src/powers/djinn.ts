// QT-CARD-46: a beaten Djinn grants one wish.
import { ITEMS, MOST_WOUNDS } from '../cards/cards.ts';
import { score, takeGems } from '../rules/gems.ts';
import { dropItem, gainItem } from '../rules/items.ts';
import { heal } from '../rules/wounds.ts';
import { type Frame, type State, w } from '../state.ts';

const WISH_GEMS = 5;
/** QT-RULING-54: the limit reads the printed price. */
const WISH_LIMIT = 6;

export const grantWish = (s: State): Frame => ({ proc: 'wish', todo: [s.active], at: 0 });

export const wish = w.eachInTurn('wish', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (const item of s.shop) can.add(`item:${item}`, ITEMS[item].price > WISH_LIMIT ? 'QT-CARD-46' : undefined);
    can.add('gems');
    can.add('trophy');
  },
  choose(s, seat, _item, option) {
    if (option === 'trophy') {
      w.tell(() => ({ type: 'wished', rule: 'QT-CARD-46', seat, wish: 'trophy' }));
      score(s, seat, 1);
      return undefined;
    }
    if (option === 'gems') {
      w.tell(() => ({ type: 'wished', rule: 'QT-CARD-46', seat, wish: 'gems' }));
      takeGems(s, seat, WISH_GEMS);
      heal(s, seat, MOST_WOUNDS, 'QT-CARD-46');
      return undefined;
    }
    const item = option.slice('item:'.length) as Parameters<typeof gainItem>[2];
    dropItem(s.shop, item);
    w.tell(() => ({ type: 'wished', rule: 'QT-CARD-46', seat, wish: item }));
    return gainItem(s, seat, item);
  },
  quiet: true,
});
